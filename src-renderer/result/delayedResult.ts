/** Keeps the table on screen while its last moments and animations run, before the result is shown. */
import { onScopeDispose, ref, watch, type Ref } from 'vue'
import { useBeats } from '../motion/beats'
import { LONGEST_MS } from '../motion/motions'
import { useTable } from '../store/table'
import { useMedia } from '../ui/media'

/** @returns whether to keep showing the table of a match that has just ended; any press ends that */
export function useDelayedResult(): Ref<boolean> {
  const table = useTable(),
    { now } = useBeats(),
    reducedMotion = useMedia('(prefers-reduced-motion: reduce)'),
    delayed = ref(false)
  let over: ReturnType<typeof setTimeout> | undefined
  const end = (): void => {
    clearTimeout(over)
    delayed.value = false
  }
  /** After the last moment the animations of the end run; with reduced motion there are none. */
  function endSoon(): void {
    clearTimeout(over)
    if (reducedMotion.value) end()
    else over = setTimeout(end, LONGEST_MS)
  }
  watch(
    () => table.party?.phase,
    (phase, before) => {
      end()
      // On arrival or on a hidden page there is nothing to see.
      if (before !== 'match' || phase !== 'result' || table.lastUpdate?.log !== undefined || document.hidden) return
      delayed.value = true
      if (!now.value) endSoon()
    },
  )
  watch(now, beat => {
    if (delayed.value && !beat) endSoon()
  })
  for (const press of ['pointerdown', 'keydown'] as const) {
    document.addEventListener(press, end, { capture: true, passive: true })
    onScopeDispose(() => {
      document.removeEventListener(press, end, { capture: true })
    })
  }
  onScopeDispose(end)
  return delayed
}
