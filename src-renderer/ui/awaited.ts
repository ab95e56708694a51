/**
 * Whoever reads something in a dialog does not see the table behind it. The table says here what waits for its person, a
 * question or something they are shown, and dialogs tell them of what has come since they were opened.
 */
import { computed, inject, provide, type ComputedRef, type InjectionKey } from 'vue'

/** Id of what waits for this person; null: nothing does. */
const AWAITED: InjectionKey<() => string | null> = Symbol('awaited')

export const provideAwaited = (id: () => string | null): void => {
  provide(AWAITED, id)
}

/** @returns whether something waits that did not when this was called */
export function useAwaitedSince(): ComputedRef<boolean> {
  const id = inject(AWAITED, () => null)
  const known = id()
  return computed(() => ![null, known].includes(id()))
}
