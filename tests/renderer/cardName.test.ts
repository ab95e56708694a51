/** Names on Castle's cards: every one fits, in every language. */
import { describe, expect, it } from 'vitest'
import { fitName } from '../../src-renderer/boards/castle/cardName'
import { castleWords } from '../../src-shared/games/castle/words'
import { LANGUAGES } from '../../src-shared/lang'

describe('a name on a card', () => {
  it('of a short word is as large as can be', () => {
    expect(fitName('Key')).toBe(0.68)
  })

  it('is smaller the longer its longest word is, and the more lines it needs', () => {
    expect(fitName('Clairvoyant')).toBeLessThan(fitName('Doctor'))
    expect(fitName('Borsa dei Segreti con la chiave')).toBeLessThan(fitName('Borsa dei Segreti'))
  })

  it.each(LANGUAGES.map(language => language.id))('never comes to the smallest letters in %s', language => {
    const words = castleWords[language]
    const names = [...Object.values(words.objects), ...Object.values(words.professions)].map(card => card.name)
    expect(names.filter(name => fitName(name) <= 0.32)).toEqual([])
  })
})
