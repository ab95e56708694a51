/** The arena of tests/kit, for Mascarade. */
import { mascarade, type MascaradeEvent, type MascaradeOpen } from '../../src-shared/games/mascarade/rules'
import type { MascaradeState } from '../../src-shared/games/mascarade/rules/state'
import type { Match, Options } from '../../src-shared/kernel'
import type { Bot } from '../../src-shared/bots'
import { layGame, createBots as botsFrom, playGame, type MatchObserver, type Played, type Player } from '../kit/arena'

export { partOf, type Player } from '../kit/arena'

export type MascaradeMatch = Match<MascaradeState, MascaradeEvent, MascaradeOpen, null>

export const minds = (players: readonly Player[], seed: number): Bot[] => botsFrom(players, seed, mascarade.id)

export const lay = (seats: number, given: Options, key: number) => layGame(mascarade, seats, given, key)

export const play = (table: readonly Bot[], options: Options, key: number, onlooker?: MatchObserver): Played =>
  playGame(mascarade, table, options, key, onlooker)
