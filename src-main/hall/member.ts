/** A connection of somebody in the hall, and the table it is at. */
import type { Refusal } from '../../src-shared/kernel'
import { CLOSE, type CloseCode } from '../../src-shared/wire'
import { isProved } from '../host/access/proof'
import type { Person } from '../host/party/person'
import type { Table } from '../host/table'
import type { Peer } from '../peer'
import type { HallPerson } from './people'

export interface HallMember {
  readonly person: HallPerson
  readonly peer: Peer
  /** Whether this client takes part in fair deals. */
  readonly deals: boolean
  /** Whether its hello proved the owner's key: then its person organizes the hall in this window. */
  readonly proved: boolean
  /** The table it is at; null in the hall. */
  visit: Visit | null
  /** What it was sent of the hall last. */
  sent: string
}

/** A connection at a table. */
export interface Visit {
  readonly table: Table
  /** What the table sends to. */
  readonly peer: Peer
  person: Person | null
}

/** Whether this is a window of the organizer: other windows of the same person are not. */
export const organizes = (member: HallMember): boolean => isProved(member.person, member)

/**
 * A visit to a table: passes on what the table sends for as long as it lasts, and brings the connection back to the hall
 * where the table would close it. Only a second window of the same person at the same table closes the first one.
 * @param returned called when the table no longer wants it: back to the hall
 */
export function newVisit(member: HallMember, table: Table, returned: (why: Refusal) => void): Visit {
  const isCurrent = (): boolean => member.visit === visit
  const { peer } = member
  const visit: Visit = {
    table,
    person: null,
    peer: {
      get isLocal() {
        return peer.isLocal ?? false
      },
      get connection() {
        return peer.connection
      },
      send: message => {
        if (isCurrent()) peer.send(message)
      },
      sendText: text => {
        if (isCurrent()) peer.sendText(text)
      },
      close: (code: CloseCode, why: Refusal) => {
        if (!isCurrent()) return
        if (code === CLOSE.replaced) peer.close(code, why)
        else returned(why)
      },
    } as Peer,
  }
  return visit
}
