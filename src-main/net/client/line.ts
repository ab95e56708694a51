/**
 * A line from this machine to a table, for programs of ours (the desktop app, a terminal, tests): TLS 1.3 to a host
 * whose certificate is known by its fingerprint. It carries the same text frames as a browser's WebSocket.
 */
import type { Refusal } from '../../../src-shared/kernel/refusal'

/** Where a table is, as a link, a code, a list or a hand has told it. */
export interface Where {
  /** IPv4 or IPv6 addresses or names, the likeliest first: all are tried, the first that answers is taken. */
  readonly addresses: readonly string[]
  readonly port: number
  /** SHA-256 of the host's certificate in base64url, where a link or QR told it: no other host will do. */
  readonly fingerprint: string | null
}

/** What is known of the host at the other end, once the line stands. */
export interface Met {
  readonly address: string
  readonly fingerprint: string
  /** `pinned`: the link's own. `known`: the same as last time. `first`: never met before, taken on trust. */
  readonly trust: 'pinned' | 'known' | 'first'
  /** Words made from this connection's own TLS exporter, to compare aloud: indices into the list of words. */
  readonly words: readonly number[]
}

export interface ClientLine {
  send(text: string): void
  close(): void
}

export interface ClientLineEvents {
  readonly opened: (met: Met) => void
  readonly heard: (text: string) => void
  /** @param code the WebSocket's close code; @param why what stood against it, where that is known (a changed certificate) */
  readonly closed: (code: number, why: Refusal | null) => void
}

/** Dials a table. Never throws: what goes wrong is told by `closed`. */
export type DialTable = (where: Where, events: ClientLineEvents) => ClientLine
