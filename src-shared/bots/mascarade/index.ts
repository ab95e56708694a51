/** A player of Mascarade: it believes, it reckons, and now and then it follows a whim. */
import type { Answer, SeatAsk } from '../../kernel'
import type { MatchPart } from '../../wire'
import { bestOf, natureOf, thoughtOf } from '../judging'
import { randomMind } from '../random'
import type { MakeMind, Mind, MindSetup, Reason } from '../mind'
import { JUDGES } from './judgement'
import { Memory, type MascaradePart } from './memory'
import { REASONS } from './reasons'
import { whims } from './whims'

class MascaradeMind implements Mind {
  private memory: Memory | null = null

  constructor(private readonly setup: MindSetup) {}

  see(part: MatchPart): void {
    const own = part as unknown as MascaradePart
    this.memory ??= new Memory(this.setup.seat, own, natureOf(this.setup), this.setup.random)
    this.memory.see(own)
  }

  /** The best of the legal answers by its judgement and whims: so whatever a pick offers, the answer is legal. */
  answer(ask: SeatAsk): Answer {
    const { memory, setup } = this
    const judge = memory && JUDGES[ask.key]?.(memory, ask)
    // Nothing to weigh ("ready"), or nothing seen yet.
    if (!judge) return randomMind(setup).answer(ask)
    const whim = whims(memory, ask, setup.random)
    return bestOf(thoughtOf(ask.pick, memory.nature, setup.random), answer => judge(answer) + whim(answer))
  }

  why(ask: SeatAsk, answer: Answer): Reason | null {
    return this.memory && (REASONS[ask.key]?.(this.memory, answer, ask) ?? null)
  }
}

/** Plays Mascarade at any number of seats and with any options, by its own seat's frames alone. */
export const mascaradeMind: MakeMind = setup => new MascaradeMind(setup)
