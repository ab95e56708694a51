import { describe, expect, it } from 'vitest'
import { MarginalBelief } from '../../../../src-shared/games/mascarade/bot/belief'
import type { Character } from '../../../../src-shared/games/mascarade/rules'

const SLOTS = ['s0', 's1', 's2', 's3'] as const
const SET: readonly Character[] = ['king', 'queen', 'judge', 'bishop']

function dealt(set: readonly Character[] = SET, slots: readonly string[] = SLOTS): MarginalBelief {
  const belief = new MarginalBelief(slots, [...new Set(set)])
  slots.forEach((slot, i) => {
    belief.see(slot, set[i] ?? 'king')
  })
  return belief
}

describe('what a seat believes', () => {
  it('is anything before anything was seen', () => {
    const belief = new MarginalBelief(SLOTS, SET)
    for (const slot of SLOTS)
      expect(SET.map(character => belief.chance(slot, character))).toEqual([0.25, 0.25, 0.25, 0.25])
  })

  it('is what lay face up', () => {
    expect(SLOTS.map(slot => dealt().likeliest(slot))).toEqual(SET.map(character => ({ character, chance: 1 })))
  })

  it('is half and half after a swap of somebody else, and the others stay', () => {
    const belief = dealt()
    belief.mayBeSwapped(['s0', 's1'])
    expect([belief.chance('s0', 'king'), belief.chance('s0', 'queen'), belief.chance('s1', 'king')]).toEqual([
      0.5, 0.5, 0.5,
    ])
    expect(belief.chance('s2', 'judge')).toBe(1)
  })

  it('follows an own swap', () => {
    const belief = dealt()
    belief.swap(['s0', 's3'])
    expect([belief.chance('s0', 'bishop'), belief.chance('s3', 'king')]).toEqual([1, 1])
  })

  it('is settled for both when one of a doubtful pair is seen', () => {
    const belief = dealt()
    belief.mayBeSwapped(['s0', 's1'])
    belief.see('s0', 'queen')
    expect([belief.chance('s0', 'queen'), belief.chance('s1', 'king'), belief.chance('s1', 'queen')]).toEqual([1, 1, 0])
  })

  it('keeps every slot at one card and every character at its cards, through a chain of doubts', () => {
    const belief = dealt()
    belief.mayBeSwapped(['s0', 's1'])
    belief.mayBeSwapped(['s1', 's2'])
    belief.mayBeSwapped(['s2', 's3'])
    belief.see('s1', 'judge')
    for (const slot of SLOTS)
      expect(SET.reduce((all, character) => all + belief.chance(slot, character), 0)).toBeCloseTo(1, 3)
    for (const character of SET)
      expect(SLOTS.reduce((all, slot) => all + belief.chance(slot, character), 0)).toBeCloseTo(1, 2)
    expect(belief.chance('s0', 'judge')).toBe(0)
  })

  it('knows two Peasants: seeing one leaves the other', () => {
    const belief = dealt(['peasant', 'peasant', 'king', 'queen'])
    belief.mayBeSwapped(['s1', 's2'])
    expect([belief.chance('s0', 'peasant'), belief.chance('s1', 'peasant')]).toEqual([1, 0.5])
    belief.see('s2', 'peasant')
    expect([belief.chance('s0', 'peasant'), belief.chance('s1', 'peasant'), belief.chance('s1', 'king')]).toEqual([
      1, 0, 1,
    ])
  })

  it('takes the word of its eyes over what it believed, and ignores slots it does not know', () => {
    const belief = dealt()
    belief.see('s0', 'bishop')
    expect(belief.chance('s0', 'bishop')).toBe(1)
    expect(belief.chance('s3', 'bishop')).toBeLessThan(0.05)
    expect(belief.chance('s3', 'king')).toBeGreaterThan(0.9)
    belief.see('s9', 'king')
    belief.mayBeSwapped(['s9', 's0'])
    belief.swap(['s9', 's0'])
    expect([belief.chance('s9', 'king'), belief.chance('s0', 'bishop')]).toEqual([0, 1])
  })
})
