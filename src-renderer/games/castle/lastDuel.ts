/** Keeps a duel in sight for a moment after its end, so that nobody misses the result. */
import { onScopeDispose, shallowRef, watch, type ShallowRef } from 'vue'
import type { Duel } from '../../../src-shared/games/castle/rules'
import type { MatchPart } from '../../../src-shared/wire'
import { endOfDuel, type DuelEnd } from './duel'
import { eventOf, openOf } from './selectors'

/** Long enough to read a result, in milliseconds. */
const SHOWN_FOR = 6000

export function useLastDuel(match: () => MatchPart): ShallowRef<DuelEnd | null> {
  const last = shallowRef<DuelEnd | null>(null)
  let before: Duel | null = openOf(match()).duel
  let timer: ReturnType<typeof setTimeout> | undefined

  watch(match, now => {
    const { duel } = openOf(now)
    if (before && !duel) {
      last.value = endOfDuel(before, now.events.map(eventOf))
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
