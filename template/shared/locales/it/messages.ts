import type { Translation } from '../../../../src-shared/locales/translation'
import type { messages as English } from '../en/messages'
import { title } from './title'

export const messages: Translation<typeof English> = {
  ...title,
  cards: {
    grain: { name: 'Grano', text: 'Il porto paga 1 moneta.' },
    wine: { name: 'Vino', text: 'Il porto paga 2 monete.' },
    silk: { name: 'Seta', text: 'Il porto paga 3 monete.' },
    gold: { name: 'Oro', text: 'Il porto paga 4 monete.' },
  },
  zones: {
    hand: 'Carte',
    stock: 'Non distribuite',
    coins: 'Monete',
    claim: 'Dichiara',
    found: 'Trovato',
    crate: 'La tua cassa',
  },
  progress: 'Turno {n} di {of}',
  asks: {
    load: { title: 'Che cosa carichi?', hint: 'Una carta va nella tua cassa, coperta. Poi di’ che cos’è.' },
    sail: { title: 'Pronti a salpare?', hint: 'Finché qualcuno non è pronto, si possono perquisire le navi.' },
    search: { title: 'Perquisisci una nave?', hint: 'Chi ha mentito ti paga la multa. Se era vero, la paghi tu.' },
  },
  waiting: { load: '{name} sta caricando', sail: '{name} si prepara a salpare' },
  choices: { ok: 'Si salpa', pass: 'Non perquisisco', search: 'Perquisisci' },
  parts: { cargo: 'Quale carta?', claim: 'Che cosa dici che è?', search: 'La nave di chi?' },
  events: {
    round: 'Comincia il turno {n}.',
    claim: '{name} dice: «{card}!»',
    caught: '{name} perquisisce {other}: {card}, una bugia!',
    honest: '{name} perquisisce {other}: {card}, era vero.',
    sold: '{name} vende {card}: +{n}',
    end: 'Ha più monete: {names}.',
  },
  reasons: { richest: 'Quattro turni sono finiti: vince il più ricco.' },
  options: {
    fine: {
      name: 'Multa',
      hint: 'Quanto paga chi viene scoperto a mentire, o chi perquisisce invano.',
      values: { number: '{n} moneta | {n} monete' },
    },
  },
  rulebook: {
    aim: { title: 'Di che cosa si tratta', text: 'Quattro turni, quattro carte a testa. Vince il più ricco.' },
    load: {
      title: 'Caricare',
      text: 'Tutti insieme mettono una carta nella propria cassa, coperta, e dicono che cos’è.',
    },
    search: {
      title: 'Perquisire',
      text: 'Finché non sono tutti pronti a salpare, ognuno può aprire una cassa.\n\nChi ha mentito paga la multa a chi perquisisce e non vende niente. Chi era onesto riceve la multa e vende come al solito.',
    },
  },
}
