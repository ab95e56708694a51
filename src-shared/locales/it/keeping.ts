import type { keepingMessages as English } from '../en/keeping'
import type { Translation } from '../translation'

export const keepingMessages: Translation<typeof English> = {
  keeping: {
    title: 'Se questo computer sparisce',
    brief: 'Il tavolo continua',
    briefNot: 'Il tavolo andrebbe perso',
    open: 'Chi custodisce il tavolo',
    hosts: 'Ospita ora il tavolo',
    keeps: 'Tiene una copia sigillata',
    survives: 'Se {name} sparisce, gli altri continuano con il tavolo: posti, carte e risposte restano come sono.',
    alone:
      'Solo {name} ha questo tavolo. Con altri due computer che ne tengono una copia, sopravvive alla sua perdita.',
    oneMore: 'Ancora un computer con l’app, e questo tavolo sopravvive alla perdita di {name}.',
    sealed: 'In una copia sigillata nessuno può leggere le carte coperte. Il computer che ospita il tavolo sì.',
    give: 'Passalo a {name}',
    giveSure: 'Passare il tavolo a {name}?',
    giveHint:
      'Da quel momento {name} ospita il tavolo e può leggere le carte coperte, come ora può {from}. Tutti passano lì e tengono il proprio posto.',
    giveYes: 'Passa il tavolo',
    giving: 'Il tavolo passa a {name}…',
    waiting: 'Aspettiamo i computer che tengono questo tavolo. Nulla è perso: si continua quando ne risponde un altro.',
    gone: '{name} non risponde. Un altro computer che tiene questo tavolo continuerà la partita, e passerai lì da solo.',
  },
  refusals: {
    tableNowAt:
      'Ora il tavolo è ospitato da {name}, che da qui in poi può leggere le carte coperte. Il tuo posto è rimasto tuo.',
  },
}
