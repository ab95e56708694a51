/**
 * Who runs a table. The owner is whoever proves to sit at the computer that hosts it: the office is theirs whenever they
 * are there, unless they have handed it over. While they are away somebody else runs the table for them.
 */
import { refuse, type Refusal } from '../../../src-shared/kernel'
import type { Person } from './person'

/** As it is stored: ids of people. */
export interface StoredOffice {
  readonly host: string | null
  readonly owner?: string
  readonly handedOver?: true
}

export class Office {
  /** The person who runs the table; null before anybody may. */
  host: Person | null = null
  /** Null where nobody has proved to be the owner yet. */
  owner: Person | null = null
  /** The owner has given the office to somebody else, and does not take it just by coming back. */
  handedOver = false
  /** The owner is about to come: nobody else becomes host before them. */
  private awaitsOwner = false

  /** @param people everybody at the table, those with a seat first */
  constructor(private readonly people: () => readonly Person[]) {}

  /** Keeps the office free until the owner comes, or `stopAwaiting`. */
  awaitOwner(): void {
    if (!this.host) this.awaitsOwner = true
  }

  /** The owner did not come. @returns whether somebody else has become host */
  stopAwaiting(): boolean {
    if (!this.awaitsOwner) return false
    this.awaitsOwner = false
    if (!this.host) this.passOn()
    return this.host !== null
  }

  /** Somebody has come or come back. @param provesOwner whether they hold the owner's key */
  arrived(person: Person, provesOwner: boolean): void {
    if (person.screen) return
    if (provesOwner) this.owner = person
    if (person === this.owner && !this.handedOver) this.take(person)
    else if (!this.awaitsOwner) this.host ??= person
  }

  /** The owner takes the office back. */
  takeBack(person: Person): Refusal | null {
    if (person !== this.owner) return refuse('ownerOnly')
    this.take(person)
    return null
  }

  /** Gives the office to somebody else: a deed of the owner's. */
  handOver(person: Person, to: Person | undefined): Refusal | null {
    if (person !== this.owner) return refuse('ownerOnly')
    if (person !== this.host) return refuse('notHost')
    if (!to || to === person || to.screen || !to.here) return refuse('personUnknown')
    this.host = to
    this.handedOver = true
    return null
  }

  /** Somebody has left the table. */
  left(person: Person): void {
    if (this.owner === person) {
      this.owner = null
      this.handedOver = false
    }
    if (this.host === person) this.passOn()
  }

  /** The host is away or gone: the owner follows if they are here, or the next person who is. */
  passOn(): void {
    const people = this.people()
    const next =
      people.find(person => person === this.owner && person.here && person !== this.host) ??
      people.find(person => person.here && !person.screen && person !== this.host) ??
      people.find(person => !person.screen) ??
      null
    if (next && next === this.owner) this.take(next)
    else this.host = next
  }

  /** Two people turn out to be one. */
  merge(as: Person, by: Person): void {
    if (this.host === as) this.host = by
  }

  stored(): StoredOffice {
    return {
      host: this.host?.id ?? null,
      ...(this.owner ? { owner: this.owner.id } : {}),
      ...(this.handedOver ? { handedOver: true } : {}),
    }
  }

  restore({ host, owner, handedOver }: StoredOffice): void {
    const byId = (id: string | null | undefined): Person | null => this.people().find(one => one.id === id) ?? null
    this.host = byId(host)
    this.owner = byId(owner)
    this.handedOver = handedOver === true && this.owner !== null
  }

  private take(person: Person): void {
    this.host = person
    this.handedOver = false
    this.awaitsOwner = false
  }
}
