/**
 * Taking answers back. That is possible while no answer since, the one to be taken back included, has shown anybody what
 * they did not know: nothing was drawn at random, nobody was shown anything, not even by what they are asked, no seat has
 * got a private part of an event, and all its events are of a kind that the game calls harmless.
 */
import type { Seat } from './choiceSpec'
import { copyState } from './copy'
import type { Game } from './game'
import type { Entry } from './entry'
import type { Random } from './random'
import type { EmittedEvent, GameState } from './state'
import type { OpenAsk } from './stepRunner'

/** The event by which everybody hears that a seat has taken back its last answer, and what others answered to it. */
export interface UndoneEvent {
  readonly kind: 'undone'
  readonly seat: Seat
  /** How many of the last events no longer count. */
  readonly events: number
}

export const isUndone = (event: unknown): event is UndoneEvent =>
  typeof event === 'object' && event !== null && 'kind' in event && event.kind === 'undone'

/** A state to which the match can go back. */
export interface EarlierState<S> {
  readonly state: S
  readonly accepted: readonly Entry[]
  /** The answer that was given to this state. */
  readonly entry: Entry
  readonly chosen: boolean
  /** Whether it has opened an ask by which a seat learns something. */
  readonly shows: boolean
  /** How many answers had been committed, and how many events counted. */
  readonly committed: number
  readonly counted: number
}

/**
 * Most answers that can be taken back together. It lies above twice the number of seats, so that it never depends on
 * how many secret answers were given since.
 */
export const MOST_UNDONE = 64

/** A source of random numbers that notes whether it was used. */
export class WatchedRandom implements Random {
  used = false

  constructor(private readonly random: Random) {}

  nextInt(n: number, name: string, index?: number): number {
    this.used = true
    return this.random.nextInt(n, name, index)
  }
}

/** Whether events have told everybody the same, and nothing that was secret. */
export const areHarmless = <S extends GameState, E, O, W>(
  { isHarmless }: Pick<Game<S, E, O, W>, 'isHarmless'>,
  events: readonly EmittedEvent<E>[],
): boolean => isHarmless !== undefined && events.every(({ event, own }) => own === undefined && isHarmless(event))

/** Whether one of these asks tells its seat something, and was not open before. */
export const isShownByAsks = (
  { asksThatShow = [] }: Pick<Game, 'asksThatShow'>,
  before: readonly OpenAsk[],
  after: readonly OpenAsk[],
): boolean => after.some(({ key, id }) => asksThatShow.includes(key) && !before.some(open => open.id === id))

/** Index of the last choice that a seat made itself; -1 when it cannot be taken back. */
export const lastChoice = (earlier: readonly EarlierState<unknown>[], seat: Seat): number =>
  earlier.findLastIndex(({ entry, chosen }) => entry.seat === seat && chosen)

/**
 * An earlier state as the match goes on from it: at a moment of its own, with all asks of the steps that were answered
 * since open again under new ids. What was closed since stays closed.
 * @param undone the asks that were answered since
 */
export function restoredState<S extends GameState>(
  game: Pick<Game, 'shared'>,
  earlier: S,
  now: S,
  asks: readonly OpenAsk[],
  undone: readonly string[],
): S {
  const state = copyState(game, earlier)
  state.moment = now.moment + 1
  state.seen = now.seen
  const depths = new Set(asks.filter(({ id }) => undone.includes(id)).map(({ depth }) => depth))
  for (const { key, seat, depth } of asks) {
    const frame = state.steps[depth]
    if (!frame || !depths.has(depth)) continue
    frame.again = { ...frame.again, [`${key}/${seat}`]: state.moment }
  }
  return state
}
