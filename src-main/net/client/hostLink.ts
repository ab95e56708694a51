/**
 * A connection from this machine to a table, for the desktop app, the terminal and tests: TLS 1.3 to a host identified
 * by its certificate's fingerprint. It carries the same text frames as a browser's WebSocket.
 */
import type { Refusal } from '../../../src-shared/kernel/refusal'
import type { Place } from '../../../src-shared/lan/pin'

/**
 * Where a table is, from a link, a code, the list or typed by hand. All addresses are tried; the first at which an
 * acceptable host answers wins.
 */
export type HostEndpoint = Omit<Place, 'table'>

/** The identity of the host at the other end of a connection. */
export interface VerifiedHost {
  readonly address: string
  readonly fingerprint: string
  /** `pinned`: the link's own. `known`: met before. `first`: nobody has said yet that it is the right one. */
  readonly trust: 'pinned' | 'known' | 'first'
  /** Comparison words of this connection, as indices into the list; null when the host agreed on none. */
  readonly authWords: readonly number[] | null
}

export interface HostLink {
  send(text: string): void
  close(): void
}

export interface HostLinkEvents {
  readonly opened: (host: VerifiedHost) => void
  readonly received: (text: string) => void
  /** @param code the WebSocket's close code; @param why the reason, where known (such as a changed certificate) */
  readonly closed: (code: number, why: Refusal | null) => void
}

/** Connects to a table. Never throws: failures are reported by `closed`. */
export type DialTable = (endpoint: HostEndpoint, events: HostLinkEvents) => HostLink
