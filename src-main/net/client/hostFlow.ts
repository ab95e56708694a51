/** Bounds what a host sends to the desktop app: the page may read more slowly than the host writes. */
import type { Clock } from '../../clock'
import { MAX_HOST_FRAME } from '../../../src-shared/wire/limits'
import { TokenBucket } from '../../tokenBucket'

/** Bytes at once, and then in a second: a table with a hundred people sends a guest some 100 kB/s. */
const BURST = 2 * MAX_HOST_FRAME,
  A_SECOND = 2 ** 21
/** Each message and each ping counts for so many bytes more. */
const MESSAGE_BYTES = 1024

export class HostFlow {
  private readonly budget: TokenBucket

  constructor(clock: Pick<Clock, 'now'>) {
    this.budget = new TokenBucket(clock, BURST, 1000 / A_SECOND)
  }

  /** A message or a ping has arrived. @returns whether the host may send more */
  received(bytes: number): boolean {
    return this.budget.take(bytes + MESSAGE_BYTES)
  }
}
