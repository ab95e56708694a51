/** Keeps the table on screen while the last animations run, before the result is shown. */
import { onScopeDispose, ref, watch, type Ref } from 'vue'
import { LONGEST_MS } from '../motion/motions'
import { useTable } from '../store/table'
import { useMedia } from '../ui/media'

/**
 * @returns whether to keep showing the table of a match that has just ended; any press ends that, and with reduced
 * motion there is no delay
 */
export function useDelayedResult(): Ref<boolean> {
  const table = useTable(),
    reducedMotion = useMedia('(prefers-reduced-motion: reduce)'),
    delayed = ref(false)
  let over: ReturnType<typeof setTimeout> | undefined
  const end = (): void => {
    clearTimeout(over)
    delayed.value = false
  }
  watch(
    () => table.party?.phase,
    (phase, before) => {
      end()
      // On arrival, with reduced motion or on a hidden page there is nothing to see.
      if (
        before !== 'match' ||
        phase !== 'result' ||
        table.lastUpdate?.log !== undefined ||
        reducedMotion.value ||
        document.hidden
      )
        return
      delayed.value = true
      over = setTimeout(end, LONGEST_MS)
    },
  )
  for (const press of ['pointerdown', 'keydown'] as const) {
    document.addEventListener(press, end, { capture: true, passive: true })
    onScopeDispose(() => {
      document.removeEventListener(press, end, { capture: true })
    })
  }
  onScopeDispose(end)
  return delayed
}
