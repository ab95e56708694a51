/**
 * The bots of Overlord for both sets of rules. By the formal rules a bot counts points and estimates who cannot answer.
 * By the classic rules a servant tells, freezes and pleads, and the Overlord acts by its mood.
 */
import { scoringBot } from '../../../bots/scoringBot'
import type { BotFactory } from '../../../bots/bot'
import { OVERLORD_SCORES } from './classicOverlord'
import { FORMAL_SCORES } from './formalScores'
import { withLine } from './spokenLines'
import { Memory, type ScorerFactory, type OverlordPart } from './memory'
import { REASONS } from './reasons'
import { SERVANT_SCORES } from './classicServant'

/** Noise, in points of the formal rules. */
const NOISE = 0.15

const ANSWER_SCORES: { readonly [key: string]: ScorerFactory | undefined } = {
  ...FORMAL_SCORES,
  ...SERVANT_SCORES,
  ...OVERLORD_SCORES,
}

/** The bot of Overlord, for any number of seats, both sets of rules and any deck. */
export const overlordBot: BotFactory = setup => {
  let memory: Memory | null = null
  const scoring = scoringBot({
    setup,
    noise: NOISE,
    see(part) {
      const own = part as unknown as OverlordPart
      if (!own.view.own) return
      memory ??= new Memory(setup, own)
      memory.see(own)
    },
    score: ask => memory && ANSWER_SCORES[ask.key]?.(memory, ask),
  })
  return {
    see: part => {
      scoring.see(part)
    },
    answer(ask) {
      const answer = scoring.answer(ask)
      return memory ? withLine(memory, ask, answer) : answer
    },
    why: (ask, answer) => memory && (REASONS[ask.key]?.(memory, answer, ask) ?? null),
  }
}
