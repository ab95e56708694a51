/**
 * Who knows which seat of the running match: whoever has held it was shown its secrets, and keeps that knowledge when
 * they leave. Held by token, so that somebody who left and comes back is known again.
 */
import type { Seat } from '../../src-shared/kernel'

export interface Known {
  readonly token: string
  readonly seat: Seat
}

export class Knowing {
  private known: readonly Known[] = []

  /** A match begins (or was kept): this is who knows what, and nobody knows more. */
  begin(known: readonly Known[]): void {
    this.known = known
  }

  /** Somebody gets a seat, and with it all that it may know. */
  learn(token: string, seat: Seat): void {
    if (!this.known.some(one => one.token === token && one.seat === seat)) this.known = [...this.known, { token, seat }]
  }

  /** Somebody who had gone is back under another token: they know what they knew. */
  follow(old: string, token: string): void {
    for (const one of this.known) if (one.token === old) this.learn(token, one.seat)
  }

  /** Whether somebody knows a seat other than this one. */
  knowsOther(token: string, seat: Seat): boolean {
    return this.known.some(one => one.token === token && one.seat !== seat)
  }

  all(): readonly Known[] {
    return this.known
  }
}
