/** The last spoken lines: the Overlord's, until the next hint, and a begging servant's. */
import type { OverlordOpen } from '../../../src-shared/games/overlord/rules'
import type { SeenEvent } from '../../../src-shared/wire'
import { eventOf } from './selectors'

export interface SpokenLine {
  readonly line: string
  /** He only hurried the speaker on. */
  readonly hurry: boolean
}

/** The plea of a begging servant; empty for none. @param seen the log so far */
export function pleaIn(seen: readonly SeenEvent[]): string {
  const last = seen.map(eventOf).findLast(event => event.kind === 'plea' || event.kind === 'mercy')
  return last?.line ?? ''
}

/** @param seen the log so far */
export function spokenLineOf({ turn }: Pick<OverlordOpen, 'turn'>, seen: readonly SeenEvent[]): SpokenLine | null {
  // What a servant has asked with a blame is not the Overlord's.
  if (!turn || turn.pressure.kind === 'blamed') return null
  const last = seen
    .map(eventOf)
    .findLast(
      event =>
        event.kind === 'hint' ||
        event.kind === 'hurry' ||
        event.kind === 'more' ||
        event.kind === 'twist' ||
        event.kind === 'question',
    )
  if (last?.kind === 'hurry') return { line: '', hurry: true }
  return turn.said === '' ? null : { line: turn.said, hurry: false }
}
