/** Decks of one's own, for tests. */
import { isRefusal, type Json } from '../../../../src-shared/kernel'
import {
  tales,
  type GameCard,
  type StoryCardA,
  type StoryCardB,
  type TalesDeck,
} from '../../../../src-shared/games/tales/rules'
import { HOUSE_DECK } from '../../../../src-shared/games/tales/rules/deck/house'

/** As a deck file gives it. */
export const asJson = (deck: unknown): Json => JSON.parse(JSON.stringify(deck)) as Json

/** Reads a deck. @throws when it is refused. */
export function read(deck: unknown): TalesDeck {
  const deckOrNot = tales.decks?.(asJson(deck))
  if (typeof deckOrNot !== 'object' || deckOrNot === null || isRefusal(deckOrNot))
    throw new Error(JSON.stringify(deckOrNot))
  return deckOrNot as object as TalesDeck
}

type Loose<T> = Partial<T> & { readonly id: string }

/** A card of one's own: an event for the common area that does nothing, where nothing is said. */
export const card = (given: Loose<GameCard>): GameCard => ({
  type: 'event',
  copies: 1,
  vp: 0,
  to: 'common',
  effects: [],
  titles: { en: given.id },
  ...given,
})

/** The house deck with some more cards and stories; a story card comes first. */
export function withCards(
  cards: readonly GameCard[],
  a: readonly StoryCardA[] = [],
  b: readonly StoryCardB[] = [],
): TalesDeck {
  return read({
    ...HOUSE_DECK,
    cards: [...HOUSE_DECK.cards, ...cards],
    a: [...a, ...HOUSE_DECK.a].slice(0, 6),
    b: [...b, ...HOUSE_DECK.b].slice(0, 6),
  })
}

const titles = { en: 'Of our own' }

/** Every word of the vocabulary, in one small deck. */
export const EVERYTHING: TalesDeck = {
  id: 'everything',
  titles: { en: 'Everything', ru: 'Всё', it: 'Tutto' },
  cards: [
    card({
      id: 'dusk',
      copies: 3,
      time: 'night',
      vp: 1,
      effects: [{ do: 'when', time: 'day', was: true, effects: [{ do: 'vp', amount: 2 }] }],
    }),
    card({ id: 'dawn', copies: 3, time: 'day', vp: 1, art: 'day', texts: { it: 'Si fa giorno.' } }),
    card({
      id: 'chest',
      copies: 4,
      type: 'place',
      effects: [
        { do: 'item', of: ['gold', 'sword', 'armour', 'wand'] },
        { do: 'vp', amount: { each: 1, per: { in: 'play', card: 'chest', others: true }, most: 2 } },
      ],
    }),
    card({
      id: 'guard',
      copies: 4,
      type: 'man',
      to: 'front',
      permanent: { endOfTurn: [{ do: 'vp', amount: { each: 1, per: { in: 'front', types: ['man', 'woman'] } } }] },
    }),
    card({ id: 'nun', copies: 2, type: 'woman', to: 'front', permanent: { noDraw: true } }),
    card({
      id: 'thief',
      copies: 3,
      type: 'villain',
      effects: [
        { do: 'discard', types: ['man', 'woman'], may: true, then: [{ do: 'draw', cards: 1 }] },
        { do: 'may', effects: [{ do: 'takeInPlay', types: ['place'] }] },
      ],
    }),
    card({
      id: 'wolf',
      copies: 3,
      type: 'villain',
      to: 'front',
      effects: [{ do: 'discard', types: ['woman', 'place'] }],
    }),
    card({
      id: 'ghost',
      copies: 3,
      type: 'villain',
      to: 'discard',
      effects: [{ do: 'takeDiscarded' }, { do: 'playTop' }],
    }),
    card({
      id: 'seer',
      copies: 3,
      type: 'woman',
      to: 'discard',
      effects: [
        { do: 'peek', look: 3 },
        { do: 'showHands', types: ['villain', 'event'], each: 2 },
      ],
    }),
    card({
      id: 'smith',
      copies: 3,
      type: 'man',
      effects: [
        { do: 'useLine' },
        { do: 'when', time: 'night', effects: [{ do: 'may', effects: [{ do: 'playMore' }] }] },
      ],
    }),
    card({
      id: 'usurer',
      copies: 3,
      type: 'man',
      to: 'front',
      effects: [
        {
          do: 'may',
          effects: [{ do: 'returnItem', of: ['gold', 'sword', 'wand'], then: [{ do: 'vp', amount: 3 }] }],
        },
        { do: 'vp', amount: { each: 1, per: { in: 'items', of: ['gold'], all: true }, most: 4 } },
        { do: 'takeInPlay', types: ['man', 'villain'], in: 'front' },
      ],
    }),
    card({
      id: 'ferry',
      copies: 3,
      type: 'place',
      effects: [
        { do: 'discardHand', then: [{ do: 'vp', amount: { each: 1, per: { in: 'hand' } } }] },
        { do: 'discard', types: ['man', 'villain'], in: 'front', may: true, then: [{ do: 'vp', amount: 2 }] },
        { do: 'discard', types: ['man', 'woman', 'villain'], in: 'front' },
      ],
    }),
  ],
  a: [
    {
      id: 'own-a',
      titles,
      lines: [
        { cost: ['gold', 'gold'], effects: [{ do: 'item', of: ['sword', 'wand'], needed: true }] },
        {
          cost: ['wand'],
          effects: [
            { do: 'vp', amount: 1 },
            { do: 'playMore', needed: true },
          ],
        },
        {
          cost: ['sword'],
          effects: [
            { do: 'discard', types: ['villain'], needed: true },
            { do: 'takeDiscarded', needed: true },
          ],
        },
        { cost: ['armour'], effects: [{ do: 'draw', cards: 2 }] },
      ],
    },
  ],
  b: [
    {
      id: 'own-b',
      titles,
      lines: [
        { score: 'sets', of: ['sword', 'villain', 'hand'], vp: 3 },
        { score: 'each', of: ['gold', 'man'], per: 2, vp: 1 },
        { score: 'unpaired', of: ['sword', 'armour'], vp: 1 },
        { score: 'rank', of: ['gold', 'hand'], vp: [4, 2] },
        { score: 'most', of: 'woman', least: 1, vp: 5 },
      ],
    },
  ],
  items: { gold: 6, sword: 3, armour: 2, wand: 3 },
}
