/**
 * A connection from this machine to a table, for the desktop app, the terminal and tests: TLS 1.3 to a host identified
 * by its certificate's fingerprint. It carries the same text frames as a browser's WebSocket.
 */
import type { Refusal } from '../../../src-shared/kernel/refusal'

/** Where a table is, from a link, a code, the list or typed by hand. */
export interface HostEndpoint {
  /** IPv4 or IPv6 addresses or names, the likeliest first: all are tried, the first that answers wins. */
  readonly addresses: readonly string[]
  readonly port: number
  /** SHA-256 of the host's certificate in base64url, from a link or QR code: no other host is accepted. */
  readonly fingerprint: string | null
}

/** The identity of the host at the other end of a connection. */
export interface VerifiedHost {
  readonly address: string
  readonly fingerprint: string
  /** `pinned`: the link's own. `known`: the same as last time. `first`: never seen before, trusted on first use. */
  readonly trust: 'pinned' | 'known' | 'first'
  /**
   * Verification words from this connection's TLS exporter, as indices into the word list: people compare them aloud.
   */
  readonly authWords: readonly number[]
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
