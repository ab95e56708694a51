/** What `npm run check-game` is told of a game: its two manifests, and what is hidden from whom. */
import type { PageManifest } from '../../../src-renderer/games/manifest'
import type { GameManifest } from '../../../src-shared/games/manifest'
import { fastRandom, Match, type GameState, type OpenAsk, type Proposal, type Random } from '../../../src-shared/kernel'
import { keyOf, make, type Move } from '../play'
import type { TwinGame } from '../twin'

export interface GameCheck {
  readonly manifest: GameManifest
  readonly page: PageManifest
  /** What a seat cannot tell apart. `hiddenCards` makes it for most games. */
  readonly twins: TwinGame
  /** Answers that a random match is followed for; by then it is over, unless `endless`. Default: 1000. */
  readonly most?: number
  /** Matches of each table size; default: 4. */
  readonly matches?: number
  /** Random players of this game may go on for ever. */
  readonly endless?: boolean
  /** What holds after every answer, as that no card was lost. @throws when it does not */
  readonly holds?: (state: GameState) => void
}

/** A fault as its author reads it: one sentence or two, with what to do about it. */
export type Fault = string

/** What one check looked at, in a few words, and what is wrong. */
export interface Checked {
  readonly looked: string
  readonly faults: readonly Fault[]
}

export const mostOf = ({ most = 1000 }: GameCheck): number => most

/** Matches of each table size. */
export const matchesOf = ({ matches = 4 }: GameCheck): number => matches

/** Three sizes of tables: the least, one in the middle, the largest. */
export function seatCounts({ twins: { game } }: GameCheck): number[] {
  const { min, max } = game.seats
  return [...new Set([min, Math.round((min + max) / 2), max])]
}

export type AnyMatch = Match

/** Options and cards of a table, from small numbers. */
export function dealt(
  { twins }: GameCheck,
  seats: number,
  seed: number,
): { readonly match: AnyMatch; readonly begin: string } {
  const options = twins.options(fastRandom(seed), seats)
  const { match, events } = Match.start(twins.game, seats, options, keyOf(seed % 256))
  return { match, begin: JSON.stringify(events) }
}

/** One in this many answers is given by the clock. */
const BY_CLOCK = 12

/** The next answer of random players, as the game's own file has them play. */
export function nextMove({ twins }: GameCheck, match: AnyMatch, random: Random): Move {
  const asks = match.asks(),
    ask = asks[random.nextInt(asks.length, 'ask')]
  if (!ask) throw new Error('nobody is asked')
  return { ask, answer: random.nextInt(BY_CLOCK, 'clock') === 0 ? 'clock' : twins.choose(ask, random) }
}

/** Plays random answers. @returns how many there were @throws what the game throws, with the ask that it answered */
export function playRandom(
  check: GameCheck,
  match: AnyMatch,
  random: Random,
  most: number,
  see: (taken: Proposal, ask: OpenAsk) => void = () => undefined,
): number {
  for (let answers = 0; answers < most; answers++) {
    if (match.outcome) return answers
    const move = nextMove(check, match, random)
    let taken: Proposal
    try {
      taken = make(match, move)
    } catch (error) {
      throw new Error(`after ${answers} answers, at “${move.ask.key}” of seat ${move.ask.seat}: ${messageOf(error)}`, {
        cause: error,
      })
    }
    see(taken, move.ask)
  }
  return most
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Each sentence once: the same fault is found in many matches. */
export const once = (faults: readonly Fault[], most = 5): Fault[] => [...new Set(faults)].slice(0, most)
