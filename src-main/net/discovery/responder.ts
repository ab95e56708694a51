/** The host's side of the second channel: answers questions, but only from its own networks. */
import { answer, CHANNEL_GROUP, CHANNEL_PORT, goodbye, readQuestion } from './channel'
import type { TableRecord } from './tableRecord'
import type { Datagrams, Sender, Nic, NetworkDeps } from './deps'
import { RateLimit } from './limits'
import { isNear } from './subnets'

/** Rate limit per guest: one or two questions a second, and one per five tables. */
const ASKS_A_SECOND = 20,
  ASKS_AT_ONCE = 80
/** Guests who asked this recently still have their list open, and get the goodbye. */
const RECENT_MS = 12_000,
  MAX_RECENT = 64

export class Responder {
  private socket: Datagrams | null = null
  private generation = 0
  private readonly rateLimit: RateLimit
  private readonly recentGuests = new Map<string, { from: Sender; nonce: Uint8Array; at: number }>()

  constructor(
    private readonly deps: NetworkDeps,
    private readonly tables: () => readonly TableRecord[],
  ) {
    this.rateLimit = new RateLimit(deps.clock, ASKS_A_SECOND, ASKS_AT_ONCE)
  }

  /** Listens on these interfaces, and stops listening on others. */
  async listen(nics: readonly Nic[]): Promise<void> {
    const generation = ++this.generation
    this.socket?.close()
    this.socket = null
    if (nics.length === 0) return
    const socket = await this.deps.open({
      port: CHANNEL_PORT,
      bind: '0.0.0.0',
      shared: true,
      group: { address: CHANNEL_GROUP, on: nics.map(nic => nic.address) },
      onDatagram: (bytes, from) => {
        this.handle(bytes, from, nics)
      },
    })
    if (generation !== this.generation) socket?.close()
    else this.socket = socket
  }

  private handle(bytes: Uint8Array, from: Sender, nics: readonly Nic[]): void {
    const question = readQuestion(bytes)
    // Ignores forged senders outside: answers must not leave the network.
    if (!question || !isNear(nics, from.address) || !this.rateLimit.allows(from.address)) return
    this.socket?.send(answer(this.tables(), question, bytes.length), from.port, from.address)
    this.remember(from, question.nonce)
  }

  private remember(from: Sender, nonce: Uint8Array): void {
    const key = `${from.address}:${from.port}`
    this.recentGuests.delete(key)
    this.recentGuests.set(key, { from, nonce, at: this.deps.clock.now() })
    const [oldest] = this.recentGuests.keys()
    if (this.recentGuests.size > MAX_RECENT && oldest !== undefined) this.recentGuests.delete(oldest)
  }

  /** Says goodbye to recent guests. */
  async close(ids: readonly string[]): Promise<void> {
    const { socket } = this
    this.generation++
    this.socket = null
    const now = this.deps.clock.now()
    const recipients = [...this.recentGuests.values()].filter(({ at }) => now - at < RECENT_MS)
    if (socket)
      await Promise.all(
        recipients.map(
          ({ from, nonce }) =>
            new Promise<void>(done => {
              socket.send(goodbye(ids, nonce), from.port, from.address, () => {
                done()
              })
            }),
        ),
      )
    socket?.close()
  }
}
