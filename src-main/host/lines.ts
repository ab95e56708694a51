/** The open lines of a table: one live socket per person, and what was sent over it. */
import { refuse, type Json, type Refusal } from '../../src-shared/kernel'
import type { Frame, HostMessage } from '../../src-shared/wire'
import { CLOSE, type CloseCode, type LineInfo, type Peer } from './given'
import type { Person } from './party'

interface Line {
  readonly peer: Peer
  /** Whether this client takes part in fair deals. */
  readonly deals: boolean
  seq: number
  /** Whether this client wants to hear what people say to each other. */
  listens: boolean
  /** The deck of their own that this client was told last. */
  deck: string | null
}

export class Lines {
  private readonly lines = new Map<Person, Line>()

  /** The newer line wins, the older is told. */
  open(person: Person, peer: Peer, deals = false): void {
    this.lines.get(person)?.peer.close(CLOSE.replaced, refuse('replaced'))
    this.lines.set(person, { peer, deals, seq: 0, listens: false, deck: null })
  }

  has(person: Person): boolean {
    return this.lines.has(person)
  }

  deals(person: Person): boolean {
    return this.lines.get(person)?.deals ?? false
  }

  /** Whether this person's window is on the host's own machine. */
  isOwn(person: Person): boolean {
    return this.lines.get(person)?.peer.own ?? false
  }

  /** How a person's line comes in; undefined when there is none. */
  infoOf(person: Person): LineInfo | undefined {
    return this.lines.get(person)?.peer.line
  }

  /** A socket is gone. @returns whether that was this person's line */
  gone(person: Person, peer: Peer): boolean {
    return this.lines.get(person)?.peer === peer && this.lines.delete(person)
  }

  close(person: Person, code: CloseCode, why: Refusal): void {
    const line = this.lines.get(person)
    this.lines.delete(person)
    line?.peer.close(code, why)
  }

  closeAll(code: CloseCode, why: Refusal): void {
    for (const person of this.lines.keys()) this.close(person, code, why)
  }

  /** Says something of a fair deal, to a client that understands it. */
  tellDealt(person: Person, message: HostMessage): void {
    const line = this.lines.get(person)
    if (line?.deals) line.peer.send(message)
  }

  /** Whether somebody who is here wants to hear talk: until their line is gone. */
  listen(person: Person, on: boolean): void {
    const line = this.lines.get(person)
    if (line) line.listens = on
  }

  /** Says something to everybody who listens. */
  tellListeners(message: HostMessage): void {
    for (const line of this.lines.values()) if (line.listens) line.peer.send(message)
  }

  /** Says something that is no frame to somebody who is here. */
  tell(person: Person, message: HostMessage): void {
    this.lines.get(person)?.peer.send(message)
  }

  /** Sends a frame. @param own the table's own deck: told before the first frame that names it */
  send(
    person: Person,
    frame: Omit<Frame, 'kind' | 'seq'>,
    own: { readonly hash: string; readonly deck: Json } | null,
  ): void {
    const line = this.lines.get(person)
    if (!line) return
    if (own && own.hash !== line.deck) line.peer.send({ kind: 'deck', ...own })
    line.deck = own?.hash ?? line.deck
    line.peer.send({ kind: 'frame', seq: line.seq++, ...frame })
  }
}
