/** The end of a match is seen happening as well: its table stays for the moment that this takes, before its result is shown. */
import { onScopeDispose, ref, watch, type Ref } from 'vue'
import { LONGEST_MS } from '../motion/motions'
import { useTable } from '../store/table'
import { useMedia } from '../ui/media'

/** @returns whether a match that has just ended is still looked at; any press ends that, and who wishes for less motion never waits */
export function useLingering(): Ref<boolean> {
  const table = useTable(),
    still = useMedia('(prefers-reduced-motion: reduce)'),
    lingers = ref(false)
  let over: ReturnType<typeof setTimeout> | undefined
  const end = (): void => {
    clearTimeout(over)
    lingers.value = false
  }
  watch(
    () => table.party?.phase,
    (phase, before) => {
      end()
      // Who comes when it is over has nothing to see; neither has who looks elsewhere.
      if (before !== 'match' || phase !== 'result' || table.frame?.log !== undefined || still.value || document.hidden)
        return
      lingers.value = true
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
  return lingers
}
