import { describe, expect, it } from 'vitest'
import { uniqueName, BOT_NAMES } from '../../../src-main/host/party/names'
import { cleanName } from '../../../src-shared/wire/names'
import { MAX_NAME } from '../../../src-shared/wire'

describe('names', () => {
  it('lose invisible characters and outer spaces', () => {
    expect(cleanName('  Анна \u202e\u200b Б.\n')).toBe('Анна Б.')
    expect(cleanName('\u0007\u2066\u2069')).toBe('')
  })

  it(`have at most ${MAX_NAME} characters, and no half ones`, () => {
    expect(cleanName('x'.repeat(MAX_NAME))).toHaveLength(MAX_NAME)
    expect(cleanName('x'.repeat(MAX_NAME + 1))).toHaveLength(MAX_NAME)
    expect([...cleanName('🎭'.repeat(MAX_NAME + 1))]).toHaveLength(MAX_NAME)
  })

  it('that differ only in case and width are told apart by a number', () => {
    expect(uniqueName('Anna', [])).toBe('Anna')
    expect(uniqueName('Anna', ['ANNA'])).toBe('Anna 2')
    expect(uniqueName('Anna', ['anna', 'Anna 2'])).toBe('Anna 3')
    expect(uniqueName('Anna', ['Ａnna'])).toBe('Anna 2')
  })

  it.each([
    ['Анна', 'Aннa'],
    ['Anna', '\u0410nna'],
    ['ВОВА', 'BOBA'],
    ['Ivan', 'lvan'],
    ['Bob', 'B0b'],
    ['Anna', 'A\u0578\u0578a'],
    ['Anna', '𝐀nna'],
    ['Mario', '\u039cario'],
  ])('are told apart where they look alike: %s and %s', (first, second) => {
    expect(uniqueName(second, [first])).toBe(`${second} 2`)
    expect(uniqueName(first, [second])).toBe(`${first} 2`)
  })

  it('are told apart by what is seen of them', () => {
    expect(uniqueName('Anna\u2800', ['Anna'])).toBe('Anna\u2800 2')
    expect(uniqueName('An\u3164na', ['Anna'])).toBe('An\u3164na 2')
    expect(uniqueName('Anna❤', ['Anna❤\ufe0f'])).toBe('Anna❤ 2')
  })

  it('that look different are left alone, and none is ever rewritten', () => {
    const people = [
      'Анна',
      'Anna',
      'Алёна',
      'Алена',
      'Вова',
      'Boba',
      'Олег',
      'Oleg',
      'Ирина',
      'Иван',
      'Ivan',
      'Jan',
      'Ян',
    ]
    for (const [at, name] of people.entries()) expect(uniqueName(name, people.slice(0, at))).toBe(name)
  })

  it.each([
    '\u3164',
    '\u2800',
    '\ufe0f',
    '\u115f\u1160',
    '\uffa0',
    '\u{e0041}\u{e007f}',
    '\u0301',
    '\ud800',
    '\ue000',
    ' ',
  ])('that show nothing (%j) are none', name => {
    expect(cleanName(name)).toBe('')
    expect(cleanName(`Я${name}`)).toContain('Я')
  })

  it('stay short when a number is added', () => {
    const long = 'y'.repeat(MAX_NAME)
    expect(uniqueName(long, [long])).toBe(`${'y'.repeat(MAX_NAME - 2)} 2`)
  })

  it('are available for as many bots as there are seats', () => {
    expect(new Set(BOT_NAMES).size).toBe(13)
  })
})
