/** The cards on the table that a line of the story speaks of. */
import type { MascaradeEvent } from '../../../src-shared/games/mascarade/state'
import { atSlot, type Spot } from '../../motion/motions'

export function mascaradeCards(event: MascaradeEvent): readonly Spot[] {
  switch (event.kind) {
    case 'announce':
    case 'claim':
      return [atSlot(event.slot)]
    case 'cover':
      return event.slots.map(atSlot)
    default:
      return []
  }
}
