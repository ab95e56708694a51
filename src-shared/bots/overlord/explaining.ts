/** How reasons are told: one short rule per ask. */
import type { Answer, Pick, SeatAsk } from '../../kernel'
import type { Reason } from '../mind'
import type { Memory } from './memory'

export type Explain<A> = (memory: Memory, answer: A, ask: SeatAsk) => Reason | null

/** An ask of a key has answers of one shape. */
export const explain =
  <A>(how: Explain<A>): Explain<Answer> =>
  (memory, answer, ask) =>
    how(memory, answer as A, ask)

export const offers = (pick: Pick, branch: string): boolean => pick.pick === 'branch' && branch in pick.of
