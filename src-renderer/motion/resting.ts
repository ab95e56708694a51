/**
 * Motion that goes on by itself (rain, candles, torches) rests while nothing happens: an idle table draws no frames. An
 * event, a press or a key wakes it; on battery saving it never moves.
 */
import { onScopeDispose, watch } from 'vue'
import { watchBattery } from '../platform'
import { useTable } from '../store/table'

/** Milliseconds without an event after which everything rests: a person who looks away by then sees no rain. */
export const REST_AFTER = 20_000

/** What a person does that shows that they are there. */
const SIGNS = ['pointerdown', 'keydown', 'wheel'] as const

const isEndless = (one: Animation): boolean => one.effect?.getComputedTiming().iterations === Infinity

export function useResting(): void {
  const table = useTable()
  const { documentElement: root } = document
  let paused: readonly Animation[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let saves = false

  function rest(): void {
    paused = document.getAnimations().filter(one => isEndless(one) && one.playState === 'running')
    for (const one of paused) one.pause()
    root.dataset.resting = ''
  }

  function wake(): void {
    clearTimeout(timer)
    if (root.dataset.resting !== undefined && !saves) {
      for (const one of paused) one.play()
      paused = []
      delete root.dataset.resting
    }
    timer = setTimeout(rest, saves ? 0 : REST_AFTER)
  }

  // After an update is drawn: then its own animations exist.
  watch(
    () => table.lastUpdate,
    (next, before) => {
      if (!before || next?.log || (next?.match?.events.length ?? 0) > 0 || next?.party.phase !== before.party.phase)
        wake()
    },
    { flush: 'post', immediate: true },
  )
  for (const sign of SIGNS) window.addEventListener(sign, wake, { passive: true })
  const unwatch = watchBattery(saving => {
    saves = saving
    wake()
  })
  onScopeDispose(() => {
    clearTimeout(timer)
    unwatch()
    for (const sign of SIGNS) window.removeEventListener(sign, wake)
    for (const one of paused) one.play()
    delete root.dataset.resting
  })
}
