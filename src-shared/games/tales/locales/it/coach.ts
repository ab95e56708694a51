import type { Translation } from '../../../../locales/translation'
import type { coachTexts as English } from '../en/coach'

export const coachTexts: Translation<typeof English> = {
  brings: '{what}: per me è {n} punto. | {what}: per me sono {n} punti.',
  bringsPoints: 'Mi porta {n} punto. | Mi porta {n} punti.',
  draws: 'Mi fa pescare: più tardi avrò più scelta.',
  takesItem: 'Mi porta un oggetto, e gli oggetti valgono qualcosa.',
  clears: 'Toglie una carta dal tavolo, e io ci guadagno.',
  takesCard: 'Mi porta una carta che serve.',
  playsMore: 'Mi fa giocare una carta in più.',
  shows: 'Tutti scoprono la mano, e questo dovrebbe portare punti.',
  turnsDay: 'Di giorno le carte davanti a me portano più di quelle degli altri.',
  turnsNight: 'Di notte le carte davanti a me portano più di quelle degli altri.',
  lasts:
    'Mi porta punti più volte: da qui alla fine circa {n} punto. | Mi porta punti più volte: da qui alla fine circa {n} punti.',
  forStory: 'Davanti a me conta per la carta storia B.',
  littleNow: 'In questo momento nessuna di queste porta granché.',

  lastChance: 'Difficilmente ci sarà un’altra occasione per usarlo.',
  keepItem: 'Tengo i miei oggetti: restano turni per un momento migliore.',
  itemsForEnd:
    'Alla fine questi oggetti mi danno {n} punto con la carta storia B: più di adesso. | Alla fine questi oggetti mi danno {n} punti con la carta storia B: più di adesso.',
  lineNothing: 'In questo momento nessuna riga mi serve.',
  itemEnd:
    '{what}: alla fine è {n} punto in più per me, con la carta storia B. | {what}: alla fine sono {n} punti in più per me, con la carta storia B.',
  itemUse: '{what}: mi serve per la carta storia A.',

  hurts: '{name} ci avrebbe ancora guadagnato, con quella carta.',
  hurtsYou: 'Ci avresti ancora guadagnato, con quella carta.',
  notMine: 'Qualsiasi carta, purché non mia.',
  onlyMine: 'Ci sono solo carte mie tra cui scegliere.',
  pays: 'Quel che ricevo in cambio per me vale più di quella carta.',
  keepMine: 'Dovrebbe essere una carta mia. No, grazie.',
  takeGood: 'È una carta che serve anche a me.',
  mayGain: 'Mi porta più di quanto costa.',
  mayLoss: 'Mi costerebbe più di quanto porta.',
  ahead: 'A prima vista c’è di meglio. Ma ho guardato qualche turno più in là.',
}
