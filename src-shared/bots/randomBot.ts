/** A bot that answers at random: the baseline that every other bot must beat. */
import { drawAnswer } from '../kernel/choiceSpec'
import type { BotFactory } from './bot'

export const randomBot: BotFactory = ({ random }) => ({
  see() {
    /* Random answers need no knowledge. */
  },
  answer: ask => drawAnswer(ask.pick, (n, index) => random.nextInt(n, 'chance', index)),
})
