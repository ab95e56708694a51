import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  drawAnswer,
  fastRandom,
  hasLegalAnswer,
  isLegal,
  legalAnswers,
  pick,
  isSameJson,
  type Json,
  type ChoiceSpec,
} from '../../src-shared/kernel'

const words = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 4 })
const leaf: fc.Arbitrary<ChoiceSpec> = fc.oneof(
  fc.constant(pick.ok()),
  words.map(pick.one),
  words.map(pick.slot),
  words.map(pick.card),
  fc.uniqueArray(fc.nat(3)).map(pick.seat),
  fc.tuple(words, words).map(([a, b]) => pick.pair(a, b)),
  fc.tuple(fc.integer({ min: -2, max: 2 }), fc.nat(3)).map(([min, more]) => pick.number(min, min + more)),
  // As many as there are at most: a rule that asks for more than that is looked at in pick.test.ts.
  fc.tuple(words, fc.nat(4), fc.nat(4)).map(([of, a, b]) => {
    const [min, max] = [a, b].map(n => Math.min(n, of.length)).sort()
    return pick.some(of, min ?? 0, max ?? 0)
  }),
  fc.nat(3).map(pick.text),
)
const parts = fc.dictionary(fc.constantFrom('x', 'y'), leaf, { minKeys: 1, maxKeys: 2 })
const anyPick: fc.Arbitrary<ChoiceSpec> = fc.oneof(
  leaf,
  parts.map(pick.each),
  parts.map(pick.branch),
  fc.tuple(parts, leaf).map(([of, other]) => pick.branch({ deep: pick.each(of), other })),
)
const anyJson: fc.Arbitrary<Json> = fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<Json>

const seeded = { seed: 2601, numRuns: 500 }

describe('any choice spec', () => {
  it('every listed answer is legal, and none is listed twice', () => {
    fc.assert(
      fc.property(anyPick, of => {
        const answers = [...legalAnswers(of)]
        expect(answers.every(answer => isLegal(of, answer))).toBe(true)
        expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(answers.length)
      }),
      seeded,
    )
  })

  it('there is a legal answer if one is listed', () => {
    fc.assert(
      fc.property(anyPick, of => {
        expect(hasLegalAnswer(of)).toBe(!legalAnswers(of).next().done)
      }),
      seeded,
    )
    for (const [min, max, of] of [
      [2, 3, 'a'],
      [1, 2, 'ab'],
      [0, 0, 'a'],
      [3, 2, 'abc'],
    ] as const) {
      const some = pick.some([...of], min, max)
      expect(hasLegalAnswer(some)).toBe(!legalAnswers(some).next().done)
    }
    for (const [min, max] of [
      [1, 1],
      [2, 1],
    ] as const)
      expect(hasLegalAnswer(pick.number(min, max))).toBe(min === max)
  })

  it('a drawn answer is one of those told', () => {
    fc.assert(
      fc.property(anyPick, fc.nat(), (of, seed) => {
        const random = fastRandom(seed)
        const draw = (): Json => drawAnswer(of, n => random.nextInt(n, ''))
        if (!hasLegalAnswer(of)) {
          expect(draw).toThrow()
          return
        }
        const drawn = draw()
        expect([...legalAnswers(of)].some(answer => isSameJson(answer, drawn))).toBe(true)
      }),
      seeded,
    )
  })

  it('any JSON is checked without an error, and a legal one without free text is listed', () => {
    fc.assert(
      fc.property(anyPick, anyJson, (of, answer) => {
        if (isLegal(of, answer) && !JSON.stringify(of).includes('"text"'))
          expect([...legalAnswers(of)].some(told => isSameJson(told, answer))).toBe(true)
      }),
      seeded,
    )
  })
})
