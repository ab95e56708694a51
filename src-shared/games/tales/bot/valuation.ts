/**
 * The values of cards, effects and items to a player, in points. Read from the deck's tables, so that any deck works.
 */
import type { Seat } from '../../../kernel'
import type { Amount, Effect, GameCard, Item, ItemLine, Time } from '../rules'
import type { CountedItems } from '../rules/deck'
import {
  countOf,
  inPlay,
  isShortsighted,
  gameCardOf,
  me,
  playerAt,
  storyA,
  storyB,
  turnsLeft,
  type TableReading,
  type TargetCard,
} from './tableReading'
import { ownStoryPoints, withItems, storyPoints } from './itemValues'

/** The value of drawing a card: more choice later. */
const DRAWN = 0.7
/** The value of a card from the deck that is played at once, and of choosing one of two. */
const TURNED_UP = 2
const CHOSEN = 1.2
/** The value of taking a card from the discard pile or the table. */
const TAKEN = 1
/** The chance that an unknown card has a given type. */
const SHARE_OF_A_TYPE = 0.2
/** The share of an opponent's loss that counts as a gain. */
const THEIR_LOSS = 0.5
/** The number of turns that a time of day lasts. */
const TIME_LASTS = 1.5
/** Depth limit of nested effects: a line may play a card that uses a line. */
const MAX_DEPTH = 3

type ReturnItem = Extract<Effect, { do: 'returnItem' }>

/** The time of day at and before an effect, and the depth of nesting. */
interface EffectContext {
  readonly time: Time
  readonly was: Time
  readonly depth: number
}

const now = ({ table }: TableReading): EffectContext => ({ time: table.time, was: table.time, depth: 0 })

/** The value of an effect now. */
export function effectValue(reading: TableReading, effect: Effect, when: EffectContext = now(reading)): number {
  switch (effect.do) {
    case 'vp':
      return points(reading, effect.amount)
    case 'draw':
      return mayNotDraw(reading, reading.seat) ? 0 : DRAWN * Math.min(effect.cards, reading.table.deck)
    case 'item':
      return bestItem(reading, effect.of, when)
    case 'discard':
      return discardValue(reading, effect, when)
    case 'discardHand':
      return me(reading).hand > 1 ? sum(reading, effect.then ?? [], when) - DRAWN : 0
    case 'returnItem':
      return returnValue(reading, effect, when)
    case 'takeInPlay':
      return targets(reading, effect).length > 0 ? TAKEN : 0
    case 'takeDiscarded':
      return reading.table.discard.length > 0 ? TAKEN : 0
    case 'playTop':
      return reading.table.deck > 0 ? TURNED_UP : 0
    case 'peek':
      return reading.table.deck > 0 ? CHOSEN : 0
    case 'showHands':
      return effect.each * shownCards(reading, effect.types.length)
    case 'useLine':
      return when.depth < 1 ? Math.max(0, ...usable(reading).map(line => lineValue(reading, line))) : 0
    case 'playMore':
      return me(reading).hand > 1 ? TURNED_UP : 0
    case 'when':
      return (effect.was ? when.was : when.time) === effect.time ? sum(reading, effect.effects, when) : 0
    case 'may':
      return Math.max(0, sum(reading, effect.effects, when))
  }
}

/** The value of these effects together, within another one. */
function sum(reading: TableReading, effects: readonly Effect[], { time, was, depth }: EffectContext): number {
  const within: EffectContext = { time, was, depth: depth + 1 }
  let total = 0
  for (const effect of effects) total += effectValue(reading, effect, within)
  return total
}

/** The value of the best item of these. */
function bestItem(reading: TableReading, of: readonly Item[], { depth }: EffectContext): number {
  let best = 0
  for (const item of of)
    if (reading.table.stock[item] > 0) best = Math.max(best, depth < MAX_DEPTH ? itemValue(reading, item) : 1)
  return best
}

function points(reading: TableReading, amount: Amount): number {
  if (typeof amount === 'number') return amount
  const { per, each, most } = amount
  if (per.in === 'hand' || per.in === 'items') {
    const n = per.in === 'hand' ? Math.max(0, me(reading).hand - 1) : itemsCounted(reading, per)
    return each * Math.min(n, most ?? Infinity)
  }
  let lying = 0
  for (const { card, at } of inPlay(reading))
    if (
      (per.in === 'play' || at === reading.seat) &&
      ('card' in per ? card.id === per.card : per.types.includes(card.type))
    )
      lying++
  // The card that is being played counts itself, unless it says otherwise.
  const self = 'card' in per && !per.others ? 1 : 0
  return each * Math.min(lying + self, most ?? Infinity)
}

