/** What discovery is given from outside, so that its tests run without a network: sockets, interfaces, clock. */
import type { Clock } from '../../host/given'

/** One IPv4 address of one network interface. */
export interface Nic {
  readonly name: string
  readonly address: string
  /** Bits of the network part: 24 for 255.255.255.0. */
  readonly prefix: number
}

export interface From {
  readonly address: string
  readonly port: number
}

export interface SocketSetup {
  /** 0 for any free one. */
  readonly port: number
  /** The address to bind; 0.0.0.0 hears multicast and broadcasts as well. */
  readonly bind: string
  /** Whether others on this machine may have the same port (mDNS has one port for all). */
  readonly shared: boolean
  /** Multicast group to hear, on the interfaces with these addresses. */
  readonly group?: { readonly address: string; readonly on: readonly string[] }
  /** The interface (by its address) on which multicast leaves. */
  readonly leavesBy?: string
  /** How many routers multicast may pass, plus one. */
  readonly hops?: number
  readonly heard: (bytes: Uint8Array, from: From) => void
}

export interface Datagrams {
  /** Fire and forget: a datagram that cannot be sent is lost like any other; `done` is told either way. */
  send(bytes: Uint8Array, port: number, address: string, done?: (fault: Error | null) => void): void
  close(): void
}

/** What became of an attempt to connect. */
export type Dialled = 'open' | 'refused' | 'silent' | 'unreachable'

export interface World {
  readonly clock: Clock
  /** Milliseconds of the wall clock: unlike the other one it goes on while a machine sleeps. */
  readonly wall: () => number
  /** Interfaces that are up, with their IPv4 addresses; loopback is none of them. */
  readonly nics: () => readonly Nic[]
  /** Resolves to null when there is no such socket to be had: the caller goes on without it. */
  readonly open: (setup: SocketSetup) => Promise<Datagrams | null>
  /** Connects over TCP and hangs up at once. */
  readonly dial: (address: string, port: number, ms: number) => Promise<Dialled>
  /** Random bytes that nobody can guess. */
  readonly random: (count: number) => Uint8Array
}
