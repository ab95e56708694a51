/** What a card of one's own deck is called, for readers of each language. */
import { describe, expect, it } from 'vitest'
import { isUntitled, titleIn } from '../../src-shared/decks/titles'

describe('a title', () => {
  it('is read in one’s own language, whatever others there are', () => {
    const titles = { en: 'Wolf', ru: 'Волк', it: 'Lupo' }
    expect([titleIn(titles, 'en'), titleIn(titles, 'ru'), titleIn(titles, 'it')]).toEqual(['Wolf', 'Волк', 'Lupo'])
  })

  it('is read in another language where one’s own is missing', () => {
    expect([titleIn({ it: 'Lupo' }, 'ru'), titleIn({}, 'ru')]).toEqual(['Lupo', undefined])
  })

  it('is missing only where there is none in any language', () => {
    expect([isUntitled({}), isUntitled({ en: undefined }), isUntitled({ en: undefined, ru: 'Волк' })]).toEqual([
      true,
      true,
      false,
    ])
  })
})
