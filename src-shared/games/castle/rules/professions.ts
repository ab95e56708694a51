/** Professions: who may have one by what everybody knows, and who really can use it. */
import type { Seat } from '../../../kernel'
import { isOnce, type Profession } from './cards'
import { emit } from './objects'
import type { CastlePlay, CastleState } from './state'

const liesFaceUp = (state: CastleState, profession: Profession): boolean =>
  state.up.some((isUp, seat) => isUp && state.professions[seat] === profession)

/**
 * Whether this seat could use this profession, as far as everybody knows: a face-down card may be any that is face up
 * nowhere; a face-up card must be this one, and one that may be used again.
 */
export function mayHave(state: CastleState, seat: Seat, profession: Profession): boolean {
  if (state.up[seat]) return state.professions[seat] === profession && !isOnce(profession)
  return !liesFaceUp(state, profession)
}

/** Whether this seat really can use this profession: the seat's own secret. */
export const canUse = (state: CastleState, seat: Seat, profession: Profession): boolean =>
  state.professions[seat] === profession && !(state.up[seat] && isOnce(profession))

/** To use a profession: turn it face up, then do it. It stays face up. */
export function turnUp(play: CastlePlay, seat: Seat, profession: Profession): void {
  play.state.up[seat] = true
  emit(play, { kind: 'profession', seat, profession })
}

/** @throws when there is no such seat. */
export function professionOf(state: CastleState, seat: Seat): Profession {
  const profession = state.professions[seat]
  if (!profession) throw new Error('a player without a profession')
  return profession
}
