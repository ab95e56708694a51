/** Where one stands in a match that is watched again: step, eyes, speed; and what of it stands on the table. */
import { computed, onScopeDispose, ref, shallowRef, watch, type ComputedRef, type Ref } from 'vue'
import type { MatchRecord } from '../../src-shared/record'
import type { ToldEvent } from '../../src-shared/wire'
import { standInTable, type Table } from '../store/table'
import { Feed, frameOf, seatOf, toldTo, type Eyes } from './frames'
import { toldAt, type Replayed } from './replayed'

/** How long a step stays at speed 1, in ms: time to read a sentence. */
const STEP_MS = 1400
export const SPEEDS = [0.5, 1, 2, 4, 8] as const

export interface Replay {
  readonly table: Table
  readonly step: Ref<number>
  readonly last: number
  readonly eyes: Ref<Eyes>
  readonly playing: Ref<boolean>
  readonly speed: Ref<number>
  /** All that these eyes are told in the whole match, with the step at which it is told. */
  readonly story: ComputedRef<readonly { readonly step: number; readonly told: ToldEvent }[]>
  readonly go: (step: number) => void
  readonly toggle: () => void
}

/** @param replayed null where the cards cannot be laid out: what was told is all there is then */
export function useReplay(record: MatchRecord, replayed: Replayed | null, from: number): Replay {
  const last = record.answers.length
  const step = ref(Math.min(from, last)),
    eyes = shallowRef<Eyes>(replayed ? 'all' : 'open'),
    playing = ref(false),
    speed = ref(1)
  const table = standInTable(),
    feed = new Feed(record.deck)
  table.join(feed)
  let visit = 0

  const told = (at: number): ToldEvent[] => toldAt(record, at).map(one => toldTo(one, seatOf(eyes.value)))
  const toldUntil = (until: number): ToldEvent[] => Array.from({ length: until + 1 }, (_, at) => told(at)).flat()

  /** @param onward whether what stands there now is the step before */
  function show(onward: boolean): void {
    const seat = seatOf(eyes.value)
    if (!onward) visit++
    const view = replayed && (eyes.value === 'all' ? replayed.laidOpen(step.value) : replayed.view(step.value, seat))
    feed.show(
      frameOf(record, { seat, visit, view, events: told(step.value), log: onward ? null : toldUntil(step.value) }),
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
    eyes,
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
        go(step.value + 1)
        if (step.value === last) playing.value = false
      }, STEP_MS / speed.value)
  })
  onScopeDispose(() => {
    clearInterval(timer)
  })

  function toggle(): void {
    // From the end it begins again.
    if (!playing.value && step.value === last) go(0)
    playing.value = !playing.value
  }

  const story = computed(() =>
    Array.from({ length: last + 1 }, (_, at) => told(at).map(one => ({ step: at, told: one }))).flat(),
  )
  return { table, step, last, eyes, playing, speed, story, go, toggle }
}
