/** The house deck: 48 game cards of 20 kinds, 6 story cards, 20 items (docs/rules/tales.md, "House deck"). */
import { ITEMS, type Effect, type GameCard, type TalesDeck } from '../deck'
import { STORIES_A, STORIES_B } from './stories'

const vp = (amount: number): Effect => ({ do: 'vp', amount })
const byDay = (...effects: readonly Effect[]): Effect => ({ do: 'when', time: 'day', effects })
const byNight = (...effects: readonly Effect[]): Effect => ({ do: 'when', time: 'night', effects })

const CARDS: readonly GameCard[] = [
  {
    id: 'night',
    type: 'event',
    copies: 3,
    vp: 1,
    to: 'common',
    time: 'night',
    effects: [{ do: 'when', time: 'day', was: true, effects: [vp(1)] }],
  },
  {
    id: 'day',
    type: 'event',
    copies: 3,
    vp: 1,
    to: 'common',
    time: 'day',
    effects: [{ do: 'when', time: 'night', was: true, effects: [vp(1)] }],
  },
  { id: 'charms', type: 'event', copies: 3, vp: 1, to: 'discard', effects: [{ do: 'item', of: ITEMS }] },
  // Cursed Castle
  {
    id: 'castle',
    type: 'place',
    copies: 2,
    vp: 1,
    to: 'common',
    effects: [
      byNight({ do: 'vp', amount: { each: 1, per: { in: 'play', types: ['villain'] }, most: 3 } }),
      byDay({ do: 'item', of: ['armour'] }),
    ],
  },
  // Enchanted Forest
  {
    id: 'forest',
    type: 'place',
    copies: 3,
    vp: 1,
    to: 'common',
    effects: [
      byNight({ do: 'draw', cards: 1 }, { do: 'item', of: ['wand'] }),
      byDay({ do: 'vp', amount: { each: 1, per: { in: 'play', types: ['woman'] }, most: 3 } }),
    ],
  },
  // Hidden Cave
  {
    id: 'cave',
    type: 'place',
    copies: 3,
    vp: 1,
    to: 'common',
    effects: [
      { do: 'item', of: ['gold'] },
      byNight({ do: 'item', of: ['sword'] }),
      byDay({ do: 'item', of: ['gold'] }),
    ],
  },
  // Young Hero
  {
    id: 'hero',
    type: 'man',
    copies: 3,
    vp: 1,
    to: 'common',
    effects: [
      { do: 'item', of: ['sword', 'armour'] },
      byDay({ do: 'discard', types: ['villain'], may: true, then: [vp(2)] }),
    ],
  },
  {
    id: 'merchant',
    type: 'man',
    copies: 3,
    vp: 0,
    to: 'common',
    effects: [
      { do: 'draw', cards: 2 },
      { do: 'vp', amount: { each: 2, per: { in: 'play', card: 'merchant' } } },
    ],
  },
  // Wise King
  {
    id: 'king',
    type: 'man',
    copies: 2,
    vp: 2,
    to: 'common',
    effects: [{ do: 'item', of: ['gold'] }, byDay({ do: 'item', of: ['gold'] })],
  },
  { id: 'wizard', type: 'man', copies: 2, vp: 2, to: 'common', effects: [{ do: 'playTop' }] },
  // Old Sage
  { id: 'sage', type: 'man', copies: 2, vp: 1, to: 'front', effects: [], permanent: { endOfTurn: [byDay(vp(1))] } },
  { id: 'princess', type: 'woman', copies: 2, vp: 2, to: 'common', effects: [{ do: 'takeInPlay', types: ['man'] }] },
  {
    id: 'fairy',
    type: 'woman',
    copies: 3,
    vp: 1,
    to: 'common',
    effects: [{ do: 'item', of: ['wand'] }, { do: 'useLine' }],
  },
  // Fortune-teller
  {
    id: 'gypsy',
    type: 'woman',
    copies: 2,
    vp: 1,
    to: 'discard',
    effects: [{ do: 'showHands', types: ['place'], each: 1 }],
  },
  // Witch. Its points are "per Witch": each Witch in front of its owner scores by itself.
  {
    id: 'witch',
    type: 'woman',
    copies: 2,
    vp: 1,
    to: 'front',
    effects: [],
    permanent: { noDraw: true, endOfTurn: [vp(1), byNight(vp(1))] },
  },
  // Secret Helper
  { id: 'helper', type: 'woman', copies: 2, vp: 1, to: 'discard', effects: [{ do: 'peek', look: 2 }] },
  {
    id: 'dragon',
    type: 'villain',
    copies: 2,
    vp: 0,
    to: 'common',
    effects: [
      { do: 'discard', types: ['place'], then: [vp(2)] },
      { do: 'discard', types: ['man'], then: [vp(2)] },
    ],
  },
  {
    id: 'ogre',
    type: 'villain',
    copies: 2,
    vp: 1,
    to: 'front',
    effects: [{ do: 'discard', types: ['woman'], then: [vp(2)] }],
  },
  // Dark Lord. Ruling: another Dark Lord counts, here and for the Castle; it does not count itself.
  {
    id: 'darklord',
    type: 'villain',
    copies: 2,
    vp: 0,
    to: 'common',
    effects: [{ do: 'vp', amount: { each: 2, per: { in: 'play', types: ['villain'], others: true } } }],
  },
  // Child of the Night
  {
    id: 'child',
    type: 'villain',
    copies: 2,
    vp: 1,
    to: 'front',
    effects: [],
    permanent: { endOfTurn: [byNight(vp(1))] },
  },
]

export const HOUSE_DECK: TalesDeck = {
  id: 'house',
  cards: CARDS,
  a: STORIES_A,
  b: STORIES_B,
  items: { gold: 8, sword: 4, armour: 4, wand: 4 },
}

export const HOUSE_CARD_IDS: readonly string[] = CARDS.map(card => card.id)
