/** Whom a hall forgets when it has known too many people. */
import { networkOf } from '../neighbourhood'
import type { HallPerson } from './people'

/**
 * Of those who are away: who has been for longest, among the people of the address that has sent the most. One address
 * that sends a crowd makes the hall forget its own.
 * @param people who was away longest comes first
 */
export function whoIsForgotten(people: Iterable<HallPerson>): HallPerson | null {
  const away = [...people].filter(({ windows }) => windows === 0)
  const crowds = new Map<string, number>()
  for (const { address } of away)
    if (address !== null) crowds.set(networkOf(address), (crowds.get(networkOf(address)) ?? 0) + 1)
  const crowdOf = ({ address }: HallPerson): number => (address === null ? 1 : (crowds.get(networkOf(address)) ?? 1))
  const most = Math.max(...away.map(crowdOf))
  return away.find(person => crowdOf(person) === most) ?? null
}
