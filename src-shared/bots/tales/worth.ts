/** What cards and effects are worth to a player, in points: read from the deck's tables, so that any deck will do. */
import type { Seat } from '../../kernel'
import type { Amount, Effect, GameCard, Item, ItemLine, Time } from '../../games/tales'
import {
  countOf,
  inPlay,
  isShortsighted,
  kind,
  me,
  others,
  playerAt,
  storyA,
  storyB,
  turnsLeft,
  type Look,
  type Lying,
} from './look'
import { changed, inStock, storyPoints } from './items'

/** A card more in hand: a better choice later. */
const DRAWN = 0.7
/** A card turned up from the deck and played at once; a card taken out of two. */
const TURNED_UP = 2
const CHOSEN = 1.2
/** A card of the discard pile or the table, in hand. */
const TAKEN = 1
/** Of a card of unknown hands, the share of any one type, about. */
const SHARE_OF_A_TYPE = 0.2
/** One of several opponents loses what I do not gain. */
const THEIR_LOSS = 0.5
/** Time changes often: so many turns it lasts. */
const TIME_LASTS = 1.5
/** Effects within effects are looked into so deep: a line may play a card that uses a line. */
const DEEPEST = 3

/** How an effect is looked at: the time there will be, and how deep we are. */
interface When {
  readonly time: Time
  readonly was: Time
  readonly deep: number
}

const now = ({ table }: Look): When => ({ time: table.time, was: table.time, deep: 0 })

/** What an effect brings whoever does it now. */
export function worthOf(look: Look, effect: Effect, when: When = now(look)): number {
  switch (effect.do) {
    case 'vp':
      return points(look, effect.amount)
    case 'draw':
      return forbidden(look, look.seat) ? 0 : DRAWN * Math.min(effect.cards, look.table.deck)
    case 'item':
      return Math.max(0, ...inStock(look, effect.of).map(item => (when.deep < DEEPEST ? itemWorth(look, item) : 1)))
    case 'discard':
      return discarding(look, effect, when)
    case 'takeInPlay':
      return targets(look, effect.types).length > 0 ? TAKEN : 0
    case 'takeDiscarded':
      return look.table.discard.length > 0 ? TAKEN : 0
    case 'playTop':
      return look.table.deck > 0 ? TURNED_UP : 0
    case 'peek':
      return look.table.deck > 0 ? CHOSEN : 0
    case 'showHands':
      return effect.each * shown(look, effect.types.length)
    case 'useLine':
      return when.deep < 1 ? Math.max(0, ...usable(look).map(line => lineWorth(look, line))) : 0
    case 'playMore':
      return me(look).hand > 1 ? TURNED_UP : 0
    case 'when':
      return (effect.was ? when.was : when.time) === effect.time ? sum(look, effect.effects, when) : 0
    case 'may':
      return Math.max(0, sum(look, effect.effects, when))
  }
}

const sum = (look: Look, effects: readonly Effect[], when: When): number =>
  effects.reduce((total, effect) => total + worthOf(look, effect, { ...when, deep: when.deep + 1 }), 0)

function points(look: Look, amount: Amount): number {
  if (typeof amount === 'number') return amount
  const { per, each, most } = amount
  const lying = inPlay(look).filter(
    ({ card, at }) =>
      (per.in === 'play' || at === look.seat) && ('card' in per ? card.id === per.card : per.types.includes(card.type)),
  )
  // The card that is about to be played counts itself, where it may.
  const self = 'card' in per && !per.others ? 1 : 0
  return each * Math.min(lying.length + self, most ?? Infinity)
}

const shown = (look: Look, types: number): number =>
  look.table.players.reduce((cards, { hand }) => cards + hand, 0) * SHARE_OF_A_TYPE * types

const targets = (look: Look, types: readonly string[]): Lying[] =>
  inPlay(look).filter(({ card }) => !card.time && types.includes(card.type))

const forbidden = (look: Look, seat: Seat): boolean =>
  playerAt(look, seat).front.some(({ card }) => kind(look, card).permanent?.noDraw)

const usable = (look: Look) => storyA(look).lines.filter(({ cost }) => cost.every(item => me(look).items[item] > 0))

function discarding(look: Look, effect: Extract<Effect, { do: 'discard' }>, when: When): number {
  const possible = targets(look, effect.types).map(target => leaving(look, target))
  if (possible.length === 0) return 0
  const worth = Math.max(...possible) + sum(look, effect.then ?? [], when)
  return effect.may ? Math.max(0, worth) : worth
}

/** What it brings that a card leaves the table. */
export function leaving(look: Look, { card, at }: Lying): number {
  if (at === null || isShortsighted(look)) return 0
  const lost = standing(look, card, at) + storyShare(look, card, at)
  return at === look.seat ? -lost : lost * THEIR_LOSS
}

/** A card in front of somebody that story card B counts may be worth a set. */
const storyShare = (look: Look, card: GameCard, at: Seat): number =>
  storyB(look).lines.reduce(
    (total, line) =>
      total +
      (line.score === 'sets' &&
      line.of.includes(card.type) &&
      countOf(look, at, card.type, playerAt(look, at).items) > 0
        ? line.vp / line.of.length
        : 0),
    0,
  )

