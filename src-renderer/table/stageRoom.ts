/** On a phone: how large the seats may be, and whether the log fits below the board. */
import { onScopeDispose, ref, watch, type Ref, type ShallowRef } from 'vue'
import { useTable } from '../store/table'

/** Sizes of a board, largest first: `data-room` on its container, which boards may draw themselves by. */
const ROOMS = ['2', '1', '0'] as const
/** What the folded log takes, and what it needs at least when it is open, in rem. */
const FOLDED = 3.6,
  OPEN = 8.5

/**
 * Measures the board at each size before anything is painted, and leaves it at the largest that fits the stage.
 * @returns whether the log can stand open below it
 */
export function useStageRoom(
  stage: Readonly<ShallowRef<HTMLElement | null>>,
  board: Readonly<ShallowRef<HTMLElement | null>>,
  narrow: () => boolean,
): { readonly logFits: Ref<boolean> } {
  const table = useTable()
  const logFits = ref(false)

  function measure(): void {
    const outer = stage.value,
      inner = board.value
    if (!outer || !inner) return
    if (!narrow()) {
      inner.removeAttribute('data-room')
      logFits.value = false
      return
    }
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    const room = outer.clientHeight - inner.offsetTop
    const flex = inner.style.flex
    inner.style.flex = 'none'
    let left = 0
    for (const size of ROOMS) {
      inner.dataset.room = size
      left = room - inner.offsetHeight
      if (left >= FOLDED * rem) break
    }
    inner.style.flex = flex
    logFits.value = left >= OPEN * rem
  }

  const resized = new ResizeObserver(measure)
  watch(
    [stage, narrow],
    () => {
      resized.disconnect()
      if (stage.value && narrow()) resized.observe(stage.value)
      measure()
    },
    { flush: 'post', immediate: true },
  )
  watch(() => table.match, measure, { flush: 'post' })
  onScopeDispose(() => {
    resized.disconnect()
  })
  return { logFits }
}
