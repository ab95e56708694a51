/**
 * What must hold of the servants of classic Overlord: under a scripted Overlord, and under the bots' own Overlord, good
 * ones rarely lose. Only a player who begs in vain loses. Matches are played at the bots' pace, with an Overlord whose
 * patience ends.
 */
import { overlord } from '../../src-shared/games/overlord/rules'
import { DEFAULT_PROFILE, type BotProfile } from '../../src-shared/wire'
import type { Bot } from '../../src-shared/bots'
import type { GameState, Options, Seat } from '../../src-shared/kernel'
import type { AnyCounted, Played, Player } from '../kit/arena'
import type { Line } from './lines'
import { evening } from '../games/overlord/bot/evening'
import { strictOverlord } from './strictOverlord'

type Any = Line<GameState, never, AnyCounted, never>

const EASY: BotProfile = { ...DEFAULT_PROFILE, level: 'easy' },
  NORMAL: BotProfile = DEFAULT_PROFILE,
  HARD: BotProfile = { ...DEFAULT_PROFILE, level: 'hard' }

/** The Overlord has the first seat; all others are servants. */
const THRONE: Seat = 0
const OPTIONS = { rules: 'classic', overlord: THRONE + 1, silence: 7 } as const

/** The Overlord: the scripted one, who objects to what the rules name, or the bots' own, with his moods. */
interface Court {
  readonly name: string
  readonly on: Player
}
const STRICT: Court = { name: 'a scripted Overlord', on: strictOverlord }
const BOT: Court = { name: 'an Overlord of the bots', on: 'bot' }

type Served = (n: number) => readonly Player[]

/** One servant is this player, all others are that one; the seat rotates. */
const oneAmong =
  (servants: number, one: Player, others: Player): Served =>
  n =>
    Array.from({ length: servants }, (_, servant) => (servant === n % servants ? one : others))

/** The two kinds of servants alternate, and swap seats in every second match. */
const inTurn =
  (servants: number, one: Player, other: Player): Served =>
  n =>
    Array.from({ length: servants }, (_, servant) => ((servant + n) % 2 === 0 ? one : other))

const levelOf = (player: Player | undefined): BotProfile['level'] =>
  typeof player === 'object' ? player.level : 'normal'

const line = (seats: number, court: Court, what: string, one: Player, served: Served, most: number): Any =>
  ({
    game: overlord,
    options: OPTIONS,
    seats,
    must: { most },
    name: `Overlord classic at ${seats} seats under ${court.name}, ${what}`,
    seated: (n: number) => [court.on, ...served(n)],
    play: (minds: readonly Bot[], players: readonly Player[], options: Options, key: number) =>
      evening(seats, key, options, { minds, levels: players.map(levelOf) }),
    counts: ({ outcome }: Played, players: readonly Player[]) =>
      players.some((player, seat) => player === one && !outcome.winners.includes(seat)) ? 1 : 0,
    timed: (player: Player | undefined) => player === one,
  }) as unknown as Any

/**
 * The largest part of a fair share of defeats: against random play; against beginners (one and a half fair shares,
 * inverted).
 */
const OF_CHANCE = 1 / 2,
  OF_EASY = 2 / 3

function linesAt(seats: number, court: Court): Any[] {
  const servants = seats - 1,
    fair = 1 / servants
  return [
    line(
      seats,
      court,
      'one hard servant among random ones falls',
      HARD,
      oneAmong(servants, HARD, 'random'),
      OF_CHANCE * fair,
    ),
    line(seats, court, 'one hard servant among easy ones falls', HARD, oneAmong(servants, HARD, EASY), OF_EASY * fair),
    line(seats, court, 'normal servants beside easy ones fall', NORMAL, inTurn(servants, NORMAL, EASY), 0.5),
    line(seats, court, 'hard servants beside normal ones fall', HARD, inTurn(servants, HARD, NORMAL), 0.5),
  ]
}

export const CLASSIC_LINES: readonly Any[] = [...linesAt(6, STRICT), ...linesAt(4, STRICT), ...linesAt(6, BOT)]
