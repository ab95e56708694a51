/**
 * Infers alliances from public actions, but only when the actor is known to have seen the other's society card. Support
 * by a player who has not seen it is handled in memory.ts.
 */
import type { Seat } from '../../../kernel'
import type { CastleEvent } from '../rules'
import type { PublicKnowledge } from './publicKnowledge'
import type { Societies } from './societies'

/**
 * Likelihood ratios: how many times as likely an action is among allies as among rivals. Measured with six players over
 * 200 matches of normal bots and 40 of hard ones: attacks 0.37 and 1.17, offers 2.0 and 4.9, refusals 0.19 and 0.25,
 * gifts 2.5 and 2.8, support always and never. We use the square root of the mean, because people play differently from
 * bots, and limit support to the strongest hint, because liars mislead by it.
 */
const LIKELIHOOD_RATIOS = { attacks: 0.8, offers: 1.8, refuses: 0.47, gives: 1.6, supports: 4 } as const

type Duel = Readonly<Record<'attacker' | 'defender', Seat>>

/**
 * Updates the belief about societies by an event.
 * @param duel the present duel
 * @param publicKnowledge what seats had seen before this event
 */
export function inferAlliances(
  event: CastleEvent,
  duel: Duel | null,
  publicKnowledge: PublicKnowledge,
  societies: Societies,
): void {
  const hint = (by: Seat, of: Seat, ratio: number): void => {
    if (publicKnowledge.hasSeenSociety(by, of)) societies.hintSameSociety(by, of, ratio)
  }
  switch (event.kind) {
    case 'challenge':
      hint(event.attacker, event.defender, LIKELIHOOD_RATIOS.attacks)
      return
    case 'offer':
      hint(event.seat, event.to, LIKELIHOOD_RATIOS.offers)
      return
    case 'refuse':
      hint(event.seat, event.to, LIKELIHOOD_RATIOS.refuses)
      return
    case 'gift':
      hint(event.seat, event.to, LIKELIHOOD_RATIOS.gives)
      return
    case 'support':
      if (duel)
        for (const { seat, side } of event.sides) {
          hint(seat, duel.attacker, side === 'attacker' ? LIKELIHOOD_RATIOS.supports : 1 / LIKELIHOOD_RATIOS.supports)
          hint(seat, duel.defender, side === 'defender' ? LIKELIHOOD_RATIOS.supports : 1 / LIKELIHOOD_RATIOS.supports)
        }
  }
}
