/** Links by which a person's other device takes their place: each works once, for a short time. */
import type { Clock } from '../../clock'
import type { Ids } from '../deps'
import type { Person } from '../party/person'

/** Long enough to pick up a phone and scan; too short to be found later in a browser history. */
export const LINK_MS = 300_000

interface Link<P> {
  readonly person: P
  readonly until: number
}

export class DeviceLinks<P extends object = Person> {
  private readonly links = new Map<string, Link<P>>()

  constructor(
    private readonly clock: Clock,
    private readonly ids: Pick<Ids, 'token'>,
  ) {}

  /** Creates a link for a person and revokes their earlier one. @returns its code */
  create(person: P): string {
    this.forget(person)
    const code = this.ids.token()
    this.links.set(code, { person, until: this.clock.now() + LINK_MS })
    return code
  }

  /** Uses up a link. @returns its person; null when the link has expired, was used, or never existed */
  use(code: string): P | null {
    const link = this.links.get(code)
    this.links.delete(code)
    return link && this.clock.now() < link.until ? link.person : null
  }

  /** Whether a link has this code. Does not use it up. */
  has(code: string): boolean {
    return this.links.has(code)
  }

  /** Revokes a person's link. */
  forget(person: P): void {
    for (const [code, link] of this.links) if (link.person === person) this.links.delete(code)
  }
}
