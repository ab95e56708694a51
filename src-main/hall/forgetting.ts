/** Whom a hall forgets when it has known too many people. */
import { networkOf } from '../neighbourhood'

/** What counts here of somebody whom the hall knows. */
interface Leavable {
  /** How many windows they have open. */
  readonly windows: number
  readonly address: string | null
}

/**
 * Of those who are away: who has been for longest, among the people of the address that has sent the most. One address
 * that sends a crowd makes the hall forget its own.
 * @param people who was away longest comes first
 */
export function whoIsForgotten<P extends Leavable>(people: Iterable<P>): P | null {
  const away = [...people].filter(({ windows }) => windows === 0)
  const crowds = new Map<string, number>()
  for (const { address } of away)
    if (address !== null) crowds.set(networkOf(address), (crowds.get(networkOf(address)) ?? 0) + 1)
  const crowdOf = ({ address }: Leavable): number => (address === null ? 1 : (crowds.get(networkOf(address)) ?? 1))
  const most = Math.max(...away.map(crowdOf))
  return away.find(person => crowdOf(person) === most) ?? null
}
