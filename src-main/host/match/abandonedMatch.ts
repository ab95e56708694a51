/** The end of a match that is abandoned: it is on the disk before anybody sees the secrets of the match. */
import type { HostDeps } from '../deps'

/** Delay before an abandonment that could not be stored is tried again. */
const RETRY_MS = 1000

/**
 * Stores that a match is abandoned, and retries until that has worked: a host that is killed before would go on with it.
 * @param isClosed whether the table has been closed: then it is not tried again
 * @returns whether it is durable
 */
export async function storeAbandoned(
  deps: Pick<HostDeps, 'store' | 'clock' | 'reportFault'>,
  match: string,
  isClosed: () => boolean,
): Promise<boolean> {
  for (;;) {
    try {
      await deps.store.abandon(match)
      return true
    } catch (fault) {
      deps.reportFault(`a match could not be stored: ${String(fault)}`)
    }
    if (isClosed()) return false
    await new Promise<void>(done => {
      deps.clock.after(RETRY_MS, done)
    })
  }
}
