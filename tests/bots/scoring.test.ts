/** Bots that score answers: noise decides among near equals only, and a beginner has more of it and overlooks some. */
import { describe, expect, it } from 'vitest'
import { pick, type Random, type SeatAsk } from '../../src-shared/kernel'
import { bestOf, consideredAnswers, scorer, scoringBot } from '../../src-shared/bots/scoringBot'
import { DEFAULT_PROFILE, type Level } from '../../src-shared/wire'

const ask = (of: readonly string[]): SeatAsk => ({ id: '1', key: 'x', pick: pick.one(of) })
/** Chance that draws these numbers, then zeros. */
const drawing = (...numbers: number[]): Random =>
  ({ nextInt: (n: number) => Math.min(numbers.shift() ?? 0, n - 1) }) as unknown as Random
const profile = (level: Level) => ({ ...DEFAULT_PROFILE, level })

/** Answers `b` for its noise where that makes up for so much less. */
const chosen = (level: Level, less: number): unknown =>
  scoringBot({
    setup: { seat: 0, random: drawing(0, 999), profile: profile(level) },
    noise: 1,
    see: () => undefined,
    score: () => scorer<string>(answer => (answer === 'a' ? less : 0)),
  }).answer(ask(['a', 'b']))

describe('noise', () => {
  it('makes up for as much as it says, and for two and a half times that at a beginner', () => {
    expect([0.9, 1.1].map(less => chosen('normal', less))).toEqual(['b', 'a'])
    expect([0.9, 1.1].map(less => chosen('hard', less))).toEqual(['b', 'a'])
    expect([1.1, 2.4, 2.6].map(less => chosen('easy', less))).toEqual(['b', 'b', 'a'])
  })

  it('of equals the first is taken', () => {
    expect(
      bestOf(
        ['a', 'b', 'c'],
        scorer<string>(answer => (answer === 'a' ? 0 : 1)),
      ),
    ).toBe('b')
    expect(() => bestOf([], () => 0)).toThrow()
  })
})

describe('a beginner', () => {
  const five = ['a', 'b', 'c', 'd', 'e']

  it('overlooks one answer in four where there are more than four, and never all', () => {
    expect(consideredAnswers(pick.one(five), profile('easy'), drawing(1, 0, 2, 3, 0))).toEqual(['a', 'c', 'd'])
    expect(consideredAnswers(pick.one(five), profile('easy'), drawing())).toEqual(five)
    expect(consideredAnswers(pick.one(five.slice(1)), profile('easy'), drawing(1, 0, 2, 3))).toEqual(five.slice(1))
  })

  it('is the only one who does', () => {
    for (const level of ['normal', 'hard'] as const)
      expect(consideredAnswers(pick.one(five), profile(level), drawing(1, 0, 2))).toEqual(five)
  })
})
