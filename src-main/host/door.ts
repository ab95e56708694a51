/** The door of a table that asks for a code: who may come in, and how that is shown. */
import { refuse, type Refusal } from '../../src-shared/kernel'
import { isCode, proofOf, sameProof } from '../../src-shared/lan/proof'
import type { ClientMessage, DoorView } from '../../src-shared/wire'
import type { Given, HostControls, LineInfo, Peer } from './given'
import { Knocks } from './knocks'
import type { Lines } from './lines'
import type { Party, Person } from './party'

type Hello = Extract<ClientMessage, { kind: 'hello' }>

/** Stands at the doors of a host's tables: guesses count together, whatever table they are for. */
export class Doorkeeper {
  private readonly knocks: Knocks
  private readonly nonces = new WeakMap<Peer, string>()
  private readonly admitted = new WeakMap<Peer, Set<Party>>()

  constructor(private readonly given: Given) {
    this.knocks = new Knocks(given.clock)
  }

  /** @returns null when this one may come in, or that the code is needed, with the challenge that its proof answers */
  stops(peer: Peer, party: Party): Refusal | null {
    if (party.code === null || this.admitted.get(peer)?.has(party)) return null
    return refuse('codeNeeded', { nonce: this.nonceOf(peer) })
  }

  /** Judges the code of a hello, when its turn has come. @returns null when it is right: `stops` lets this one in then */
  async knock(peer: Peer, party: Party, hello: Hello): Promise<Refusal | null> {
    const nonce = this.nonceOf(peer),
      proof = proofIn(hello, peer.line, nonce)
    if (proof === null) return refuse('codeNeeded', { nonce })
    const judged = await this.knocks.judge(
      peer.line?.from ?? '',
      () => party.code === null || sameProof(proof, proofOf(party.code, nonce)),
    )
    if (judged === 'busy') return refuse('codeBusy')
    if (!judged) return refuse('codeWrong')
    this.admitted.set(peer, (this.admitted.get(peer) ?? new Set()).add(party))
    return null
  }

  close(): void {
    this.knocks.stop()
  }

  private nonceOf(peer: Peer): string {
    const nonce = this.nonces.get(peer) ?? this.given.ids.token()
    this.nonces.set(peer, nonce)
    return nonce
  }
}

/** A code said in the clear counts for nothing: whoever listens has it now. */
function proofIn({ code, proof }: Hello, line: LineInfo | undefined, nonce: string): string | null {
  if (line?.encrypted && code !== undefined) return proofOf(code, nonce)
  return proof ?? null
}

/** The host sets the table's code, or takes it away. */
export function setCode(party: Party, code: string | null): Refusal | null {
  if (code !== null && !isCode(code)) return refuse('codeUnfit')
  party.code = code
  return null
}

/** What a person is shown of the door: the code and the words of everybody's line are the host's alone. */
export function doorView(party: Party, you: Person, lines: Lines, controls: HostControls | null): DoorView {
  const locked = party.code !== null
  if (you !== party.host) return { locked }
  const others = party.people.flatMap(person => {
    const line = person === you ? undefined : lines.infoOf(person)
    return line ? [{ person: person.id, words: line.words }] : []
  })
  return {
    locked,
    code: party.code,
    lines: others,
    controls: controls && { visible: controls.visible(), guests: controls.guests() },
  }
}

/** The host's person switches something for the whole host. */
export function switchHost(
  controls: HostControls | null,
  message: Extract<ClientMessage, { kind: 'visible' | 'guests' }>,
  own: LineInfo | undefined,
): Refusal | null {
  if (!controls) return refuse('notThisTable')
  if (message.kind === 'visible') return controls.setVisible(message.visible) ? null : refuse('notThisTable')
  // Whoever comes in the clear from elsewhere would shut the door on themselves.
  if (!message.guests && own && controls.isGuest(own)) return refuse('guestsYourself')
  controls.setGuests(message.guests)
  return null
}
