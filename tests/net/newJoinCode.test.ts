/** Codes that the app makes: each can be said, typed and taken, in every language, and there are enough of them. */
import { describe, expect, it } from 'vitest'
import { fastRandom } from '../../src-shared/kernel'
import { isJoinCode, normalizedCode } from '../../src-shared/lan/joinCodeProof'
import { JOIN_CODES, newJoinCode } from '../../src-shared/lan/newJoinCode'
import { comparisonWords } from '../../src-shared/locales/comparisonWords'
import { LANGUAGES } from '../../src-shared/locales/languages'

const random = fastRandom(9)
const below = (n: number): number => random.nextInt(n, '')

describe.each(LANGUAGES.map(({ id }) => id))('a code in %s', language => {
  const words = (indices: readonly number[]): string => comparisonWords(language, indices).join(' ')

  it('is three words and a number, and fits', () => {
    for (let i = 0; i < 2000; i++) {
      const code = newJoinCode(below, words)
      expect(code).toMatch(/^\S+ \S+ \S+ [1-9]\d$/u)
      expect([code, isJoinCode(code)]).toEqual([code, true])
    }
  })

  it('fits even when it is the longest', () => {
    const longest = [...Array(256).keys()].sort((a, b) => words([b]).length - words([a]).length).slice(0, 3)
    expect(isJoinCode(`${words(longest)} 99`)).toBe(true)
  })

  it('is another one each time', () => {
    const codes = new Set(Array.from({ length: 2000 }, () => normalizedCode(newJoinCode(below, words))))
    expect(codes.size).toBe(2000)
  })
})

it('there are a thousand times as many as a night of twelve hours has guesses', () => {
  // Twenty a minute, and the burst before them.
  const night = 20 + 12 * 60 * 20
  expect(night / JOIN_CODES).toBeLessThan(1 / 1000)
  // Three words alone would be too few to be sure of it at thirty a minute.
  expect(JOIN_CODES).toBe(256 ** 3 * 90)
})
