/** A master's turn: a declaration when its odds are better than what the turn promises otherwise, else what promised most where it was tried. */
import type { Answer, Random } from '../../kernel'
import { tried, type Candidate } from '../search'
import { dares, isSure, ownChance, rivalChance } from './declaring'
import type { Memory } from './memory'
import type { planning } from './planning'
import type { Frame } from './sample'
import type { TurnAnswer } from './turn'

/** What a master tries, within so much worth, how often and how deep: a turn hardly asks a seat more. And how much a unit of worth counts besides what was found. */
const BUDGET = { answers: 6, within: 5, playouts: 72, deep: 4 } as const
const TRUST = 0.005

/** @param plan what it searches by; @param candidates all that its seat may answer, by the first judgement */
export function master(
  plan: typeof planning,
  frame: Frame,
  memory: Memory,
  candidates: readonly Candidate[],
  random: Random,
): Answer {
  const claim = bestClaim(memory, candidates)
  if (claim && isSure(claim.chance)) return claim.answer
  const actions = candidates.filter(({ answer }) => chanceOf(memory, answer) === null)
  const { answer, value } = tried(plan(frame, memory), frame.ask.id, actions, BUDGET, TRUST, random)
  return claim && value !== null && dares(memory, claim.chance, value) ? claim.answer : answer
}

interface Claim {
  readonly answer: Answer
  readonly chance: number
}

/** The declaration that is likeliest to be right. */
const bestClaim = (memory: Memory, candidates: readonly Candidate[]): Claim | null =>
  candidates.reduce<Claim | null>((best, { answer }) => {
    const chance = chanceOf(memory, answer)
    return chance !== null && chance > (best?.chance ?? 0) ? { answer, chance } : best
  }, null)

/** The chance that a declaration is right; null for whatever is none. */
function chanceOf(memory: Memory, given: Answer): number | null {
  const { branch, answer } = given as TurnAnswer
  switch (branch) {
    case 'declareOwn':
      return ownChance(memory, answer.map(Number))
    case 'declareRival':
      return rivalChance(memory, answer.map(Number))
    default:
      return null
  }
}
