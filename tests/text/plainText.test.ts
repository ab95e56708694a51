/** Text of others: what shows nothing or turns the text around is dropped, what people write stays as it is. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanLine, hasInvisible, looksEmpty, plainJson, plainText, spacedText } from '../../src-shared/text/plainText'

/** One of each kind: escape, C1, soft hyphen, bidi, joiners, fillers, variation selector, tags, half a character. */
const UNSEEN = [
  ...['\u001b', '\u007f', '\u009b', '\u0085', '\u00ad', '\u061c', '\u115f', '\u1160', '\u17b4', '\u180e'],
  ...['\u200b', '\u200d', '\u200f', '\u2028', '\u202e', '\u2066', '\u3164', '\ufe0f', '\ufeff', '\uffa0', '\ufff9'],
  ...['\u{1d173}', '\u{e0001}', '\u{e0041}', '\u{e0100}', '\ud800', '\udfff'],
]

describe('text of others', () => {
  it.each(UNSEEN.map(sign => [sign.codePointAt(0)?.toString(16), sign]))('loses U+%s', (_, sign) => {
    expect([plainText(`a${sign}b`), hasInvisible(`a${sign}b`), hasInvisible('ab')]).toEqual(['ab', true, false])
  })

  it.each(['Anna', 'Алёна Ёжикова', 'José Ñandú', 'O’Brien-Łódź', 'Ζωή', '李小龙', '한글', 'שרה', 'नमस्ते', '🎭❤️👍🏽'])(
    'leaves %s as it is',
    text => {
      expect([cleanLine(text, 99), hasInvisible(text)]).toEqual([text, false])
    },
  )

  it('keeps the selector of an emoji, and no second one', () => {
    expect(plainText('❤\ufe0f\ufe0fa\ufe0f☺\ufe0e')).toBe('❤\ufe0fa☺\ufe0e')
    expect(plainText('1\ufe0f\u20e3 1\ufe0f')).toBe('1\ufe0f\u20e3 1')
  })

  it('does not join what was apart, and is composed', () => {
    expect(spacedText('a\u001b\u0007\nb')).toBe('a b')
    expect(cleanLine('e\u200b\u0301', 9)).toBe('é')
  })

  it('is the same when it is cleaned once more, whatever it was', () => {
    const sign = fc.constantFrom(
      '\ufe0f',
      '1',
      '\u20e3',
      '❤',
      '\u{1f3fd}',
      '\u200d',
      '\u0301',
      'e',
      '\u2800',
      ' ',
      '\u{e0041}',
    )
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(sign, { maxLength: 40 }).map(signs => signs.join('')),
    )
    fc.assert(
      fc.property(text, given => {
        const line = cleanLine(given, 24)
        expect([cleanLine(line, 24), plainText(plainText(given))]).toEqual([line, plainText(given)])
        expect([line, spacedText(given), plainJson(given)].some(hasInvisible)).toBe(false)
        expect(JSON.parse(plainJson(given))).toBe(given)
      }),
      { seed: 1, numRuns: 1000 },
    )
  })

  it('is cut to its length, and stays the same when it is cleaned once more', () => {
    for (const text of ['1\ufe0f\u20e3', '❤\ufe0f\ufe0f', 'a\u0301b', 'e\u200b\u0301', 'a \u2800 b'])
      for (const max of [1, 2, 3, 4]) {
        const line = cleanLine(text, max)
        expect([line.length <= max, cleanLine(line, max)]).toEqual([true, line])
      }
  })

  it('counts an empty Braille cell as the space that it looks like', () => {
    expect(cleanLine('a\u2800\u2800b\u2800', 9)).toBe('a b')
  })

  it('is empty where nobody sees anything', () => {
    for (const text of ['', ' ', '\u3164', '\u2800', '\u0301', '\u{1d159}', '\ue000', ...UNSEEN])
      expect([text, looksEmpty(text)]).toEqual([text, true])
    for (const text of ['.', 'я', '7', '❤️', '\u0301a']) expect([text, looksEmpty(text)]).toEqual([text, false])
  })

  it('is the same value in JSON, without any of them', () => {
    const value = { [`n${UNSEEN.join('')}`]: UNSEEN }
    expect(JSON.parse(plainJson(value))).toEqual(value)
    expect(hasInvisible(plainJson(value))).toBe(false)
    expect(plainJson({ a: 'Анна' })).toBe('{"a":"Анна"}')
  })
})
