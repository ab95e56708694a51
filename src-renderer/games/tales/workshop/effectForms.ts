/** What an effect is when it is chosen, and how its form changes it. The sentence of each stands in the list of all. */
import {
  ITEMS,
  type Amount,
  type Effect,
  type EffectKind,
  type Item,
  type ScoreLine,
} from '../../../../src-shared/games/tales/rules/deck'
import type { Translate } from '../../../i18nTypes'
import type { WordOption } from './words'
import { innerField } from '../../../../src-shared/games/tales/rules/deck/check'

const POINT: Effect = { do: 'vp', amount: 1 }

/** Every effect as it is when somebody adds it, in the order of the list. */
const NEW: { readonly [kind in EffectKind]: Effect } = {
  vp: POINT,
  draw: { do: 'draw', cards: 1 },
  item: { do: 'item', of: ['gold'] },
  discard: { do: 'discard', types: ['villain'], then: [{ do: 'vp', amount: 2 }] },
  discardHand: { do: 'discardHand', then: [{ do: 'vp', amount: 2 }] },
  returnItem: { do: 'returnItem', of: ['gold'], then: [{ do: 'vp', amount: 2 }] },
  takeInPlay: { do: 'takeInPlay', types: ['man'] },
  takeDiscarded: { do: 'takeDiscarded' },
  playTop: { do: 'playTop' },
  playMore: { do: 'playMore' },
  peek: { do: 'peek', look: 2 },
  showHands: { do: 'showHands', types: ['place'], each: 1 },
  useLine: { do: 'useLine' },
  when: { do: 'when', time: 'day', effects: [POINT] },
  may: { do: 'may', effects: [POINT] },
}

/** @param onLine on a line of story card A, which lets nobody use a line @param room lists that may still be nested */
export const effectsToAdd = (onLine: boolean, room: number): readonly Effect[] =>
  Object.values(NEW).filter(
    effect =>
      !(onLine && effect.do === 'useLine') &&
      (room > 1 || !(effect.do === 'when' || effect.do === 'may' || 'then' in effect)),
  )

/** The field of the effects within it; null for an effect that has none. */
export const innerOf = (effect: Effect): 'then' | 'effects' | null =>
  ['when', 'may', 'discard', 'discardHand', 'returnItem'].includes(effect.do) ? innerField(effect) : null

/** What points are counted by. */
const COUNTS = ['fixed', 'play', 'front', 'card', 'items', 'allItems', 'hand'] as const
export type CountWay = (typeof COUNTS)[number]

export const countOptions = (t: Translate): readonly WordOption[] =>
  COUNTS.map(value => ({ value, text: t(`games.tales.workshop.counts.${value}`) }))

export function wayOf(amount: Amount): CountWay {
  if (typeof amount === 'number') return 'fixed'
  const { per } = amount
  if (per.in === 'items') return per.all ? 'allItems' : 'items'
  if (per.in === 'hand') return 'hand'
  return 'card' in per ? 'card' : per.in
}

/** The same points counted in another way. @param self the card itself, or any of the deck */
export function countedBy(amount: Amount, way: CountWay, self: string): Amount {
  const each = typeof amount === 'number' ? amount : amount.each
  switch (way) {
    case 'fixed':
      return each
    case 'play':
    case 'front':
      return { each, per: { in: way, types: ['villain'] } }
    case 'card':
      return { each, per: { in: 'play', card: self } }
    case 'items':
      return { each, per: { in: 'items', of: ['gold'] } }
    case 'allItems':
      return { each, per: { in: 'items', of: ['gold'], all: true } }
    case 'hand':
      return { each, per: { in: 'hand' } }
  }
}

/** Every way to score as it is when somebody adds it. */
export const NEW_SCORES: { readonly [score in ScoreLine['score']]: ScoreLine } = {
  each: { score: 'each', of: ['gold'], per: 1, vp: 1 },
  sets: { score: 'sets', of: ['sword', 'armour'], vp: 5 },
  unpaired: { score: 'unpaired', of: ['sword', 'armour'], vp: 1 },
  rank: { score: 'rank', of: ['gold', 'hand'], vp: [8, 5, 2, 0] },
  most: { score: 'most', of: 'gold', least: 1, vp: 4 },
}

/** How many of each item a cost has. */
export const costOf = (cost: readonly Item[], item: Item): number => cost.filter(one => one === item).length

export const withCost = (cost: readonly Item[], item: Item, n: number): readonly Item[] =>
  ITEMS.flatMap(one => new Array<Item>(one === item ? n : costOf(cost, one)).fill(one))
