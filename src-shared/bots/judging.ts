/** A mind that weighs every legal answer and takes the best, but for a whim: so whatever a pick offers, the answer is legal. */
import { legal, type Answer, type Random, type SeatAsk } from '../kernel'
import type { MatchPart } from '../wire'
import type { Mind, MindSetup } from './mind'
import { randomMind } from './random'

export interface Judging {
  readonly setup: MindSetup
  /** How far a whim may lead from the best answer, in the judges' worth: among equals, and not much further. */
  readonly whim: number
  readonly see: (part: MatchPart) => void
  /** How good an answer to this ask looks; nothing when there is nothing to weigh, or nothing was seen yet. */
  readonly judge: (ask: SeatAsk) => ((answer: Answer) => number) | null | undefined
}

/** Whims are drawn in steps of a thousandth. */
const STEPS = 1000

const whimOf = (most: number, random: Random): number => most * random.below(STEPS, 'whim') / STEPS

export const judging = ({ setup, whim, see, judge }: Judging): Mind => ({
  see,
  answer(ask) {
    const worth = judge(ask)
    if (!worth) return randomMind(setup).answer(ask)
    let best: { answer: Answer; worth: number } | null = null
    for (const answer of legal(ask.pick)) {
      const its = worth(answer) + whimOf(whim, setup.random)
      if (!best || its > best.worth) best = { answer, worth: its }
    }
    if (!best) throw new Error(`${ask.key} has no legal answer`)
    return best.answer
  },
})
