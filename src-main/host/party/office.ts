/**
 * Who runs a table. The owner is whoever proves, on their present connection, to sit at the computer that hosts it: the
 * office is theirs whenever they prove it, unless they have handed it over. Meanwhile somebody else runs the table.
 */
import { refuse, type Refusal } from '../../../src-shared/kernel'
import type { Person } from './person'

/** As it is stored. `host`: id of a person. */
export interface StoredOffice {
  readonly host: string | null
  readonly owned?: true
  readonly handedOver?: true
}

export class Office {
  /** The person who runs the table; null before anybody may. */
  host: Person | null = null
  /** Whether anybody ever proved to be the owner: from then on nobody else decides what is theirs alone. */
  owned = false
  /** The owner has given the office to somebody else, and does not take it just by coming back. */
  handedOver = false
  /** The owner is about to come: nobody else becomes host before them. */
  private awaitsOwner = false

  /**
   * @param people everybody at the table, those with a seat first
   * @param owners those whose present connection has proved the owner's key, the latest last
   */
  constructor(
    private readonly people: () => readonly Person[],
    private readonly owners: () => readonly Person[],
  ) {}

  /** Who has proved to be the owner, and is here; null where nobody has. */
  get owner(): Person | null {
    return this.owners().at(-1) ?? null
  }

  isOwner(person: Person): boolean {
    return this.owners().includes(person)
  }

  /** Whether somebody decides what the owner alone decides; where nobody ever was the owner, the host does. */
  decides(person: Person): boolean {
    return this.owned ? this.isOwner(person) : person === this.host
  }

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

  /** Somebody has come or come back. */
  arrived(person: Person): void {
    if (person.screen) return
    const isOwner = this.isOwner(person)
    this.owned ||= isOwner
    if (isOwner && !this.handedOver) this.take(person)
    else if (!this.awaitsOwner) this.host ??= person
  }

  /** The owner takes the office back. */
  takeBack(person: Person): Refusal | null {
    if (!this.isOwner(person)) return refuse('ownerOnly')
    this.take(person)
    return null
  }

  /** Gives the office to somebody else: a deed of the owner's. */
  handOver(person: Person, to: Person | undefined): Refusal | null {
    if (!this.isOwner(person)) return refuse('ownerOnly')
    if (person !== this.host) return refuse('notHost')
    if (!to || to === person || to.screen || !to.here) return refuse('personUnknown')
    this.host = to
    this.handedOver = true
    return null
  }

  /** Somebody has left the table. */
  left(person: Person): void {
    if (this.isOwner(person)) this.handedOver = false
    if (this.host === person) this.passOn()
  }

  /** The host is away or gone: the owner follows if they are here, or the next person who is. */
  passOn(): void {
    const people = this.people()
    const next =
      people.find(person => this.isOwner(person) && person !== this.host) ??
      people.find(person => person.here && !person.screen && person !== this.host) ??
      people.find(person => !person.screen) ??
      null
    if (next && this.isOwner(next)) this.take(next)
    else this.host = next
  }

  stored(): StoredOffice {
    return {
      host: this.host?.id ?? null,
      ...(this.owned ? { owned: true } : {}),
      ...(this.handedOver ? { handedOver: true } : {}),
    }
  }

  restore({ host, owned, handedOver }: StoredOffice): void {
    this.host = this.people().find(one => one.id === host) ?? null
    this.owned = owned === true
    this.handedOver = handedOver === true && this.host !== null
  }

  private take(person: Person): void {
    this.host = person
    this.handedOver = false
    this.awaitsOwner = false
  }
}