const itemsCounted = ({ table, seat }: TableReading, { of, all }: CountedItems): number =>
  table.players
    .filter((_, other) => all === true || other === seat)
    .flatMap(({ items }) => of.map(item => items[item]))
    .reduce((total, n) => total + n, 0)

const shownCards = (reading: TableReading, types: number): number =>
  reading.table.players.reduce((cards, { hand }) => cards + hand, 0) * SHARE_OF_A_TYPE * types

const targets = (
  reading: TableReading,
  { types, in: within }: Pick<Extract<Effect, { do: 'discard' | 'takeInPlay' }>, 'types' | 'in'>,
): TargetCard[] =>
  inPlay(reading).filter(
    ({ card, at }) => !card.time && types.includes(card.type) && (within !== 'front' || at === reading.seat),
  )

const mayNotDraw = (reading: TableReading, seat: Seat): boolean =>
  playerAt(reading, seat).front.some(({ card }) => gameCardOf(reading, card).permanent?.noDraw)

const usable = (reading: TableReading) =>
  storyA(reading).lines.filter(({ cost }) => cost.every(item => me(reading).items[item] > 0))

function discardValue(reading: TableReading, effect: Extract<Effect, { do: 'discard' }>, when: EffectContext): number {
  const possible = targets(reading, effect).map(target => removalValue(reading, target))
  if (possible.length === 0) return 0
  const value = Math.max(...possible) + sum(reading, effect.then ?? [], when)
  return effect.may ? Math.max(0, value) : value
}

/** The cheapest item goes. */
function returnValue(reading: TableReading, { of, then = [] }: ReturnItem, when: EffectContext): number {
  const own = of.filter(item => me(reading).items[item] > 0)
  if (own.length === 0) return 0
  const price = when.depth < MAX_DEPTH ? Math.min(...own.map(item => itemValue(reading, item))) : 1
  return sum(reading, then, when) - price
}

/** The value of removing a card from the table. */
export function removalValue(reading: TableReading, { card, at }: TargetCard): number {
  if (at === null || isShortsighted(reading)) return 0
  const lost = permanentValue(reading, card, at) + storyShare(reading, card, at)
  return at === reading.seat ? -lost : lost * THEIR_LOSS
}

/** The points that a card in front of a seat may give as part of a set of story card B. */
const storyShare = (reading: TableReading, card: GameCard, at: Seat): number =>
  storyB(reading).lines.reduce(
    (total, line) =>
      total +
      (line.score === 'sets' &&
      line.of.includes(card.type) &&
      countOf(reading, at, card.type, playerAt(reading, at).items) > 0
        ? line.vp / line.of.length
        : 0),
    0,
  )

/** The points that a permanent will give its owner until the end. */
function permanentValue(reading: TableReading, { permanent }: GameCard, owner: Seat): number {
  const each = perTurn(reading, permanent?.endOfTurn ?? [], null)
  return each * (permanent?.noDraw ? Math.min(turnsLeft(reading), playerAt(reading, owner).hand) : turnsLeft(reading))
}

/** The points that all permanents of a seat will give until the end. */
export const permanentsValue = (reading: TableReading, seat: Seat): number =>
  playerAt(reading, seat).front.reduce(
    (total, { card }) => total + permanentValue(reading, gameCardOf(reading, card), seat),
    0,
  )

/** Points at the end of a turn. @param time null: half of the turns by day, half by night */
const perTurn = (reading: TableReading, effects: readonly Effect[], time: Time | null): number =>
  effects.reduce((total, effect) => {
    if (effect.do === 'vp') return total + points(reading, effect.amount)
    if (effect.do !== 'when') return total
    return total + (time === null ? 0.5 : effect.time === time ? 1 : 0) * perTurn(reading, effect.effects, time)
  }, 0)

/** The lead of this seat's permanents over the others' average, per turn at this time of day. */
function permanentsLead(reading: TableReading, time: Time): number {
  const { players } = reading.table
  let own = 0,
    theirs = 0
  for (const [seat, { front }] of players.entries()) {
    let total = 0
    for (const { card } of front) total += perTurn(reading, gameCardOf(reading, card).permanent?.endOfTurn ?? [], time)
    if (seat === reading.seat) own = total
    else theirs += total
  }
  return own - theirs / (players.length - 1)
}

