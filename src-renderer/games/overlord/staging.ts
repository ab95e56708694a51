/** What the board shows during a moment: the hall as it stood until a look has fallen. */
import { computed, type ComputedRef } from 'vue'
import type { MatchPart } from '../../../src-shared/wire'
import { useBeats, type Beat } from '../../motion/beats'
import { useTable } from '../../store/table'

/** Scenes that show what is about to change the hall. */
const SCENES: readonly string[] = ['look', 'turnUp']

export const staged = (live: MatchPart, { moment, before, after }: Beat): MatchPart => {
  const { open } = (before && SCENES.includes(moment?.name ?? '') ? before : after).view
  return { ...live, view: { own: live.view.own, open: { ...open, outcome: null, asking: live.view.open.asking } } }
}

export interface Staging {
  readonly match: ComputedRef<MatchPart | null>
  /** The beat whose moment is on stage. */
  readonly beat: ComputedRef<Beat | null>
}

/** The match of the board: the present, or what a moment stays with. */
export function useStaging(): Staging {
  const table = useTable(),
    { now } = useBeats()
  const beat = computed(() => (now.value && now.value.after.id === table.match?.id ? now.value : null))
  return { beat, match: computed(() => (table.match && beat.value ? staged(table.match, beat.value) : table.match)) }
}
