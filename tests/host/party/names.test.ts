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

  it('stay short when a number is added', () => {
    const long = 'y'.repeat(MAX_NAME)
    expect(uniqueName(long, [long])).toBe(`${'y'.repeat(MAX_NAME - 2)} 2`)
  })

  it('are available for as many bots as there are seats', () => {
    expect(new Set(BOT_NAMES).size).toBe(13)
  })
})
