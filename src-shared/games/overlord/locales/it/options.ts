import type { Translation } from '../../../../locales/translation'
import type { optionMessages as English } from '../en/options'

export const optionMessages: Translation<typeof English> = {
  options: {
    rules: {
      name: 'Regole',
      hint: 'Nel gioco classico la parola dell’Oscuro Signore è legge, e alla fine la colpa è di un solo servo. In «Sì, Padrone!» gli spunti davanti a te sono punti; da 4 a 6 giocatori.',
      values: { classic: 'classiche', formal: '«Sì, Padrone!»' },
    },
    overlord: {
      name: 'Il primo Oscuro Signore',
      hint: 'Chi comincia sul trono, per numero di posto.',
      values: { off: 'decide il caso', number: 'posto {n}' },
    },
    silence: {
      name: 'Pazienza dell’Oscuro Signore',
      hint: 'Dopo tanto silenzio tutti vedono che la pazienza dell’Oscuro Signore è finita. Dal trono si può cambiare. Solo nel gioco classico.',
      values: { off: 'infinita', number: '{n} secondo | {n} secondi' },
    },
    silencePunishes: {
      name: 'Il silenzio si paga',
      hint: 'Se la pazienza finita è di per sé uno sguardo. Altrimenti decide l’Oscuro Signore. Solo nel gioco classico.',
      values: { on: 'subito uno sguardo', off: 'decide l’Oscuro Signore' },
    },
    forgiven: {
      name: 'Un terzo sguardo perdonato',
      hint: 'Se il servo continua come se non ci fosse stato, con la stessa mano e lo stesso turno, o ricomincia come dopo ogni sguardo. Solo nel gioco classico.',
      values: { goesOn: 'il racconto continua', startsAnew: 'mano nuova, parla un altro' },
    },
    window: {
      name: 'Tempo per reagire',
      hint: 'Quanto tempo hanno tutti per dubitare, interrompere, accusare o supplicare. Senza un tempo, ognuno deve passare di mano propria. Solo in «Sì, Padrone!».',
      values: { off: 'finché tutti hanno passato', number: '{n} secondo | {n} secondi' },
    },
    deck: {
      name: 'Mazzo',
      hint: 'Gli spunti e le azioni della casa, o un mazzo tuo da un file.',
      values: { house: 'Mazzo della casa', own: 'Un mazzo tuo' },
    },
  },

  presets: { strict: 'Un Oscuro Signore impaziente', formal: 'Sì, Padrone!' },

  refusals: {
    formalNeedsSeats: '«Sì, Padrone!» è per un gruppo da {min} a {max} giocatori.',
    overlordNotSeated: 'Il posto {seat} non può essere dell’Oscuro Signore: ce ne sono solo {seats}.',
  },

  deckFaults: {
    letters: 'un nome può avere solo lettere inglesi, cifre, trattini e sottolineature',
    doubled: 'questo nome è usato due volte',
    untitled: 'questo spunto non ha titolo in nessuna lingua',
    tooFew: 'non bastano: ne servono almeno {least}',
    noPass: 'nessuna azione fa da scaricabarile',
    onlySkulls: 'tutte le azioni hanno un teschio, e nessuno si salverebbe mai',
  },

  deckWarnings: {
    noFreeze: 'nessuna azione congela, quindi nessuno può mai interrompere',
    onlyJokers: 'ogni spunto è un jolly, quindi qualunque spunto risponde a tutto',
    noSymbol: 'le azioni chiedono un simbolo che nessuno spunto ha ({symbol})',
    noSkulls: 'nessuna azione ha un teschio, quindi supplicare aiuta sempre',
  },
}
