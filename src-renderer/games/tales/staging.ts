/** What the board shows during a moment: day and night as they were until the moment that changes them. */
import { computed, type ComputedRef } from 'vue'
import type { CardId, Time } from '../../../src-shared/games/tales/rules/deck'
import type { SeenEvent } from '../../../src-shared/wire'
import type { Beat } from '../../motion/beats'
import { useStagedBeat } from '../../motion/onStage'
import { useTable } from '../../store/table'
import { eventOf, openOf } from './selectors'

/** The card that is put down, laid away or taken in this moment: it is public. */
export function toldCard(events: readonly SeenEvent[]): CardId | null {
  for (const event of events.map(eventOf))
    if (event.kind === 'play' || event.kind === 'take' || event.kind === 'discard' || event.kind === 'takeDiscarded')
      return event.card
  return null
}

/** The time of this moment; null where it is the time of the present. */
export function timeIn({ before, all, moment }: Beat): Time | null {
  const changes = all.slice(moment?.to).some(seen => eventOf(seen).kind === 'time')
  return before && changes ? openOf(before).time : null
}

/** Day or night on the board: the present, or as it was until a moment changes it. */
export function useTime(): ComputedRef<Time | null> {
  const table = useTable(),
    beat = useStagedBeat()
  return computed(() => (beat.value && timeIn(beat.value)) ?? (table.match && openOf(table.match).time))
}
