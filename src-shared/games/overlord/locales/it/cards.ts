import type { Translation } from '../../../../locales/translation'
import type { cardMessages as English } from '../en/cards'

export const cardMessages: Translation<typeof English> = {
  symbols: {
    character: { name: 'Personaggio', one: 'un personaggio' },
    item: { name: 'Oggetto', one: 'un oggetto' },
    place: { name: 'Luogo', one: 'un luogo' },
    monster: { name: 'Mostro', one: 'un mostro' },
    event: { name: 'Evento', one: 'un evento' },
    joker: { name: 'Jolly', one: 'un jolly' },
  },

  actions: {
    pass: { name: 'Scaricabarile', short: 'è stato qualcun altro' },
    freeze: { name: 'Alto là!', short: 'un momento: e questo?' },
    both: { name: 'Barile o «Alto là!»', short: 'uno dei due' },
    card: '{kind} ({symbol})',
    cardSkull: '{kind} ({symbol}, teschio)',
    skull: 'Teschio',
  },

  quoted: '«{text}»',

  counts: {
    hints: '{n} spunto | {n} spunti',
    actions: '{n} azione | {n} azioni',
    looks: '{n} sguardo | {n} sguardi',
  },

  looks: {
    none: { name: 'Nelle grazie', numeral: '0' },
    first: { name: 'Primo sguardo', numeral: 'I' },
    second: { name: 'Secondo sguardo', numeral: 'II' },
    third: { name: 'Terzo sguardo', numeral: 'III' },
  },

  whims: {
    slow: 'Troppa lentezza',
    boring: 'Che noia',
    ignored: 'Spunto ignorato',
    disrespect: 'Mancanza di rispetto',
    chatter: 'Chiacchiere',
    whim: 'Così, per capriccio',
  },

  lookReasons: {
    slow: 'troppa lentezza',
    boring: 'troppa noia',
    ignored: 'uno spunto senza spiegazione',
    disrespect: 'troppo poco strisciare',
    chatter: 'chiacchiere in ultima fila',
    whim: 'così, per capriccio',
    noHint: 'nemmeno uno spunto in mano',
    conceded: 'scuse finite',
    noPass: 'tre spunti e nessun colpevole',
    sameToYou: 'un barile che fa avanti e indietro',
    noAnswer: 'nessuna risposta',
  },

  pressures: {
    questioned: {
      head: 'Il Signore domanda!',
      text: '{by} interroga {name}',
      you: '{by} ti interroga',
      byYou: 'Interroghi {name}',
    },
    passed: {
      head: 'Barile in arrivo!',
      text: '{by} ha scaricato il barile su {name}',
      you: '{by} ha scaricato il barile su di te',
      byYou: 'Hai scaricato il barile su {name}',
    },
    frozen: {
      head: 'Alto là! E questo?',
      text: '{by} grida «Alto là!»: {name} deve far entrare il nuovo spunto',
      you: '{by} ti grida «Alto là!»: fai entrare il nuovo spunto',
      byYou: 'Gridi «Alto là!»: {name} deve far entrare il nuovo spunto',
    },
    accused: {
      head: 'J’accuse!',
      text: '{by} accusa {name}; va bene qualsiasi spunto',
      you: '{by} ti accusa; va bene qualsiasi spunto',
      byYou: 'Accusi {name}; va bene qualsiasi spunto',
    },
    doubted: {
      head: 'Non ci credo!',
      text: '{by} non crede a {name}; serve {symbol}',
      you: '{by} non ti crede; serve {symbol}',
      byYou: 'Non credi a {name}; serve {symbol}',
    },
    blamed: {
      head: 'Colpa tua!',
      text: '{by} dà la colpa a {name}; serve {symbol}',
      you: '{by} dà la colpa a te; serve {symbol}',
      byYou: 'Dai la colpa a {name}; serve {symbol}',
    },
    interrupted: {
      head: 'Interruzione!',
      text: '{name} ha interrotto {by}; serve {symbol}',
      you: 'Hai interrotto {by}; serve {symbol}',
      byYou: '{name} ti ha tolto la parola; serve {symbol}',
    },
  },
}
