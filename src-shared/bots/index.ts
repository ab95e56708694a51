/** Bots by game. */
import { fastRandom, type Json, type Seat } from '../kernel'
import { castleMind } from './castle'
import { PLAIN, type Nature } from '../wire'
import { mascaradeMind } from './mascarade'
import { overlordMind } from './overlord'
import { talesMind } from './tales'
import type { MakeMind, Mind } from './mind'
import { randomMind } from './random'

const MINDS: { readonly [game: string]: MakeMind } = {
  mascarade: mascaradeMind,
  castle: castleMind,
  tales: talesMind,
  overlord: overlordMind,
}

/** The mind that plays a game from one seat. The same nature, frames and seed give the same answers. */
export const makeMind = (
  game: string,
  seat: Seat,
  seed: number,
  deck: Json | null = null,
  nature: Nature = PLAIN,
): Mind => (MINDS[game] ?? randomMind)({ seat, deck, nature, random: fastRandom(seed) })

export type { MakeMind, Mind, MindSetup, Reason } from './mind'
export { randomMind } from './random'
