/** The match log: the last events that this seat received, oldest first. */
import { withoutUndone } from '../../src-shared/record/standing'
import type { StateUpdate, SeenEvent } from '../../src-shared/wire'

export interface LogEvent {
  /** Counts up over the whole visit, so that a list can key its entries. */
  readonly n: number
  readonly event: SeenEvent
}

export interface MatchLog {
  readonly match: string | null
  readonly events: readonly LogEvent[]
  /** How many events came with the last update that had any; events of an arrival do not count. */
  readonly fresh: number
  /** Number of the last event from before the match's beginning, or that an arrival brought to a page that knew none of them. */
  readonly old: number
  /** Number of the last event from before this client's visit to the match; a lost connection does not end a visit. */
  readonly visit: number
}

export const EMPTY_LOG: MatchLog = { match: null, events: [], fresh: 0, old: 0, visit: 0 }

/** Events kept at most: a match has a few hundred. */
export const MAX_LOG_EVENTS = 200

/** How many events of a log that arrives anew were known before: it repeats the last ones, and goes on from there. */
function knownOf(before: readonly LogEvent[], received: readonly SeenEvent[]): number {
  const known = before.slice(-received.length).map(({ event }) => JSON.stringify(event)),
    all = received.map(event => JSON.stringify(event))
  for (let n = known.length; n > 0; n--) {
    if (known.slice(-n).every((one, i) => one === all[i])) return n
  }
  return 0
}

/** The log after an update. The log that comes on arrival replaces what was known. */
export function appendUpdate(log: MatchLog, update: StateUpdate): MatchLog {
  const { match } = update
  if (!match) return EMPTY_LOG
  const same = log.match === match.id
  const arrived = update.log !== undefined
  const before = same && !arrived ? log.events : []
  const received = update.log ?? match.events
  const lastNumber = log.events.at(-1)?.n ?? 0
  const known = same && arrived ? knownOf(log.events, received) : 0
  // Known events keep their numbers.
  let n = lastNumber - known
  // A log that arrives as a whole is kept as a whole, however long it is.
  const all = [...before, ...received.map(one => ({ n: ++n, event: one }))]
  const events = withoutUndone(all, one => one.event.event).slice(
    -Math.max(MAX_LOG_EVENTS, update.log?.length ?? before.length),
  )
  return {
    match: match.id,
    events,
    fresh: arrived ? 0 : received.length > 0 ? received.length : same ? log.fresh : 0,
    old: arrived && known === 0 ? n : same ? log.old : lastNumber,
    visit: same && (!arrived || known > 0) ? log.visit : arrived ? n : lastNumber,
  }
}
