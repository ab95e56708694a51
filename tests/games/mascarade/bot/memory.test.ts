/** What a bot of Mascarade makes of swaps, looks and disputes: its own are certain, those of others are not. */
import { describe, expect, it } from 'vitest'
import { fastRandom, type Seat } from '../../../../src-shared/kernel'
import { DEFAULT_PROFILE, type Level } from '../../../../src-shared/wire'
import { Memory, type MascaradePart } from '../../../../src-shared/games/mascarade/bot/memory'
import { partOf } from '../../../kit/arena'
import { table } from '../rules/table'

const ME: Seat = 1

/** A memory that knows its own card and that of seat 2. */
function remembering(level: Level = 'normal') {
  const at = table({ seats: 4, cards: { s1: 'king', s2: 'queen' } })
  const part = partOf(at.match, ME, []) as unknown as MascaradePart
  const memory = new Memory(ME, part, { ...DEFAULT_PROFILE, level }, fastRandom(5))
  memory.belief.see('s1', 'king')
  memory.belief.see('s2', 'queen')
  const hear = (event: object, seen: readonly object[] = []): void => {
    const { own } = part.view
    memory.see({ ...part, view: { ...part.view, own: { ...own, seen } }, events: [{ event }] } as never)
  }
  const kings = () => ['s0', 's1', 's2', 's3'].map(slot => Math.round(memory.belief.chance(slot, 'king') * 100))
  return { memory, hear, kings }
}
const swap = (seat: Seat, ...slots: string[]) => ({ kind: 'swap', seat, slots, how: 'turn' })
const swapped = (how: boolean, ...slots: string[]) => ({ kind: 'swapped', slots, swapped: how })

describe('a swap of one’s own', () => {
  it.each(['normal', 'hard'] as const)('is known: done, or only pretended (%s)', level => {
    const done = remembering(level)
    done.hear(swap(ME, 's1', 's2'), [swapped(true, 's1', 's2')])
    expect(done.kings()).toEqual([0, 0, 100, 0])
    const pretended = remembering(level)
    pretended.hear(swap(ME, 's1', 's2'), [swapped(false, 's1', 's2')])
    expect(pretended.kings()).toEqual([0, 100, 0, 0])
  })
})

describe('a swap of somebody else', () => {
  it('may have been one, whatever this seat is being shown of its own', () => {
    const { hear, kings } = remembering()
    hear(swap(0, 's1', 's2'), [swapped(true, 's1', 's2')])
    expect(kings()).toEqual([0, 50, 50, 0])
  })

  it('is followed by a beginner only where their own card is in it', () => {
    const { hear, kings, memory } = remembering('easy')
    memory.belief.see('s3', 'king')
    hear(swap(0, 's3', 's2'))
    expect(kings()[3]).toBe(100)
    memory.belief.see('s1', 'king')
    hear(swap(0, 's1', 's2'))
    const [, one, other] = kings()
    expect(one).toBe(other)
    expect(one).toBeGreaterThan(40)
  })
})

describe('a look', () => {
  it('of one’s own shows the card; that of others shows nothing', () => {
    const card = { kind: 'card', slot: 's3', character: 'bishop' }
    const own = remembering()
    own.hear({ kind: 'look', seat: ME, slots: ['s3'], how: 'spy' }, [card])
    expect(own.memory.belief.chance('s3', 'bishop')).toBe(1)
    const others = remembering()
    others.hear({ kind: 'look', seat: 0, slots: ['s3'], how: 'spy' }, [card])
    expect(others.memory.belief.chance('s3', 'bishop')).toBeLessThan(1)
  })
})

describe('a dispute', () => {
  it('has its announcer, its claims and who has passed, and ends with the turn', () => {
    const { memory, hear } = remembering()
    hear({ kind: 'announce', seat: 0, slot: 's0', character: 'king' })
    hear({ kind: 'claim', seat: 2, slot: 's2', character: 'king' })
    hear({ kind: 'pass', seat: 3, character: 'king' })
    expect(memory.dispute).toMatchObject({ character: 'king', claims: [{ seat: 0 }, { seat: 2 }], passed: [3] })
    hear({ kind: 'turn', seat: 1, number: 11, sort: 'free' })
    expect(memory.dispute).toBeNull()
  })
})

it('a claim is weighed once: by the belief of a master, by its ratio for others', () => {
  expect(remembering('hard').memory.claimRatio('s2')).toBe(1)
  expect(remembering('normal').memory.claimRatio('s2')).toBeGreaterThan(1)
})

it('the others are everybody else', () => {
  expect(remembering().memory.others).toEqual([0, 2, 3])
})
