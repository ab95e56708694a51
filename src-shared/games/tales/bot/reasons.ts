/**
 * Reasons for answers in Dark Tales: one short rule per ask, by the ask's key. A reason names what has the most value
 * now, or says that a hard bot's search found something better. There is none when only one answer was possible.
 */
import { legalAnswers, type Answer, type Json, type Seat, type SeatAsk } from '../../../kernel'
import type { Effect, Item } from '../rules'
import { HOUSE_DECK } from '../rules/deck/house'
import type { Reason } from '../../../bots/bot'
import { bestOf } from '../../../bots/scoringBot'
import { storyPoints, withItems } from './itemValues'
import { ANSWER_SCORES } from './answerScores'
import { inPlay, isShortsighted, gameCardOf, me, storyA, turnsLeft, type TableReading } from './tableReading'
import {
  cardGains,
  cardValue,
  itemAtTheEnd,
  itemInUse,
  removalValue,
  lineGain,
  lineGains,
  cardValueParts,
  effectValue,
  type Gain,
} from './valuation'

/** Reasons that mention a seat. Each has another text for that seat itself. */
export type TalesSeatReason = 'hurts'

/** Reasons that mention no seat. */
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

/** All keys of reasons. */
export type TalesReason = TalesSeatReason | TalesPlainReason

type ReasonDetails = { readonly [more in 'what' | 'n']?: Reason[more] }
type Explain<A> = (reading: TableReading, answer: A, ask: SeatAsk) => Reason | null

const plainReason = (why: TalesPlainReason, more: ReasonDetails = {}): Reason => ({ why, ...more })
const seatReason = (why: TalesSeatReason, seat: Seat): Reason => ({ why, seat })

/** Smaller values are not worth mentioning, in points. */
const NOTABLE = 0.25

const points = (n: number): number => Math.round(n)

/**
 * The reason for each kind of effect. Points have their own text, `when` counts by its effects, and `useLine` is not
 * weighed (valuation.ts).
 */
