/** One computer's place among those of a table, and when it stands for a host that is silent. */
import { SILENT_MS, type Decision } from './decision'
import type { KeptTable } from './keptTable'
import type { Members } from './members'
import type { Computer } from './protocol'
import type { Replication } from './replication'
import type { TableSuccession } from './succession/tableSuccession'

/**
 * With automatic agreement: how long a host may be silent until the first computer stands for it, and how much later the
 * next one does. Others agree somewhat earlier, since they have not all heard the host's last word.
 */
export const AUTO_MS = 20_000,
  AUTO_STEP_MS = 6000
const AGREE_MS = 15_000

export interface Place {
  /** Its id. */
  readonly table: string
  readonly kept: KeptTable
  readonly members: Members
  readonly succession: TableSuccession
  replication: Replication | null
  /** The key that came with the table, when it was given to this computer. */
  givenKey: Uint8Array | null
  /** Whom offers go to while no host is known. */
  readonly founder: Computer
  /** When the host was last heard of, and which computer that was. */
  hostHeard: number
  lastHost: Computer | null
  /** What people decide when the host is gone. */
  readonly decision: Decision
  /** Not before: this computer has just stood. */
  standsFrom: number
  /** This computer does not keep the table any longer; called when the table is safe without it. */
  leaving: { done: () => void } | null
  /** At the host: the computers that leave and are still members. */
  readonly leavers: Set<Computer>
  /** Whether this computer has hosted the table since it was opened here. */
  hasHosted: boolean
  /** The host of which people were told last. */
  toldHost: Computer | null
  /** Not before: somebody else stands. */
  mayStandFrom: number
  taking: boolean
  /** The key that goes with the table to the computer it is given to: until that has it, also when it is the host. */
  givingKey: Uint8Array | null
  /** Until when that computer has to be ready. */
  givingUntil: number
  /** What the table was last told of its keepers, as text. */
  said: string
}

/** The computers of a table, as its replica and its host's book name them. */
export const computersOf = ({ kept: { durable }, members }: Place): readonly Computer[] => [
  ...[durable.replica, ...durable.pending].flatMap(replica => replica?.generation.members ?? []),
  ...members.others.map(({ id }) => id),
]

/**
 * Whether a computer may send this table as a whole: it hosts it, or may come to, and this computer does not. A host that
 * the others have not answered for a while may have been followed by another one, which sends it what it has missed.
 */
export const mayBringTable = (place: Place, computer: Computer): boolean =>
  !(place.kept.hosts && place.kept.hasLease) && (place.founder === computer || computersOf(place).includes(computer))

/** Whether the host is gone, as people see it: some of the other computers may go on without it. */
export function isGone({ kept, hostHeard, taking, leaving }: Place, now: number): boolean {
  const members = kept.durable.replica?.generation.members ?? []
  const isKeeper = members.length > 1 && members.includes(kept.id)
  return isKeeper && !kept.hosts && !taking && !leaving && now - hostHeard >= SILENT_MS
}

/** Whether somebody who agrees in advance agrees now: the host has said nothing for so long. */
export const mayAgree = ({ hostHeard }: Place, now: number): boolean => now - hostHeard >= AGREE_MS

/** One after another, in the order of the members, so that not all stand at once; again and again. */
export function isTurnToStand({ kept, hostHeard, mayStandFrom }: Place, now: number): boolean {
  const members = kept.durable.replica?.generation.members ?? []
  const turn = Math.floor((now - hostHeard - AUTO_MS) / AUTO_STEP_MS)
  return now >= mayStandFrom && turn >= 0 && members[turn % members.length] === kept.id
}
