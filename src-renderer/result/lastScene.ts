/**
 * The last scene of a match, which stands over its result until a press closes it. On a television, where nobody can
 * press anything, it goes on by itself.
 */
import { computed, onScopeDispose, ref, watch, type ComputedRef } from 'vue'
import { isTableScreen } from '../platform'
import { useTable } from '../store/table'
import { useMedia } from '../ui/media'
import type { SeenEvent } from '../../src-shared/wire'

/** Milliseconds for which a scene that has been acted out stays: a room reads its end twice. */
const STAYS = 12_000

export interface LastScene {
  /** The events with which the match has just ended; none after a later arrival, which sees the result alone. */
  readonly fresh: readonly SeenEvent[]
  /** With reduced motion the scene is only shown among the final standings. */
  readonly isOpen: ComputedRef<boolean>
  readonly close: () => void
}

/** @param isActedOut whether the scene has come to its end */
export function useLastScene(isActedOut: () => boolean = () => true): LastScene {
  const { log } = useTable()
  const reducedMotion = useMedia('(prefers-reduced-motion: reduce)')
  const closed = ref(false)
  const close = (): void => {
    closed.value = true
  }
  closesItself(isActedOut, close)
  return {
    fresh: log.events.slice(log.events.length - log.fresh).map(line => line.event),
    isOpen: computed(() => !reducedMotion.value && !closed.value),
    close,
  }
}

function closesItself(isActedOut: () => boolean, close: () => void): void {
  if (!isTableScreen()) return
  let timer: ReturnType<typeof setTimeout> | undefined
  watch(
    isActedOut,
    now => {
      clearTimeout(timer)
      if (now) timer = setTimeout(close, STAYS)
    },
    { immediate: true },
  )
  onScopeDispose(() => {
    clearTimeout(timer)
  })
}
