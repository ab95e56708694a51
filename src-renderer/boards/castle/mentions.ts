/** The cards on the table that a line of the story speaks of. */
import type { CastleEvent, Used } from '../../../src-shared/games/castle/state'
import { atCard, type Spot } from '../../motion/motions'

/** What was used in a duel, as it lies there; tokens are all alike. */
export const usedCard = (used: Used): string | undefined =>
  used.what === 'object' ? used.object : used.what === 'profession' ? used.profession : undefined

export function castleCards(event: CastleEvent): readonly Spot[] {
  if (event.kind === 'profession') return [atCard(event.profession)]
  const card = event.kind === 'use' ? usedCard(event.used) : undefined
  return card === undefined ? [] : [atCard(card)]
}
