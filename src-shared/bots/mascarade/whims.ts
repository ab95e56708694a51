/** What keeps a bot from being read: small leanings that no frame explains, drawn anew for every answer. */
import type { Answer, Random, SeatAsk } from '../../kernel'
import type { Character, SlotId } from '../../games/mascarade'
import type { Temper } from '../../wire'
import { whimsical } from '../judging'
import type { Memory } from './memory'

/**
 * How far a whim may lead away from the best answer, in what one coin is worth: for a branch as a whole, and for an
 * answer within it. Enough that nobody can tell the bot's cards from its answers, too little to throw a match away.
 */
const WHIM = { branch: 0.6, answer: 0.3 } as const

/** In one free turn of so many a bot is daring: it would give so many coins to announce what it is likely not. */
const DARING = { oneIn: 6, coins: 4 } as const

/** What a temper would give, in coins, to announce what it is likely not, and to claim what it is likely not. */
const LEANS: { readonly [temper in Temper]: { readonly bluff: number; readonly claim: number } } = {
  even: { bluff: 0, claim: 0 },
  bold: { bluff: 2, claim: 0.6 },
  careful: { bluff: -2.5, claim: -1.2 },
  liar: { bluff: 1.6, claim: 0 },
}

/** Believed less than this, an announcement is a bluff. */
export const BLUFF = 0.5

/** Confessing right is worth four coins, and nobody can be misled by it: no whims. */
const PLAIN: readonly string[] = ['confess']

/** Whims are drawn in steps of a thousandth. */
const STEPS = 1000

/** A leaning towards each answer of an ask, in `hope`. Draws the same number of times for the same pick. */
export function whims(memory: Memory, ask: SeatAsk, random: Random): (answer: Answer) => number {
  const coin = PLAIN.includes(ask.key) ? 0 : memory.coin
  const far = coin * whimsical(memory.nature),
    lean = LEANS[memory.nature.temper]
  const draw = (most: number): number => (most * far * random.below(STEPS, 'whim')) / STEPS
  // A whim for each branch, lest the one with the most answers drew the luckiest.
  const branches = new Map(
    ask.pick.pick === 'branch' ? Object.keys(ask.pick.of).map(branch => [branch, draw(WHIM.branch)]) : [],
  )
  const daring = ask.key === 'turn' && random.below(DARING.oneIn, 'daring') === 0 ? DARING.coins * coin : 0
  return answer =>
    (branches.get(branchOf(answer)) ?? 0) +
    draw(WHIM.answer) +
    (isBluff(memory, answer) ? daring + lean.bluff * coin : isDoubtful(memory, answer) ? lean.claim * coin : 0)
}

const branchOf = (answer: Answer): string =>
  typeof answer === 'object' && answer !== null && 'branch' in answer ? String(answer.branch) : ''

/** A claim of what this seat likely is not. */
function isDoubtful({ belief, dispute }: Memory, answer: Answer): boolean {
  if (branchOf(answer) !== 'claim' || !dispute) return false
  return belief.chance((answer as { answer: SlotId }).answer, dispute.character) < BLUFF
}

function isBluff({ belief }: Memory, answer: Answer): boolean {
  if (branchOf(answer) !== 'announce') return false
  const { slot, character } = (answer as { answer: { slot: SlotId; character: Character } }).answer
  return belief.chance(slot, character) < BLUFF
}
