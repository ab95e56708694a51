/** A mind that answers by chance alone: the measure which every other bot must beat. */
import { drawAnswer } from '../kernel/pick'
import type { MakeMind } from './mind'

export const randomMind: MakeMind = ({ random }) => ({
  see() {
    /* Chance needs no eyes. */
  },
  answer: ask => drawAnswer(ask.pick, (n, index) => random.below(n, 'chance', index)),
})
