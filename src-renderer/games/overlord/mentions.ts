/** The cards on the table that an event mentions. */
import type { OverlordEvent } from '../../../src-shared/games/overlord/rules/state'
import { atCard, type Spot } from '../../motion/motions'

export const overlordCards = (event: OverlordEvent): readonly Spot[] =>
  event.kind === 'hint' ? [atCard(event.told.hint)] : []
