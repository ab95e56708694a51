/** The cards on the table that an event mentions. */
import type { MascaradeEvent } from '../../../src-shared/games/mascarade/rules/state'
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
