/**
 * A hard bot's turn: the best declaration if its chance is better than playing on, else the action that the search
 * finds best.
 */
import type { Answer, Random } from '../../../kernel'
import { sequentialHalving, type Candidate, type SearchBudget } from '../../../bots/search'
import { shouldDeclare, isSure, ownDeclarationChance, rivalDeclarationChance } from './declarations'
import type { Memory } from './memory'
import { PERSONALITY_EFFECTS } from './personality'
import type { searchProblem } from './planning'
import type { TurnContext } from './sample'
import { actionScore, type Action, type TurnAnswer } from './turn'

/** The search budget: a turn rarely asks its seat more than four times. PRIOR_WEIGHT is per unit of valuation.ts. */
export const BUDGET: SearchBudget = { maxCandidates: 6, margin: 5, playouts: 144, depth: 4 }
const PRIOR_WEIGHT = 0.005

/**
 * Answers the ask `turn`.
 * @param problemFor states the search problem
 * @param answers all legal answers
 */
export function searchTurn(
  problemFor: typeof searchProblem,
  context: TurnContext,
  memory: Memory,
  answers: readonly Answer[],
  random: Random,
  budget = BUDGET,
): Answer {
  const claim = bestClaim(memory, answers)
  if (claim && isSure(claim.chance)) return claim.answer
  const { duelLiking } = PERSONALITY_EFFECTS[memory.profile.personality]
  const actions = answers.flatMap((answer): Candidate[] => {
    const { branch } = answer as TurnAnswer
    if (branch === 'declareOwn' || branch === 'declareRival') return []
    return [{ answer, score: actionScore(memory, answer as Action), liking: branch === 'duel' ? duelLiking : 0 }]
  })
  const { answer, value } = sequentialHalving(
    problemFor(context, memory),
    context.ask.id,
    actions,
    budget,
    PRIOR_WEIGHT,
    random,
  )
  return claim && value !== null && shouldDeclare(memory, claim.chance, value) ? claim.answer : answer
}

interface Claim {
  readonly answer: Answer
  readonly chance: number
}

/** The declaration that is likeliest to be right. */
const bestClaim = (memory: Memory, answers: readonly Answer[]): Claim | null =>
  answers.reduce<Claim | null>((best, answer) => {
    const chance = declarationChance(memory, answer)
    return chance !== null && chance > (best?.chance ?? 0) ? { answer, chance } : best
  }, null)

/** The chance that a declaration is right; null for other answers. */
function declarationChance(memory: Memory, given: Answer): number | null {
  const { branch, answer } = given as TurnAnswer
  switch (branch) {
    case 'declareOwn':
      return ownDeclarationChance(memory, answer.map(Number))
    case 'declareRival':
      return rivalDeclarationChance(memory, answer.map(Number))
    default:
      return null
  }
}
