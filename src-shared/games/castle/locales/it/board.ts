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

  /** What a sign or pile is for, in its large form. */
  about: {
    society: {
      order:
        'L’Ordine vuole le Chiavi: con tre può dichiarare vittoria, con due se è in minoranza e i giocatori sono dispari.',
      brotherhood:
        'La Fratellanza vuole i Calici: con tre può dichiarare vittoria, con due se è in minoranza e i giocatori sono dispari.',
    },
    bag: 'Una delle due Borse dei Segreti. A quale compagnia serva lo sa soltanto chi l’ha avuta in mano.',
    deck: 'Da qui pescano le Borse e altre carte. Non si rimescola mai; quando è vuoto, la propria Borsa vale per la compagnia come una reliquia.',
    leftOver: 'Professioni che nessuno ha ricevuto, coperte. Il Soprabito permette di guardarle.',
    stack:
      'Da qui prende un gettone chi si vede rifiutare uno scambio. In duello ognuno vale 1 punto per la sua parte.',
    odd: 'Con un numero dispari di giocatori una carta compagnia si mette via senza guardarla: una compagnia ha un membro in meno, e le bastano due reliquie.',
    token: 'In duello vale 1 punto.',
    faceDown: 'La professione resta coperta finché non la si usa.',
  },

  board: {
    turnNumber: 'Turno {n}',
    you: { objects: 'I tuoi oggetti', society: 'La tua compagnia', profession: 'La tua professione' },
    goal: { order: 'tre Chiavi per l’Ordine', brotherhood: 'tre Calici per la Fratellanza' },
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
