/**
 * The bot of Mascarade. It tracks where cards may lie, estimates the chance to win after each answer, and adds noise.
 */
import type { Answer, SeatAsk } from '../../../kernel'
import type { MatchPart } from '../../../wire'
import { bestOf, profileOf, consideredAnswers } from '../../../bots/scoringBot'
import { randomBot } from '../../../bots/randomBot'
import type { BotFactory, Bot, BotSetup, Reason } from '../../../bots/bot'
import { ANSWER_SCORES } from './answerScores'
import { Memory, type MascaradePart } from './memory'
import { REASONS } from './reasons'
import { noiseFor } from './noise'

class MascaradeBot implements Bot {
  private memory: Memory | null = null

  constructor(private readonly setup: BotSetup) {}

  see(part: MatchPart): void {
    const own = part as unknown as MascaradePart
    this.memory ??= new Memory(this.setup.seat, own, profileOf(this.setup), this.setup.random)
    this.memory.see(own)
  }

  /** Takes the considered answer with the best score plus noise. */
  answer(ask: SeatAsk): Answer {
    const { memory, setup } = this
    const score = memory && ANSWER_SCORES[ask.key]?.(memory, ask)
    // No preference ("ready"), or nothing seen yet.
    if (!score) return randomBot(setup).answer(ask)
    const noise = noiseFor(memory, ask, setup.random)
    return bestOf(consideredAnswers(ask.pick, memory.profile, setup.random), answer => score(answer) + noise(answer))
  }

  why(ask: SeatAsk, answer: Answer): Reason | null {
    return this.memory && (REASONS[ask.key]?.(this.memory, answer, ask) ?? null)
  }
}

/** The bot of Mascarade, for any number of seats and all options. */
export const mascaradeBot: BotFactory = setup => new MascaradeBot(setup)
