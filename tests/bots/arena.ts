/** The arena of tests/kit, for Mascarade. */
import { mascarade, type MascaradeEvent, type MascaradeOpen } from '../../src-shared/games/mascarade'
import type { MascaradeState } from '../../src-shared/games/mascarade/state'
import type { Match, Options } from '../../src-shared/kernel'
import type { Mind } from '../../src-shared/bots'
import { layGame, minds as mindsOf, playGame, type Onlooker, type Played, type Player } from '../kit/arena'

export { partOf, type Player } from '../kit/arena'

export type MascaradeMatch = Match<MascaradeState, MascaradeEvent, MascaradeOpen, null>

export const minds = (players: readonly Player[], seed: number): Mind[] => mindsOf(players, seed, mascarade.id)

export const lay = (seats: number, given: Options, key: number) => layGame(mascarade, seats, given, key)

export const play = (table: readonly Mind[], options: Options, key: number, onlooker?: Onlooker): Played =>
  playGame(mascarade, table, options, key, onlooker)
