/** Which answers and events of a match stand: those that nobody has taken back. */
import type { EmittedEvent, Entry, Json } from '../kernel'
import { isUndone } from '../kernel/undo'

/** Returns for each answer whether it stands. An `undo` is no answer itself. */
export function whichStand(answers: readonly { readonly entry: Entry }[]): readonly boolean[] {
  const undone = new Set(
    answers.flatMap(({ entry: { by, answer } }) => (by === 'undo' && Array.isArray(answer) ? answer.map(String) : [])),
  )
  return answers.map(({ entry: { by, ask } }) => by !== 'undo' && !undone.has(ask))
}

/** The answers that stand, in order. */
export function standingAnswers<A extends { readonly entry: Entry }>(answers: readonly A[]): readonly A[] {
  const stands = whichStand(answers)
  return answers.filter((_, at) => stands[at])
}

/** Removes events that were taken back; that they were is still told. @param eventOf reads the event of an item */
export function withoutUndone<T>(items: readonly T[], eventOf: (item: T) => Json): readonly T[] {
  const left: T[] = []
  for (const item of items) {
    const event = eventOf(item)
    if (isUndone(event)) left.length = Math.max(0, left.length - event.events)
    left.push(item)
  }
  return left
}

/** The same for events as they are emitted. */
export const countedEvents = (events: readonly EmittedEvent<Json>[]): readonly EmittedEvent<Json>[] =>
  withoutUndone(events, ({ event }) => event)
