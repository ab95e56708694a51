/** Watches the machine's interfaces: cables, Wi-Fi and VPNs change, and addresses are stale after a sleep. */
import type { Cancel } from '../../clock'
import type { Nic, NetworkDeps } from './deps'

/** Check interval: a new interface is to be served within 3 s. */
const CHECK_MS = 2000
/** A check that is this late means that the machine slept. */
const SLEEP_MS = 8000

const same = (a: readonly Nic[], b: readonly Nic[]): boolean => JSON.stringify(a) === JSON.stringify(b)

/**
 * Calls `onChange` at once, and again whenever interfaces have changed or the machine has woken up.
 * @param onUnchanged called at every other check
 */
export function watchInterfaces(
  deps: NetworkDeps,
  onChange: (nics: readonly Nic[]) => void,
  onUnchanged: () => void = () => undefined,
): Cancel {
  let known: readonly Nic[] | null = null,
    lastCheck = deps.wallClock(),
    stop: Cancel = () => undefined
  function check(): void {
    const nics = deps.nics(),
      now = deps.wallClock()
    // A clock that was set back is no sleep.
    const slept = now - lastCheck > CHECK_MS + SLEEP_MS
    lastCheck = now
    if (known === null || slept || !same(known, nics)) {
      known = nics
      onChange(nics)
    } else onUnchanged()
    stop = deps.clock.after(CHECK_MS, check)
  }
  check()
  return () => {
    stop()
  }
}
