/** Who a seat of Castle takes for an ally: the society cards, what it has seen of them, and hints. */
import { describe, expect, it } from 'vitest'
import { fastRandom, type Seat } from '../../../../src-shared/kernel'
import { Societies } from '../../../../src-shared/games/castle/bot/societies'

const chances = (societies: Societies, seats: number): number[] =>
  Array.from({ length: seats }, (_, seat) => societies.allyChance(seat))
const close = (...numbers: readonly number[]) => numbers.map(one => expect.closeTo(one, 9) as number)

describe('before anything was seen', () => {
  it.each([
    [4, 1 / 3],
    [6, 2 / 5],
    [8, 3 / 7],
  ])('all others are as likely allies: %i seats', (seats, chance) => {
    expect(chances(new Societies(1, seats), seats)).toEqual(
      close(...Array.from({ length: seats }, (_, seat) => (seat === 1 ? 1 : chance))),
    )
  })

  it('an odd table leaves a card over, more likely one of the other society: there are more of those', () => {
    const societies = new Societies(0, 5)
    expect(societies.chance(({ minority }) => (minority ? 1 : 0))).toBeCloseTo(2 / 5, 9)
    expect(societies.chance(({ rivalMinority }) => (rivalMinority ? 1 : 0))).toBeCloseTo(3 / 5, 9)
    expect(societies.allyChance(3)).toBeCloseTo(2 / 5, 9)
    expect(new Societies(0, 4).chance(({ minority, rivalMinority }) => (minority || rivalMinority ? 1 : 0))).toBe(0)
  })
})

describe('a card that was seen', () => {
  it('settles all that follows from it', () => {
    const societies = new Societies(0, 4)
    societies.learn(2, true)
    expect(chances(societies, 4)).toEqual(close(1, 0, 1, 0))
    const others = new Societies(0, 6)
    others.learn(1, false)
    expect(chances(others, 6)).toEqual(close(1, 0, 1 / 2, 1 / 2, 1 / 2, 1 / 2))
  })

  it('is as good as the first time it was seen, and no hint counts against it', () => {
    const societies = new Societies(0, 6)
    societies.learn(1, true)
    societies.learn(1, true)
    societies.hint(1, 0.5)
    societies.learn(1, false)
    expect(chances(societies, 6)).toEqual(close(1, 1, 1 / 4, 1 / 4, 1 / 4, 1 / 4))
  })

  it('that there cannot be changes nothing: one more ally than there are cards, or the own card', () => {
    const societies = new Societies(0, 4)
    societies.learn(0, false)
    societies.learn(0, true)
    expect(chances(societies, 4)).toEqual(close(1, 1 / 3, 1 / 3, 1 / 3))
    societies.learn(1, true)
    societies.learn(2, true)
    expect(chances(societies, 4)).toEqual(close(1, 1, 0, 0))
    expect([...societies.sample(fastRandom(1)).allies]).toEqual([1])
  })
})

describe('a hint', () => {
  const hinted = (seat: Seat, ...times: readonly number[]): Societies => {
    const societies = new Societies(0, 4)
    for (const one of times) societies.hint(seat, one)
    return societies
  }

  it('makes a seat likelier or unlikelier to be an ally, by a factor against each other seat', () => {
    expect(chances(hinted(1, 2), 4)).toEqual(close(1, 2 / 4, 1 / 4, 1 / 4))
    expect(chances(hinted(1, 1 / 2), 4)).toEqual(close(1, 1 / 5, 2 / 5, 2 / 5))
  })

  it('counts with those before it, and to a limit: from there back at once', () => {
    expect(hinted(1, 1.5, 2).allyChance(1)).toBeCloseTo(3 / 5, 9)
    for (const many of [hinted(1, 2, 2, 2), hinted(1, 100)]) {
      expect(many.allyChance(1)).toBeCloseTo(4 / 6, 9)
      many.hint(1, 1 / 2)
      expect(many.allyChance(1)).toBeCloseTo(2 / 4, 9)
    }
    expect(hinted(1, 1 / 100).allyChance(1)).toBeCloseTo(1 / 9, 9)
  })

  it('of oneself is none', () => {
    expect(chances(hinted(0, 2), 4)).toEqual(close(1, 1 / 3, 1 / 3, 1 / 3))
  })
})

describe('a world', () => {
  it('is drawn as often as it is likely, and what is known is so in all', () => {
    const societies = new Societies(0, 4),
      random = fastRandom(3)
    const allies = Array.from({ length: 300 }, () => [...societies.sample(random).allies][0])
    for (const seat of [1, 2, 3]) expect(allies.filter(one => one === seat).length).toBeGreaterThan(60)
    societies.learn(2, true)
    expect(Array.from({ length: 20 }, () => [...societies.sample(random).allies])).toEqual(new Array(20).fill([2]))
  })
})
