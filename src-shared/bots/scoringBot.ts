/**
 * A bot that scores every legal answer and takes the best one after some noise. All its answers are legal by
 * construction.
 */
import { legalAnswers, type Answer, type ChoiceSpec, type Random, type SeatAsk } from '../kernel'
import { DEFAULT_PROFILE, type MatchPart, type BotProfile } from '../wire'
import type { Bot, BotSetup } from './bot'
import { randomBot } from './randomBot'

/** What answers are scored by: an ask of a view, or of a playout. */
export type ScoredAsk = Pick<SeatAsk, 'key' | 'pick' | 'params'>

/** How good an answer to one ask looks; more is better. */
export type AnswerScorer = (answer: Answer) => number

/** Scores answers of one shape: all answers to an ask with one key have the same shape. */
export const scorer =
  <A>(score: (answer: A) => number): AnswerScorer =>
  answer =>
    score(answer as A)

/** What a game supplies for a scoring bot. */
export interface ScoringSetup {
  readonly setup: BotSetup
  /** Most noise that is added to a score, in units of the score: it decides among near equals only. */
  readonly noise: number
  readonly see: (part: MatchPart) => void
  /** Returns the scorer of an ask, or nothing when the bot has no preference or has seen nothing yet. */
  readonly score: (ask: SeatAsk) => AnswerScorer | null | undefined
}

/** Resolution of noise. */
const STEPS = 1000

/** Easy bots have this many times the noise. */
const EASY_NOISE = 2.5

/** With more answers than `beyond`, an easy bot overlooks one in `oneIn`. */
const OVERLOOKS = { beyond: 4, oneIn: 4 } as const

/** The bot's profile, or the default one. */
export const profileOf = ({ profile }: BotSetup): BotProfile => profile ?? DEFAULT_PROFILE

/** The factor by which a level changes noise. */
export const noiseScale = ({ level }: BotProfile): number => (level === 'easy' ? EASY_NOISE : 1)

const drawNoise = (most: number, random: Random): number => (most * random.nextInt(STEPS, 'whim')) / STEPS

/** The legal answers that a bot considers: an easy bot overlooks some of many. */
export function consideredAnswers(pick: ChoiceSpec, { level }: BotProfile, random: Random): readonly Answer[] {
  const all = [...legalAnswers(pick)]
  if (level !== 'easy' || all.length <= OVERLOOKS.beyond) return all
  const considered = all.filter(() => random.nextInt(OVERLOOKS.oneIn, 'overlooked') > 0)
  return considered.length > 0 ? considered : all
}

/** Returns the answer with the best score; of equals the first. @throws when there is none */
export function bestOf(answers: readonly Answer[], score: AnswerScorer): Answer {
  let best: { readonly answer: Answer; readonly score: number } | null = null
  for (const answer of answers) {
    const its = score(answer)
    if (!best || its > best.score) best = { answer, score: its }
  }
  if (!best) throw new Error('a pick without any legal answer')
  return best.answer
}

/** Makes a bot that takes the considered answer with the best score plus noise. Without scores it answers at random. */
export const scoringBot = ({ setup, noise, see, score }: ScoringSetup): Bot => ({
  see,
  answer(ask) {
    const scoreOf = score(ask),
      profile = profileOf(setup)
    if (!scoreOf) return randomBot(setup).answer(ask)
    const most = noise * noiseScale(profile)
    return bestOf(
      consideredAnswers(ask.pick, profile, setup.random),
      answer => scoreOf(answer) + drawNoise(most, setup.random),
    )
  },
})
