import type { Translation } from '../../../../locales/translation'
import type { optionMessages as English } from '../en/options'

export const optionMessages: Translation<typeof English> = {
  options: {
    edition: {
      name: 'Edizione',
      hint: 'Con le regole italiane si dichiara solo all’inizio del turno, i gettoni duello aiutano qualunque parte, e chi è nominato scopre tutte le carte. Per 4–8 giocatori.',
      values: { russian: 'regole russe', italian: 'regole italiane' },
    },
    smuggling: {
      name: 'Contrabbando',
      hint: 'Chi ha ceduto una carta con un effetto decide se farla leggere e usarla o se resta sconosciuta. Solo con le regole russe.',
      values: { on: 'sì', off: 'no' },
    },
    divination: {
      name: 'Smascherare i rivali',
      hint: 'Si vince anche nominando chi ha le reliquie della compagnia rivale. Con le regole italiane è sempre permesso.',
      values: { on: 'permesso', off: 'non permesso' },
    },
    pearlAtThree: {
      name: 'Perla nera in tre',
      hint: 'In tre qualcuno può restare a lungo con la Perla in mano. La si può lasciare nella scatola.',
      values: { on: 'in gioco', off: 'nella scatola' },
    },
    alchemistAfterDuelist: {
      name: 'Alchimista dopo un Duellante',
      hint: 'Se l’Alchimista può ancora decidere un duello da cui il Duellante ha escluso tutti gli altri.',
      values: { on: 'può', off: 'non può' },
    },
    pearlBlocksLodge: {
      name: 'Perla contro Stemma',
      hint: 'Se la Perla nera vieta anche la vittoria solitaria con lo Stemma della Loggia.',
      values: { on: 'la vieta', off: 'non la vieta' },
    },
    giftToAnybody: {
      name: 'Regali oltre il limite',
      hint: 'Se un regalo può andare anche a chi è già al limite, che poi deve regalare a sua volta. Solo con le regole russe.',
      values: { on: 'a chiunque', off: 'solo sotto il limite' },
    },
    first: {
      name: 'Chi comincia',
      hint: 'Per le regole, chi ha viaggiato più lontano. Qui vale il numero di posto.',
      values: { off: 'decide il caso', number: 'posto {n}' },
    },
    memo: {
      name: 'Lista privata',
      hint: 'Per ognuno si tiene una lista di ciò che gli è stato mostrato. Non la vede nessun altro.',
      values: { on: 'tenuta', off: 'solo memoria' },
    },
    window: {
      name: 'Tempo per intervenire',
      hint: 'Quanto tempo ha chiunque potrebbe intervenire. Senza un tempo, ognuno deve lasciar correre di propria mano.',
      values: { off: 'finché tutti lasciano correre', number: '{n} secondo | {n} secondi' },
    },
  },

  presets: { italian: 'Edizione italiana', cunning: 'Tutte le varianti', calm: 'Senza fretta' },

  refusals: {
    firstNotSeated: 'Il posto {seat} non può cominciare: i posti sono solo {seats}.',
    editionNeedsSeats: 'Le regole italiane sono per tavoli da {min} a {max} giocatori.',
  },
}
