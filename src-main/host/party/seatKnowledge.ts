/**
 * Who has seen the secrets of which seat of the running match. People keep that knowledge when they leave, so it is
 * recorded by token: somebody who left and comes back with their token is recognized. Without it they count as somebody
 * new, and only the host, who offers seats, can know them (docs/secrecy.md).
 */
import type { Seat } from '../../../src-shared/kernel'

export interface KnownSeat {
  readonly token: string
  readonly seat: Seat
}

export class SeatKnowledge {
  private known: readonly KnownSeat[] = []

  /** A match begins or is resumed: replaces everything that was known. */
  reset(known: readonly KnownSeat[]): void {
    this.known = known
  }

  /** Somebody gets a seat, and with it everything it may know. */
  learn(token: string, seat: Seat): void {
    if (!this.known.some(entry => entry.token === token && entry.seat === seat))
      this.known = [...this.known, { token, seat }]
  }

  /** Somebody who had left is back under another token, and still knows what they knew. */
  transfer(oldToken: string, token: string): void {
    for (const entry of this.known) if (entry.token === oldToken) this.learn(token, entry.seat)
  }

  /** Whether somebody knows a seat other than this one. */
  knowsOther(token: string, seat: Seat): boolean {
    return this.known.some(entry => entry.token === token && entry.seat !== seat)
  }

  /** Whether somebody has held a seat of this match. */
  knowsAny(token: string): boolean {
    return this.known.some(entry => entry.token === token)
  }

  all(): readonly KnownSeat[] {
    return this.known
  }
}
