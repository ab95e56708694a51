/** The scan of a deck file finds a slip exactly where the engine's own parser refuses the text. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { slipIn } from '../../src-shared/decks/jsonSlip'

const DEEP = 1000
const isJson = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

describe('the scan of a deck file', () => {
  it('finds nothing in what is JSON, however it is set', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(0, 1, '\t'), (value, space) => {
        expect(slipIn(JSON.stringify(value, null, space), DEEP)).toBeNull()
      }),
      { numRuns: 300 },
    )
  })

  it('agrees with the parser on texts that somebody has mistyped', () => {
    const base = JSON.stringify({ cards: [{ id: 'a\n"b', vp: -1.5e3, is: [true, null, {}] }], a: [] }, null, 1)
    fc.assert(
      fc.property(
        fc.nat(base.length),
        fc.nat(3),
        fc.constantFrom(...'{}[]",:0-.eE\\ntrue\n\t\u0001“ '),
        fc.boolean(),
        (at, gone, put, inserts) => {
          const text = base.slice(0, at) + (inserts ? put : '') + base.slice(at + gone)
          expect([text, slipIn(text, DEEP) === null]).toEqual([text, isJson(text)])
        },
      ),
      { numRuns: 3000 },
    )
  })
})
