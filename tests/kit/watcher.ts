/** A guest with the page's own witness: takes part in the deal, keeps what it is shown, checks it after the end. */
import { checkDeal } from '../../src-shared/fair/check'
import type { Kept } from '../../src-shared/fair/kept'
import { gameById } from '../../src-shared/games/shelf'
import { isRefusal, type Json, type SeatAsk } from '../../src-shared/kernel'
import type { MatchRecord } from '../../src-shared/record'
import { recordOf } from '../../src-shared/record/read'
import type { HostMessage } from '../../src-shared/wire'
import type { Host } from '../../src-main/host/host'
import type { Saying } from '../../src-renderer/connection/connection'
import { Witness, type Finding } from '../../src-renderer/fair/witness'
import { Guest } from './guest'

export class Watcher extends Guest {
  /** What the page would show. */
  finding: Finding | null = null
  /** What it had kept when it checked. */
  kept: Kept | null = null
  record: MatchRecord | null = null
  /** Kinds of messages that it leaves unsaid, and a way to hear another message than was sent. */
  readonly withholds = new Set<Saying['kind']>()
  twists: (message: HostMessage) => HostMessage = message => message
  /** What it has said about fair deals. */
  readonly said: Saying[] = []
  private witness: Witness

  /** @param page what this client's page has kept from before a reload */
  constructor(
    host: Host,
    name: string,
    private readonly number: number,
    readonly page = new Map<string, string>(),
  ) {
    super(host, name)
    this.deals = true
    this.witness = this.opened()
    this.listen = message => {
      this.heard(this.twists(JSON.parse(JSON.stringify(message)) as HostMessage))
    }
  }

  async answerAs(ask: SeatAsk, answer: Json): Promise<void> {
    const match = this.witness.answers(ask.id, answer)
    if ((await this.say({ kind: 'answer', ask: ask.id, answer })) === null) this.witness.taken(match, ask.id, answer)
  }

  private heard(message: HostMessage): void {
    if (message.kind === 'frame') this.witness.frame(message)
    if (message.kind === 'laidOpen') this.record = message.record
    if (
      message.kind === 'round' ||
      message.kind === 'hands' ||
      message.kind === 'laidOpen' ||
      message.kind === 'verdicts'
    )
      this.witness.hear(message)
  }

  private opened(): Witness {
    let drawn = 0
    return new Witness({
      random: () => new Uint8Array(32).fill(this.number).fill(++drawn, 31),
      shelf: {
        read: key => this.page.get(key) ?? null,
        write: (key, text) => {
          if (text === null) this.page.delete(key)
          else this.page.set(key, text)
        },
      },
      say: message => {
        if (this.withholds.has(message.kind)) return
        this.said.push(message)
        // A line is answered on after its hello is done, as a socket's would be.
        void Promise.resolve().then(() => this.say(message))
      },
      check: (record, kept) => {
        this.kept = kept
        const read = recordOf(record)
        return Promise.resolve(
          isRefusal(read)
            ? { is: 'unchecked', obstacle: { why: 'unreadable' } }
            : checkDeal(gameById(read.game), read, kept),
        )
      },
      changed: finding => {
        this.finding = finding
      },
    })
  }
}
