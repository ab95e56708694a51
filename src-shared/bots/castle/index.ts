/** A simple player of Castle of the Devil: it remembers what it saw, guesses who is with it, and declares when it is sure. */
import { legal, type Answer, type Random, type SeatAsk } from '../../kernel'
import type { MatchPart } from '../../wire'
import type { MakeMind, Mind, MindSetup } from '../mind'
import { randomMind } from '../random'
import { JUDGES } from './judgement'
import { Memory, type CastlePart } from './memory'

/** How far a whim may lead from the best answer, in worth (see worth.ts): among equals, and not much further. */
const WHIM = 0.3
/** Whims are drawn in steps of a thousandth. */
const STEPS = 1000

const whim = (random: Random): number => WHIM * random.below(STEPS, 'whim') / STEPS

class CastleMind implements Mind {
  private memory: Memory | null = null

  constructor(private readonly setup: MindSetup) {}

  see(part: MatchPart): void {
    const own = part as unknown as CastlePart
    this.memory ??= new Memory(this.setup.seat, own)
    this.memory.see(own)
  }

  /** The best of the legal answers by its judgement and a whim: so whatever a pick offers, the answer is legal. */
  answer(ask: SeatAsk): Answer {
    const judge = this.memory && JUDGES[ask.key]?.(this.memory, ask)
    // Nothing to weigh, or nothing seen yet.
    if (!judge) return randomMind(this.setup).answer(ask)
    let best: { answer: Answer; worth: number } | null = null
    for (const answer of legal(ask.pick)) {
      const worth = judge(answer) + whim(this.setup.random)
      if (!best || worth > best.worth) best = { answer, worth }
    }
    if (!best) throw new Error(`${ask.key} has no legal answer`)
    return best.answer
  }
}

/** Plays Castle of the Devil at any number of seats, in both editions and with any options, by its own seat's frames alone. */
export const castleMind: MakeMind = setup => new CastleMind(setup)
