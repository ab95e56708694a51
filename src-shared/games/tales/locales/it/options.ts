import type { Translation } from '../../../../locales/translation'
import type { optionMessages as English } from '../en/options'

export const optionMessages: Translation<typeof English> = {
  options: {
    deck: {
      name: 'Mazzo',
      hint: 'Il mazzo della casa è opera nostra, perché quello stampato non è pubblico. Chi possiede il gioco può caricare un mazzo con i valori veri.',
      values: { house: 'il mazzo della casa', own: 'un mazzo proprio' },
    },
    a: {
      name: 'Carta storia A',
      hint: 'A che servono gli oggetti durante il gioco. Nel mazzo della casa: La battaglia delle paludi dimenticate, Sortilegi al crepuscolo, La prova dei cavalieri.',
      values: { random: 'a caso', first: 'la prima', second: 'la seconda', third: 'la terza' },
    },
    b: {
      name: 'Carta storia B',
      hint: 'Che cosa vale punti alla fine. Nel mazzo della casa: L’armata di ferro, Il tesoro del drago, La fucina di Sua Maestà.',
      values: { random: 'a caso', first: 'la prima', second: 'la seconda', third: 'la terza' },
    },
    first: {
      name: 'Chi comincia',
      hint: 'Per le regole, chi ha letto una fiaba per ultimo. Qui vale il numero di posto.',
      values: { off: 'decide il caso', number: 'posto {n}' },
    },
  },

  presets: { first: 'Prima serata' },

  refusals: {
    storyMissingA: 'Carta storia A: quella scelta non c’è in questo mazzo, che ne ha {n}.',
    storyMissingB: 'Carta storia B: quella scelta non c’è in questo mazzo, che ne ha {n}.',
    firstNotSeated: 'Il posto {seat} non può cominciare: i posti sono solo {seats}.',
  },

  deckFaults: {
    letters:
      'un nome comincia con una lettera e contiene solo lettere senza accenti, cifre, trattini e trattini bassi, al massimo 32',
    doubled: 'questo compare due volte',
    few: 'le carte sono troppo poche in tutto, ne servono almeno {least}',
    many: 'le carte sono troppe in tutto, il massimo è {most}',
    noNight: 'nessuna carta porta la notte, con cui comincia ogni storia',
    untitled: 'una carta che nel mazzo della casa non c’è ha bisogno di un titolo',
    unknownCard: 'nel mazzo non c’è nessuna carta «{id}» da contare',
    timeInCommon: 'una carta che porta il giorno o la notte va nell’area comune',
    permanentInFront: 'un effetto permanente vale solo per una carta che va davanti a chi la gioca',
    long: 'una carta ha troppi effetti, il massimo è {most} in tutto',
    deep: 'troppi effetti dentro altri effetti',
    empty: 'questo effetto permanente non fa nulla',
    neededOnLine: '«needed» sta solo con gli effetti di una riga di una carta storia A',
    lineInLine: 'una riga di una carta storia A non può permettere di usare una riga',
  },

  deckWarnings: {
    noDay: 'nessuna carta porta il giorno, quindi ciò che succede di giorno non succede mai',
    noStock: 'dà un oggetto che nella riserva non c’è ({item})',
    tooDear: 'questa riga costa più di quanto ci sia in tutta la riserva ({item})',
    noTarget: 'nel mazzo non ci sono altre carte di questo tipo ({type})',
    short: 'in 4 il mazzo finisce dopo {n} giro | in 4 il mazzo finisce dopo {n} giri',
    noPoints: 'nessuna carta dà punti',
  },
}
