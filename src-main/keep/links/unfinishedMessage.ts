/** A message of which only a part has arrived: it holds memory, so it is neither long nor late. */
import type { Cancel, Clock } from '../../clock'

/** Time for a message to arrive: the largest real table takes as long at 40 kB/s. */
const ARRIVAL_MS = 30_000

export class UnfinishedMessage {
  private bytes = 0
  private cancel: Cancel | null = null

  /** @param onLate called when the message has not arrived in time */
  constructor(
    private readonly clock: Pick<Clock, 'after'>,
    private readonly onLate: () => void,
  ) {}

  /** A piece has arrived. @returns whether the message is no longer than `most` so far */
  add(bytes: number, most: number): boolean {
    this.bytes += bytes
    this.cancel ??= this.clock.after(ARRIVAL_MS, this.onLate)
    return this.bytes <= most
  }

  /** All of it has arrived, or never will. */
  end(): void {
    this.bytes = 0
    this.cancel?.()
    this.cancel = null
  }
}
