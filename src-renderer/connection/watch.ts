/**
 * Notices that a line is dead though nothing says so: a pulled cable, a Wi-Fi that is out of reach. The host says
 * something every two seconds, so silence means that nothing gets through.
 */
import { BEAT_MS } from '../../src-shared/wire'

/** So many beats in a row that did not come: one may be late, or this page was asleep for a while. */
const MISSED = 3
/** A line that has not opened by then is tried anew: TCP itself would ask ever more seldom. */
const DIAL_MS = 4000

export class Watch {
  private cancel: (() => void) | null = null
  private heard = false
  private missed = 0

  /** @param dead called once, when the line is to be given up */
  constructor(
    private readonly later: (run: () => void, ms: number) => () => void,
    private readonly dead: () => void,
  ) {}

  /** A line is being opened. */
  dialled(): void {
    this.stop()
    this.cancel = this.later(this.dead, DIAL_MS)
  }

  /** It is open. */
  opened(): void {
    this.stop()
    this.heard = false
    this.missed = 0
    this.wait()
  }

  /** Something came. */
  hear(): void {
    this.heard = true
  }

  stop(): void {
    this.cancel?.()
    this.cancel = null
  }

  /** Beats are counted, not time: a page that slept for an hour has missed one. */
  private wait(): void {
    this.cancel = this.later(() => {
      this.missed = this.heard ? 0 : this.missed + 1
      this.heard = false
      if (this.missed < MISSED) this.wait()
      else this.dead()
    }, BEAT_MS)
  }
}