const EFFECTS: { readonly [does in Effect['do']]: TalesPlainReason | null } = {
  vp: null,
  when: null,
  useLine: null,
  // A price is no gain: what it buys is counted within it.
  discardHand: null,
  returnItem: null,
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

interface WeightedReason {
  readonly value: number
  readonly reason: Reason
}

/** The reason with the greatest value; of equals the first. Small values give none. */
const mostValuable = (weights: readonly WeightedReason[]): Reason | null =>
  weights.reduce<WeightedReason | null>(
    (most, one) => (one.value >= NOTABLE && (!most || one.value > most.value) ? one : most),
    null,
  )?.reason ?? null

/** Reasons for effects: points at once are added up, other effects count one by one. */
function weightedReasons(gains: readonly Gain[], brings: (n: number) => Reason): WeightedReason[] {
  const n = points(gains.reduce((sum, { does, value }) => (does === 'vp' ? sum + value : sum), 0))
  const others = gains.flatMap(({ does, value }): WeightedReason[] => {
    const why = EFFECTS[does]
    return why ? [{ value, reason: plainReason(why) }] : []
  })
  return n > 0 ? [{ value: n, reason: brings(n) }, ...others] : others
}

/** Cards of custom decks have no name in the game's texts. */
const bringing =
  (reading: TableReading, id: string) =>
  (n: number): Reason =>
    reading.deck === HOUSE_DECK ? plainReason('brings', { what: `cards.${id}`, n }) : plainReason('bringsPoints', { n })

/** Whether no other card that could be chosen has more value. */
const isBest = (reading: TableReading, id: string, ask: SeatAsk): boolean =>
  [...legalAnswers(ask.pick)].every(
    other => typeof other !== 'string' || cardValue(reading, other) <= cardValue(reading, id),
  )

const card: Explain<string> = (reading, given, ask) => {
  const { id, time } = gameCardOf(reading, given),
    { change, lasting, counted } = cardValueParts(reading, id)
  return (
    mostValuable([
      ...weightedReasons(cardGains(reading, id), bringing(reading, id)),
      ...(time ? [{ value: change, reason: plainReason(time === 'day' ? 'turnsDay' : 'turnsNight') }] : []),
      ...(points(lasting) > 0 ? [{ value: lasting, reason: plainReason('lasts', { n: points(lasting) }) }] : []),
      { value: counted, reason: plainReason('forStory') },
    ]) ?? (isBest(reading, id, ask) ? plainReason('littleNow') : null)
  )
}

type Line = { readonly branch: 'pass'; readonly answer: true } | { readonly branch: 'use'; readonly answer: string }

/** The points that the items of a cost would give at the end. */
function costOf(reading: TableReading, cost: readonly Item[]): number {
  const { items } = me(reading)
  return isShortsighted(reading) ? 0 : storyPoints(reading, items) - storyPoints(reading, withItems(items, cost, -1))
}

const line: Explain<Line> = (reading, { branch, answer }) => {
  const { lines } = storyA(reading)
  if (branch === 'use') {
    const used = lines[Number(answer) - 1]
    if (!used) return null
    return turnsLeft(reading) < 1
      ? plainReason('lastChance')
      : mostValuable(weightedReasons(lineGains(reading, used), n => plainReason('bringsPoints', { n })))
  }
  const usable = lines.filter(({ cost }) => cost.every(one => me(reading).items[one] > 0))
  const gaining = usable.filter(one => lineGain(reading, one) >= NOTABLE)
  if (gaining.length === 0) return plainReason('lineNothing')
  const costs = gaining.map(({ cost }) => costOf(reading, cost)),
    n = points(Math.max(...costs))
  if (n > 0 && gaining.every((one, i) => (costs[i] ?? 0) >= lineGain(reading, one)))
    return plainReason('itemsForEnd', { n })
  return turnsLeft(reading) >= 1 ? plainReason('keepItem') : null
}

const item: Explain<Item> = (reading, one) => {
  if (isShortsighted(reading)) return null
  const end = itemAtTheEnd(reading, one),
    use = itemInUse(reading, one),
    what = `items.${one}.name`
  if (points(end) > 0 && end >= use) return plainReason('itemEnd', { what, n: points(end) })
  return use >= NOTABLE ? plainReason('itemUse', { what }) : null
}

const targetOf = (reading: TableReading, name: string) => inPlay(reading).find(one => one.name === name)

/** The names that could be chosen. */
const offered = (ask: SeatAsk): string[] =>
  [...legalAnswers(ask.pick)].flatMap(answer => {
    const name = typeof answer === 'object' && answer !== null && 'answer' in answer ? answer.answer : answer
    return typeof name === 'string' ? [name] : []
  })

const isMine = (reading: TableReading, name: string): boolean => targetOf(reading, name)?.at === reading.seat

/** Why a card is discarded. */
function whyDiscarded(reading: TableReading, name: string, ask: SeatAsk): Reason | null {
  const target = targetOf(reading, name),
    all = offered(ask)
  if (target?.at === reading.seat) return all.every(one => isMine(reading, one)) ? plainReason('onlyMine') : null
  if (target && target.at !== null && removalValue(reading, target) >= NOTABLE) return seatReason('hurts', target.at)
  return all.some(one => isMine(reading, one)) ? plainReason('notMine') : null
}

const discard: Explain<string> = (reading, name, ask) => whyDiscarded(reading, name, ask)

type Optional =
  { readonly branch: 'decline'; readonly answer: true } | { readonly branch: 'discard'; readonly answer: string }
const mayDiscard: Explain<Optional> = (reading, { branch, answer }, ask) => {
  if (branch === 'decline') return offered(ask).every(one => isMine(reading, one)) ? plainReason('keepMine') : null
  return isMine(reading, answer) ? plainReason('pays') : (whyDiscarded(reading, answer, ask) ?? plainReason('pays'))
}

const takeCard: Explain<string> = (reading, name, ask) => {
  const target = targetOf(reading, name)
  if (!target) return null
  const mine = cardValue(reading, target.card.id)
  return removalValue(reading, target) > mine
    ? whyDiscarded(reading, name, ask)
    : mine >= NOTABLE
      ? plainReason('takeGood')
      : null
}

const may: Explain<string> = (reading, answer, ask) => {
  const effects = (ask.params?.effects ?? []) as readonly Json[] as unknown as readonly Effect[]
  const value = effects.reduce((sum, effect) => sum + effectValue(reading, effect), 0)
  if (answer === 'do') return value > 0 ? plainReason('mayGain') : null
  return value <= 0 ? plainReason('mayLoss') : null
}

/** An answer this many points below the best one now was chosen by search. */
const SEARCH_MARGIN = 1

function isFromSearch(reading: TableReading, answer: Answer, ask: SeatAsk): boolean {
  const value = reading.profile.level === 'hard' ? ANSWER_SCORES[ask.key]?.(reading, ask) : undefined
  return value !== undefined && value(bestOf([...legalAnswers(ask.pick)], value)) - value(answer) > SEARCH_MARGIN
}

/** Explains answers of one shape: all answers to an ask with one key have the same shape. */
const explain =
  <A>(how: Explain<A>): Explain<Answer> =>
  (reading, answer, ask) => {
    if ([...legalAnswers(ask.pick)].length < 2) return null
    return isFromSearch(reading, answer, ask) ? plainReason('ahead') : how(reading, answer as A, ask)
  }

/** Reasons by the keys of asks. */
export const REASONS: { readonly [key: string]: Explain<Answer> | undefined } = {
  play: explain(card),
  playMore: explain(card),
  peek: explain(card),
  useItem: explain(line),
  freeLine: explain(line),
  takeItem: explain(item),
  discard: explain(discard),
  discardOwn: explain(discard),
  mayDiscard: explain(mayDiscard),
  mayDiscardOwn: explain(mayDiscard),
  takeCard: explain(takeCard),
  takeOwn: explain(takeCard),
  may: explain(may),
}
