/** Limits how many packets of a stranger are processed. */
import type { Clock } from '../../clock'

/** Senders beyond this number share one bucket: the map must not grow with forged addresses. */
const MAX_SENDERS = 256

/** A token bucket per sender: `burst` at once, then `perSecond`. */
export class RateLimit {
  private readonly buckets = new Map<string, { tokens: number; at: number }>()

  constructor(
    private readonly clock: Clock,
    private readonly perSecond: number,
    private readonly burst: number,
  ) {}

  /** Takes a token. @returns whether the sender had one left */
  allows(sender: string): boolean {
    const now = this.clock.now()
    const key = this.buckets.has(sender) || this.hasRoom(now) ? sender : ''
    const entry = this.buckets.get(key) ?? { tokens: this.burst, at: now }
    const tokens = Math.min(this.burst, entry.tokens + ((now - entry.at) * this.perSecond) / 1000)
    this.buckets.set(key, { tokens: Math.max(0, tokens - 1), at: now })
    return tokens >= 1
  }

  /** Makes room by forgetting senders whose bucket is full again. */
  private hasRoom(now: number): boolean {
    if (this.buckets.size < MAX_SENDERS) return true
    const refillMs = (this.burst * 1000) / this.perSecond
    for (const [sender, { at }] of this.buckets) if (now - at >= refillMs) this.buckets.delete(sender)
    return this.buckets.size < MAX_SENDERS
  }
}
