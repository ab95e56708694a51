/** The cards on the table that an event mentions. */
import type { TalesEvent } from '../../../src-shared/games/tales/rules/state'
import { atCard, type Spot } from '../../motion/motions'

export function talesCards(event: TalesEvent): readonly Spot[] {
  const by = 'by' in event && (event.by.by === 'card' || event.by.by === 'permanent') ? [atCard(event.by.card)] : []
  switch (event.kind) {
    case 'play':
    case 'discard':
    case 'discardHand':
    case 'take':
    case 'takeDiscarded':
    case 'away':
      return [atCard(event.card), ...by]
    default:
      return by
  }
}
