/** The open lines of a table: one live socket per person, and what was sent over it. */
import { refuse, type Json, type Refusal } from '../../src-shared/kernel'
import type { Frame } from '../../src-shared/wire'
import { CLOSE, type CloseCode, type LineInfo, type Peer } from './given'
import type { Person } from './party'

interface Line {
  readonly peer: Peer
  seq: number
  /** The deck of their own that this client was told last. */
  deck: string | null
}

export class Lines {
  private readonly lines = new Map<Person, Line>()

  /** The newer line wins, the older is told. */
  open(person: Person, peer: Peer): void {
    this.lines.get(person)?.peer.close(CLOSE.replaced, refuse('replaced'))
    this.lines.set(person, { peer, seq: 0, deck: null })
  }

  has(person: Person): boolean {
    return this.lines.has(person)
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

  /** Sends a frame. @param own the table's own deck: told before the first frame that names it */
  send(person: Person, frame: Omit<Frame, 'kind' | 'seq'>, own: { readonly hash: string; readonly deck: Json } | null): void {
    const line = this.lines.get(person)
    if (!line) return
    if (own && own.hash !== line.deck) line.peer.send({ kind: 'deck', ...own })
    line.deck = own?.hash ?? line.deck
    line.peer.send({ kind: 'frame', seq: line.seq++, ...frame })
  }
}
