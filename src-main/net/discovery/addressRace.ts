/** Finds out which of a table's addresses is reachable from here. */
import type { Clock } from '../../clock'

/** Head start of each address: a neighbour answers within milliseconds. */
const HEAD_START_MS = 150

/**
 * Tries addresses in order, each a head start after the one before or as soon as that one fails.
 * @param attempt what a try is; rejects when it failed; its signal says that another one was quicker
 * @returns the result of the first success; null when all failed
 */
export function raceAddresses<T>(
  addresses: readonly string[],
  clock: Clock,
  attempt: (address: string, abort: AbortSignal) => Promise<T>,
): Promise<T | null> {
  const abort = new AbortController()
  return new Promise(done => {
    let next = 0,
      running = 0,
      ended = false,
      cancel = (): void => undefined
    function end(result: T | null): void {
      ended = true
      cancel()
      abort.abort()
      done(result)
    }
    function start(): void {
      cancel()
      const address = addresses[next++]
      if (address === undefined) {
        if (running === 0) end(null)
        return
      }
      running++
      attempt(address, abort.signal).then(
        result => {
          running--
          if (!ended) end(result)
        },
        () => {
          running--
          if (!ended) start()
        },
      )
      if (next < addresses.length) cancel = clock.after(HEAD_START_MS, start)
    }
    start()
  })
}
