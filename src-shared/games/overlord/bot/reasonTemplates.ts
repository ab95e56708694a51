/** Helpers for reasons. */
import type { Answer, ChoiceSpec, SeatAsk } from '../../../kernel'
import type { Reason } from '../../../bots/bot'
import type { Memory } from './memory'

/** Explains an answer to an ask, or returns null. */
export type Explain<A> = (memory: Memory, answer: A, ask: SeatAsk) => Reason | null

/** Explains answers of one shape: all answers to an ask with one key have the same shape. */
export const explain =
  <A>(how: Explain<A>): Explain<Answer> =>
  (memory, answer, ask) =>
    how(memory, answer as A, ask)

/** Whether this branch could have been chosen. */
export const isOffered = (pick: ChoiceSpec, branch: string): boolean => pick.pick === 'branch' && branch in pick.of
