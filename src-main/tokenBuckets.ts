/** A budget for each of many: addresses, computers. Who has spent nothing for longest is forgotten first. */
import type { Clock } from './clock'
import { TokenBucket } from './tokenBucket'

/** Bounds memory against addresses without end. */
const MOST_KNOWN = 1000

export class TokenBuckets {
  private readonly buckets = new Map<string, TokenBucket>()

  /** Each has this capacity, and gets one more after this long. */
  constructor(
    private readonly clock: Pick<Clock, 'now'>,
    private readonly capacity: number,
    private readonly refillMs: number,
  ) {}

  of(key: string): TokenBucket {
    const bucket = this.buckets.get(key) ?? new TokenBucket(this.clock, this.capacity, this.refillMs)
    this.buckets.delete(key)
    this.buckets.set(key, bucket)
    const [oldest] = this.buckets.keys()
    if (this.buckets.size > MOST_KNOWN && oldest !== undefined) this.buckets.delete(oldest)
    return bucket
  }
}
