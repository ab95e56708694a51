/** A mind that comes to a match late: it is told what its seat has been told, a few parts at a time. */
import type { Answer, SeatAsk } from '../../src-shared/kernel'
import type { MatchPart } from '../../src-shared/wire'
import type { BotMind, Clock } from './given'

/** So many parts are told at once: to play their answers again and to send them to the mind takes a millisecond, the first ones some more. */
export const AT_ONCE = 4

/** What comes in between waits, and is told afterwards, in its order. */
export class CatchingUp implements BotMind {
  private readonly parts: Iterator<MatchPart>
  /** What is to be done once all has been told; null: it has. */
  private waiting: (() => void)[] | null = []
  private told = 0
  private cancel = (): void => undefined

  /**
   * The first parts are told at once: for a match that is young these are all.
   * @param parts what its seat has been told so far
   */
  constructor(
    private readonly mind: BotMind,
    parts: Iterable<MatchPart>,
    private readonly clock: Clock,
  ) {
    this.parts = parts[Symbol.iterator]()
    this.tellOn()
  }

  see(part: MatchPart): void {
    this.afterwards(() => {
      this.mind.see(part)
    })
  }

  answer(ask: SeatAsk): Promise<Answer> {
    return new Promise((done, fail) => {
      this.afterwards(() => {
        this.mind.answer(ask).then(done, fail)
      })
    })
  }

  close(): void {
    this.cancel()
    this.mind.close()
  }

  /** What a mind in this one's place is told that begins anew: as much as this one was told. The rest comes. */
  *again(parts: Iterable<MatchPart>): Generator<MatchPart> {
    let left = this.told
    for (const part of parts) {
      if (this.waiting && left-- === 0) return
      yield part
    }
  }

  private afterwards(act: () => void): void {
    if (this.waiting) this.waiting.push(act)
    else act()
  }

  private tellOn(): void {
    for (let n = 0; n < AT_ONCE; n++) {
      const next = this.parts.next()
      if (next.done) {
        this.caughtUp()
        return
      }
      this.mind.see(next.value)
      this.told++
    }
    this.cancel = this.clock.after(0, () => {
      this.tellOn()
    })
  }

  private caughtUp(): void {
    const { waiting } = this
    this.waiting = null
    for (const act of waiting ?? []) act()
  }
}
