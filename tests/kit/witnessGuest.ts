/** A guest with the page's own witness: takes part in the deal, keeps what it is shown, and checks it after the end. */
import { checkDeal } from '../../src-shared/fair/check'
import { UNDO, type Evidence } from '../../src-shared/fair/evidence'
import { gameById } from '../../src-shared/games'
import { isRefusal, refuse, type Json, type Refusal, type SeatAsk } from '../../src-shared/kernel'
import type { MatchRecord } from '../../src-shared/record'
import { recordOf } from '../../src-shared/record/readRecord'
import type { HostMessage } from '../../src-shared/wire'
import type { Host } from '../../src-main/host/host'
import type { OutgoingMessage } from '../../src-renderer/connection/connection'
import type { KeyValueStore } from '../../src-renderer/fair/persistentList'
import { Witness, type Finding } from '../../src-renderer/fair/witness'
import { Guest } from './guest'

const storeIn = (storage: Map<string, string>): KeyValueStore => ({
  read: key => storage.get(key) ?? null,
  write: (key, text) => {
    if (text === null) storage.delete(key)
    else storage.set(key, text)
  },
})

export class WitnessGuest extends Guest {
  /** What the page would show. */
  finding: Finding | null = null
  /** What it had kept when it checked. */
  evidence: Evidence | null = null
  record: MatchRecord | null = null
  /** Kinds of messages that it does not send, and a way to replace a message that it receives. */
  readonly withheld = new Set<OutgoingMessage['kind']>()
  tamper: (message: HostMessage) => HostMessage = message => message
  /** What it has said about fair deals. */
  readonly sent: OutgoingMessage[] = []
  private witness: Witness

  /** @param storage what this client's page has kept from before a reload */
  constructor(
    host: Host,
    name: string,
    private readonly number: number,
    readonly storage = new Map<string, string>(),
  ) {
    super(host, name)
    this.supportsFairDeals = true
    this.witness = this.opened()
    this.onMessage = message => {
      this.handle(this.tamper(JSON.parse(JSON.stringify(message)) as HostMessage))
    }
  }

  async answerAs(ask: SeatAsk, answer: Json): Promise<void> {
    const match = this.witness.answerSent(ask.id, answer)
    if ((await this.send({ kind: 'answer', ask: ask.id, answer })) === null) this.witness.taken(match, ask.id, answer)
  }

  /** Asks to take back the last answer, as the page does. @returns the refusal, or null */
  async takeBack(): Promise<Refusal | null> {
    const ask = this.update.undo?.can
    if (ask === undefined) return refuse('nothingToUndo')
    const match = this.witness.answerSent(UNDO, ask)
    const why = await this.send({ kind: 'undo', ask })
    if (why === null) this.witness.taken(match, UNDO, ask)
    return why
  }

  private handle(message: HostMessage): void {
    if (message.kind === 'frame') this.witness.onUpdate(message)
    if (message.kind === 'laidOpen') this.record = message.record
    if (
      message.kind === 'round' ||
      message.kind === 'commitments' ||
      message.kind === 'laidOpen' ||
      message.kind === 'verdicts'
    )
      this.witness.onMessage(message)
  }

  private opened(): Witness {
    let drawn = 0
    return new Witness({
      random: () => new Uint8Array(32).fill(this.number).fill(++drawn, 31),
      store: storeIn(this.storage),
      placeStore: storeIn(this.storage),
      send: async message => {
        if (this.withheld.has(message.kind)) return new Promise<never>(() => undefined)
        this.sent.push(message)
        // The host handles a message only after the hello before it, as over a socket.
        await Promise.resolve()
        // As the page's connection answers while it is lost.
        return this.isConnected ? this.send(message) : refuse('notSent')
      },
      check: (record, stored) => {
        if (stored) this.evidence = stored
        const read = recordOf(record)
        return Promise.resolve(
          isRefusal(read)
            ? { is: 'unchecked', obstacle: { why: 'unreadable' } }
            : checkDeal(gameById(read.game), read, stored),
        )
      },
      onFinding: finding => {
        this.finding = finding
      },
    })
  }
}
