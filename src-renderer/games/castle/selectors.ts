/** What Castle's board reads of a match. */
import type { Seat } from '../../../src-shared/kernel'
import type { CastleEvent, CastleOpen, CastleOwn, CastleShown } from '../../../src-shared/games/castle/rules'
import type { ObjectId } from '../../../src-shared/games/castle/rules/cards'
import type { Aside } from '../../../src-shared/games/castle/rules/state'
import type { MatchPart, SeenEvent } from '../../../src-shared/wire'
import { typedGame } from '../gameTypes'
import type { GamePhase } from '../gameUi'

interface CastleTypes {
  readonly open: CastleOpen
  readonly own: CastleOwn
  readonly event: CastleEvent
  readonly aside: Aside
  readonly shown: CastleShown
  readonly deck: null
}
export const { openOf, ownOf, eventOf, asideOf } = typedGame<CastleTypes>()

export const stepsOf = (match: MatchPart): readonly string[] => match.view.open.steps.map(step => step.step)

/** The current turn, window and duel. There is at most one duel a turn, and one window of each name. */
export function phaseOf(match: MatchPart, isWindow: (step: string) => boolean): GamePhase {
  const { turn, duel } = openOf(match)
  const window = stepsOf(match).findLast(isWindow)
  return {
    turn: `${turn.number}`,
    window: window === undefined ? null : `${turn.number} ${window}`,
    duel: duel && `${turn.number}`,
  }
}

/** The direction in which all seats are passing a card on (Sextant), or null. */
export function passingOn(match: MatchPart): 'left' | 'right' | null {
  const data = match.view.open.steps.find(step => step.step === 'passOn')?.data as
    { readonly direction?: string } | undefined
  return data?.direction === 'left' || data?.direction === 'right' ? data.direction : null
}

/** A declaration: who named whom, the cards turned up, and the outcome. */
export interface Declaration {
  readonly declare: Extract<CastleEvent, { kind: 'declare' }>
  readonly turned: readonly Extract<CastleEvent, { kind: 'turnUp' }>[]
  readonly removed: Extract<CastleEvent, { kind: 'removed' }> | null
  readonly end: Extract<CastleEvent, { kind: 'end' }> | null
}

/** The last declaration among these events, or null. */
export function declarationIn(seen: readonly SeenEvent[]): Declaration | null {
  const events = seen.map(eventOf)
  const at = events.findLastIndex(event => event.kind === 'declare')
  const declare = events[at]
  if (declare?.kind !== 'declare') return null
  const after = events.slice(at)
  return {
    declare,
    turned: after.flatMap(event => (event.kind === 'turnUp' ? [event] : [])),
    removed: after.flatMap(event => (event.kind === 'removed' ? [event] : []))[0] ?? null,
    end: after.flatMap(event => (event.kind === 'end' ? [event] : []))[0] ?? null,
  }
}

/** The other seats in turn order from the own seat's left. A spectator sees all, from seat 0. */
export const othersOf = (seats: number, you: Seat | null): Seat[] =>
  you === null
    ? Array.from({ length: seats }, (_, i) => i)
    : Array.from({ length: seats - 1 }, (_, i) => (you + 1 + i) % seats)

/** Places the others along the coach's walls, each in drawing order: left from the top, top from the left. */
export function seatLayout(others: readonly Seat[], wide: boolean): { left: Seat[]; top: Seat[]; right: Seat[] } {
  const side = others.length < 3 ? Math.floor(others.length / 2) : others.length < 6 || wide ? 1 : 2
  return {
    left: others.slice(0, side).reverse(),
    top: others.slice(side, others.length - side),
    right: others.slice(others.length - side),
  }
}

/** The current exchange, with the cards that this client may know. */
export interface ExchangeSeen {
  readonly by: Seat
  readonly to: Seat
  readonly accepted: boolean
  readonly offered: ObjectId | null
  readonly returned: ObjectId | null
}

/** An exchange that has just been agreed to: its two seats know both cards. @param seen the log so far */
export function exchangedIn(exchange: ExchangeSeen, seen: readonly SeenEvent[], you: Seat | null): ExchangeSeen {
  const swapped = seen.findLast(one => {
    const event = eventOf(one)
    return event.kind === 'exchange' && event.seat === exchange.by && event.with === exchange.to
  })
  const { gave = null, got = null } = swapped ? asideOf(swapped) : {}
  const [offered, returned] = you === exchange.by ? [gave, got] : you === exchange.to ? [got, gave] : [null, null]
  return { ...exchange, accepted: true, offered: offered ?? exchange.offered, returned }
}

/** @param seen the log so far: once an exchange is accepted, its two seats know both cards */
export function exchangeIn(match: MatchPart, seen: readonly SeenEvent[]): ExchangeSeen | null {
  const { exchange } = openOf(match)
  if (!exchange) return null
  const { by, to } = exchange
  const pending = stepsOf(match).some(step => step === 'offered' || step === 'whichBag')
  const offer = { by, to, accepted: false, offered: ownOf(match)?.offered ?? null, returned: null }
  return pending ? offer : exchangedIn(offer, seen, match.view.own?.seat ?? null)
}
