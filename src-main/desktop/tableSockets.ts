/** The page's connections to tables: their sockets live here, since the page has no network access. */
import type { ConnectionEvent, FormerHost, TablePlace } from '../../src-shared/desktop/bridge'
import type { TableComputer } from '../../src-shared/wire'
import { isTablePlace } from '../../src-shared/lan/tablePlace'
import type { ComputerAddress } from '../keep/links/messages'
import { surroundings, type Reached } from '../net/surroundings'
import type { HostLink, DialTable } from '../net/client/hostLink'
import type { TokenStore } from './secretStorage'

/** A page has one connection, but earlier ones may still be closing. */
const MAX_CONNECTIONS = 4

interface OpenSocket {
  line: HostLink | null
  readonly place: TablePlace
  /** Fingerprint of the verified host; null before. */
  fingerprint: string | null
  /** The address at which it answers. */
  address: string
}

export interface TableSocketsSetup {
  readonly dial: DialTable
  readonly tokens: TokenStore
  /** The owner's key of this machine's own host, if this is its certificate. */
  readonly ownerKey: (fingerprint: string) => string | null
  readonly onEvent: (news: ConnectionEvent) => void
  /** Called with the address at which a table has answered. */
  readonly onReached: (address: string, port: number) => void
  /** Where this computer is reached as a host. */
  readonly reachedAt: () => readonly Reached[]
}

export class TableSockets {
  private readonly sockets = new Map<number, OpenSocket>()
  /** Where a host has answered last that its person had chosen. */
  private reached: Reached | null = null

  constructor(private readonly setup: TableSocketsSetup) {}

  /**
   * Connects to a table. Ignored when the id is in use or there are too many connections.
   * @param from the host at which the person sat before the table moved: then other computers have named the place
   */
  dial(id: number, place: TablePlace, from?: FormerHost): void {
    if (this.sockets.has(id) || this.sockets.size >= MAX_CONNECTIONS) return
    const { dial, tokens, ownerKey, onEvent: tell, onReached: reached } = this.setup
    const socket: OpenSocket = { line: null, place, fingerprint: null, address: '' }
    this.sockets.set(id, socket)
    const isCurrent = (): boolean => this.sockets.get(id) === socket
    socket.line = dial(from ? { ...place, addresses: this.allowed(place) } : place, {
      opened: host => {
        if (!isCurrent()) return
        socket.fingerprint = host.fingerprint
        socket.address = host.address
        reached(host.address, place.port)
        if (!from) this.reached = { address: host.address, port: place.port }
        // Only the verified host gets the token that it once issued, or that came to it with its table.
        const before = from ? tokens.get(tokenKey(from.fingerprint, from)) : null,
          token = before ?? tokens.get(tokenKey(host.fingerprint, place))
        tell({ line: id, is: 'opened', met: host, token, owner: ownerKey(host.fingerprint) })
      },
      received: text => {
        if (isCurrent()) tell({ line: id, is: 'heard', text })
      },
      closed: (code, why) => {
        if (!isCurrent()) return
        this.sockets.delete(id)
        tell({ line: id, is: 'closed', code, why })
      },
    })
  }

  /** Of the addresses that others have named those at which a table may be in this network. */
  allowed({ addresses, port }: Pick<TableComputer, 'addresses' | 'port'>): readonly string[] {
    const here = surroundings([...this.setup.reachedAt(), ...(this.reached ? [this.reached] : [])])
    return addresses.filter(address => isTablePlace(address, port, here))
  }

  send(id: number, text: string): void {
    this.sockets.get(id)?.line?.send(text)
  }

  storeToken(id: number, token: string): void {
    const { fingerprint, place } = this.sockets.get(id) ?? { fingerprint: null }
    if (fingerprint !== null && place) this.setup.tokens.set(tokenKey(fingerprint, place), token)
  }

  /** The verified host of a connection, and where it is reached. */
  hostOf(id: number): ComputerAddress | null {
    const { fingerprint, address, place } = this.sockets.get(id) ?? { fingerprint: null }
    if (fingerprint === null || !place) return null
    return { id: fingerprint, name: address, addresses: [address], port: place.port }
  }

  hangUp(id: number): void {
    const socket = this.sockets.get(id)
    this.sockets.delete(id)
    socket?.line?.close()
  }

  /** Closes all connections when the page is gone. */
  hangUpAll(): void {
    for (const id of [...this.sockets.keys()]) this.hangUp(id)
  }
}

const tokenKey = (fingerprint: string, { table }: Pick<TablePlace, 'table'>): string => `${fingerprint}/${table ?? ''}`
