/**
 * Who has to agree before somebody plays on at a seat of which others have a part to guard: its cards in a match, its line
 * in the score after one. The word of one guest is never enough, not even of the one who runs the table, for a guest can
 * open as many windows as they like, be a new person in each, and agree with themselves. What they cannot multiply are
 * the owner's key and the hands that were dealt. So either of these must agree:
 * - somebody else whose connection has proved the owner's key (in a hall: the organizer), or
 * - people who were dealt more than half of the hands. A hand counts once, whatever window speaks for it. The hands of
 *   those who are away or were sent away count as a no; those of people who left by themselves do not count.
 * Where no hand was dealt there is nothing to guard, and whoever runs the table decides.
 */
import type { Party } from './party'
import type { Person } from './person'
import type { Claim } from './seatOffers'

type Agreeing = Pick<Party, 'seatKnowledge' | 'host' | 'keys'>

/** Whether somebody is asked about a claim: never about their own. */
export function mayAgree({ seatKnowledge, host, keys }: Agreeing, person: Person, { by }: Pick<Claim, 'by'>): boolean {
  if (person === by || person.screen) return false
  const isHostAlone = person === host && seatKnowledge.guarded().size === 0
  return keys.holds(person) || seatKnowledge.guarded([person]).size > 0 || isHostAlone
}

/** Whether those who have to agree do. */
export function isAgreed({ seatKnowledge, keys }: Agreeing, { by, yes }: Pick<Claim, 'by' | 'yes'>): boolean {
  const others = yes.filter(person => person !== by)
  if (others.length === 0) return false
  const all = seatKnowledge.guarded().size
  return all === 0 || others.some(keys.holds) || 2 * seatKnowledge.guarded(others).size > all
}
