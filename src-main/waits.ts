/**
 * How long a drawing waits for those who are silent. Whoever was silent is not asked again, but several people could be
 * silent one after the other. So each wait in which somebody was silent halves the next one: all of them together cost
 * little more than two full waits.
 */

/** Time for a client to commit, and again to reveal: a phone on bad Wi-Fi needs one of these five seconds. */
export const WAIT_MS = 5000
/** A client that has just answered is that quick on any local network. */
export const LEAST_WAIT_MS = 250

/** @param silences how many waits of this drawing have ended without an answer from everybody */
export const waitAfter = (silences: number): number => Math.max(LEAST_WAIT_MS, WAIT_MS / 2 ** silences)
