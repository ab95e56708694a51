/** Keys, Goblets and Bags: what counts towards a victory. */
import type { Seat } from '../../../kernel'
import { QUOTA, objectsThat, type ObjectId, type Society } from './cards'
import { bagsAreRelics, handOf } from './objects'
import type { CastleState } from './state'

const RELICS: { readonly [society in Society]: readonly ObjectId[] } = {
  order: objectsThat('relicOfOrder'),
  brotherhood: objectsThat('relicOfBrotherhood'),
}
const LATE_RELICS: typeof RELICS = {
  order: objectsThat('lateRelicOfOrder'),
  brotherhood: objectsThat('lateRelicOfBrotherhood'),
}

/** Whether an object is a relic of this society: its Key or Goblet, and its Bag once the object deck is empty. */
const isRelic = (state: CastleState, society: Society, object: ObjectId): boolean =>
  RELICS[society].includes(object) || (LATE_RELICS[society].includes(object) && bagsAreRelics(state))

export const relicsOf = (state: CastleState, society: Society, seats: readonly Seat[]): number =>
  seats.reduce((sum, seat) => sum + handOf(state, seat).filter(object => isRelic(state, society, object)).length, 0)

/** Keys and Goblets in any mix, for a victory alone. */
export const mixedRelicsOf = (state: CastleState, seat: Seat): number =>
  relicsOf(state, 'order', [seat]) + relicsOf(state, 'brotherhood', [seat])

/**
 * Quota: 3 relics, or 2 and the own Bag once the object deck is empty. With an odd number of seats the minority
 * society – the one whose card was removed – needs one less.
 * @returns whether this number of relics suffices, and whether the removed card alone decides that.
 */
export function quota(
  state: CastleState,
  society: Society,
  relics: number,
): { readonly met: boolean; readonly byRemoved: boolean } {
  const byRemoved = state.removed !== null && relics === QUOTA.minority
  return { met: relics >= QUOTA.relics || (byRemoved && state.removed === society), byRemoved }
}
