/**
 * The bot of Dark Tales. It reads from the deck's tables what cards do. Easy and normal bots take the answer with the
 * most value now; hard bots search.
 */
import type { View } from '../../../kernel'
import type { TalesOpen, TalesOwn } from '../rules'
import { scoringBot, profileOf, consideredAnswers } from '../../../bots/scoringBot'
import type { BotFactory } from '../../../bots/bot'
import { search, type SearchBudget } from '../../../bots/search'
import { ANSWER_SCORES, likingOf } from './answerScores'
import { tablesOf, type TableReading } from './tableReading'
import { Memory, type TalesPart } from './memory'
import { searchProblem } from './planning'
import { REASONS } from './reasons'

/** Noise, in points. */
const NOISE = 0.4

/** The search budget; with so few playouts a deeper tree was not stronger. PRIOR_WEIGHT is per point of score. */
const BUDGET: SearchBudget = { maxCandidates: 4, margin: 4, playouts: 40, depth: 2 }
const PRIOR_WEIGHT = 0.004

/** Makes a bot for any number of seats and any deck. @param problemFor states the search problem of a hard bot */
export const talesBotWith =
  (problemFor: typeof searchProblem, budget = BUDGET): BotFactory =>
  setup => {
    const profile = profileOf(setup)
    let reading: TableReading | null = null,
      memory: Memory | null = null,
      shown: View<TalesOpen, TalesOwn> | null = null
    const greedy = scoringBot({
      setup,
      noise: NOISE,
      see(part) {
        const own = part as unknown as TalesPart,
          { view } = own
        if (!view.own) return
        memory ??= new Memory(setup.seat, own)
        memory.hear(own)
        reading = {
          seat: setup.seat,
          profile,
          deck: tablesOf(setup.deck),
          table: view.open.table,
          own: view.own.private,
        }
        shown = view
      },
      score: ask => reading && ANSWER_SCORES[ask.key]?.(reading, ask),
    })
    return {
      see: part => {
        greedy.see(part)
      },
      answer(ask) {
        const score = reading && ANSWER_SCORES[ask.key]?.(reading, ask)
        if (profile.level !== 'hard' || !score || !reading || !memory || !shown) return greedy.answer(ask)
        const candidates = consideredAnswers(ask.pick, profile, setup.random).map(answer => ({
          answer,
          score: score(answer),
          liking: likingOf(profile, answer),
        }))
        return search(problemFor(reading, shown, memory, ask), ask.id, candidates, budget, PRIOR_WEIGHT, setup.random)
      },
      why: (ask, answer) => reading && (REASONS[ask.key]?.(reading, answer, ask) ?? null),
    }
  }

/** The bot of Dark Tales. */
export const talesBot = talesBotWith(searchProblem)
