/** Dependencies of discovery, so that tests run without a network: sockets, interfaces, clock. */
import type { Clock } from '../../clock'

/** One IPv4 address of one network interface. */
export interface Nic {
  readonly name: string
  readonly address: string
  /** Bits of the network part: 24 for 255.255.255.0. */
  readonly prefix: number
}

export interface Sender {
  readonly address: string
  readonly port: number
}

export interface SocketSetup {
  /** 0 for any free one. */
  readonly port: number
  /** The address to bind; 0.0.0.0 receives multicast and broadcasts as well. */
  readonly bind: string
  /** Whether other programs may share the port (as with mDNS). */
  readonly shared: boolean
  /** Multicast group to join, on the interfaces with these addresses. */
  readonly group?: { readonly address: string; readonly on: readonly string[] }
  /** Address of the interface that sends multicast. */
  readonly multicastFrom?: string
  /** How many routers multicast may pass, plus one. */
  readonly hops?: number
  readonly onDatagram: (bytes: Uint8Array, from: Sender) => void
}

export interface Datagrams {
  /** Fire and forget: a datagram that cannot be sent is lost like any other; `done` is called either way. */
  send(bytes: Uint8Array, port: number, address: string, done?: (fault: Error | null) => void): void
  close(): void
}

/** Result of an attempt to connect. */
export type DialResult = 'open' | 'refused' | 'silent' | 'unreachable'

export interface NetworkDeps {
  readonly clock: Clock
  /** Milliseconds of the wall clock, which goes on while the machine sleeps. */
  readonly wallClock: () => number
  /** Interfaces that are up, with their IPv4 addresses; loopback is none of them. */
  readonly nics: () => readonly Nic[]
  /** Resolves to null when the socket cannot be opened: the caller goes on without it. */
  readonly open: (setup: SocketSetup) => Promise<Datagrams | null>
  /** Connects over TCP and hangs up at once. */
  readonly dial: (address: string, port: number, ms: number) => Promise<DialResult>
  /** Cryptographically random bytes. */
  readonly random: (count: number) => Uint8Array
}
