/** Bots by game. */
import { fastRandom, type Seat } from '../kernel'
import { castleMind } from './castle'
import { mascaradeMind } from './mascarade'
import type { MakeMind, Mind } from './mind'
import { randomMind } from './random'

const MINDS: { readonly [game: string]: MakeMind } = { mascarade: mascaradeMind, castle: castleMind }

/** The mind that plays a game from one seat. The same frames and seed give the same answers. */
export const makeMind = (game: string, seat: Seat, seed: number): Mind =>
  (MINDS[game] ?? randomMind)({ seat, random: fastRandom(seed) })

export type { MakeMind, Mind, MindSetup } from './mind'
export { randomMind } from './random'
