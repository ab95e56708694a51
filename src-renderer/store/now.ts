/** The page's clock, for countdowns: ticks as long as its component is mounted. */
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
