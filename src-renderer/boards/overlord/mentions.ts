/** The cards on the table that a line of the story speaks of. */
import type { OverlordEvent } from '../../../src-shared/games/overlord/state'
import { atCard, type Spot } from '../../motion/motions'

export const overlordCards = (event: OverlordEvent): readonly Spot[] =>
  event.kind === 'hint' ? [atCard(event.told.hint)] : []
