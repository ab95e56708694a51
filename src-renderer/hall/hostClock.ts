/** The host's clock, as far as minutes are counted by it. */
import { computed, onScopeDispose, ref, type ComputedRef } from 'vue'
import { monotonic } from '../platform'
import { useHall } from './store'

const TICK_MS = 15_000

export function useHostClock(): ComputedRef<number> {
  const hall = useHall(),
    now = ref(monotonic())
  const timer = setInterval(() => {
    now.value = monotonic()
  }, TICK_MS)
  onScopeDispose(() => {
    clearInterval(timer)
  })
  return computed(() => Math.max(now.value + hall.clockOffset, hall.view?.now ?? 0))
}
