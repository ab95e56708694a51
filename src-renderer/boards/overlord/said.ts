/** What hangs in the air: what the Overlord said last, until the next hint, and what a servant has said who begs. */
import type { OverlordOpen } from '../../../src-shared/games/overlord'
import type { ToldEvent } from '../../../src-shared/wire'
import { eventOf } from './reading'

export interface Said {
  readonly line: string
  /** He has only drummed with his fingers. */
  readonly hurry: boolean
}

/** What a servant has said who begs just now; empty for nothing typed. @param told the story so far */
export function pleaIn(told: readonly ToldEvent[]): string {
  const last = told.map(eventOf).findLast(event => event.kind === 'plea')
  return last?.kind === 'plea' ? last.line : ''
}

/** @param told the story so far */
export function saidOf({ turn }: Pick<OverlordOpen, 'turn'>, told: readonly ToldEvent[]): Said | null {
  if (!turn) return null
  const last = told
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
