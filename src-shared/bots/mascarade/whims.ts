/** What keeps a bot from being read: small leanings that no frame explains, drawn anew for every answer. */
import type { Answer, Random, SeatAsk } from '../../kernel'
import type { Character, SlotId } from '../../games/mascarade'
import type { Memory } from './memory'
import { coinWorth } from './purse'

/**
 * How far a whim may lead away from the best answer, in what one coin is worth: for a branch as a whole, and for an
 * answer within it. Enough that nobody can tell the bot's cards from its answers, too little to throw a match away.
 */
const WHIM = { branch: 0.6, answer: 0.3 } as const

/** In one free turn of so many a bot is bold: it would give so many coins to announce what it is likely not. */
const BOLD = { oneIn: 6, coins: 4 } as const

/** Believed less than this, an announcement is a bluff. */
export const BLUFF = 0.5

/** Confessing right is worth four coins, and nobody can be misled by it: no whims. */
const PLAIN: readonly string[] = ['confess']

/** Whims are drawn in steps of a thousandth. */
const STEPS = 1000

/** A leaning towards each answer of an ask, in `hope`. Draws the same number of times for the same pick. */
export function whims(memory: Memory, ask: SeatAsk, random: Random): (answer: Answer) => number {
  const coin = PLAIN.includes(ask.key) ? 0 : coinWorth(memory.purses, memory.seat)
  const draw = (most: number): number => most * coin * random.below(STEPS, 'whim') / STEPS
  // A whim for each branch, lest the one with the most answers drew the luckiest.
  const branches = new Map(ask.pick.pick === 'branch' ? Object.keys(ask.pick.of).map(branch => [branch, draw(WHIM.branch)]) : [])
  const bold = ask.key === 'turn' && random.below(BOLD.oneIn, 'bold') === 0 ? BOLD.coins * coin : 0
  return answer => (branches.get(branchOf(answer)) ?? 0) + draw(WHIM.answer) + (isBluff(memory, answer) ? bold : 0)
}

const branchOf = (answer: Answer): string =>
  typeof answer === 'object' && answer !== null && 'branch' in answer ? String(answer.branch) : ''

function isBluff({ belief }: Memory, answer: Answer): boolean {
  if (branchOf(answer) !== 'announce') return false
  const { slot, character } = (answer as { answer: { slot: SlotId; character: Character } }).answer
  return belief.chance(slot, character) < BLUFF
}
