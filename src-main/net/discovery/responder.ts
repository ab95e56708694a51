/** The host's end of the second channel: answers questions from its own networks, and from nowhere else. */
import { answer, CHANNEL_GROUP, CHANNEL_PORT, goodbye, readQuestion } from './channel'
import type { Facts } from './facts'
import type { Datagrams, From, Nic, World } from './given'
import { Allowance } from './limits'
import { isNear } from './subnets'

/** A guest asks once or twice a second, and once more for every five tables. */
const ASKS_A_SECOND = 20,
  ASKS_AT_ONCE = 80
/** Guests who asked so recently still have their list open: they are told goodbye. */
const RECENT_MS = 12_000,
  MAX_RECENT = 64

export class Responder {
  private socket: Datagrams | null = null
  private opened = 0
  private readonly allowance: Allowance
  private readonly recent = new Map<string, { from: From; nonce: Uint8Array; at: number }>()

  constructor(
    private readonly world: World,
    private readonly facts: () => readonly Facts[],
  ) {
    this.allowance = new Allowance(world.clock, ASKS_A_SECOND, ASKS_AT_ONCE)
  }

  /** Listens on these interfaces, and on no other any more. */
  async listen(nics: readonly Nic[]): Promise<void> {
    const opened = ++this.opened
    this.socket?.close()
    this.socket = null
    if (nics.length === 0) return
    const socket = await this.world.open({
      port: CHANNEL_PORT,
      bind: '0.0.0.0',
      shared: true,
      group: { address: CHANNEL_GROUP, on: nics.map(nic => nic.address) },
      heard: (bytes, from) => {
        this.heard(bytes, from, nics)
      },
    })
    if (opened !== this.opened) socket?.close()
    else this.socket = socket
  }

  private heard(bytes: Uint8Array, from: From, nics: readonly Nic[]): void {
    const asked = readQuestion(bytes)
    // A forged sender elsewhere would have us speak to the world.
    if (!asked || !isNear(nics, from.address) || !this.allowance.takes(from.address)) return
    this.socket?.send(answer(this.facts(), asked, bytes.length), from.port, from.address)
    this.remember(from, asked.nonce)
  }

  private remember(from: From, nonce: Uint8Array): void {
    const key = `${from.address}:${from.port}`
    this.recent.delete(key)
    this.recent.set(key, { from, nonce, at: this.world.clock.now() })
    const [oldest] = this.recent.keys()
    if (this.recent.size > MAX_RECENT && oldest !== undefined) this.recent.delete(oldest)
  }

  /** Tells those who asked lately that the tables are closed. */
  async close(ids: readonly string[]): Promise<void> {
    const { socket } = this
    this.opened++
    this.socket = null
    const now = this.world.clock.now()
    const told = [...this.recent.values()].filter(({ at }) => now - at < RECENT_MS)
    if (socket)
      await Promise.all(
        told.map(
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
