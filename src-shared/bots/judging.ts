/** A mind that weighs every legal answer and takes the best, but for a whim: so whatever a pick offers, the answer is legal. */
import { legal, type Answer, type Pick, type Random, type SeatAsk } from '../kernel'
import { PLAIN, type MatchPart, type Nature } from '../wire'
import type { Mind, MindSetup, Reason } from './mind'
import { randomMind } from './random'

export interface Judging {
  readonly setup: MindSetup
  /** How far a whim may lead from the best answer, in the judges' worth: among equals, and not much further. */
  readonly whim: number
  readonly see: (part: MatchPart) => void
  /** How good an answer to this ask looks; nothing when there is nothing to weigh, or nothing was seen yet. */
  readonly judge: (ask: SeatAsk) => ((answer: Answer) => number) | null | undefined
  /** Why an answer to this ask looked good (see Mind). */
  readonly why?: (ask: SeatAsk, answer: Answer) => Reason | null
}

/** Whims are drawn in steps of a thousandth. */
const STEPS = 1000

/** A beginner's whims lead so many times as far. */
const BEGINNER = 2.5

/** Of more answers than so many a beginner overlooks one in so many. */
const OVERLOOKED = { beyond: 4, oneIn: 4 } as const

export const natureOf = ({ nature }: MindSetup): Nature => nature ?? PLAIN

/** How much further a whim leads by nature. */
export const whimsical = ({ level }: Nature): number => (level === 'easy' ? BEGINNER : 1)

const whimOf = (most: number, random: Random): number => (most * random.below(STEPS, 'whim')) / STEPS

/** The answers of a pick that a mind thinks of: a beginner overlooks some of many. */
export function thoughtOf(pick: Pick, { level }: Nature, random: Random): readonly Answer[] {
  const all = [...legal(pick)]
  if (level !== 'easy' || all.length <= OVERLOOKED.beyond) return all
  const seen = all.filter(() => random.below(OVERLOOKED.oneIn, 'overlooked') > 0)
  return seen.length > 0 ? seen : all
}

/** The best of these answers; of equals the first. @throws when there is none */
export function bestOf(answers: readonly Answer[], worth: (answer: Answer) => number): Answer {
  let best: { readonly answer: Answer; readonly its: number } | null = null
  for (const answer of answers) {
    const its = worth(answer)
    if (!best || its > best.its) best = { answer, its }
  }
  if (!best) throw new Error('a pick without any legal answer')
  return best.answer
}

export const judging = ({ setup, whim, see, judge, why }: Judging): Mind => ({
  see,
  ...(why && { why }),
  answer(ask) {
    const worth = judge(ask),
      nature = natureOf(setup)
    if (!worth) return randomMind(setup).answer(ask)
    const far = whim * whimsical(nature)
    return bestOf(thoughtOf(ask.pick, nature, setup.random), answer => worth(answer) + whimOf(far, setup.random))
  },
})
