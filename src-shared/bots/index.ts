/** Bots by game. */
import { fastRandom, type Json, type Seat } from '../kernel'
import { castleMind } from './castle'
import { mascaradeMind } from './mascarade'
import { overlordMind } from './overlord'
import { talesMind } from './tales'
import type { MakeMind, Mind } from './mind'
import { randomMind } from './random'

const MINDS: { readonly [game: string]: MakeMind } = { mascarade: mascaradeMind, castle: castleMind, tales: talesMind, overlord: overlordMind }

/** The mind that plays a game from one seat. The same frames and seed give the same answers. */
export const makeMind = (game: string, seat: Seat, seed: number, deck: Json | null = null): Mind =>
  (MINDS[game] ?? randomMind)({ seat, deck, random: fastRandom(seed) })

export type { MakeMind, Mind, MindSetup } from './mind'
export { randomMind } from './random'
