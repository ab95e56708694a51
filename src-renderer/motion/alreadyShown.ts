/** A board may be mounted again during the same beat: its animations run once. */
const shown = new WeakSet<object>()

/** Whether this was called for this beat before. */
export function alreadyShown(beat: object): boolean {
  if (shown.has(beat)) return true
  shown.add(beat)
  return false
}
