/** What the board shows during a moment: the hall as it stood until a look has fallen. */
import type { MatchPart } from '../../../src-shared/wire'
import type { Beat } from '../../motion/beats'
import { useStagedMatch, type Staging } from '../../motion/onStage'

/** Scenes that show what is about to change the hall. */
const SCENES: readonly string[] = ['look', 'turnUp']

export const staged = (live: MatchPart, { moment, before, after }: Beat): MatchPart => {
  const { open } = (before && SCENES.includes(moment?.name ?? '') ? before : after).view
  return { ...live, view: { own: live.view.own, open: { ...open, outcome: null, asking: live.view.open.asking } } }
}

/** The match of the board. */
export const useStaging = (): Staging => useStagedMatch(staged)
