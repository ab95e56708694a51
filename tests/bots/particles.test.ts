import { describe, expect, it } from 'vitest'
import { fastRandom } from '../../src-shared/kernel'
import { bernoulli, EnumeratedBelief, ParticleFilter } from '../../src-shared/bots/particles'

/** A thousand worlds, each a number from 0 to 9. */
const crowd = (seed = 1) =>
  new ParticleFilter(
    Array.from({ length: 1000 }, (_, i) => i % 10),
    fastRandom(seed),
  )
const of =
  (number: number) =>
  (world: number): number =>
    world === number ? 1 : 0

describe('a sample of worlds', () => {
  it('gives all of them the same weight at first', () => {
    expect(crowd().chance(of(3))).toBeCloseTo(0.1, 6)
  })

  it('is weighted by what happened: twice as likely in a world means twice the weight', () => {
    const worlds = crowd()
    worlds.reweight(world => (world === 3 ? 2 : 1))
    expect(worlds.chance(of(3))).toBeCloseTo(2 / 11, 6)
    expect(worlds.chance(of(4))).toBeCloseTo(1 / 11, 6)
  })

  it('contains only possible worlds after something was seen, and keeps its size', () => {
    const worlds = crowd()
    expect(worlds.reweight(world => (world < 2 ? 1 : 0))).toBe(true)
    expect(worlds.chance(of(1))).toBeCloseTo(0.5, 2)
    expect(new Set(worlds.all)).toEqual(new Set([0, 1]))
    expect(worlds.all).toHaveLength(1000)
  })

  it('ignores an observation that none of its worlds allows', () => {
    const worlds = crowd()
    expect(worlds.reweight(() => 0)).toBe(false)
    expect(worlds.chance(of(3))).toBeCloseTo(0.1, 6)
  })

  it('is updated world by world, and keeps the weights', () => {
    const worlds = crowd()
    worlds.reweight(world => (world === 3 ? 2 : 1))
    worlds.propagate(world => world + 1)
    expect(worlds.chance(of(4))).toBeCloseTo(2 / 11, 6)
    expect(worlds.chance(of(0))).toBe(0)
  })

  it('is the same for the same seed', () => {
    const drawn = (seed: number): readonly number[] => {
      const worlds = crowd(seed)
      worlds.reweight(world => world)
      worlds.reweight(world => world * world)
      return worlds.all
    }
    expect(drawn(5)).toEqual(drawn(5))
  })
})

describe('an exact list of worlds', () => {
  const listed = () => new EnumeratedBelief([0, 1, 2, 3])

  it('is never resampled, however few worlds are left', () => {
    const worlds = listed()
    worlds.reweight(world => (world === 3 ? 1 : world === 2 ? 0.01 : 0))
    expect(worlds.all).toEqual([0, 1, 2, 3])
    expect(worlds.chance(of(2))).toBeCloseTo(1 / 101, 12)
  })

  it('ignores an observation that none of its worlds allows', () => {
    const worlds = listed()
    worlds.reweight(world => world)
    expect(worlds.reweight(world => (world === 0 ? 1 : 0))).toBe(false)
    expect(worlds.chance(of(3))).toBeCloseTo(1 / 2, 12)
  })

  it('keeps equal weights equal to the last digit, whatever was observed', () => {
    const worlds = listed()
    for (let n = 0; n < 9; n++) for (const one of [3, 1, 2]) worlds.reweight(world => (world === one ? 1.5 : 1))
    expect(new Set([1, 2, 3].map(world => worlds.chance(of(world)))).size).toBe(1)
  })

  it('draws each world as often as its weight says, and never an impossible one', () => {
    const worlds = listed(),
      random = fastRandom(4)
    worlds.reweight(world => world)
    const drawn = Array.from({ length: 3000 }, () => worlds.sample(random, 'world'))
    const often = (world: number): number => drawn.filter(one => one === world).length / drawn.length
    expect(often(0)).toBe(0)
    for (const world of [1, 2, 3]) expect(Math.abs(often(world) - world / 6)).toBeLessThan(0.03)
  })

  it('gives the first and the last possible world for the lowest and the highest draw', () => {
    const worlds = listed()
    worlds.reweight(world => (world === 1 || world === 2 ? 0.1 : 0))
    expect([worlds.sample({ nextInt: () => 0 }, 'world'), worlds.sample({ nextInt: n => n - 1 }, 'world')]).toEqual([
      1, 2,
    ])
  })
})

it('what is certain always happens, what is impossible never does', () => {
  const random = fastRandom(2)
  const times = (chance: number): number =>
    Array.from({ length: 500 }, () => bernoulli(chance, random)).filter(Boolean).length
  expect([times(1), times(0)]).toEqual([500, 0])
  expect(times(0.5)).toBeGreaterThan(200)
  expect(times(0.5)).toBeLessThan(300)
})
