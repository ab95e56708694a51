/** A duel stays in sight for a moment after it has left the table: nobody should miss how it ended. */
import { onScopeDispose, shallowRef, watch, type ShallowRef } from 'vue'
import type { Duel } from '../../../src-shared/games/castle'
import type { MatchPart } from '../../../src-shared/wire'
import { ended, type Ended } from './duel'
import { eventOf, openOf } from './reading'

/** Long enough to read a result, in milliseconds. */
const SHOWN_FOR = 6000

export function useLastDuel(match: () => MatchPart): ShallowRef<Ended | null> {
  const last = shallowRef<Ended | null>(null)
  let before: Duel | null = openOf(match()).duel
  let timer: ReturnType<typeof setTimeout> | undefined

  watch(match, now => {
    const { duel } = openOf(now)
    if (before && !duel) {
      last.value = ended(before, now.events.map(eventOf))
      clearTimeout(timer)
      timer = setTimeout(() => {
        last.value = null
      }, SHOWN_FOR)
    }
    if (duel) last.value = null
    before = duel
  })
  onScopeDispose(() => {
    clearTimeout(timer)
  })
  return last
}
