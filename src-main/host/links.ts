/** Links by which a person's other device comes to their place: each works once, and for a short while. */
import type { Clock, Ids } from './given'
import type { Person } from './party'

/** Time enough to pick up a phone and scan; too short to be found later in somebody's history. */
export const LINK_MS = 300_000

interface Link {
  readonly person: Person
  readonly until: number
}

export class Links {
  private readonly links = new Map<string, Link>()

  constructor(
    private readonly clock: Clock,
    private readonly ids: Pick<Ids, 'token'>,
  ) {}

  /** A new link for a person; the one before it works no more. @returns its code */
  make(person: Person): string {
    this.forget(person)
    const code = this.ids.token()
    this.links.set(code, { person, until: this.clock.now() + LINK_MS })
    return code
  }

  /** Whose link it is. It is used up. @returns null when it has run out, was used, or never was */
  use(code: string): Person | null {
    const link = this.links.get(code)
    this.links.delete(code)
    return link && this.clock.now() < link.until ? link.person : null
  }

  /** Whether somebody's link is of this code: it is not used up by this. */
  has(code: string): boolean {
    return this.links.has(code)
  }

  /** A person has gone: their link leads nowhere. */
  forget(person: Person): void {
    for (const [code, link] of this.links) if (link.person === person) this.links.delete(code)
  }
}
