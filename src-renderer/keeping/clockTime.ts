/** The time that clocks show: it stands still while the table's host is gone, or waits for those that keep the table. */
import { computed, type ComputedRef, type Ref } from 'vue'
import { isLocalTable } from '../store/table'
import { useKeeping } from './store'

/** @param now the page's clock */
export function useClockTime(now: Ref<number>): ComputedRef<number> {
  const keeping = isLocalTable() ? null : useKeeping()
  return computed(() => Math.min(now.value, keeping?.standsSince ?? Infinity))
}
