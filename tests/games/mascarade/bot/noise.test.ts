/** How a personality shows: in what a bot of Mascarade dares to announce and to claim. */
import { describe, expect, it } from 'vitest'
import { BLUFF, noiseFor } from '../../../../src-shared/games/mascarade/bot/noise'
import type { Memory } from '../../../../src-shared/games/mascarade/bot/memory'
import { DEFAULT_PROFILE, type Personality } from '../../../../src-shared/wire'
import { pick, type Answer, type Random, type SeatAsk } from '../../../../src-shared/kernel'

const ASK: SeatAsk = { id: '1', key: 'turn', pick: pick.ok() }
/** No whim, and no daring turn. */
const calm: Random = { nextInt: (_, name) => (name === 'daring' ? 1 : 0) }

/** The bonus of an answer for a bot that has its card with this chance, in coins. */
function bonus(answer: Answer, chance: number, personality: Personality): number {
  const memory = {
    coinValue: 1,
    profile: { ...DEFAULT_PROFILE, personality },
    belief: { chance: () => chance },
    dispute: { character: 'king' },
  } as unknown as Memory
  return noiseFor(memory, ASK, calm)(answer)
}
const ANNOUNCE = { branch: 'announce', answer: { slot: 's0', character: 'king' } }
const CLAIM = { branch: 'claim', answer: 's0' }

describe('an announcement', () => {
  it('that is a bluff is liked by the bold and by liars, and shunned by the careful', () => {
    const of = (personality: Personality) => bonus(ANNOUNCE, BLUFF - 0.01, personality)
    expect([of('bold') > 0, of('liar') > 0, of('careful') < 0, of('even')]).toEqual([true, true, true, 0])
  })

  it('that is likely true is liked by all alike', () => {
    for (const personality of ['bold', 'liar', 'careful', 'even'] as const)
      expect(bonus(ANNOUNCE, BLUFF, personality)).toBe(0)
  })
})

describe('a claim', () => {
  it('that is doubtful is liked by the bold, and shunned by the careful', () => {
    expect(bonus(CLAIM, BLUFF - 0.01, 'bold')).toBeGreaterThan(0)
    expect(bonus(CLAIM, BLUFF - 0.01, 'careful')).toBeLessThan(0)
  })

  it('that is likely true is not', () => {
    expect([bonus(CLAIM, BLUFF, 'bold'), bonus(CLAIM, BLUFF, 'careful')]).toEqual([0, 0])
  })
})
