/** The requirements on the bots, as data. */
import type { GameState, Options } from '../../src-shared/kernel'
import { castle } from '../../src-shared/games/castle/rules'
import { mascarade } from '../../src-shared/games/mascarade/rules'
import { overlord } from '../../src-shared/games/overlord/rules'
import { tales } from '../../src-shared/games/tales/rules'
import { DEFAULT_PROFILE, type Level, type BotProfile } from '../../src-shared/wire'
import { layGame, type AnyCounted, type Played, type Player } from '../kit/arena'
import { CLASSIC_LINES } from './classicLines'
import { wonBy, type Line } from './lines'
import { claiming } from './opponents'

const EASY: BotProfile = { ...DEFAULT_PROFILE, level: 'easy' },
  NORMAL: BotProfile = DEFAULT_PROFILE,
  HARD: BotProfile = { ...DEFAULT_PROFILE, level: 'hard' }
const NATURES: { readonly [level in Level]: BotProfile } = { easy: EASY, normal: NORMAL, hard: HARD }

/** One seat is this player, all others are that one; the seat rotates. */
const oneAmong =
  (seats: number, one: Player, others: Player) =>
  (n: number): Player[] =>
    Array.from({ length: seats }, (_, seat) => (seat === n % seats ? one : others))

/** The two players alternate, and swap seats in every second match. */
const inTurn =
  (seats: number, one: Player, other: Player) =>
  (n: number): Player[] =>
    Array.from({ length: seats }, (_, seat) => ((seat + n) % 2 === 0 ? one : other))

/** The members of one society are these players; which society alternates. */
const society =
  (seats: number, one: Player, others: Player) =>
  (n: number, key: number): Player[] =>
    layGame(castle, seats, {}, key)
      .match.snapshot()
      .state.societies.map(its => (its === (n % 2 === 0 ? 'order' : 'brotherhood') ? one : others))

export type Any = Line<GameState, never, AnyCounted, never>

/** What the three games that are won by shares have in common. */
interface Arena {
  readonly name: string
  readonly game: unknown
  readonly options?: Options
  readonly seats: number
  readonly searches?: boolean
}

const counted = (arena: Arena, what: string, one: Player, seated: Any['seated'], must: Any['must']): Any =>
  ({
    ...arena,
    name: `${arena.name}, ${what}`,
    seated,
    must,
    slow: arena.searches === true && one === HARD,
    counts: (played, players) => wonBy(played, seat => players[seat] === one),
    timed: player => player === one,
  }) as Any

/**
 * A society wins as a whole, no matter which member declared. A victory alone counts for no society; between levels it
 * counts for that of its seat's level.
 */
const castleLine = (what: string, one: Player, others: Player, must: Any['must']): Any =>
  ({
    game: castle,
    seats: 6,
    name: `Castle at 6 seats, ${what}`,
    seated: society(6, one, others),
    must,
    slow: one === HARD,
    counts: ({ outcome }: Played, players: readonly Player[]) =>
      (outcome.reason !== 'lodge' || others !== 'random') && outcome.winners.some(seat => players[seat] === one)
        ? 1
        : 0,
    timed: (player: Player | undefined) => player === one,
  }) as unknown as Any

const MASCARADE: Arena = { name: 'Mascarade at 6 seats', game: mascarade, seats: 6 }
const TALES2: Arena = { name: 'Dark Tales at 2 seats', game: tales, seats: 2, searches: true }
const TALES4: Arena = { name: 'Dark Tales at 4 seats', game: tales, seats: 4, searches: true }
const FORMAL: Arena = { name: 'Overlord formal at 4 seats', game: overlord, options: { rules: 'formal' }, seats: 4 }

/** Hard against easy: one and a half fair shares, if that is at most a third; otherwise 65 %. */
const EASY_SHARE = { times: 1.5, upTo: 1 / 3, else: 0.65 } as const
const againstEasy = (seats: number): { readonly least: number } => ({
  least: 1 / seats <= EASY_SHARE.upTo ? EASY_SHARE.times / seats : EASY_SHARE.else,
})

/** One among random bots, by level; hard among easy ones; each level against the one below. */
function arenaLines(arena: Arena, random: Partial<Record<Level, number>>): Any[] {
  const { seats } = arena
  const levels: readonly (readonly [Level, number])[] = Object.entries(random) as [Level, number][]
  return [
    ...levels.map(([level, least]) => {
      const one = NATURES[level]
      return counted(arena, `one ${level} against random play`, one, oneAmong(seats, one, 'random'), { least })
    }),
    counted(arena, 'one hard against easy', HARD, oneAmong(seats, HARD, EASY), againstEasy(seats)),
    counted(arena, 'normal beside easy', NORMAL, inTurn(seats, NORMAL, EASY), { least: 0.5 }),
    counted(arena, 'hard beside normal', HARD, inTurn(seats, HARD, NORMAL), { least: 0.5 }),
  ]
}

const ALWAYS = claiming(true),
  NEVER = claiming(false)

export const MUST_HOLD: readonly Any[] = [
  ...arenaLines(MASCARADE, { hard: 0.45, normal: 0.3 }),
  counted(MASCARADE, 'one hard against play by chance that always challenges', HARD, oneAmong(6, HARD, ALWAYS), {
    least: 0.45,
  }),
  counted(MASCARADE, 'one hard against play by chance that never challenges', HARD, oneAmong(6, HARD, NEVER), {
    least: 0.45,
  }),
  castleLine('an easy society against random play', EASY, 'random', { least: 0.5 }),
  castleLine('a hard society against random play', HARD, 'random', { least: 0.75 }),
  castleLine('a normal society against random play', NORMAL, 'random', { least: 0.65 }),
  castleLine('a hard society against an easy one', HARD, EASY, { least: EASY_SHARE.else }),
  castleLine('a normal society against an easy one', NORMAL, EASY, { least: 0.5 }),
  castleLine('a hard society against a normal one', HARD, NORMAL, { least: 0.5 }),
  ...arenaLines(TALES2, { hard: 0.85 }),
  ...arenaLines(TALES4, { hard: 0.6 }),
  ...arenaLines(FORMAL, { hard: 0.55 }),
  ...CLASSIC_LINES,
]