/** What a permanent brings its owner until the end, about. */
function standing(look: Look, { permanent }: GameCard, owner: Seat): number {
  const each = perTurn(look, permanent?.endOfTurn ?? [], null)
  return each * (permanent?.noDraw ? Math.min(turnsLeft(look), playerAt(look, owner).hand) : turnsLeft(look))
}

/** What the permanents in front of a seat bring until the end, about. */
export const inFront = (look: Look, seat: Seat): number =>
  playerAt(look, seat).front.reduce((total, { card }) => total + standing(look, kind(look, card), seat), 0)

/** Points at the end of a turn; `null`: half of the time by day, half by night. */
const perTurn = (look: Look, effects: readonly Effect[], time: Time | null): number =>
  effects.reduce((total, effect) => {
    if (effect.do === 'vp') return total + points(look, effect.amount)
    if (effect.do !== 'when') return total
    return total + (time === null ? 0.5 : effect.time === time ? 1 : 0) * perTurn(look, effect.effects, time)
  }, 0)

/** What my permanents bring more than theirs while it is day, or night. */
const favour = (look: Look, time: Time): number => {
  const of = (seat: Seat): number =>
    playerAt(look, seat).front.reduce(
      (total, { card }) => total + perTurn(look, kind(look, card).permanent?.endOfTurn ?? [], time),
      0,
    )
  return of(look.seat) - others(look).reduce((total, seat) => total + of(seat), 0) / others(look).length
}

/** An item is seldom used at once, and may find no target later: so much of its use counts. */
const LATER = 0.6
/** What anything is worth that might still find a partner. */
const LEAST = 0.4

/** To a beginner one item is as good as another. */
const ANY_ITEM = 1

/** What one more of this item is worth: at the end, or used on the best line that asks for it. */
export function itemWorth(look: Look, item: Item): number {
  if (isShortsighted(look)) return ANY_ITEM
  return Math.max(LEAST, itemAtTheEnd(look, item), itemInUse(look, item))
}

/** What story card B will give for one more of this item. */
export function itemAtTheEnd(look: Look, item: Item): number {
  const { items } = me(look)
  return storyPoints(look, changed(items, [item], 1)) - storyPoints(look, items)
}

/** What one more of this item is worth on the best line of story card A that asks for it. */
export function itemInUse(look: Look, item: Item): number {
  const uses = storyA(look)
    .lines.filter(({ cost }) => cost.includes(item))
    .map(line => lineGain(look, line) / line.cost.length)
  return turnsLeft(look) >= 1 ? LATER * Math.max(0, ...uses) : 0
}

/** What a line brings, whatever its items are worth. */
export const lineGain = (look: Look, line: ItemLine): number =>
  line.effects.reduce((sum, effect) => sum + worthOf(look, effect), 0)

/** What it brings to use a line now: its effects, less what its items would be worth at the end. */
export function lineWorth(look: Look, line: ItemLine): number {
  const { items } = me(look)
  if (isShortsighted(look)) return lineGain(look, line)
  return lineGain(look, line) - (storyPoints(look, items) - storyPoints(look, changed(items, line.cost, -1)))
}

/** What it is worth to play a card now, by what it brings: at once, by day or night, until the end, and by story card B. */
export interface CardWorth {
  readonly atOnce: number
  readonly change: number
  readonly lasting: number
  readonly counted: number
}

/** The time there will be once a card is played. */
const played = (look: Look, card: GameCard): When => ({
  time: card.time ?? look.table.time,
  was: look.table.time,
  deep: 0,
})

export function partsOf(look: Look, id: string): CardWorth {
  const card = kind(look, id)
  const atOnce = card.vp + sum(look, card.effects, played(look, card))
  if (isShortsighted(look)) return { atOnce, change: 0, lasting: 0, counted: 0 }
  return {
    atOnce,
    change:
      card.time && card.time !== look.table.time
        ? TIME_LASTS * (favour(look, card.time) - favour(look, look.table.time))
        : 0,
    lasting:
      card.permanent && card.to === 'front'
        ? standing(look, card, look.seat) - (card.permanent.noDraw ? DRAWN * turnsLeft(look) : 0)
        : 0,
    counted: card.to === 'front' ? storyShare(look, card, look.seat) : 0,
  }
}

export function cardWorth(look: Look, id: string): number {
  const { atOnce, change, lasting, counted } = partsOf(look, id)
  return atOnce + change + lasting + counted
}

/** One effect of several that happen now, and what it brings. */
export interface Gain {
  readonly does: Effect['do']
  readonly worth: number
}

/** What effects bring one by one; those that hang on day or night where it is that time. */
function gains(look: Look, effects: readonly Effect[], when: When): Gain[] {
  return effects.flatMap(effect => {
    if (effect.do === 'when')
      return (effect.was ? when.was : when.time) === effect.time ? gains(look, effect.effects, when) : []
    return [{ does: effect.do, worth: worthOf(look, effect, { ...when, deep: when.deep + 1 }) }]
  })
}

/** What a card brings at once, its printed points first. */
export function cardGains(look: Look, id: string): Gain[] {
  const card = kind(look, id)
  return [{ does: 'vp', worth: card.vp }, ...gains(look, card.effects, played(look, card))]
}

/** What a line brings at once. */
export const lineGains = (look: Look, line: ItemLine): Gain[] => gains(look, line.effects, now(look))
