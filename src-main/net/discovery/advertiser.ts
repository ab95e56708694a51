/** What a host does to be found: says what its tables are on every interface, and follows those as they come and go. */
import type { Cancel } from '../../host/given'
import { advertise, type Advertisement } from './bonjour'
import { wordsOf, type Facts } from './facts'
import { followNics } from './follow'
import type { Datagrams, Nic, World } from './given'
import { asksForUs, MDNS_GROUP, MDNS_HOPS, MDNS_PORT } from './mdns'
import { Allowance } from './limits'
import { Responder } from './responder'
import { onLink } from './subnets'

/** A guest asks every second at most; more than this is no guest. */
const PACKETS_A_SECOND = 50,
  PACKETS_AT_ONCE = 200

interface Voice {
  readonly nic: Nic
  readonly socket: Datagrams
  /** By the words that they say. */
  readonly said: Map<string, Advertisement>
}

export interface Advertiser {
  /** Starts anew on all interfaces, as after a sleep. */
  again(): void
  /** Says goodbye for these tables on all interfaces, for at most 300 ms. */
  close(tables: readonly Facts[]): Promise<void>
}

/**
 * @param facts the tables as they are now; asked for again and again
 * @param only the one address that the host listens on, or null for all
 */
export function advertiseTables(world: World, facts: () => readonly Facts[], only: string | null): Advertiser {
  const host = new Advertising(world, facts, only)
  const follow = (): Cancel =>
    followNics(
      { ...world, nics: () => world.nics().filter(nic => only === null || nic.address === only) },
      nics => {
        void host.serve(nics)
      },
      () => {
        host.refresh()
      },
    )
  let stop = follow()
  return {
    again: () => {
      stop()
      stop = follow()
    },
    close: tables =>
      host.close(() => {
        stop()
      }, tables),
  }
}

class Advertising {
  private voices: Voice[] = []
  private round = 0
  private readonly responder: Responder
  private readonly allowance: Allowance

  constructor(
    private readonly world: World,
    private readonly facts: () => readonly Facts[],
    private readonly only: string | null,
  ) {
    this.responder = new Responder(world, facts)
    this.allowance = new Allowance(world.clock, PACKETS_A_SECOND, PACKETS_AT_ONCE)
  }

  /** Starts anew on these interfaces: sockets of old ones hold stale addresses, even where the name is the same. */
  async serve(nics: readonly Nic[]): Promise<void> {
    const round = ++this.round
    this.silence()
    void this.responder.listen(nics)
    await Promise.all(
      nics.map(async nic => {
        let voice: Voice | null = null
        const socket = await this.world.open({
          port: MDNS_PORT,
          bind: '0.0.0.0',
          shared: true,
          group: { address: MDNS_GROUP, on: [nic.address] },
          leavesBy: nic.address,
          hops: MDNS_HOPS,
          // Sockets on one port hear each other's multicast: every interface answers its own network alone.
          heard: (bytes, from) => {
            if (!voice || !onLink(nic, from.address) || !this.allowance.takes(from.address) || !asksForUs(bytes)) return
            for (const said of voice.said.values()) said.asked(bytes, from)
          },
        })
        // An interface that fails is skipped: the others go on.
        if (!socket) return
        if (round !== this.round) {
          socket.close()
          return
        }
        voice = { nic, socket, said: new Map() }
        this.voices.push(voice)
        this.refresh()
      }),
    )
  }

  /** Says what has changed since it was last said: seats fill, games change. */
  refresh(): void {
    const now = new Map(this.facts().map(facts => [wordsOf(facts).join('\0'), facts]))
    for (const { nic, socket, said } of this.voices) {
      for (const [words, old] of said)
        if (!now.has(words)) {
          old.drop()
          said.delete(words)
        }
      for (const [words, facts] of now)
        if (!said.has(words)) said.set(words, advertise(facts, nic, socket, this.world.clock, this.only))
    }
  }

  private silence(): void {
    for (const { socket, said } of this.voices) {
      for (const old of said.values()) old.drop()
      socket.close()
    }
    this.voices = []
  }

  async close(stop: Cancel, tables: readonly Facts[]): Promise<void> {
    stop()
    this.round++
    await Promise.all([
      this.responder.close(tables.map(({ id }) => id)),
      ...this.voices.flatMap(({ said }) => [...said.values()].map(one => one.leave())),
    ])
    for (const { socket } of this.voices) socket.close()
    this.voices = []
  }
}
