/** The match log as sentences. An event is put into words once, and again only when the words would change. */
import { computed, type ComputedRef } from 'vue'
import type { SeenEvent } from '../../src-shared/wire'
import type { GameUi, LogContext } from '../games/gameUi'
import { useBeats } from '../motion/beats'
import type { LogEvent } from '../store/log'
import { useTable } from '../store/table'
import { eventText } from './eventText'
import { useLogContext } from './messageContext'

export interface LogEntry {
  readonly n: number
  readonly event: SeenEvent
  /** Null for an event that is not worth showing. */
  readonly text: string | null
  readonly kind: string
}

interface RenderedLog {
  readonly eventMessage: GameUi['eventMessage']
  readonly context: LogContext
  readonly all: readonly LogEntry[]
  readonly shown: readonly LogEntry[]
}

/** @param before the rendered log before this update */
export function extendLog(
  before: RenderedLog | null,
  events: readonly LogEvent[],
  eventMessage: GameUi['eventMessage'],
  context: LogContext,
): RenderedLog {
  const known = new Map(
    before?.eventMessage === eventMessage && before.context === context ? before.all.map(line => [line.n, line]) : [],
  )
  const all = events.map(
    ({ n, event }): LogEntry =>
      known.get(n) ?? {
        n,
        event,
        text: eventText(eventMessage, event, context),
        kind: (event.event as { readonly kind?: string }).kind ?? '',
      },
  )
  return { eventMessage, context, all, shown: all.filter(line => line.text !== null) }
}

/** The entries that are worth showing, oldest first. */
export function useLogEntries(ui: () => GameUi): ComputedRef<readonly LogEntry[]> {
  const table = useTable()
  const context = useLogContext()
  const rendered = computed<RenderedLog>(before =>
    extendLog(before ?? null, table.log.events, ui().eventMessage, context.value),
  )
  return computed(() => rendered.value.shown)
}

/** The entries up to the moment on stage: what follows it is not told before it is seen. */
export function useToldEntries(ui: () => GameUi): ComputedRef<readonly LogEntry[]> {
  const all = useLogEntries(ui),
    { untold } = useBeats()
  return computed(() => (untold.value.size > 0 ? all.value.filter(({ event }) => !untold.value.has(event)) : all.value))
}
