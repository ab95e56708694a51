/** Random preferences, drawn for every answer, so that nobody can infer a bot's cards from its answers. */
import type { Answer, Random, SeatAsk } from '../../../kernel'
import type { Character, SlotId } from '../rules'
import type { Personality } from '../../../wire'
import { noiseScale } from '../../../bots/scoringBot'
import type { Memory } from './memory'

/**
 * Most noise, in coins: for a branch as a whole, and for each answer within it. Enough to hide the bot's cards, too
 * little to lose a match.
 */
const NOISE = { branch: 0.6, answer: 0.3 } as const

/** In one of this many turns a bot is daring: a bluff is worth this many coins to it. */
const DARING = { oneIn: 6, coins: 4 } as const

/** Bonuses of a personality, in coins, for bluffing announcements and for doubtful claims. */
const PERSONALITY_EFFECTS: { readonly [temper in Personality]: { readonly bluff: number; readonly claim: number } } = {
  even: { bluff: 0, claim: 0 },
  bold: { bluff: 2, claim: 0.6 },
  careful: { bluff: -2.5, claim: -1.2 },
  liar: { bluff: 1.6, claim: 0 },
}

/** An announcement with a lower chance to be true is a bluff. */
export const BLUFF = 0.5

/** Asks without noise: a right confession is worth four coins and misleads nobody. */
const NO_NOISE: readonly string[] = ['confess']

/** Resolution of noise. */
const STEPS = 1000

/** Returns the noise of each answer to an ask, as a chance to win. The number of draws depends on the pick only. */
export function noiseFor(memory: Memory, ask: SeatAsk, random: Random): (answer: Answer) => number {
  const coin = NO_NOISE.includes(ask.key) ? 0 : memory.coinValue
  const scale = coin * noiseScale(memory.profile),
    effect = PERSONALITY_EFFECTS[memory.profile.personality]
  const draw = (most: number): number => (most * scale * random.nextInt(STEPS, 'whim')) / STEPS
  // Noise per branch, so that branches with many answers have no advantage.
  const branches = new Map(
    ask.pick.pick === 'branch' ? Object.keys(ask.pick.of).map(branch => [branch, draw(NOISE.branch)]) : [],
  )
  const daring = ask.key === 'turn' && random.nextInt(DARING.oneIn, 'daring') === 0 ? DARING.coins * coin : 0
  return answer =>
    (branches.get(branchOf(answer)) ?? 0) +
    draw(NOISE.answer) +
    (isBluff(memory, answer) ? daring + effect.bluff * coin : isDoubtful(memory, answer) ? effect.claim * coin : 0)
}

const branchOf = (answer: Answer): string =>
  typeof answer === 'object' && answer !== null && 'branch' in answer ? String(answer.branch) : ''

/** Whether an answer claims a character that this seat probably does not have. */
function isDoubtful({ belief, dispute }: Memory, answer: Answer): boolean {
  if (branchOf(answer) !== 'claim' || !dispute) return false
  return belief.chance((answer as { answer: SlotId }).answer, dispute.character) < BLUFF
}

function isBluff({ belief }: Memory, answer: Answer): boolean {
  if (branchOf(answer) !== 'announce') return false
  const { slot, character } = (answer as { answer: { slot: SlotId; character: Character } }).answer
  return belief.chance(slot, character) < BLUFF
}
