/** Several addresses lead to one table: which of them do from here? */
import type { Clock } from '../../host/given'

/** A neighbour answers within milliseconds; by then the next address gets its chance as well. */
const HEAD_START_MS = 150

/**
 * Tries addresses in their order, each a head start after the one before or as soon as that one fails.
 * @param open what a try is; rejects when it failed; its signal says that another one was quicker
 * @returns what the first that succeeded gave; null when none did
 */
export function race<T>(
  addresses: readonly string[],
  clock: Clock,
  open: (address: string, lost: AbortSignal) => Promise<T>,
): Promise<T | null> {
  const lost = new AbortController()
  return new Promise(done => {
    let next = 0,
      running = 0,
      over = false,
      cancel = (): void => undefined
    function end(result: T | null): void {
      over = true
      cancel()
      lost.abort()
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
      open(address, lost.signal).then(
        result => {
          running--
          if (!over) end(result)
        },
        () => {
          running--
          if (!over) start()
        },
      )
      if (next < addresses.length) cancel = clock.after(HEAD_START_MS, start)
    }
    start()
  })
}
