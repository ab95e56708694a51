/** What a master of Mascarade believes (compare belief.test.ts): whole layouts, and what others say. */
import { describe, expect, it } from 'vitest'
import { fastRandom } from '../../../../src-shared/kernel'
import { LayoutBelief } from '../../../../src-shared/games/mascarade/bot/worlds'
import type { Character } from '../../../../src-shared/games/mascarade/rules'

const SLOTS = ['s0', 's1', 's2', 's3'] as const
const SET: readonly Character[] = ['king', 'queen', 'judge', 'bishop']

function dealt(set: readonly Character[] = SET): LayoutBelief {
  const worlds = new LayoutBelief(SLOTS, [...new Set(set)], fastRandom(3))
  SLOTS.forEach((slot, i) => {
    worlds.see(slot, set[i] ?? 'king')
  })
  return worlds
}

describe('what a master believes', () => {
  it('is what lay face up', () => {
    expect(SLOTS.map(slot => dealt().likeliest(slot))).toEqual(
      SET.map(character => ({ character, chance: expect.closeTo(1, 6) as number })),
    )
  })

  it('is in doubt after a swap of somebody else, for these two alone', () => {
    const worlds = dealt()
    worlds.mayBeSwapped(['s0', 's1'])
    expect(worlds.chance('s0', 'king')).toBeGreaterThan(0.3)
    expect(worlds.chance('s0', 'king')).toBeLessThan(0.6)
    expect(worlds.chance('s0', 'king') + worlds.chance('s1', 'king')).toBeCloseTo(1, 6)
    expect(worlds.chance('s2', 'judge')).toBeCloseTo(1, 6)
  })

  it('follows an own swap', () => {
    const worlds = dealt()
    worlds.swap(['s0', 's3'])
    expect([worlds.chance('s0', 'bishop'), worlds.chance('s3', 'king')]).toEqual([
      expect.closeTo(1, 6),
      expect.closeTo(1, 6),
    ])
  })

  it('settles a whole chain of doubts at once, where chances slot by slot could not', () => {
    const worlds = dealt()
    worlds.mayBeSwapped(['s0', 's1'])
    worlds.mayBeSwapped(['s1', 's2'])
    worlds.see('s2', 'king')
    // The King came by s1: so s0 holds the Queen, and s1 the Judge.
    expect([worlds.chance('s0', 'queen'), worlds.chance('s1', 'judge')]).toEqual([
      expect.closeTo(1, 6),
      expect.closeTo(1, 6),
    ])
  })

  it('leans to what others say they are, the more the more honest they are', () => {
    const told = (times: number): number => {
      const worlds = dealt()
      worlds.mayBeSwapped(['s0', 's1'])
      worlds.hearClaim('s1', 'king', times)
      return worlds.chance('s1', 'king')
    }
    expect(told(1)).toBeLessThan(told(3))
    expect(told(10)).toBeGreaterThan(0.85)
  })

  it('takes the word of its eyes over what it believed, and ignores slots it does not know', () => {
    const worlds = dealt()
    worlds.see('s0', 'bishop')
    expect(worlds.chance('s0', 'bishop')).toBeCloseTo(1, 6)
    expect(worlds.chance('s3', 'king')).toBeCloseTo(1, 6)
    worlds.see('s9', 'king')
    worlds.mayBeSwapped(['s9', 's0'])
    expect([worlds.chance('s9', 'king'), worlds.chance('s0', 'bishop')]).toEqual([0, expect.closeTo(1, 6)])
  })

  it('knows two Peasants', () => {
    const worlds = dealt(['peasant', 'peasant', 'king', 'queen'])
    expect([worlds.chance('s0', 'peasant'), worlds.chance('s1', 'peasant')]).toEqual([
      expect.closeTo(1, 6),
      expect.closeTo(1, 6),
    ])
  })
})
