/** Announces a host's tables on every network interface, and follows interfaces as they change. */
import type { Cancel } from '../../clock'
import { advertise, type Advertisement } from './bonjour'
import { encodeTableRecord, type TableRecord } from './tableRecord'
import { watchInterfaces } from './watchInterfaces'
import type { Datagrams, Nic, NetworkDeps } from './deps'
import { questionsForUs, MDNS_GROUP, MDNS_HOPS, MDNS_PORT } from './mdns'
import { RateLimit } from './limits'
import { Responder } from './responder'
import { onLink } from './subnets'

/** Rate limit per sender: a guest asks once a second at most. */
const PACKETS_A_SECOND = 50,
  PACKETS_AT_ONCE = 200

interface Channel {
  readonly nic: Nic
  readonly socket: Datagrams
  /** By their TXT records. */
  readonly said: Map<string, Advertisement>
}

export interface Advertiser {
  /** Restarts on all interfaces, as after a sleep. */
  restart(): void
  /** Says goodbye for these tables on all interfaces, for at most 300 ms. */
  close(tables: readonly TableRecord[]): Promise<void>
}

/**
 * @param tables returns the current tables; called again and again
 * @param onlyAddress the one address that the host listens on, or null for all
 */
export function advertiseTables(
  deps: NetworkDeps,
  tables: () => readonly TableRecord[],
  onlyAddress: string | null,
): Advertiser {
  const host = new Advertising(deps, tables, onlyAddress)
  const start = (): Cancel =>
    watchInterfaces(
      { ...deps, nics: () => deps.nics().filter(nic => onlyAddress === null || nic.address === onlyAddress) },
      nics => {
        void host.serve(nics)
      },
      () => {
        host.refresh()
      },
    )
  let stop = start()
  return {
    restart: () => {
      stop()
      stop = start()
    },
    close: leaving =>
      host.close(() => {
        stop()
      }, leaving),
  }
}

class Advertising {
  private channels: Channel[] = []
  private round = 0
  private readonly responder: Responder
  private readonly rateLimit: RateLimit

  constructor(
    private readonly deps: NetworkDeps,
    private readonly tables: () => readonly TableRecord[],
    private readonly onlyAddress: string | null,
  ) {
    this.responder = new Responder(deps, tables)
    this.rateLimit = new RateLimit(deps.clock, PACKETS_A_SECOND, PACKETS_AT_ONCE)
  }

  /** Restarts on these interfaces: old sockets hold stale addresses, even if the name is the same. */
  async serve(nics: readonly Nic[]): Promise<void> {
    const round = ++this.round
    this.closeChannels()
    void this.responder.listen(nics)
    await Promise.all(
      nics.map(async nic => {
        let channel: Channel | null = null
        const socket = await this.deps.open({
          port: MDNS_PORT,
          bind: '0.0.0.0',
          shared: true,
          group: { address: MDNS_GROUP, on: [nic.address] },
          multicastFrom: nic.address,
          hops: MDNS_HOPS,
          // Sockets on one port receive each other's multicast: each interface answers only its own network.
          onDatagram: (bytes, from) => {
            if (!channel || !onLink(nic, from.address) || !this.rateLimit.allows(from.address)) return
            const questions = questionsForUs(bytes)
            if (!questions) return
            for (const advertisements of channel.said.values()) advertisements.answer(questions, from)
          },
        })
        // An interface that fails is skipped: the others go on.
        if (!socket) return
        if (round !== this.round) {
          socket.close()
          return
        }
        channel = { nic, socket, said: new Map() }
        this.channels.push(channel)
        this.refresh()
      }),
    )
  }

  /** Announces changed records: seats fill, games change. */
  refresh(): void {
    const current = new Map(this.tables().map(tables => [encodeTableRecord(tables).join('\0'), tables]))
    for (const { nic, socket, said: advertisements } of this.channels) {
      for (const [words, advertisement] of advertisements)
        if (!current.has(words)) {
          advertisement.drop()
          advertisements.delete(words)
        }
      for (const [words, tables] of current)
        if (!advertisements.has(words))
          advertisements.set(words, advertise(tables, nic, socket, this.deps.clock, this.onlyAddress))
    }
  }

  private closeChannels(): void {
    for (const { socket, said: advertisements } of this.channels) {
      for (const advertisement of advertisements.values()) advertisement.drop()
      socket.close()
    }
    this.channels = []
  }

  async close(stop: Cancel, tables: readonly TableRecord[]): Promise<void> {
    stop()
    this.round++
    await Promise.all([
      this.responder.close(tables.map(({ id }) => id)),
      ...this.channels.flatMap(({ said: advertisements }) =>
        [...advertisements.values()].map(advertisement => advertisement.sayGoodbye()),
      ),
    ])
    for (const { socket } of this.channels) socket.close()
    this.channels = []
  }
}
