/** Whether a table went from computer to computer as the record of its match says. */
import type { MatchRecord } from '../record'
import { hostsInSteps, isFault, type HostByTerm } from '../succession/check'
import type { Evidence } from './evidence'
import type { Difference } from './verdict'

/**
 * Checks every signature in the record; with evidence also that it names the hosts that this client was told of, and
 * none besides: a computer of which nobody at the table has heard may have hosted it for a moment, but not at the end.
 */
export function* checkMoves(
  { fair }: Pick<MatchRecord, 'fair'>,
  evidence: Evidence | null,
): Generator<undefined, Difference | null, undefined> {
  const { moves = null, terms } = fair
  const told = evidence?.hosts ?? []
  if (!moves) return told.every(({ host }) => host === told[0]?.host) ? null : { what: 'moves', n: 0 }
  if (terms && terms.table !== moves.table) return { what: 'moves', n: 0 }
  const hosts = yield* hostsInSteps(moves)
  if (isFault(hosts)) return { what: 'moves', n: hosts.n }
  return told.every(one => agrees(hosts, one)) ? null : { what: 'moves', n: 0 }
}

function agrees(hosts: HostByTerm, { term, host }: { readonly term: number; readonly host: string }): boolean {
  const terms = [...hosts.keys()]
  // Before the first change the record tells of one term only; the table may have come to that host by others. Of a later
  // term than its last it knows no host.
  return term < Math.min(...terms) || hosts.get(term) === host
}
