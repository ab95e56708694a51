/** A drawing: everybody has a hand in its key, and its record lets anybody draw again. */
import { describe, expect, it } from 'vitest'
import { checkDrawing, drawKey, drawSeating, type Drawing, type DrawTerms } from '../../src-shared/hall'
import { dealKey } from '../../src-shared/fair/numbers'
import { drawTermsHash } from '../../src-shared/hall'
import { bytesToHex } from '@noble/hashes/utils.js'
import { newcomers, numberOf, numbersFor, people } from './trial'

const TERMS: DrawTerms = {
  draw: 'seating',
  tournament: 't',
  round: 1,
  attempt: 1,
  request: { kind: 'round', limits: { min: 3, max: 8 }, size: 4, people: newcomers(8), met: [] },
  contributors: people(8).slice(0, 7),
  excluded: ['p008'],
}

function drawn(terms: DrawTerms): Drawing {
  const numbers = numbersFor(terms)
  const seating = drawSeating(terms.request, drawKey(terms, numbers))
  return { terms, ...numbers, seating: seating ?? { tables: [], byes: [] } }
}
const DRAWING = drawn(TERMS)

describe('the key', () => {
  it('is made as that of a deal, and changes with each number', () => {
    const numbers = numbersFor(TERMS)
    expect(drawKey(TERMS, numbers)).toBe(bytesToHex(dealKey(drawTermsHash(TERMS), numbers.number, numbers.hands)))
    const hands = numbers.hands.map(hand => (hand.seat === 6 ? { ...hand, number: numberOf('other') } : hand))
    expect(drawKey(TERMS, { ...numbers, hands })).not.toBe(drawKey(TERMS, numbers))
  })
})

describe('a record', () => {
  it('of an honest drawing is found right', () => {
    expect(checkDrawing(DRAWING)).toBeNull()
    expect(checkDrawing(JSON.parse(JSON.stringify(DRAWING)) as Drawing)).toBeNull()
  })

  it('with two people exchanged is not', () => {
    const [first = [], second = []] = DRAWING.seating.tables
    const tables = [
      [...first.slice(1), second[0] ?? ''],
      [...second.slice(1), first[0] ?? ''],
    ]
    expect(checkDrawing({ ...DRAWING, seating: { ...DRAWING.seating, tables } })).toEqual({ what: 'seating' })
  })

  it('names whose number is another than the one committed to', () => {
    const hands = DRAWING.hands.map(hand => (hand.seat === 2 ? { ...hand, number: numberOf('late') } : hand))
    expect(checkDrawing({ ...DRAWING, hands })).toEqual({ what: 'number', person: 'p003' })
    expect(checkDrawing({ ...DRAWING, number: numberOf('late') })).toEqual({ what: 'number', person: null })
  })

  it('in which somebody is left out without being named is not right', () => {
    expect(checkDrawing({ ...DRAWING, hands: DRAWING.hands.slice(1) })).toEqual({ what: 'contributors' })
    expect(checkDrawing(drawn({ ...TERMS, excluded: [] }))).toEqual({ what: 'contributors' })
  })

  it('whose numbers stand at other places is not right: a host could try which key it likes', () => {
    const hands = DRAWING.hands.map(hand => ({ ...hand, seat: hand.seat + 1 }))
    const other = { ...DRAWING, hands },
      seating = drawSeating(TERMS.request, drawKey(TERMS, other))
    expect(checkDrawing({ ...other, seating: seating ?? DRAWING.seating })).toEqual({ what: 'contributors' })
    expect(checkDrawing({ ...DRAWING, hands: [...DRAWING.hands].reverse() })).toEqual({ what: 'contributors' })
  })

  it('is bound to its terms: numbers for other terms are worth nothing', () => {
    for (const terms of [
      { ...TERMS, attempt: 2 },
      { ...TERMS, round: 2 },
      { ...TERMS, tournament: 'u' },
    ])
      expect(checkDrawing({ ...DRAWING, terms })).toEqual({ what: 'number', person: null })
  })
})
