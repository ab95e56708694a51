/**
 * Who has seen the secrets of which seat of the running match. People keep that knowledge when they leave, so it is
 * recorded by token: somebody who left and comes back with their token is recognized. Without it they count as somebody
 * new (docs/secrecy.md).
 */
import type { Seat } from '../../../src-shared/kernel'
import type { Person } from './person'

export interface KnownSeat {
  readonly token: string
  readonly seat: Seat
  /** They gave the seat up by themselves: its secrets are no longer theirs to guard. */
  readonly left?: true
}

export class SeatKnowledge {
  private known: readonly KnownSeat[] = []

  /** A match begins or is resumed: replaces everything that was known. */
  reset(known: readonly KnownSeat[]): void {
    this.known = known
  }

  /** Somebody gets a seat, and with it everything it may know. */
  learn(token: string, seat: Seat): void {
    this.known = [...this.known.filter(entry => entry.token !== token || entry.seat !== seat), { token, seat }]
  }

  /** Somebody has left the table by themselves. They still know what they knew. */
  leftByThemselves(token: string): void {
    this.known = this.known.map(entry => (entry.token === token ? { ...entry, left: true } : entry))
  }

  /** Somebody who had left is back under another token, and still knows what they knew. */
  transfer(oldToken: string, token: string): void {
    const knows = (seat: Seat): boolean => this.known.some(entry => entry.token === token && entry.seat === seat)
    const own = this.known.filter(entry => entry.token === oldToken && !knows(entry.seat))
    if (oldToken !== token) this.known = [...this.known, ...own.map(entry => ({ ...entry, token }))]
  }

  /** Whether somebody knows a seat other than this one. */
  knowsOther(token: string, seat: Seat): boolean {
    return this.known.some(entry => entry.token === token && entry.seat !== seat)
  }

  /** Whether somebody has held a seat of this match. */
  knowsAny(token: string): boolean {
    return this.known.some(entry => entry.token === token)
  }

  /** The seats of the match that people hold, or would hold if they were here. @param of those of these people alone */
  guarded(of?: readonly Person[]): ReadonlySet<Seat> {
    const own = this.known.filter(({ token, left }) => !left && (!of || of.some(person => person.token === token)))
    return new Set(own.map(({ seat }) => seat))
  }

  all(): readonly KnownSeat[] {
    return this.known
  }
}
