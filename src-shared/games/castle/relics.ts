/** Keys, Goblets and Bags: what counts towards a victory. */
import type { Seat } from '../../kernel'
import { QUOTA, SOCIETIES, type ObjectId, type Society } from './cards'
import { bagsAreRelics, handOf } from './objects'
import type { CastleState } from './state'

/** Whether an object is a relic of this society: its Key or Goblet, and its Bag once the object deck is empty. */
const isRelic = (state: CastleState, society: Society, object: ObjectId): boolean =>
  object === SOCIETIES[society].relic || (object === SOCIETIES[society].bag && bagsAreRelics(state))

export const relicsOf = (state: CastleState, society: Society, seats: readonly Seat[]): number =>
  seats.flatMap(seat => handOf(state, seat)).filter(object => isRelic(state, society, object)).length

/** Keys and Goblets in any mix, for a victory alone. */
export const mixedRelicsOf = (state: CastleState, seat: Seat): number =>
  relicsOf(state, 'order', [seat]) + relicsOf(state, 'brotherhood', [seat])

/**
 * Quota: 3 relics, or 2 and the own Bag once the object deck is empty. With an odd number of seats the minority
 * society – the one whose card was removed – needs one less.
 * @returns whether so many relics suffice, and whether they do so (or not) by the removed card alone.
 */
export function quota(
  state: CastleState,
  society: Society,
  relics: number,
): { readonly met: boolean; readonly byRemoved: boolean } {
  const byRemoved = state.removed !== null && relics === QUOTA.minority
  return { met: relics >= QUOTA.relics || (byRemoved && state.removed === society), byRemoved }
}
