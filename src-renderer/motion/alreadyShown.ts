/** A board may be mounted again for the same update: its animations run once. */
import type { StateUpdate } from '../../src-shared/wire'

const shown = new WeakSet<StateUpdate>()

/** Whether this was called for this update before. */
export function alreadyShown(update: StateUpdate): boolean {
  if (shown.has(update)) return true
  shown.add(update)
  return false
}
