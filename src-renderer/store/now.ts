/** The page's clock, for what counts down: ticks while somebody looks. */
import { onScopeDispose, ref, type Ref } from 'vue'
import { monotonic } from '../platform'

const TICK = 250

export function useNow(): Ref<number> {
  const now = ref(monotonic())
  const timer = setInterval(() => {
    now.value = monotonic()
  }, TICK)
  onScopeDispose(() => {
    clearInterval(timer)
  })
  return now
}
