/**
 * Who may keep the tables of this host. The person who runs it may pass on an invitation by hand; the desktop app of
 * somebody who sits at a table is sent one of its own, over its encrypted connection. That one is for one computer: the
 * first that uses it. So nobody gathers more than one share of the key, however many windows they open.
 */
import { createHash, timingSafeEqual } from 'node:crypto'
import type { Computer } from './protocol'

interface Issued {
  readonly text: string
  /** The network address of the person's app; '' for all that run on this computer. */
  readonly address: string
  computer: Computer | null
}

export class Invitations {
  private readonly issued = new Map<string, Issued>()
  /** Computers whose invitation was taken back. */
  private readonly shut = new Set<Computer>()

  /**
   * @param byHand the invitation that is passed on by hand, to any number of computers
   * @param newText makes another one
   * @param onWithdrawn a computer may not keep a table any more
   */
  constructor(
    private readonly byHand: string,
    private readonly newText: () => string,
    private readonly onWithdrawn: (computer: Computer) => void,
  ) {}

  /**
   * An invitation for a person's computer; asked for again, it is the same.
   * @returns null when somebody else's computer at this address has one
   */
  issue(person: string, address: string): string | null {
    const known = this.issued.get(person)
    if (known) return known.text
    if ([...this.issued.values()].some(one => one.address === address)) return null
    const text = this.newText()
    this.issued.set(person, { text, address, computer: null })
    return text
  }

  /** Whether a computer may come with this invitation. It is then its own. */
  accepts(invitation: string, computer: Computer): boolean {
    const found = [...this.issued.values()].find(({ text }) => isEqual(text, invitation))
    if (!found) return !this.shut.has(computer) && isEqual(invitation, this.byHand)
    found.computer ??= computer
    if (found.computer !== computer) return false
    this.shut.delete(computer)
    return true
  }

  /** A person was sent away, and their computer with them. */
  withdraw(person: string): void {
    const computer = this.issued.get(person)?.computer ?? null
    this.issued.delete(person)
    if (computer === null) return
    this.shut.add(computer)
    this.onWithdrawn(computer)
  }

  isShut(computer: Computer): boolean {
    return this.shut.has(computer)
  }
}

/** Takes as long whatever the texts are. */
function isEqual(one: string, other: string): boolean {
  const hash = (text: string): Buffer => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(one), hash(other))
}
