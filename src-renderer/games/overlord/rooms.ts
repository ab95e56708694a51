/** The rooms for texts on cards, in em of the card. */
import type { TextRoom } from '../../ui/fitText'

export const ROOMS = {
  /** Below the picture of a hint: a card of 5 em. */
  hint: { width: 4.45, height: 1.8, largest: 0.74 },
  /** At the foot of an action: a card of 4 em. */
  action: { width: 3.6, height: 1.3, largest: 0.56 },
} as const satisfies { readonly [card: string]: TextRoom }
