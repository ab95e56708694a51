/**
 * Why a player of Dark Tales answers so: one short rule per ask, by the ask's key. What is told is what weighs most at
 * first sight; of a master who has looked further, that. Where there was but one answer there is no reason.
 */
import { legal, type Answer, type Json, type Seat, type SeatAsk } from '../../kernel'
import type { Effect, Item } from '../../games/tales'
import { HOUSE_DECK } from '../../games/tales/deck/house'
import type { Reason } from '../mind'
import { bestOf } from '../judging'
import { storyPoints, changed } from './items'
import { JUDGES } from './judgement'
import { inPlay, isShortsighted, kind, me, storyA, turnsLeft, type Look } from './look'
import {
  cardGains,
  cardWorth,
  itemAtTheEnd,
  itemInUse,
  leaving,
  lineGain,
  lineGains,
  partsOf,
  worthOf,
  type Gain,
} from './worth'

/** Reasons that speak of a seat: each has words for whoever hears it of themselves, too. */
export type TalesSeatReason = 'hurts'

/** Reasons that do not. */
export type TalesPlainReason =
  | 'brings'
  | 'bringsPoints'
  | 'draws'
  | 'takesItem'
  | 'clears'
  | 'takesCard'
  | 'playsMore'
  | 'shows'
  | 'turnsDay'
  | 'turnsNight'
  | 'lasts'
  | 'forStory'
  | 'littleNow'
  | 'lastChance'
  | 'keepItem'
  | 'itemsForEnd'
  | 'lineNothing'
  | 'itemEnd'
  | 'itemUse'
  | 'notMine'
  | 'onlyMine'
  | 'pays'
  | 'keepMine'
  | 'takeGood'
  | 'mayGain'
  | 'mayLoss'
  | 'ahead'

export type TalesReason = TalesSeatReason | TalesPlainReason

type More = { readonly [more in 'what' | 'n']?: Reason[more] }
type Explain<A> = (look: Look, answer: A, ask: SeatAsk) => Reason | null

const plain = (why: TalesPlainReason, more: More = {}): Reason => ({ why, ...more })
const of = (why: TalesSeatReason, seat: Seat): Reason => ({ why, seat })

/** Less than this is nothing to speak of, in points. */
const LITTLE = 0.25

const points = (n: number): number => Math.round(n)

/** What effects are told as. Points have words of their own; what hangs on day or night is told by what it does; a line used at once is not weighed (worth.ts). */
const EFFECTS: { readonly [does in Effect['do']]: TalesPlainReason | null } = {
  vp: null,
  when: null,
  useLine: null,
  draw: 'draws',
  item: 'takesItem',
  discard: 'clears',
  takeInPlay: 'takesCard',
  takeDiscarded: 'takesCard',
  peek: 'takesCard',
  playTop: 'playsMore',
  playMore: 'playsMore',
  showHands: 'shows',
  may: 'mayGain',
}

interface Weight {
  readonly worth: number
  readonly reason: Reason
}

/** What weighs most; of equals the first. Nothing that is little. */
const heaviest = (weights: readonly Weight[]): Reason | null =>
  weights.reduce<Weight | null>(
    (most, one) => (one.worth >= LITTLE && (!most || one.worth > most.worth) ? one : most),
    null,
  )?.reason ?? null

/** Points at once together, and each other effect by itself. */
function weigh(gains: readonly Gain[], brings: (n: number) => Reason): Weight[] {
  const n = points(gains.reduce((sum, { does, worth }) => (does === 'vp' ? sum + worth : sum), 0))
  const others = gains.flatMap(({ does, worth }): Weight[] => {
    const why = EFFECTS[does]
    return why ? [{ worth, reason: plain(why) }] : []
  })
  return n > 0 ? [{ worth: n, reason: brings(n) }, ...others] : others
}

/** Cards of a deck of one's own have no name in the game's words. */
const bringing =
  (look: Look, id: string) =>
  (n: number): Reason =>
    look.deck === HOUSE_DECK ? plain('brings', { what: `cards.${id}`, n }) : plain('bringsPoints', { n })

/** Whether no other card of the pick would bring more. */
const isBest = (look: Look, id: string, ask: SeatAsk): boolean =>
  [...legal(ask.pick)].every(other => typeof other !== 'string' || cardWorth(look, other) <= cardWorth(look, id))

const card: Explain<string> = (look, given, ask) => {
  const { id, time } = kind(look, given),
    { change, lasting, counted } = partsOf(look, id)
  return (
    heaviest([
      ...weigh(cardGains(look, id), bringing(look, id)),
      ...(time ? [{ worth: change, reason: plain(time === 'day' ? 'turnsDay' : 'turnsNight') }] : []),
      ...(points(lasting) > 0 ? [{ worth: lasting, reason: plain('lasts', { n: points(lasting) }) }] : []),
      { worth: counted, reason: plain('forStory') },
    ]) ?? (isBest(look, id, ask) ? plain('littleNow') : null)
  )
}

