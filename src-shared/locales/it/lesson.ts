import type { Translation } from '../translation'
import type { lessonMessages as English } from '../en/lesson'

export const lessonMessages: Translation<typeof English> = {
  lesson: {
    learn: 'Impara a giocare',
    minutes: 'Dieci minuti, con un maestro tutto per te',
    of: 'Lezione · {n} di {of}',
    training: 'Partita di prova',
    teacher: 'Il maestro',
    goOn: 'Avanti',
    others: 'Giocano gli altri…',
    again: 'Ancora una volta',
    close: 'Fine della lezione',
    loading: 'Il maestro sta arrivando…',
    pupil: 'Tu',
    names: {
      Alba: 'Alba',
      Bruno: 'Bruno',
      Carla: 'Carla',
      Livia: 'Livia',
      Marco: 'Marco',
      Nora: 'Nora',
      Greta: 'Greta',
    },
    practise: 'Gioca una partita di prova',
    practice: 'Una partita di prova: gioca come vuoi. Se non sai che fare, chiedi che cosa farei io.',
    practised: 'La partita è finita. Guardati intorno: tutte le carte sono scoperte. Un’altra?',
    ask: 'Tu che cosa faresti?',
    askWhy: 'Perché {name} fa così?',
    would: 'Io premerei il pulsante evidenziato. {why}',
    wouldHunch: 'Io premerei il pulsante evidenziato: non ho ragioni migliori del fiuto.',
    said: '{name}: «{why}»',
  },
}
