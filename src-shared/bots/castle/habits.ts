/**
 * What is done in public tells who is with whom, where everybody has heard that whoever does it knows: it has looked at
 * the other's society card. Of whoever has not looked nothing is concluded, but for support (memory.ts).
 */
import type { Seat } from '../../kernel'
import type { CastleEvent } from '../../games/castle'
import type { Onlookers } from './onlookers'
import type { Societies } from './societies'

/**
 * How many times likelier allies two seats are after this. Counted at tables of six, how many times as often it was
 * done to a known ally as to a known rival, in 200 matches of normal bots and in 40 of masters: an attack 0.37 and 1.17,
 * an offer 2.0 and 4.9, a refusal 0.19 and 0.25, a gift 2.5 and 2.8, support always and never. Believed is the root of
 * their mean, for others play otherwise than bots; and of support as much as of any hint, for liars mislead by it.
 */
const HABITS = { attacks: 0.8, offers: 1.8, refuses: 0.47, gives: 1.6, supports: 4 } as const

type Duel = Readonly<Record<'attacker' | 'defender', Seat>>

/** @param duel the one that is under way; @param onlookers who had seen what before this event */
export function conclude(event: CastleEvent, duel: Duel | null, onlookers: Onlookers, societies: Societies): void {
  const told = (by: Seat, of: Seat, times: number): void => {
    if (onlookers.hasSeenSociety(by, of)) societies.together(by, of, times)
  }
  switch (event.kind) {
    case 'challenge':
      told(event.attacker, event.defender, HABITS.attacks)
      return
    case 'offer':
      told(event.seat, event.to, HABITS.offers)
      return
    case 'refuse':
      told(event.seat, event.to, HABITS.refuses)
      return
    case 'gift':
      told(event.seat, event.to, HABITS.gives)
      return
    case 'support':
      if (duel)
        for (const { seat, side } of event.sides) {
          told(seat, duel.attacker, side === 'attacker' ? HABITS.supports : 1 / HABITS.supports)
          told(seat, duel.defender, side === 'defender' ? HABITS.supports : 1 / HABITS.supports)
        }
  }
}
