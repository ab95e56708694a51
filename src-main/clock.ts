/** Time as host, network and desktop shell are given it, so that tests run them under a virtual clock. */

export type Cancel = () => void

export interface Clock {
  /** Monotonic milliseconds since an arbitrary moment. */
  now(): number
  /** Calls `act` once, after `ms` milliseconds. @returns cancels it */
  after(ms: number, act: () => void): Cancel
}
