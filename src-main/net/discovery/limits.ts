/** How much of a stranger's chatter is listened to. */
import type { Clock } from '../../host/given'

/** More senders than these at a time share one allowance: the map must not grow with forged addresses. */
const MAX_SENDERS = 256

/** An allowance per sender: `burst` at once, then so many a second. */
export class Allowance {
  private readonly left = new Map<string, { tokens: number; at: number }>()

  constructor(
    private readonly clock: Clock,
    private readonly aSecond: number,
    private readonly burst: number,
  ) {}

  /** @returns whether this one is still within the sender's allowance */
  takes(sender: string): boolean {
    const now = this.clock.now()
    const key = this.left.has(sender) || this.room(now) ? sender : ''
    const entry = this.left.get(key) ?? { tokens: this.burst, at: now }
    const tokens = Math.min(this.burst, entry.tokens + ((now - entry.at) * this.aSecond) / 1000)
    this.left.set(key, { tokens: Math.max(0, tokens - 1), at: now })
    return tokens >= 1
  }

  /** Makes room by forgetting those whose allowance is whole again. */
  private room(now: number): boolean {
    if (this.left.size < MAX_SENDERS) return true
    const whole = (this.burst * 1000) / this.aSecond
    for (const [sender, { at }] of this.left) if (now - at >= whole) this.left.delete(sender)
    return this.left.size < MAX_SENDERS
  }
}