type Line = { readonly branch: 'pass'; readonly answer: true } | { readonly branch: 'use'; readonly answer: string }

/** What a line's items are worth at the end. */
function costOf(look: Look, cost: readonly Item[]): number {
  const { items } = me(look)
  return isShortsighted(look) ? 0 : storyPoints(look, items) - storyPoints(look, changed(items, cost, -1))
}

const line: Explain<Line> = (look, { branch, answer }) => {
  const { lines } = storyA(look)
  if (branch === 'use') {
    const used = lines[Number(answer) - 1]
    if (!used) return null
    return turnsLeft(look) < 1
      ? plain('lastChance')
      : heaviest(weigh(lineGains(look, used), n => plain('bringsPoints', { n })))
  }
  const usable = lines.filter(({ cost }) => cost.every(one => me(look).items[one] > 0))
  const gaining = usable.filter(one => lineGain(look, one) >= LITTLE)
  if (gaining.length === 0) return plain('lineNothing')
  const costs = gaining.map(({ cost }) => costOf(look, cost)),
    n = points(Math.max(...costs))
  if (n > 0 && gaining.every((one, i) => (costs[i] ?? 0) >= lineGain(look, one))) return plain('itemsForEnd', { n })
  return turnsLeft(look) >= 1 ? plain('keepItem') : null
}

const item: Explain<Item> = (look, one) => {
  if (isShortsighted(look)) return null
  const end = itemAtTheEnd(look, one),
    use = itemInUse(look, one),
    what = `items.${one}.name`
  if (points(end) > 0 && end >= use) return plain('itemEnd', { what, n: points(end) })
  return use >= LITTLE ? plain('itemUse', { what }) : null
}

const targetOf = (look: Look, name: string) => inPlay(look).find(one => one.name === name)

/** The names that a pick offers. */
const offered = (ask: SeatAsk): string[] =>
  [...legal(ask.pick)].flatMap(answer => {
    const name = typeof answer === 'object' && answer !== null && 'answer' in answer ? answer.answer : answer
    return typeof name === 'string' ? [name] : []
  })

const isMine = (look: Look, name: string): boolean => targetOf(look, name)?.at === look.seat

/** Why a card has to go. */
function going(look: Look, name: string, ask: SeatAsk): Reason | null {
  const target = targetOf(look, name),
    all = offered(ask)
  if (target?.at === look.seat) return all.every(one => isMine(look, one)) ? plain('onlyMine') : null
  if (target && target.at !== null && leaving(look, target) >= LITTLE) return of('hurts', target.at)
  return all.some(one => isMine(look, one)) ? plain('notMine') : null
}

const discard: Explain<string> = (look, name, ask) => going(look, name, ask)

type Optional =
  { readonly branch: 'decline'; readonly answer: true } | { readonly branch: 'discard'; readonly answer: string }
const mayDiscard: Explain<Optional> = (look, { branch, answer }, ask) => {
  if (branch === 'decline') return offered(ask).every(one => isMine(look, one)) ? plain('keepMine') : null
  return isMine(look, answer) ? plain('pays') : (going(look, answer, ask) ?? plain('pays'))
}

const takeCard: Explain<string> = (look, name, ask) => {
  const target = targetOf(look, name)
  if (!target) return null
  const mine = cardWorth(look, target.card.id)
  return leaving(look, target) > mine ? going(look, name, ask) : mine >= LITTLE ? plain('takeGood') : null
}

const may: Explain<string> = (look, answer, ask) => {
  const effects = (ask.params?.effects ?? []) as readonly Json[] as unknown as readonly Effect[]
  const worth = effects.reduce((sum, effect) => sum + worthOf(look, effect), 0)
  if (answer === 'do') return worth > 0 ? plain('mayGain') : null
  return worth <= 0 ? plain('mayLoss') : null
}

/** A master took something else than what looks best at first sight, by so many points. */
const FURTHER = 1

function looksAhead(look: Look, answer: Answer, ask: SeatAsk): boolean {
  const worth = look.nature.level === 'hard' ? JUDGES[ask.key]?.(look, ask) : undefined
  return worth !== undefined && worth(bestOf([...legal(ask.pick)], worth)) - worth(answer) > FURTHER
}

/** An ask of a key has answers of one shape. */
const explain =
  <A>(how: Explain<A>): Explain<Answer> =>
  (look, answer, ask) => {
    if ([...legal(ask.pick)].length < 2) return null
    return looksAhead(look, answer, ask) ? plain('ahead') : how(look, answer as A, ask)
  }

export const REASONS: { readonly [key: string]: Explain<Answer> | undefined } = {
  play: explain(card),
  playMore: explain(card),
  peek: explain(card),
  useItem: explain(line),
  freeLine: explain(line),
  takeItem: explain(item),
  discard: explain(discard),
  mayDiscard: explain(mayDiscard),
  takeCard: explain(takeCard),
  may: explain(may),
}
