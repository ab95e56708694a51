/** Slips of JSON, as a person makes them: what is wrong, in which line and column. */
import { describe, expect, it } from 'vitest'
import { readDeckText } from '../../src-shared/decks'
import { slipIn } from '../../src-shared/decks/jsonSlip'
import { MAX_DECK_DEPTH, MAX_DECK_TEXT } from '../../src-shared/decks/limits'
import { deckMessages } from '../../src-shared/locales/decks'

const SLIPS: readonly (readonly [what: string, text: string, slip: string, line: number, column: number])[] = [
  ['an empty file', ' \n ', 'empty', 1, 1],
  ['a bracket that is never closed', '{\n "a": [1, 2', 'open', 2, 12],
  ['a missing comma between fields', '{\n "a": 1\n "b": 2 }', 'comma', 3, 2],
  ['a missing comma between cards', '[{}\n {}]', 'comma', 2, 2],
  ['a comma after the last card', '[1,\n 2,\n]', 'extraComma', 2, 3],
  ['a comma after the last field', '{"a": 1,}', 'extraComma', 1, 8],
  ['two commas', '[1,, 2]', 'extraComma', 1, 4],
  ['a missing colon', '{"a" 1}', 'colon', 1, 6],
  ['a name without quotes', '{a: 1}', 'name', 1, 2],
  ['quotes of a text program', '{“a”: 1}', 'quotes', 1, 2],
  ['single quotes', "['a']", 'quotes', 1, 2],
  ['a text that goes on in the next line', '{"a": "one\ntwo"}', 'text', 1, 7],
  ['a lone backslash', '{"a": "C:\\games"}', 'escape', 1, 10],
  ['a number with a comma', '[1.5, .5]', 'number', 1, 7],
  ['a word that is none', '[True]', 'word', 1, 2],
  ['a name without a value', '{"a":}', 'word', 1, 6],
  ['the wrong bracket', '{"a": [1}', 'bracket', 1, 9],
  ['a comment', '{\n // cards\n}', 'comment', 2, 2],
  ['something after the end', '{}\n{}', 'after', 2, 1],
]

describe('a slip of JSON', () => {
  it.each(SLIPS)('%s is named with its place', (_, text, slip, line, column) => {
    expect(slipIn(text, 16)).toMatchObject({ slip, line, column })
  })

  it('every kind of slip has its words, and every word its slip', () => {
    const kinds = new Set([...SLIPS.map(([, , slip]) => slip), 'deep'])
    expect(Object.keys(deckMessages.en.decks.slips).sort()).toEqual([...kinds].sort())
  })

  it('columns are counted in characters, lines by any line end', () => {
    expect(slipIn('["😀" 1]', 16)).toMatchObject({ line: 1, column: 6 })
    expect(slipIn('[1,\r\n2\r\n3]', 16)).toMatchObject({ slip: 'comma', line: 3, column: 1 })
  })

  it('an open bracket is named by its line', () => {
    expect(slipIn('{\n "a": 1', 16)).toMatchObject({ slip: 'open', opened: 1 })
  })
})

describe('the text of a deck file', () => {
  it('is read, and refused by length before anything else', () => {
    expect(readDeckText('{"a":1}')).toEqual({ value: { a: 1 } })
    expect(readDeckText('['.repeat(MAX_DECK_TEXT + 1))).toEqual({
      refused: 'deckTooLong',
      params: { n: MAX_DECK_TEXT },
    })
  })

  it('nested without end is refused, and overflows nothing', () => {
    expect(readDeckText('['.repeat(MAX_DECK_TEXT))).toMatchObject({ refused: 'deckNotJson', params: { slip: 'deep' } })
    const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth)
    expect(readDeckText(nested(MAX_DECK_DEPTH))).toHaveProperty('value')
    expect(readDeckText(nested(MAX_DECK_DEPTH + 1))).toMatchObject({ params: { column: MAX_DECK_DEPTH + 1 } })
  })
})
