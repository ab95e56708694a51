/**
 * Moments: what a table stays with for a while before it goes on, so that nobody misses what everybody may know. They
 * are data made of public events, take no clicks and delay no answer; any press ends them.
 */
import type { Json } from '../../src-shared/kernel/choiceSpec'

/** The name of a moment without a scene of its own: its events are told where the game tells them. */
export const TOLD = 'told'

export interface Moment {
  /** The kind of event that has a scene, or `TOLD`. */
  readonly name: string
  /** Its events in the update: from this index on, up to and without `to`. */
  readonly from: number
  readonly to: number
  readonly ms: number
}

/** For a kind of event that its board shows until something else happens. */
export const STAYS = Infinity

/** How long each kind of a game's public events is seen, in milliseconds, or `STAYS`. */
export type SeenFor<K extends string = string> = { readonly [kind in K]: number }

/** No event that changes what players know passes in less. */
export const LEAST_MS = 1200
/** Each further event of a moment is read as well. */
const EACH_MORE_MS = 250

export interface MomentRules<K extends string = string> {
  readonly seenFor: SeenFor<K>
  /** Kinds with a scene of their own: a moment ends with it, and the next events wait for the next moment. */
  readonly scenes: readonly K[]
  /** A scene that takes longer than its kind usually does. */
  readonly lasts?: (event: Json) => number
}

/** The kind of an event; empty for what is none. */
export const kindOf = (event: Json): string =>
  typeof event === 'object' && event !== null && 'kind' in event ? String(event.kind) : ''

/** The moments of an update, in order. Events that stay belong to the moment after them; the last ones to none. */
export function momentsIn<K extends string>(
  events: readonly Json[],
  { seenFor, scenes, lasts = () => 0 }: MomentRules<K>,
): Moment[] {
  const found: Moment[] = []
  let from = 0,
    ms = 0,
    to = 0
  const close = (name: string): void => {
    if (ms > 0) found.push({ name, from, to, ms })
    from = to
    ms = 0
  }
  events.forEach((event, i) => {
    const kind = kindOf(event) as K
    // A newer host may send events that this page does not know.
    const time = Object.hasOwn(seenFor, kind) ? seenFor[kind] : STAYS
    if (time === STAYS) return
    if (scenes.includes(kind)) {
      close(TOLD)
      to = i + 1
      ms = Math.max(time, lasts(event))
      close(kind)
      return
    }
    to = i + 1
    ms = ms === 0 ? time : Math.max(ms + EACH_MORE_MS, time)
  })
  close(TOLD)
  return found
}
