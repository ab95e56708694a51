/** The table goes along with the moment on stage. What this person holds and is asked never waits for it. */
import { computed, type ComputedRef } from 'vue'
import type { MatchPart } from '../../src-shared/wire'
import type { LogEvent } from '../store/log'
import { useTable } from '../store/table'
import { useBeats, type Beat, type Beats } from './beats'
import { TOLD } from './moments'

/** Both sides were sent to this seat: that one is shown a little later tells nobody anything new. */
export function matchOnStage(live: MatchPart, { now, untold }: Pick<Beats, 'now' | 'untold'>): MatchPart {
  const beat = now.value
  if (!beat?.moment || beat.after.id !== live.id) return live
  // A scene shows what is about to change the table; and what is not told yet has not happened on stage.
  const isBefore = beat.moment.name !== TOLD || beat.all.some(event => untold.value.has(event))
  const on = (isBefore ? beat.before : null) ?? beat.after
  if (on === live) return live
  const { own, open } = live.view
  return { ...live, view: { own, open: { ...on.view.open, asking: open.asking, outcome: null } } }
}

/** The match as the moment on stage leaves it: the present, where nothing is on stage. */
export function useMatchOnStage(): ComputedRef<MatchPart | null> {
  const table = useTable(),
    beats = useBeats()
  return computed(() => table.match && matchOnStage(table.match, beats))
}

/** The events of the log up to the moment on stage: what follows it is not told before it is seen. */
export function useToldEvents(): ComputedRef<readonly LogEvent[]> {
  const table = useTable(),
    { untold } = useBeats()
  return computed(() =>
    untold.value.size > 0 ? table.log.events.filter(({ event }) => !untold.value.has(event)) : table.log.events,
  )
}

/** The beat whose moment is on stage; null when the board shows the present. */
export function useStagedBeat(): ComputedRef<Beat | null> {
  const table = useTable(),
    { now } = useBeats()
  return computed(() => (now.value && now.value.after.id === table.match?.id ? now.value : null))
}

export interface Staging {
  readonly match: ComputedRef<MatchPart | null>
  readonly beat: ComputedRef<Beat | null>
}

/** @param staged the match as the board shows it in a moment */
export function useStagedMatch(staged: (live: MatchPart, beat: Beat) => MatchPart): Staging {
  const table = useTable(),
    beat = useStagedBeat()
  return { beat, match: computed(() => (table.match && beat.value ? staged(table.match, beat.value) : table.match)) }
}
