/**
 * Blind tests of temperaments: at a table sit two masters, and who has seen ten of their matches says which of the two
 * is the bold one, by counting one thing that everybody sees.
 */
import { castle, type CastleEvent } from '../../src-shared/games/castle/rules'
import { mascarade, type MascaradeEvent } from '../../src-shared/games/mascarade/rules'
import { overlord, type OverlordEvent } from '../../src-shared/games/overlord/rules'
import { tales, type TalesEvent } from '../../src-shared/games/tales/rules'
import type { Game, GameState, Options, Seat } from '../../src-shared/kernel'
import { DEFAULT_PROFILE, type BotProfile, type Personality } from '../../src-shared/wire'
import { evening } from '../games/overlord/bot/evening'
import { createBots, playGame, type AnyCounted, type Played, type Player } from '../kit/arena'
import { wonBy } from './lines'

/** What a player watches for in a game. */
export interface BlindTest {
  readonly name: string
  readonly game: Game<GameState, unknown, AnyCounted, unknown>
  readonly options: Options
  readonly seats: number
  /** The seat that does something bold by this event, or null. */
  readonly bold: (event: never) => Seat | null
  /** Matches at the bots' own pace. */
  readonly isEvening?: boolean
  /** Its masters search, and take their time. */
  readonly searches?: boolean
}

const test = <E>(
  of: Omit<BlindTest, 'bold' | 'game'> & { game: unknown; bold: (event: E) => Seat | null },
): BlindTest => of as unknown as BlindTest

export const BLIND_TESTS: readonly BlindTest[] = [
  test<MascaradeEvent>({
    name: 'Mascarade',
    game: mascarade,
    options: {},
    seats: 6,
    // Claims to be somebody, in its turn or in somebody else's.
    bold: event => (event.kind === 'announce' || event.kind === 'claim' ? event.seat : null),
  }),
  test<CastleEvent>({
    name: 'Castle',
    searches: true,
    game: castle,
    options: {},
    seats: 6,
    // Challenges somebody to a duel.
    bold: event => (event.kind === 'challenge' ? event.attacker : null),
  }),
  test<TalesEvent>({
    name: 'Dark Tales',
    searches: true,
    game: tales,
    options: {},
    seats: 4,
    // Spends items.
    bold: event => (event.kind === 'useLine' ? event.seat : null),
  }),
  test<OverlordEvent>({
    name: 'Overlord formal',
    game: overlord,
    options: { rules: 'formal' },
    seats: 4,
    // Doubts, blames or interrupts.
    bold: event => (event.kind === 'doubt' || event.kind === 'blame' || event.kind === 'interrupt' ? event.seat : null),
  }),
  test<OverlordEvent>({
    name: 'Overlord classic',
    game: overlord,
    options: { rules: 'classic', overlord: 1, silence: 7 },
    seats: 6,
    // Throws in a freeze.
    bold: event => (event.kind === 'freeze' ? event.seat : null),
    isEvening: true,
  }),
]

const master = (personality: Personality): BotProfile => ({ level: 'hard', personality })

/** The seats of the two in the match of this number: both change places from match to match. */
function seatsOf({ seats, isEvening }: BlindTest, n: number): readonly [Seat, Seat] {
  // The first seat of an evening is the Overlord's.
  const first = isEvening ? 1 : 0,
    places = seats - first
  const one = n % places,
    // Each distance comes up as often.
    other = (one + 1 + (Math.floor(n / places) % (places - 1))) % places
  return [first + one, first + other]
}

/**
 * Of one match: how often each of the two did it, and each one's share of the victory; of an evening, which only one
 * servant loses, 1 for who did not.
 */
export interface Watched {
  readonly counts: readonly [number, number]
  readonly won: readonly [number, number]
}

const FIRST_KEY = 2_300_000

/** Plays a match of two masters among ordinary bots. */
export function watch(blind: BlindTest, pair: readonly [Personality, Personality], n: number): Watched {
  const { game, options, seats, bold, isEvening } = blind,
    key = FIRST_KEY + n,
    at = seatsOf(blind, n)
  const profiles = Array.from({ length: seats }, (_, seat): BotProfile =>
    seat === at[0] ? master(pair[0]) : seat === at[1] ? master(pair[1]) : DEFAULT_PROFILE,
  )
  const table = createBots(profiles as readonly Player[], key, game.id),
    counts: [number, number] = [0, 0]
  const see = (event: unknown): void => {
    const seat = bold(event as never)
    if (seat === at[0]) counts[0]++
    else if (seat === at[1]) counts[1]++
  }
  const playedEvening = (): Played => {
    const levels = profiles.map(({ level }) => level),
      one = evening(seats, key, options, { minds: table, levels })
    for (const { event } of one.happened) see(event)
    return one
  }
  const played = isEvening
    ? playedEvening()
    : playGame(game, table, options, key, {
        part: (seat, part) => {
          if (seat === at[0]) for (const { event } of part.events) see(event)
        },
      })
  const wonAt = (seat: Seat): number =>
    isEvening ? Number(played.outcome.winners.includes(seat)) : wonBy(played, other => other === seat)
  return { counts, won: [wonAt(at[0]), wonAt(at[1])] }
}

/** Matches that are seen before one says who is who. */
export const SEEN_MATCHES = 10

/** Whether the first of the two was told from these matches: 1, 0, or a half where both did it as often. */
export function toldFrom(watched: readonly Watched[]): number {
  const [one, other] = [0, 1].map(who => watched.reduce((sum, { counts }) => sum + (counts[who] ?? 0), 0))
  return (one ?? 0) > (other ?? 0) ? 1 : one === other ? 0.5 : 0
}
