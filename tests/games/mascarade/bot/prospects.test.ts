/** What a turn is worth to a seat of Mascarade: what it may announce, now and after a swap. */
import { describe, expect, it } from 'vitest'
import { Memory, type MascaradePart } from '../../../../src-shared/games/mascarade/bot/memory'
import { Prospects } from '../../../../src-shared/games/mascarade/bot/prospects'
import type { Character, SlotId } from '../../../../src-shared/games/mascarade/rules'
import { partOf } from '../../../kit/arena'
import { table, type Literal } from '../rules/table'

/** Those of seat 0, which has seen all of these cards. */
function prospects(seats: number, cards: { readonly [slot: SlotId]: Character }, more: Partial<Literal> = {}) {
  const at = table({ seats, cards, ...more })
  const memory = new Memory(0, partOf(at.match, 0, []) as unknown as MascaradePart)
  for (const [slot, character] of Object.entries(cards)) memory.belief.see(slot, character)
  return new Prospects(memory)
}

describe('at a table of two', () => {
  const own = (left: Character, kept: Character, right: Character) =>
    prospects(2, { 's0.left': left, 's0.protected': kept, 's0.right': right })

  it('the card in between is announced with by nobody: it is worth a swap', () => {
    const { swapValue, now } = bound(own('fool', 'king', 'judge'))
    expect(swapValue(['s0.left', 's0.protected'])).toBeGreaterThan(0)
    expect(swapValue(['s0.right', 's0.protected'])).toBeGreaterThan(0)
    expect(swapValue(['s0.left', 's0.right'])).toBe(0)
    expect(bound(own('king', 'fool', 'judge')).now).toBeGreaterThan(now)
  })
})

describe('a swap', () => {
  it('is worth what the better card is, and costs what the worse one is', () => {
    const { swapValue } = bound(prospects(4, { s0: 'judge', s1: 'king', s2: 'bishop' }))
    expect(swapValue(['s0', 's1'])).toBeGreaterThan(0)
    expect(bound(prospects(4, { s0: 'king', s1: 'judge' })).swapValue(['s0', 's1'])).toBeLessThan(0)
  })

  it('of the others’ cards alone changes nothing for this seat', () => {
    expect(bound(prospects(4, { s0: 'king', s1: 'judge' })).swapValue(['s1', 's2'])).toBe(0)
  })
})

/** Values that can be taken apart from their prospects. */
const bound = (of: Prospects) => ({
  now: of.now,
  swapValue: (slots: readonly [SlotId, SlotId]): number => of.swapValue(slots),
})
