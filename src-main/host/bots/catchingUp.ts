/** A bot that joins a match late: it gets what its seat has been sent, a few parts at a time. */
import type { Answer, SeatAsk } from '../../../src-shared/kernel'
import type { MatchPart } from '../../../src-shared/wire'
import type { Clock } from '../../clock'
import type { BotHandle } from '../deps'

/** Parts per slice: replaying and sending them takes about a millisecond, the first ones somewhat more. */
export const PARTS_AT_ONCE = 4

/** Queues new parts and asks until the bot has caught up. */
export class CatchingUp implements BotHandle {
  private readonly parts: Iterator<MatchPart>
  /** Actions to run once the bot has caught up; null: it has. */
  private waiting: (() => void)[] | null = []
  private sent = 0
  private cancel = (): void => undefined

  /**
   * The first slice is sent at once: in a young match it is everything.
   * @param parts what its seat has been sent so far
   */
  constructor(
    private readonly bot: BotHandle,
    parts: Iterable<MatchPart>,
    private readonly clock: Clock,
  ) {
    this.parts = parts[Symbol.iterator]()
    this.sendNextSlice()
  }

  see(part: MatchPart): void {
    this.whenCaughtUp(() => {
      this.bot.see(part)
    })
  }

  answer(ask: SeatAsk): Promise<Answer> {
    return new Promise((done, fail) => {
      this.whenCaughtUp(() => {
        this.bot.answer(ask).then(done, fail)
      })
    })
  }

  close(): void {
    this.cancel()
    this.bot.close()
  }

  /** What a restarted bot needs: as many parts as this one has got. The rest follows. */
  *replay(parts: Iterable<MatchPart>): Generator<MatchPart> {
    let left = this.sent
    for (const part of parts) {
      if (this.waiting && left-- === 0) return
      yield part
    }
  }

  private whenCaughtUp(act: () => void): void {
    if (this.waiting) this.waiting.push(act)
    else act()
  }

  private sendNextSlice(): void {
    for (let n = 0; n < PARTS_AT_ONCE; n++) {
      const next = this.parts.next()
      if (next.done) {
        this.caughtUp()
        return
      }
      this.bot.see(next.value)
      this.sent++
    }
    this.cancel = this.clock.after(0, () => {
      this.sendNextSlice()
    })
  }

  private caughtUp(): void {
    const { waiting } = this
    this.waiting = null
    for (const act of waiting ?? []) act()
  }
}
