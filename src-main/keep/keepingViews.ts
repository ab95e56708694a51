/** What people and other computers see of a table's keepers, and who hosts it. */
import type { TableOffice } from '../../src-shared/succession/succession'
import type { ComputerName, HostAnswer, KeepingView } from '../../src-shared/wire'
import { goneView } from './goingOn'
import { ownAddress, type Keeping } from './keeping'
import type { Place } from './place'

/** What everybody at a table sees of the computers that keep it. */
export function viewOf(keeping: Keeping, place: Place | undefined): KeepingView {
  const { replication, members } = place ?? {}
  return {
    computers: [ownAddress(keeping), ...(members?.keepers ?? [])],
    survives: replication?.isProtected ?? false,
    ...(place && replication?.standsStill ? { waiting: true, missing: missing(place) } : {}),
    ...(replication?.givingTo ? { giving: replication.givingTo } : {}),
  }
}

/** How a table came here, and who keeps it now; null while nobody else does. */
export function officeOf(place: Place | undefined): TableOffice | null {
  const { office } = place?.succession ?? {}
  return office?.members ? office : null
}

/** The members that do not answer, by name. */
export function missing({ kept, members }: Place): ComputerName[] {
  const { others } = members
  return kept.silent.map(id => {
    const { name = '', ofPerson, addresses = [] } = others.find(other => other.id === id) ?? {}
    // Computers of the same name are told apart by their addresses.
    const isShared = others.filter(other => other.name === name).length > 1
    return { id, name: isShared ? `${name} (${addresses[0] ?? ''})` : name, ...(ofPerson ? { ofPerson } : {}) }
  })
}

/** Whether this computer hosts the table now. */
export const isHosted = (place: Place | undefined): boolean =>
  place !== undefined && place.replication !== null && !place.taking

/** Who hosts a table, and what is decided if nobody does. @param nonce 16 bytes in hex for which a host proves that it is one */
export function answerOf(keeping: Keeping, table: string, nonce: string | null): HostAnswer {
  const { open, links, setup, signer } = keeping
  const place = open.get(table),
    hosts = isHosted(place)
  if (!place) return { hosts, host: null, gone: null }
  const { moved, host, term } = place.kept.durable,
    { office } = place.succession
  const answer = {
    hosts,
    host: hosts ? links.own : moved && moved.term > term ? moved.to : host,
    gone: goneView(place, keeping.automatic, setup.clock.now()),
  }
  if (!hosts || nonce === null || !office) return answer
  return { ...answer, proof: { office, signature: signer.hosts(table, term, nonce) } }
}
