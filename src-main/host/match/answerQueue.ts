/** Takes the answers of a match one at a time: each is durable and sent before the next is looked at. */
import { isRefusal, refuse, type Refusal, type Taken } from '../../../src-shared/kernel'
import type { Cancel } from '../../clock'
import type { HostDeps } from '../deps'

/** Delay before an answer of a clock or a bot that could not be stored is tried again: nobody else would retry it. */
const RETRY_MS = 1000
/** The store has failed, so a retry may work. Compared by identity: a step that throws yields an equal refusal. */
const NOT_STORED = refuse('storeFailed')

/** Takes an answer when its turn has come; `again` for one that was accepted before. */
export type Take = () => Taken | 'again' | Refusal

export class AnswerQueue {
  private last: Promise<unknown> = Promise.resolve()
  /** How many answers are being processed or wait. */
  private open = 0
  private readonly retries = new Set<Cancel>()
  private stopped = false

  /** @param carryOut makes an answer durable and then effective. @returns false when it could not be stored */
  constructor(
    private readonly deps: Pick<HostDeps, 'clock' | 'reportFault'>,
    private readonly carryOut: (taken: Taken) => Promise<boolean>,
  ) {}

  /** Queues an answer. @returns null when it is accepted and durable (now or before), or why not */
  add(take: Take): Promise<Refusal | null> {
    const isNext = this.open++ === 0
    // Where nobody waits, an answer is on its way to the disk before anything else happens.
    const processed = isNext ? this.process(take) : this.last.then(() => this.process(take))
    this.last = processed
    return processed
  }

  /** Queues an answer of a clock or a bot, and retries until it is stored. */
  async addUntilStored(take: Take): Promise<Refusal | null> {
    const refusal = await this.add(take)
    if (refusal !== NOT_STORED || this.stopped) return refusal
    await new Promise<void>(done => {
      const cancel = this.deps.clock.after(RETRY_MS, () => {
        this.retries.delete(cancel)
        done()
      })
      this.retries.add(cancel)
    })
    return this.addUntilStored(take)
  }

  /** Resolves when the answers that are queued now have been processed. */
  settled(): Promise<unknown> {
    return this.last
  }

  /** Refuses further answers and cancels retries. An answer that is being stored is still committed. */
  stop(): void {
    this.stopped = true
    for (const cancel of this.retries) cancel()
  }

  private async process(take: Take): Promise<Refusal | null> {
    try {
      if (this.stopped) return refuse('noMatch')
      const taken = take()
      if (taken === 'again') return null
      if (isRefusal(taken)) return taken
      return (await this.carryOut(taken)) ? null : NOT_STORED
    } catch (fault) {
      this.deps.reportFault(`an answer could not be taken: ${String(fault)}`)
      return refuse('storeFailed')
    } finally {
      this.open--
    }
  }
}
