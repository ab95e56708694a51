/**
 * What must hold of the servants of classic Overlord: under a scripted master, and under the bots' own Overlord, good
 * ones fall seldom. Whoever begs in vain falls, and nobody else. Evenings are played at the bots' pace, with a master
 * whose patience ends.
 */
import { overlord } from '../../src-shared/games/overlord'
import { PLAIN, type Nature } from '../../src-shared/wire'
import type { Mind } from '../../src-shared/bots'
import type { GameState, Options, Seat } from '../../src-shared/kernel'
import type { AnyCounted, Played, Player } from '../kit/arena'
import type { Line } from './lines'
import { master } from './master'
import { evening } from './overlord/evening'

type Any = Line<GameState, never, AnyCounted, never>

const EASY: Nature = { ...PLAIN, level: 'easy' }, NORMAL: Nature = PLAIN, HARD: Nature = { ...PLAIN, level: 'hard' }

/** He sits at the first place; all others are servants. */
const THRONE: Seat = 0
const OPTIONS = { rules: 'classic', overlord: THRONE + 1, silence: 7 } as const

const servantsOf = (seats: number, who: (servant: number) => Player): Player[] =>
  [master, ...Array.from({ length: seats - 1 }, (_, servant) => who(servant))]

/** One servant is this player, all others are that one; the place rotates. */
const oneAmong = (seats: number, one: Player, others: Player) => (n: number): Player[] =>
  servantsOf(seats, servant => servant === n % (seats - 1) ? one : others)

/** Servant by servant in turn, the other way round in every second evening. */
const inTurn = (seats: number, one: Player, other: Player) => (n: number): Player[] =>
  servantsOf(seats, servant => (servant + n) % 2 === 0 ? one : other)

const levelOf = (player: Player | undefined): Nature['level'] => typeof player === 'object' ? player.level : 'normal'

const line = (seats: number, what: string, one: Player, seated: Any['seated'], most: number): Any => ({
  game: overlord, options: OPTIONS, seats, seated, must: { most },
  name: `Overlord classic at ${seats} seats, ${what}`,
  play: (minds: readonly Mind[], players: readonly Player[], options: Options, key: number) => evening(seats, key, options, { minds, levels: players.map(levelOf) }),
  counts: ({ outcome }: Played, players: readonly Player[]) => players.some((player, seat) => player === one && !outcome.winners.includes(seat)) ? 1 : 0,
  timed: (player: Player | undefined) => player === one,
}) as unknown as Any

/** Of a fair share, at most so much: against play by chance; against beginners (one and a half fair shares, turned round). */
const OF_CHANCE = 1 / 2, OF_EASY = 2 / 3

const linesAt = (seats: number): Any[] => {
  const fair = 1 / (seats - 1)
  return [
    line(seats, 'one hard servant among random ones falls', HARD, oneAmong(seats, HARD, 'random'), OF_CHANCE * fair),
    line(seats, 'one hard servant among easy ones falls', HARD, oneAmong(seats, HARD, EASY), OF_EASY * fair),
    line(seats, 'normal servants beside easy ones fall', NORMAL, inTurn(seats, NORMAL, EASY), 0.5),
    line(seats, 'hard servants beside normal ones fall', HARD, inTurn(seats, HARD, NORMAL), 0.5),
  ]
}

export const CLASSIC_LINES: readonly Any[] = [...linesAt(6), ...linesAt(4)]
