/**
 * Bounds the time for which the guests of one address keep the host's thread busy, over all of their sockets: each socket
 * may send as many messages as a person ever does, and an address has many sockets.
 */
import type { Clock } from '../clock'
import { networkOf } from '../neighbourhood'
import { TokenBuckets } from '../tokenBuckets'

/** Milliseconds at once, and then in a second: eight people behind one router need 10 ms/s, on a busy machine some times as many. */
const BURST = 2000,
  A_SECOND = 100
/** More of a single message does not count: this computer may have slept meanwhile. */
const MOST_AT_ONCE = 250

export class GuestWork {
  private readonly budgets: TokenBuckets

  /** @param isLocal whether an address is one of the host's own machine: a room's guests may all come from there */
  constructor(
    clock: Pick<Clock, 'now'>,
    private readonly isLocal: (address: string) => boolean,
  ) {
    this.budgets = new TokenBuckets(clock, BURST, 1000 / A_SECOND)
  }

  /** Counts the milliseconds that a message has taken. @returns whether its address may send more */
  spend(address: string, ms: number): boolean {
    return this.isLocal(address) || this.budgets.of(networkOf(address)).take(Math.min(ms, MOST_AT_ONCE))
  }
}
