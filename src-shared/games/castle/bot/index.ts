/**
 * The bot of Castle of the Devil. It remembers what it saw, infers who its allies are, and declares when it is sure. A
 * hard bot searches its turns.
 */
import type { View } from '../../../kernel'
import type { CastleOpen, CastleOwn } from '../rules'
import { scoringBot, profileOf, consideredAnswers } from '../../../bots/scoringBot'
import type { BotFactory } from '../../../bots/bot'
import type { SearchBudget } from '../../../bots/search'
import { ANSWER_SCORES } from './answerScores'
import { searchTurn } from './searchTurn'
import { Memory, type CastlePart } from './memory'
import { searchProblem } from './planning'
import { REASONS } from './reasons'

/** In units of valuation.ts. */
const NOISE = 0.3

/**
 * Makes a bot for any number of seats, both editions and all options.
 * @param problemFor states the search problem of a hard bot's turn
 */
export const castleBotWith =
  (problemFor: typeof searchProblem, budget?: SearchBudget): BotFactory =>
  setup => {
    const profile = profileOf(setup)
    let memory: Memory | null = null,
      shown: View<CastleOpen, CastleOwn> | null = null
    const scoring = scoringBot({
      setup,
      noise: NOISE,
      see(part) {
        const own = part as unknown as CastlePart
        memory ??= new Memory(setup.seat, own, profile)
        memory.see(own)
        shown = own.view
      },
      score: ask => memory && ANSWER_SCORES[ask.key]?.(memory, ask),
    })
    return {
      see: part => {
        scoring.see(part)
      },
      answer(ask) {
        // Search does not improve answers in duels and in the turns of others.
        if (profile.level !== 'hard' || ask.key !== 'turn' || !memory || !shown?.own) return scoring.answer(ask)
        return searchTurn(
          problemFor,
          { view: shown, own: shown.own.private, ask },
          memory,
          consideredAnswers(ask.pick, profile, setup.random),
          setup.random,
          budget,
        )
      },
      why: (ask, answer) => memory && (REASONS[ask.key]?.(memory, answer, ask) ?? null),
    }
  }

/** The bot of Castle of the Devil. */
export const castleBot = castleBotWith(searchProblem)
