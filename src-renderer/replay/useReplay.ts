/** The state of a replay: step, perspective, speed, and the update on its table. */
import { computed, onScopeDispose, ref, shallowRef, watch, type ComputedRef, type Ref } from 'vue'
import type { MatchRecord } from '../../src-shared/record'
import type { SeenEvent } from '../../src-shared/wire'
import { beatsFor } from '../motion/beats'
import { localTable, type Table } from '../store/table'
import { ReplayConnection, updateOf, seatOf, eventFor, type Perspective } from './replayUpdates'
import { eventsAt, type ReplayedMatch } from './replayed'

/** Milliseconds per step at speed 1: time to read a sentence. */
const STEP_MS = 1400
export const SPEEDS = [0.5, 1, 2, 4, 8] as const

export interface Replay {
  readonly table: Table
  readonly step: Ref<number>
  readonly last: number
  readonly perspective: Ref<Perspective>
  readonly playing: Ref<boolean>
  readonly speed: Ref<number>
  /** All events of this perspective in the whole match, each with its step. */
  readonly log: ComputedRef<readonly { readonly step: number; readonly event: SeenEvent }[]>
  readonly go: (step: number) => void
  readonly toggle: () => void
}

/** @param replayed null where the cards cannot be shown: then only the log is */
export function useReplay(record: MatchRecord, replayed: ReplayedMatch | null, from: number): Replay {
  const last = record.answers.length
  const step = ref(Math.min(from, last)),
    perspective = shallowRef<Perspective>(replayed ? 'all' : 'open'),
    playing = ref(false),
    speed = ref(1)
  const table = localTable(),
    connection = new ReplayConnection(record.deck)
  const moments = beatsFor(table)
  table.join(connection)
  let visit = 0

  const eventsOf = (at: number): SeenEvent[] =>
    eventsAt(record, at).map(one => eventFor(one, seatOf(perspective.value)))
  const eventsUntil = (until: number): SeenEvent[] => Array.from({ length: until + 1 }, (_, at) => eventsOf(at)).flat()

  /** @param onward whether the step before is on the table now */
  function show(onward: boolean): void {
    const seat = seatOf(perspective.value)
    if (!onward) visit++
    const view =
      replayed && (perspective.value === 'all' ? replayed.revealedView(step.value) : replayed.view(step.value, seat))
    connection.show(
      updateOf(record, {
        seat,
        visit,
        view,
        events: eventsOf(step.value),
        log: onward ? null : eventsUntil(step.value),
      }),
    )
  }
  watch(
    step,
    (now, before) => {
      show(now === before + 1)
    },
    { flush: 'sync' },
  )
  watch(
    perspective,
    () => {
      show(false)
    },
    { flush: 'sync' },
  )
  show(false)

  function go(to: number): void {
    step.value = Math.max(0, Math.min(last, Math.round(to)))
  }

  let timer: ReturnType<typeof setInterval> | undefined
  watch([playing, speed], () => {
    clearInterval(timer)
    if (playing.value)
      timer = setInterval(() => {
        // A step with moments stays until they are over.
        if (moments.now.value) return
        go(step.value + 1)
        if (step.value === last) playing.value = false
      }, STEP_MS / speed.value)
  })
  onScopeDispose(() => {
    clearInterval(timer)
  })

  function toggle(): void {
    // At the end, play starts over.
    if (!playing.value && step.value === last) go(0)
    playing.value = !playing.value
  }

  const log = computed(() =>
    Array.from({ length: last + 1 }, (_, at) => eventsOf(at).map(one => ({ step: at, event: one }))).flat(),
  )
  return { table, step, last, perspective, playing, speed, log, go, toggle }
}