/** The share of an item's use that counts: it is rarely used at once and may find no target later. */
const LATER = 0.6
/** The least value of an item: it may still complete a set. */
const LEAST = 0.4

/** To easy bots all items have the same value. */
const ANY_ITEM = 1

/** The value of another item of this kind: at the end, or for the best line that needs it. */
export function itemValue(reading: TableReading, item: Item): number {
  if (isShortsighted(reading)) return ANY_ITEM
  const known = (reading.itemValues ??= {}),
    before = known[item]
  if (before !== undefined) return before
  // A line may give, by way of others, the item that it costs: within its own value an item counts the least.
  known[item] = LEAST
  const value = Math.max(LEAST, itemAtTheEnd(reading, item), itemInUse(reading, item))
  known[item] = value
  return value
}

/** The points that story card B will give for another item of this kind. */
export function itemAtTheEnd(reading: TableReading, item: Item): number {
  const { items } = me(reading)
  return storyPoints(reading, withItems(items, [item], 1)) - ownStoryPoints(reading)
}

/** The value of another item of this kind for the best line of story card A that needs it. */
export function itemInUse(reading: TableReading, item: Item): number {
  if (turnsLeft(reading) < 1) return 0
  let best = 0
  for (const line of storyA(reading).lines)
    if (line.cost.includes(item)) best = Math.max(best, lineGain(reading, line) / line.cost.length)
  return LATER * best
}

/** The value of a line's effects, without its cost. */
export function lineGain(reading: TableReading, line: ItemLine): number {
  const when = now(reading)
  let total = 0
  for (const effect of line.effects) total += effectValue(reading, effect, when)
  return total
}

/** The value of using a line now: its effects minus the points that its items would give at the end. */
export function lineValue(reading: TableReading, line: ItemLine): number {
  const { items } = me(reading)
  if (isShortsighted(reading)) return lineGain(reading, line)
  return lineGain(reading, line) - (ownStoryPoints(reading) - storyPoints(reading, withItems(items, line.cost, -1)))
}

/**
 * The parts of a card's value: points at once, by a change of the time of day, lasting until the end, and by story card
 * B.
 */
export interface CardValueParts {
  readonly atOnce: number
  readonly change: number
  readonly lasting: number
  readonly counted: number
}

/** The context of a card's effects: the time of day after it is played. */
const contextAfter = (reading: TableReading, card: GameCard): EffectContext => ({
  time: card.time ?? reading.table.time,
  was: reading.table.time,
  depth: 0,
})

export function cardValueParts(reading: TableReading, id: string): CardValueParts {
  const card = gameCardOf(reading, id)
  const atOnce = card.vp + sum(reading, card.effects, contextAfter(reading, card))
  if (isShortsighted(reading)) return { atOnce, change: 0, lasting: 0, counted: 0 }
  return {
    atOnce,
    change:
      card.time && card.time !== reading.table.time
        ? TIME_LASTS * (permanentsLead(reading, card.time) - permanentsLead(reading, reading.table.time))
        : 0,
    lasting:
      card.permanent && card.to === 'front'
        ? permanentValue(reading, card, reading.seat) - (card.permanent.noDraw ? DRAWN * turnsLeft(reading) : 0)
        : 0,
    counted: card.to === 'front' ? storyShare(reading, card, reading.seat) : 0,
  }
}

export function cardValue(reading: TableReading, id: string): number {
  const { atOnce, change, lasting, counted } = cardValueParts(reading, id)
  return atOnce + change + lasting + counted
}

/** One of several effects and its value. */
export interface Gain {
  readonly does: Effect['do']
  readonly value: number
}

/** The values of single effects. Effects that depend on the time of day are included when it is that time. */
function gains(reading: TableReading, effects: readonly Effect[], when: EffectContext): Gain[] {
  return effects.flatMap(effect => {
    if (effect.do === 'when')
      return (effect.was ? when.was : when.time) === effect.time ? gains(reading, effect.effects, when) : []
    return [{ does: effect.do, value: effectValue(reading, effect, { ...when, depth: when.depth + 1 }) }]
  })
}

/** What a card gives at once, its printed points first. */
export function cardGains(reading: TableReading, id: string): Gain[] {
  const card = gameCardOf(reading, id)
  return [{ does: 'vp', value: card.vp }, ...gains(reading, card.effects, contextAfter(reading, card))]
}

/** What a line gives at once. */
export const lineGains = (reading: TableReading, line: ItemLine): Gain[] => gains(reading, line.effects, now(reading))
