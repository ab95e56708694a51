/**
 * Notices that a socket is dead although it reports nothing: a pulled cable, or Wi-Fi out of reach. The host sends a
 * heartbeat every two seconds, so silence means that nothing gets through.
 */
import { HEARTBEAT_MS } from '../../src-shared/wire'

/** Heartbeats missed in a row: one may be late, or this page was asleep for a while. */
const MISSED = 3
/** A socket that has not opened within this time is replaced: TCP itself would retry ever less often. */
const DIAL_MS = 4000

export class Watchdog {
  private cancel: (() => void) | null = null
  private heard = false
  private missed = 0

  /** @param dead called once, when the socket should be given up */
  constructor(
    private readonly later: (run: () => void, ms: number) => () => void,
    private readonly dead: () => void,
  ) {}

  /** A socket is being opened. */
  connecting(): void {
    this.stop()
    this.cancel = this.later(this.dead, DIAL_MS)
  }

  /** The socket is open. */
  connected(): void {
    this.stop()
    this.heard = false
    this.missed = 0
    this.wait()
  }

  /** A message arrived. */
  received(): void {
    this.heard = true
  }

  stop(): void {
    this.cancel?.()
    this.cancel = null
  }

  /** Counts heartbeats, not time: a page that slept for an hour has missed one. */
  private wait(): void {
    this.cancel = this.later(() => {
      this.missed = this.heard ? 0 : this.missed + 1
      this.heard = false
      if (this.missed < MISSED) this.wait()
      else this.dead()
    }, HEARTBEAT_MS)
  }
}
