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
import { NOT_YET, type EmittedEvent, type GameState, type StackFrame } from './state'
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
 * An earlier state as the match goes on from it: at a moment of its own. Each ask that opens from here on has a new id,
 * also one that opens again only when others have been answered: no two answers of a match have the same. Open asks of
 * steps in which nobody has answered since keep theirs. What was closed since stays closed.
 * @param asks those open in the earlier state
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
  const answered = new Set(asks.filter(({ id }) => undone.includes(id)).map(({ depth }) => depth))
  for (const [depth, frame] of state.steps.entries())
    if (frame.opened !== NOT_YET)
      reopen(
        state,
        frame,
        asks.filter(ask => ask.depth === depth && !answered.has(depth)),
      )
  return state
}

/** From now on asks of a step open at the present moment. @param kept those that keep their ids */
function reopen({ moment, sealed }: GameState, frame: StackFrame, kept: readonly OpenAsk[]): void {
  const again = Object.entries(frame.again ?? {}).filter(([, opened]) => opened === NOT_YET)
  for (const { key, seat } of kept) {
    const name = `${key}/${seat}`
    again.push([name, frame.again?.[name] ?? frame.opened])
  }
  // A sealed answer knows its step by the moment at which that opened.
  for (const of of sealed) if (of.step === frame.step && of.opened === frame.opened) of.opened = moment
  frame.opened = moment
  frame.again = Object.fromEntries(again)
}
