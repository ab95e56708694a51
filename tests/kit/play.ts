/** Matches in tests: dealt from small numbers, played by random moves. */
import {
  drawAnswer,
  isRefusal,
  Match,
  pick,
  resolveOptions,
  SEEN,
  type Answer,
  type ChoiceSpec,
  type Game,
  type GameState,
  type Json,
  type OpenAsk,
  type Options,
  type Proposal,
  type Random,
  type Refusal,
  type EmittedEvent,
} from '../../src-shared/kernel'

/** A match key from a small number. */
export const keyOf = (n: number): Uint8Array => new Uint8Array(32).fill(n)

/** All options of a table. @throws when they are not valid. */
export function tableOptions(game: Pick<Game, 'options'>, overrides: Options = {}): Options {
  const all = resolveOptions(game, overrides)
  if (isRefusal(all)) throw new Error(`options: ${all.refused}`)
  return all
}

export interface Dealt<S extends GameState, E, O, W> {
  readonly match: Match<S, E, O, W>
  readonly events: readonly EmittedEvent<E>[]
}

/** How tests deal a game: seats, options that differ from the defaults, a key. */
export const dealing =
  <S extends GameState, E, O, W>(game: Game<S, E, O, W>) =>
  (seats: number, overrides: Options = {}, key = 1): Dealt<S, E, O, W> =>
    Match.start(game, seats, tableOptions(game, overrides), keyOf(key))

export function accepted<S, E>(result: Proposal<S, E> | 'again' | Refusal): Proposal<S, E> {
  if (result === 'again') throw new Error('answered before')
  if (isRefusal(result)) throw new Error(`refused: ${result.refused}`)
  return result
}

/** The next answer, and who gives it. */
export interface Move {
  readonly ask: OpenAsk
  readonly answer: Json | 'clock'
}

/** What a match offers to code that draws a move. */
export interface Asking {
  readonly seats: number
  asks(): readonly OpenAsk[]
}

/** How random players answer, so that matches are long and everything happens. */
export type Lively = (ask: OpenAsk, random: Random, seats: number) => Answer

export const anyLively: Lively = (ask, random) => drawAnswer(ask.pick, n => random.nextInt(n, ''))

/** The same choice without these branches. */
export const withoutBranches = (choice: ChoiceSpec, left: readonly string[]): ChoiceSpec =>
  choice.pick === 'branch'
    ? pick.branch(Object.fromEntries(Object.entries(choice.of).filter(([branch]) => !left.includes(branch))))
    : choice

/** One in this many answers is given by the clock. */
const BY_CLOCK = 12

/** Draws the next move of random players. @throws when nobody is asked */
export const moves =
  (lively: Lively = anyLively) =>
  (match: Asking, random: Random): Move => {
    const asks = match.asks()
    const ask = asks[random.nextInt(asks.length, '')]
    if (!ask) throw new Error('stuck: nobody is asked')
    return { ask, answer: random.nextInt(BY_CLOCK, '') === 0 ? 'clock' : lively(ask, random, match.seats) }
  }

export type NextMove = ReturnType<typeof moves>

export function make<S extends GameState, E, O, W>(match: Match<S, E, O, W>, { ask, answer }: Move): Proposal<S, E> {
  const taken = accepted(answer === 'clock' ? match.clock(ask.id) : match.answer(ask.seat, ask.id, answer))
  match.commit(taken)
  return taken
}

/**
 * Plays this many answers, or to the end. @param see looks at each answer that was taken. @returns how many there were
 */
export const playing =
  (next: NextMove) =>
  <S extends GameState, E, O, W>(
    match: Match<S, E, O, W>,
    random: Random,
    most: number,
    see: (taken: Proposal<S, E>) => void = () => undefined,
  ): number => {
    for (let answers = 0; answers < most; answers++) {
      if (match.outcome) return answers
      see(make(match, next(match, random)))
    }
    return most
  }

/** The key of the ask that a journal entry answered. */
export const keyOfAsk = (ask: string): string => ask.split('/')[1] ?? ''

/** The asks that are questions, as opposed to something being shown. */
export const questions = (asks: readonly OpenAsk[]): OpenAsk[] => asks.filter(ask => ask.key !== SEEN)
