/** The cards on the table that an event mentions. */
import type { CastleEvent, Used } from '../../../src-shared/games/castle/rules/state'
import { atCard, type Spot } from '../../motion/motions'

/** The id of a card that was used in a duel; tokens have none. */
export const usedCard = (used: Used): string | undefined =>
  used.what === 'object' ? used.object : used.what === 'profession' ? used.profession : undefined

export function castleCards(event: CastleEvent): readonly Spot[] {
  if (event.kind === 'profession') return [atCard(event.profession)]
  const card = event.kind === 'use' ? usedCard(event.used) : undefined
  return card === undefined ? [] : [atCard(card)]
}
