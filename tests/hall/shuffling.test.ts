/** The draw of shuffled tables: who may be drawn, how many tables there are, and that neighbours part. */
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { checkDrawing, drawKey, drawSeating, shuffleTerms, type DrawTerms, type Shuffle } from '../../src-shared/hall'
import { drawTermsSchema } from '../../src-shared/hall/tournamentSchema'
import { isRefusal } from '../../src-shared/kernel'
import { numbersFor, people } from './trial'

/** Tables of so many people. */
const tablesOf = (...counts: number[]): Shuffle['tables'] => {
  const all = people(counts.reduce((a, b) => a + b, 0))
  return counts.map(count => ({ people: all.splice(0, count), most: 8 }))
}
const shuffle = (tables: Shuffle['tables'], excluded: readonly string[] = []): Shuffle => ({
  ...{ id: 'shuffle-x', round: 1, attempt: 1, excluded, tables },
})
function termsOf(...counts: number[]): DrawTerms {
  const terms = shuffleTerms(shuffle(tablesOf(...counts)))
  if (isRefusal(terms)) throw new Error(terms.refused)
  return terms
}
const drawn = (terms: DrawTerms, word = ''): readonly (readonly string[])[] =>
  drawSeating(terms.request, drawKey(terms, numbersFor(terms, word)))?.tables ?? []

describe('shuffled tables', () => {
  it('have terms that every page reads', () => {
    const terms = termsOf(4, 5)
    expect(v.safeParse(drawTermsSchema, terms)).toMatchObject({ success: true, output: terms })
  })

  it('seat everybody again, at tables of nearly equal size', () => {
    const terms = termsOf(4, 5, 3)
    const tables = drawn(terms)
    expect(tables.map(({ length }) => length)).toEqual([4, 4, 4])
    expect(tables.flat().sort()).toEqual(people(12))
  })

  it('part those who sat together, as far as that can be', () => {
    const terms = termsOf(4, 4, 4, 4)
    const before = tablesOf(4, 4, 4, 4).map(({ people }) => people)
    for (const word of ['a', 'b', 'c'])
      for (const table of drawn(terms, word))
        for (const old of before) expect(table.filter(person => old.includes(person))).toHaveLength(1)
  })

  it('are drawn by everybody’s numbers: with another one of them people sit elsewhere', () => {
    const terms = termsOf(4, 4, 4)
    expect(drawn(terms, 'a')).not.toEqual(drawn(terms, 'b'))
    const numbers = numbersFor(terms)
    const seating = drawSeating(terms.request, drawKey(terms, numbers))
    if (!seating) throw new Error('no seating')
    expect(checkDrawing({ terms, ...numbers, seating })).toBeNull()
    const swapped = { ...seating, tables: [...seating.tables].reverse() }
    expect(checkDrawing({ terms, ...numbers, seating: swapped })).toEqual({ what: 'seating' })
  })

  it('name those who give no number', () => {
    const terms = shuffleTerms(shuffle(tablesOf(3, 3), ['p002']))
    expect(terms).toMatchObject({ excluded: ['p002'], contributors: ['p001', 'p003', 'p004', 'p005', 'p006'] })
  })

  it('leave a table empty rather than somebody alone', () => {
    expect(drawn(termsOf(1, 1, 1)).map(({ length }) => length)).toEqual([3])
  })

  it('need two tables, two people, and room for all', () => {
    expect(shuffleTerms(shuffle(tablesOf(5)))).toEqual({ refused: 'nothingToShuffle' })
    expect(shuffleTerms(shuffle(tablesOf(1, 0)))).toMatchObject({ refused: 'tooFewForTable' })
    const [first, second] = tablesOf(10, 7)
    if (!first || !second) throw new Error('no tables')
    expect(shuffleTerms(shuffle([{ ...first, most: 13 }, second]))).toEqual({ refused: 'shuffleUnfit' })
    expect(shuffleTerms(shuffle(tablesOf(8, 8)))).toMatchObject({ draw: 'seating' })
  })
})
