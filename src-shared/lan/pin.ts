/** What is known of a host's certificate before the connection, and from whom. The two kinds are never mixed up. */
import type { Link } from './link'

/** The certificate that a host must have: any other is refused. */
export interface Pin {
  /** SHA-256 of the certificate in base64url. */
  readonly fingerprint: string
  /**
   * `link`: from a link, QR code or invitation that the person used. `own`: our own host process. `met`: this visit began
   * with this host, or the person has accepted it.
   */
  readonly from: 'link' | 'own' | 'met'
}

/**
 * What somebody said of a table by mDNS, broadcast or HTTP. Anybody can say it: it is a hint, which may rule a host out
 * and proves nothing.
 */
export interface Announcement {
  /** Instance id of the table. */
  readonly instance: string
  readonly fingerprint: string | null
}

/** Where a table is, and which host is expected there. */
export interface Place {
  /** The likeliest first. */
  readonly addresses: readonly string[]
  readonly port: number
  readonly pin: Pin | null
  readonly announced: Announcement | null
  /** One of several tables, or null. */
  readonly table: string | null
}

/** The place that a link, an address or a code leads to. A fingerprint in it is a pin: the person chose the link. */
export const placeOfLink = ({ addresses, port, fingerprint, table }: Link): Place => ({
  addresses,
  port,
  pin: fingerprint === null ? null : { fingerprint, from: 'link' },
  announced: null,
  table,
})
