/** Shows the events of updates beat by beat: each moment for its time, the rest at once. */
import { onScopeDispose, shallowRef, watch, type ShallowRef } from 'vue'
import type { GameUi } from '../games/gameUi'
import { useTable, type Table } from '../store/table'
import type { MatchPart, SeenEvent, StateUpdate } from '../../src-shared/wire'
import { LEAST_MS, TOLD, type Moment } from './moments'

export interface Beat {
  readonly moment: Moment | null
  readonly events: readonly SeenEvent[]
  /** All events of its update. */
  readonly all: readonly SeenEvent[]
  /** The match before its update, if it was seen, and after it. */
  readonly before: MatchPart | null
  readonly after: MatchPart
}

export interface Beats {
  /** The beat that began last: its animations and sounds are due. */
  readonly beat: ShallowRef<Beat | null>
  /** The beat whose moment is on stage; null when the table shows the present. */
  readonly now: ShallowRef<Beat | null>
  /** Events that have arrived and come after the moment on stage: whatever tells of the past leaves them out. */
  readonly untold: ShallowRef<ReadonlySet<SeenEvent>>
  readonly show: (update: StateUpdate, before: StateUpdate | null, moments: readonly Moment[]) => void
  /** Ends all moments: the table shows the present. */
  readonly skip: () => void
  /** Divides the times of moments. */
  speed: number
}

/** Where bots answer at once, the table does not fall behind for minutes: the oldest are left to the log. */
const MOST_WAITING = 8

const NONE: ReadonlySet<SeenEvent> = new Set()

function makeBeats(): Beats {
  const beat = shallowRef<Beat | null>(null),
    now = shallowRef<Beat | null>(null),
    untold = shallowRef<ReadonlySet<SeenEvent>>(NONE)
  let waiting: Beat[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  function next(): void {
    clearTimeout(timer)
    const first = waiting.shift()
    now.value = first?.moment ? first : null
    lag()
    if (!first) return
    beat.value = first
    if (!first.moment) {
      next()
      return
    }
    timer = setTimeout(next, timeOf(first, first.moment) / shown.speed)
  }

  function lag(): void {
    if (now.value) untold.value = new Set(waiting.flatMap(({ events }) => events))
    else if (untold.value.size > 0) untold.value = NONE
  }

  /** Whoever is late for the next moments hears less of each. Scenes keep their time. */
  function timeOf({ after }: Beat, { name, ms }: Moment): number {
    const late = name === TOLD && waiting.some(one => one.moment && one.after !== after)
    return late ? Math.min(LEAST_MS, ms) : ms
  }

  const shown: Beats = {
    beat,
    now,
    untold,
    speed: 1,
    show({ match }, earlier, moments) {
      if (!match) return
      const before = earlier?.match?.id === match.id ? earlier.match : null
      waiting = [...waiting, ...beatsOf(match, before, moments)].slice(-MOST_WAITING)
      if (now.value) lag()
      else next()
    },
    skip() {
      waiting = []
      next()
    },
  }
  return shown
}

/** The beats of an update: one for each moment, and one for what follows the last. */
function beatsOf(after: MatchPart, before: MatchPart | null, moments: readonly Moment[]): Beat[] {
  const all = after.events,
    rest = all.slice(moments.at(-1)?.to ?? 0)
  const beats: Beat[] = moments.map(moment => ({
    moment,
    events: all.slice(moment.from, moment.to),
    all,
    before,
    after,
  }))
  return rest.length > 0 ? [...beats, { moment: null, events: rest, all, before, after }] : beats
}

const tables = new WeakMap<Table, Beats>()

/** The beats of a table. */
export function beatsFor(table: Table): Beats {
  const own = tables.get(table) ?? makeBeats()
  tables.set(table, own)
  return own
}

export const useBeats = (): Beats => beatsFor(useTable())

/** A finger that is lifted clicks within this many milliseconds, or not at all. */
const CLICK_MS = 80

/** In a text field keys write: they end nothing. */
const writes = ({ target }: Event): boolean =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text')

/**
 * Follows a table's updates. Belongs in a component that outlives the board. @param visits whether the events of an
 * arrival are shown too, as after a jump in a replay
 */
export function followBeats(ui: () => GameUi | null, table: Table = useTable(), visits = false): Beats {
  const beats = beatsFor(table)
  watch(
    () => table.lastUpdate,
    (update, before) => {
      const isArrival = update?.log !== undefined && !visits
      // Events from before the arrival, or while the page was hidden, are not shown.
      if (!update?.match || isArrival || document.hidden || update.match.id !== before?.match?.id) beats.skip()
      if (!update?.match || isArrival) return
      const moments = document.hidden ? [] : (ui()?.moments?.(update.match.events.map(({ event }) => event)) ?? [])
      beats.show(update, before ?? null, moments)
    },
    { flush: 'sync', immediate: true },
  )
  // A press ends the moment once it has reached what was pressed: what follows the moment may move the board below it.
  let pressed = false
  let released: ReturnType<typeof setTimeout> | undefined
  const end = (): void => {
    clearTimeout(released)
    pressed = false
    beats.skip()
  }
  const ends: { readonly [kind: string]: (event: Event) => void } = {
    keydown(event) {
      if (!writes(event)) end()
    },
    pointerdown() {
      pressed = true
    },
    click() {
      if (pressed) end()
    },
    pointerup() {
      released = setTimeout(end, CLICK_MS)
    },
    pointercancel: end,
  }
  for (const [kind, listener] of Object.entries(ends)) {
    document.addEventListener(kind, listener, { capture: true, passive: true })
    onScopeDispose(() => {
      document.removeEventListener(kind, listener, { capture: true })
    })
  }
  onScopeDispose(end)
  return beats
}
