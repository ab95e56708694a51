/** Follows the machine's interfaces: cables, Wi-Fi and VPNs come and go, and addresses are stale after a sleep. */
import type { Cancel } from '../../host/given'
import type { Nic, World } from './given'

/** A new interface is to be served within 3 s. */
const LOOK_MS = 2000
/** A look that is so late was not late: the machine slept. */
const SLEPT_MS = 8000

const same = (a: readonly Nic[], b: readonly Nic[]): boolean => JSON.stringify(a) === JSON.stringify(b)

/**
 * Calls `changed` at once, and again whenever interfaces have changed or the machine has woken up.
 * @param looked called at every look besides, for what else is to be compared
 */
export function followNics(
  world: World,
  changed: (nics: readonly Nic[]) => void,
  looked: () => void = () => undefined,
): Cancel {
  let known: readonly Nic[] | null = null,
    before = world.wall(),
    stop: Cancel = () => undefined
  function look(): void {
    const nics = world.nics(),
      now = world.wall()
    // A wall clock that was set back says nothing about sleep.
    const slept = now - before > LOOK_MS + SLEPT_MS
    before = now
    if (known === null || slept || !same(known, nics)) {
      known = nics
      changed(nics)
    } else looked()
    stop = world.clock.after(LOOK_MS, look)
  }
  look()
  return () => {
    stop()
  }
}
