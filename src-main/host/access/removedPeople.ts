/**
 * People whom the host has removed from the table. They stay out until the host lets them back in: recognized by their
 * token for good, and by their address for a while, because others may use that address as well.
 */
import { refuse, type Refusal } from '../../../src-shared/kernel'
import type { Clock } from '../../clock'

/** For so long nobody new comes from the address of somebody who was removed. */
export const ADDRESS_MS = 30 * 60_000
/** The most that are remembered. The oldest is forgotten first. */
const MAX_REMOVED = 100

/** As it is stored. `address`: null where they came from the host's own machine, which is never shut out. */
export interface RemovedPerson {
  readonly id: string
  readonly token: string
  readonly name: string
  readonly address: string | null
}

interface Entry {
  readonly person: RemovedPerson
  /** When they were removed, or this host was started, by its clock. */
  readonly since: number
}

export class RemovedPeople {
  private entries: readonly Entry[] = []

  constructor(private readonly clock: Clock) {}

  add(person: RemovedPerson): void {
    const others = this.entries.filter(entry => entry.person.id !== person.id)
    this.entries = [...others, { person, since: this.clock.now() }].slice(-MAX_REMOVED)
  }

  /** The host lets somebody back in. */
  readmit(id: string): Refusal | null {
    const others = this.entries.filter(entry => entry.person.id !== id)
    if (others.length === this.entries.length) return refuse('personUnknown')
    this.entries = others
    return null
  }

  /** Why a newcomer with this token, from this address, may not come in; null when they may. */
  refusal(token: string | undefined, address: string | null): Refusal | null {
    if (this.entries.some(({ person }) => person.token === token)) return refuse('kicked')
    const now = this.clock.now()
    const isNeighbour = this.entries.some(
      ({ person, since }) => address !== null && person.address === address && now - since < ADDRESS_MS,
    )
    return isNeighbour ? refuse('addressKicked') : null
  }

  all(): readonly RemovedPerson[] {
    return this.entries.map(({ person }) => person)
  }

  /** Restores the stored ones after a restart: their addresses are shut out once more for as long. */
  restore(people: readonly RemovedPerson[]): void {
    for (const person of people) this.add(person)
  }
}
