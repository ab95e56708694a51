/** What a Castle view says, read for the board. All of it is public, or this client's own. */
import type { Seat } from '../../../src-shared/kernel'
import type { CastleEvent, CastleOpen, CastleOwn, CastleShown } from '../../../src-shared/games/castle'
import type { ObjectId } from '../../../src-shared/games/castle/cards'
import type { Aside } from '../../../src-shared/games/castle/state'
import type { MatchPart, ToldEvent } from '../../../src-shared/wire'
import type { GameScene } from '../face'

export const openOf = (match: MatchPart): CastleOpen => match.view.open.table as unknown as CastleOpen

export const ownOf = (match: MatchPart): CastleOwn | null =>
  (match.view.own?.hand ?? null) as unknown as CastleOwn | null

export const eventOf = (told: ToldEvent): CastleEvent => told.event as unknown as CastleEvent

/** What this client alone was told besides. */
export const asideOf = (told: ToldEvent): Aside => (told.own ?? {}) as unknown as Aside

export const seenOf = (match: MatchPart): readonly CastleShown[] =>
  (match.view.own?.seen ?? []) as unknown as readonly CastleShown[]

export const stepsOf = (match: MatchPart): readonly string[] => match.view.open.steps.map(step => step.step)

/** Turn, window and duel of now. There is one duel a turn at most, and one window of each name. */
export function sceneOf(match: MatchPart, isWindow: (step: string) => boolean): GameScene {
  const { turn, duel } = openOf(match)
  const window = stepsOf(match).findLast(isWindow)
  return {
    turn: `${turn.number}`,
    window: window === undefined ? null : `${turn.number} ${window}`,
    duel: duel && `${turn.number}`,
  }
}

/** Whether all seats choose what they pass on by the Sextant just now, and which way. */
export function passingOn(match: MatchPart): 'left' | 'right' | null {
  const data = match.view.open.steps.find(step => step.step === 'passOn')?.data as
    { readonly direction?: string } | undefined
  return data?.direction === 'left' || data?.direction === 'right' ? data.direction : null
}

/** A declaration as it was told: who named whom, what came to light, and how it ended. */
export interface Declaration {
  readonly declare: Extract<CastleEvent, { kind: 'declare' }>
  readonly turned: readonly Extract<CastleEvent, { kind: 'turnUp' }>[]
  readonly removed: Extract<CastleEvent, { kind: 'removed' }> | null
  readonly end: Extract<CastleEvent, { kind: 'end' }> | null
}

/** The last declaration among these events, if there is one. */
export function declarationIn(told: readonly ToldEvent[]): Declaration | null {
  const events = told.map(eventOf)
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

/** From the left of oneself clockwise: the others in the order in which they sit. A spectator sees all from seat 0. */
export const othersOf = (seats: number, you: Seat | null): Seat[] =>
  you === null
    ? Array.from({ length: seats }, (_, i) => i)
    : Array.from({ length: seats - 1 }, (_, i) => (you + 1 + i) % seats)

/** Where the others sit in the coach, each part in the order in which it is drawn: left from the top, top from the left. */
export function coach(others: readonly Seat[], wide: boolean): { left: Seat[]; top: Seat[]; right: Seat[] } {
  const side = others.length < 3 ? Math.floor(others.length / 2) : others.length < 6 || wide ? 1 : 2
  return {
    left: others.slice(0, side).reverse(),
    top: others.slice(side, others.length - side),
    right: others.slice(others.length - side),
  }
}

/** An exchange that is going on, with the cards that this client may know. */
export interface ExchangeSeen {
  readonly by: Seat
  readonly to: Seat
  readonly accepted: boolean
  readonly offered: ObjectId | null
  readonly returned: ObjectId | null
}

/** @param told the story so far: once it is accepted, its two seats were told both cards */
export function exchangeIn(match: MatchPart, told: readonly ToldEvent[]): ExchangeSeen | null {
  const { exchange } = openOf(match)
  if (!exchange) return null
  const { by, to } = exchange
  const waits = stepsOf(match).some(step => step === 'offered' || step === 'whichBag')
  const swapped = waits
    ? undefined
    : told.findLast(one => {
        const event = eventOf(one)
        return event.kind === 'exchange' && event.seat === by && event.with === to
      })
  const { gave = null, got = null } = swapped ? asideOf(swapped) : {}
  const mine = match.view.own?.seat
  return {
    by,
    to,
    accepted: !waits,
    offered: (mine === by ? gave : mine === to ? got : null) ?? ownOf(match)?.offered ?? null,
    returned: mine === by ? got : mine === to ? gave : null,
  }
}
