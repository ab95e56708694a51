import type { Translation } from '../../../../locales/translation'
import type { boardMessages as English } from '../en/board'

export const boardMessages: Translation<typeof English> = {
  memo: {
    title: 'Che cosa hai visto',
    hint: 'La tua lista privata. Dice che cosa era vero quando l’hai visto, non che cosa è vero adesso.',
    empty: 'Ancora nulla. Viaggiando si impara.',
    turn: 'Turno {n}',
    object: {
      spy: '{name} aveva: {object} (spiando)',
      offer: '{name} offriva: {object}',
      got: 'da {name}: {object}',
      gave: 'a {name}: {object}',
    },
    objects: '{name} aveva: {objects}',
    society: 'la compagnia di {name}: {society}',
    profession: 'la nuova professione di {name}: {profession}',
    leftOver: 'professioni avanzate: {professions}',
    deck: 'nel mazzo: {objects}',
    top: 'messi in cima, in quest’ordine: {objects}',
  },

  duel: {
    title: '{attacker} contro {defender}',
    attacker: 'Attaccante',
    defender: 'Difensore',
    points: '{n} punto | {n} punti',
    tokens: '{n} gettone duello | {n} gettoni duello',
    support: 'Appoggio',
    hidden: 'scelta segreta',
    nobody: 'nessuno',
    void: 'non vale',
    hypnotised: 'sotto ipnosi: {name}',
    duelist: 'senza appoggi',
    alchemist: {
      attacker: 'Per volere dell’Alchimista: l’attaccante',
      defender: 'Per volere dell’Alchimista: il difensore',
    },
    stages: {
      challenge: 'Sfida',
      support: 'Appoggio',
      hypnotist: 'Ipnosi',
      react: 'Interventi',
      count: 'Conteggio',
      ring: 'Parità',
      doctor: 'Dottore?',
      result: 'Esito',
    },
    result: { attacker: 'Vince l’attaccante', defender: 'Vince il difensore', draw: 'Parità' },
  },

  exchange: {
    title: '{name} offre un oggetto a {other}',
    offered: 'Offerto',
    returned: 'In cambio',
    faceDown: 'coperto',
  },

  board: {
    turnNumber: 'Turno {n}',
    you: { objects: 'I tuoi oggetti', society: 'La tua compagnia', profession: 'La tua professione' },
    objects: '{n} oggetto | {n} oggetti',
    tokens: '{n} gettone duello | {n} gettoni duello',
    stack: '{n} gettone duello nel mucchio | {n} gettoni duello nel mucchio',
    deck: '{n} oggetto nel mazzo | {n} oggetti nel mazzo',
    deckEmpty: 'Il mazzo degli oggetti è vuoto: le Borse sono una Chiave e un Calice',
    leftOver: '{n} professione avanzata | {n} professioni avanzate',
    faceDown: 'professione coperta',
    spent: 'già usata',
    odd: 'Una carta compagnia è fuori dal gioco, perciò una compagnia è in minoranza',
    box: 'Non in questa partita: {objects}',
    open: 'Le carte in tavola',
  },
}
