/** What the middle of the board shows during a moment: a duel or an exchange as it stood, with what has just decided it. */
import { computed, type ComputedRef } from 'vue'
import type { MatchPart } from '../../../src-shared/wire'
import type { Beat } from '../../motion/beats'
import { useStagedBeat } from '../../motion/onStage'
import { endOfDuel, playedOn, type DuelEnd } from './duel'
import type { Duel } from '../../../src-shared/games/castle/rules'
import { eventOf, openOf } from './selectors'

export interface StagedDuel {
  readonly duel: Duel
  readonly how: DuelEnd['how'] | null
}
export interface StagedExchange {
  /** The match in which the offer still lay on the table. */
  readonly match: MatchPart
  readonly end: 'refuse' | 'exchange'
}
export interface Staged {
  readonly duel: StagedDuel | null
  readonly exchange: StagedExchange | null
}

/** A duel that these updates end stays as it stood: what the next moment tells is not on stage yet. */
function duelIn({ before, after, all, moment }: Beat): StagedDuel | null {
  const was = before && openOf(before).duel,
    now = openOf(after).duel,
    events = all.slice(0, moment?.to).map(eventOf)
  if (!was) return now && events.some(({ kind }) => kind === 'challenge') ? { duel: now, how: null } : null
  const end = now === null ? endOfDuel(was, events) : null
  if (end) return end
  const played = playedOn(was, events)
  return played.how === null && now ? { duel: now, how: null } : played
}

function exchangeIn({ before, moment }: Beat): StagedExchange | null {
  if (moment?.name !== 'refuse' && moment?.name !== 'exchange') return null
  return before && openOf(before).exchange ? { match: before, end: moment.name } : null
}

export const staged = (beat: Beat): Staged => ({ duel: duelIn(beat), exchange: exchangeIn(beat) })

/** What a moment stays with; null when the board shows the present. */
export function useStaging(): ComputedRef<Staged | null> {
  const beat = useStagedBeat()
  return computed(() => (beat.value?.moment ? staged(beat.value) : null))
}
