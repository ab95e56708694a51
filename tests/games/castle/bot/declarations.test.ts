/** How likely a bot of Castle thinks that a declaration is right. */
import { describe, expect, it } from 'vitest'
import { ownDeclarationChance, rivalDeclarationChance } from '../../../../src-shared/games/castle/bot/declarations'
import { Memory, type CastlePart } from '../../../../src-shared/games/castle/bot/memory'
import type { ObjectId } from '../../../../src-shared/games/castle/rules'
import type { Seat } from '../../../../src-shared/kernel'
import { partOf } from '../../../kit/arena'
import { table } from '../rules/table'

interface Seen {
  readonly seats?: number
  readonly hand?: readonly ObjectId[]
  readonly allies?: readonly Seat[]
  readonly rivals?: readonly Seat[]
  readonly hands?: { readonly [seat: Seat]: readonly ObjectId[] }
}
/** Seat 0, of the Order, has seen this. */
function memoryOf({ seats = 4, hand = [], allies = [], rivals = [], hands = {} }: Seen): Memory {
  const { match } = table({ seats, hands: { 0: [...hand] }, societies: { 0: 'order' } })
  const memory = new Memory(0, partOf(match, 0, []) as unknown as CastlePart)
  for (const seat of allies) memory.societies.learn(seat, true)
  for (const seat of rivals) memory.societies.learn(seat, false)
  for (const [seat, objects] of Object.entries(hands)) memory.sightings.seeHand(Number(seat), objects)
  return memory
}

describe('the own society is declared right', () => {
  const chance = (seen: Seen, ...named: readonly Seat[]): number => ownDeclarationChance(memoryOf(seen), named)

  it('with three relics of the own hand and of allies that were seen', () => {
    const seen: Seen = { hand: ['key', 'key'], hands: { 1: ['key'] } }
    expect(chance({ ...seen, allies: [1] }, 1)).toBe(1)
    expect(chance({ ...seen, rivals: [1] }, 1)).toBe(0)
    expect(chance(seen, 1)).toBeCloseTo(1 / 3)
    expect(chance({ hand: ['key', 'key', 'key'] })).toBe(1)
  })

  it('with one relic less only where its society is the smaller one', () => {
    const seen: Seen = { hand: ['key'], allies: [1], hands: { 1: ['key'] } }
    expect(chance(seen, 1)).toBe(0)
    const odd = memoryOf({ ...seen, seats: 5 })
    expect(ownDeclarationChance(odd, [1])).toBeCloseTo(odd.societies.chance(({ minority }) => (minority ? 1 : 0)))
  })

  it('never where somebody named holds none, whatever the others do', () => {
    expect(chance({ hand: ['key', 'key', 'key'], allies: [1], hands: { 1: ['whip'] } }, 1)).toBe(0)
  })
})

describe('the rivals are declared right', () => {
  const chance = (seen: Seen, ...named: readonly Seat[]): number => rivalDeclarationChance(memoryOf(seen), named)
  const hands = { 1: ['goblet'], 2: ['goblet', 'goblet'] } as const

  it('where all who are named are rivals, and hold three relics of theirs together', () => {
    expect(chance({ rivals: [1, 2], hands }, 1, 2)).toBe(1)
    expect(chance({ rivals: [1, 2], hands: { 1: ['goblet'], 2: ['goblet'] } }, 1, 2)).toBe(0)
    // The own relics do not count.
    expect(chance({ rivals: [1, 2], hands: { 1: ['key'], 2: ['key', 'key'] } }, 1, 2)).toBe(0)
  })

  it('never where an ally is named, and as likely as not where nobody knows', () => {
    expect(chance({ allies: [1], hands }, 1, 2)).toBe(0)
    expect(chance({ rivals: [1], hands }, 1, 2)).toBeCloseTo(0.5)
    expect(chance({ hands }, 1, 2)).toBeCloseTo(1 / 3)
  })
})
