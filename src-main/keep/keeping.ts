/** What all parts of keeping tables share: who this computer is, its links, and the tables that it hosts or keeps. */
import { MAX_LINK_ADDRESSES } from '../../src-shared/lan/link'
import type { Clock } from '../clock'
import type { Certificate } from '../net/tls/certificate'
import type { StoredTable } from '../host/storage/storeTypes'
import type { Invitations } from './invitations'
import type { KeepLinks } from './links/keepLinks'
import type { ComputerAddress } from './links/messages'
import type { Place } from './place'
import type { Signer } from './succession/signer'

export interface TableKeepingSetup {
  readonly certificate: Certificate
  readonly clock: Clock
  /** This computer's name, for people; `ofPerson`: the name of the person at it. */
  readonly name: string
  readonly ofPerson: boolean
  /** Addresses under which others reach it, and its port. */
  readonly addresses: () => readonly string[]
  readonly port: () => number
  /** Where replicas are stored. */
  readonly folder: string
  /** Agrees in advance to go on without a host that has been silent for 20 s. */
  readonly automatic: boolean
  /** Passed on by hand to those who may keep tables of this host. */
  readonly invitation: string
  readonly newInvitation: () => string
  /** This computer goes on with a table. @param given by its host, or by those who are left */
  readonly onElected: (table: StoredTable, given: boolean) => Promise<void>
  /** Something that people see has changed about the computers of a table that is hosted here. */
  readonly onKeepersChanged: (table: string) => void
  /** Another computer hosts a table now that this one has hosted. */
  readonly onDeposed: (table: string) => void
  /** Called after that, as soon as it is known which one. */
  readonly onHostedElsewhere?: (table: string, host: ComputerAddress) => void
  readonly report: (line: string) => void
}

export interface Keeping {
  readonly setup: TableKeepingSetup
  readonly links: KeepLinks
  readonly signer: Signer
  readonly invitations: Invitations
  /** By the ids of their tables. */
  readonly open: Map<string, Place>
  /** Whether this computer agrees in advance to go on without a host. */
  automatic: boolean
  stopped: boolean
}

/** This computer, as others of its tables know it. */
export function ownAddress({ links, setup }: Keeping): ComputerAddress {
  const { name, ofPerson, addresses, port } = setup
  return {
    id: links.own,
    name,
    ...(ofPerson ? { ofPerson: true as const } : {}),
    addresses: addresses().slice(0, MAX_LINK_ADDRESSES),
    port: port(),
  }
}
