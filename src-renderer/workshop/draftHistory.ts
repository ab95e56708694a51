/** A deck that is being changed, with what it was before: plain values, so that a step back is the very deck that was. */
import type { Json } from '../../src-shared/kernel/choiceSpec'

export interface DraftHistory {
  readonly now: Json
  readonly past: readonly Json[]
  readonly future: readonly Json[]
  /** The field that the last change was made in: more changes of it are the same step. */
  readonly field: string | null
}

/** Steps that can be taken back. */
const MOST_STEPS = 200

export const beginHistory = (now: Json): DraftHistory => ({ now, past: [], future: [], field: null })

/** @param field names what was changed; null: a step of its own */
export function changeDraft(history: DraftHistory, next: Json, field: string | null): DraftHistory {
  if (next === history.now) return history
  const goesOn = field !== null && field === history.field
  return {
    now: next,
    past: goesOn ? history.past : [...history.past, history.now].slice(-MOST_STEPS),
    future: [],
    field,
  }
}

export function undoDraft({ now, past, future }: DraftHistory): DraftHistory {
  const before = past.at(-1)
  return before === undefined
    ? { now, past, future, field: null }
    : { now: before, past: past.slice(0, -1), future: [now, ...future], field: null }
}

export function redoDraft({ now, past, future }: DraftHistory): DraftHistory {
  const [next, ...later] = future
  return next === undefined
    ? { now, past, future, field: null }
    : { now: next, past: [...past, now], future: later, field: null }
}
