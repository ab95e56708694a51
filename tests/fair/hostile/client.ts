/** A client of a hostile table: the page's own witness, and what it said to its host. */
import { checkDeal } from '../../../src-shared/fair/check'
import type { Verdict } from '../../../src-shared/fair/verdict'
import { gameById } from '../../../src-shared/games'
import { isRefusal, refuse, type Refusal } from '../../../src-shared/kernel'
import { recordOf } from '../../../src-shared/record/readRecord'
import { decodeHost, encode, type HostMessage, type MatchPart } from '../../../src-shared/wire'
import type { OutgoingMessage } from '../../../src-renderer/connection/connection'
import type { KeyValueStore } from '../../../src-renderer/fair/persistentList'
import { Witness } from '../../../src-renderer/fair/witness'

export interface Person {
  readonly id: string
  readonly name: string
}

/** What a client is shown besides the match. */
export interface Scene {
  readonly table: string
  readonly phase: 'lobby' | 'match' | 'result'
  readonly match: MatchPart | null
  readonly arrival: boolean
  readonly dealing?: boolean
}

export class Client {
  readonly said: OutgoingMessage[] = []
  verdict: Verdict | null = null
  /** The host's reply to what this client says. */
  reply: (message: OutgoingMessage) => Refusal | null = () => null
  private readonly storage = new Map<string, string>()
  private witness: Witness
  private drawn = 0

  constructor(readonly person: Person) {
    this.witness = this.open()
  }

  /** The page is loaded again: what it keeps stays. */
  reload(): void {
    this.witness = this.open()
  }

  show({ table, phase, match, arrival, dealing = false }: Scene): void {
    this.witness.onUpdate({
      kind: 'frame',
      seq: 0,
      party: { table: { id: table }, phase, you: { id: this.person.id }, ...(dealing ? { dealing } : {}) },
      match,
      clocks: [],
      ...(arrival ? { log: [] } : {}),
    } as never)
  }

  /** Receives a message as from the wire: what the page's own decoder refuses does not arrive. */
  receive(message: HostMessage): void {
    const read = decodeHost(encode(message as never))
    if (read?.kind === 'round' || read?.kind === 'commitments' || read?.kind === 'laidOpen')
      this.witness.onMessage(read)
  }

  commitFor(match: string, round: number): string | null {
    const found = this.said.findLast(one => one.kind === 'commit' && one.match === match && one.round === round)
    return found?.kind === 'commit' ? found.commit : null
  }

  numberFor(match: string, round: number): string | null {
    const found = this.said.findLast(one => one.kind === 'number' && one.match === match && one.round === round)
    return found?.kind === 'number' ? found.number : null
  }

  private open(): Witness {
    const store: KeyValueStore = {
      read: key => this.storage.get(key) ?? null,
      write: (key, text) => {
        if (text === null) this.storage.delete(key)
        else this.storage.set(key, text)
      },
    }
    return new Witness({
      random: () => new Uint8Array(32).fill(++this.drawn, 0, 1).fill(this.person.id.charCodeAt(0), 1),
      store,
      placeStore: store,
      send: message => {
        this.said.push(message)
        return Promise.resolve(message.kind === 'layOpen' ? refuse('recordUnknown') : this.reply(message))
      },
      check: (record, kept) => {
        const read = recordOf(record)
        return Promise.resolve(
          isRefusal(read)
            ? { is: 'unchecked', obstacle: { why: 'unreadable' } }
            : checkDeal(gameById(read.game), read, kept),
        )
      },
      onFinding: finding => {
        this.verdict = finding?.verdict ?? null
      },
    })
  }
}
