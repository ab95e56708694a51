/** An answer in the journal of a match. */
import type { Answer, Seat } from './choiceSpec'

/** One accepted answer, as the journal keeps it. */
export interface Entry {
  readonly seat: Seat
  readonly ask: string
  readonly answer: Answer
  /**
   * `hand`: the seat answered. `clock`: its time ran out. `undo`: it took its last answer back; `answer` then lists
   * the asks whose answers no longer stand, its own first.
   */
  readonly by: 'hand' | 'clock' | 'undo'
}
