/** The pseudo-language: longer, accented, in brackets, and still messages of vue-i18n. */
import { describe, expect, it } from 'vitest'
import { looksPseudo, pseudoMessage, pseudoTable } from '../../src-shared/locales/pseudo'
import { appMessages } from '../../src-shared/locales/messages'
import { LANGUAGES } from '../../src-shared/locales/languages'
import { createI18nForPage } from '../../src-renderer/i18n'
import { leaves, paramsOf, type WordTable } from '../kit/messages'
import { GAME_MESSAGES } from './gameMessages'

const ALL = [appMessages.en, ...Object.values(GAME_MESSAGES).map(({ en }) => en)].flatMap(table => leaves(table))

describe('a pseudo-message', () => {
  it('has accents, brackets and more letters', () => {
    expect(pseudoMessage('Close the table')).toBe('⟦Çlösé thé tåblé öné twö⟧')
    const before = ALL.reduce((sum, [, text]) => sum + text.length, 0)
    const after = ALL.reduce((sum, [, text]) => sum + pseudoMessage(text).length, 0)
    expect(after / before).toBeGreaterThan(1.4)
    expect(after / before).toBeLessThan(1.7)
  })

  it('keeps placeholders, plural forms and paragraphs', () => {
    expect(pseudoMessage('{n} coin | {n} coins')).toBe('⟦{n} çöîñ öné⟧ | ⟦{n} çöîñs öné⟧')
    expect(pseudoMessage('One.\n\nTwo.').split('\n\n')).toHaveLength(2)
    for (const [key, text] of ALL) {
      expect([key, paramsOf(pseudoMessage(text))]).toEqual([key, paramsOf(text)])
      expect([key, pseudoMessage(text).split('|').length]).toEqual([key, text.split('|').length])
    }
  })

  it('leaves a text without words alone', () => {
    expect(pseudoMessage('{a}, {b}')).toBe('{a}, {b}')
    expect(pseudoMessage('×{n}')).toBe('×{n}')
  })

  it('is known by its look, and English is not', () => {
    for (const [key, text] of ALL)
      expect([key, looksPseudo(pseudoMessage(text).replace(/\{\w+\}/g, ''))]).toEqual([key, true])
    const english = ALL.map(([, text]) => text.replace(/\{\w+\}/g, '')).filter(text => /\p{L}{2}/u.test(text))
    expect(english.filter(looksPseudo)).toEqual([])
  })

  it('stands in a table with the same keys', () => {
    const table = pseudoTable(appMessages.en) as WordTable
    expect(leaves(table).map(([key]) => key)).toEqual(leaves(appMessages.en).map(([key]) => key))
  })
})

describe('the page in the pseudo-language', () => {
  it('says its own texts and those that come later, and is no language of the menu', async () => {
    const i18n = createI18nForPage('en')
    i18n.setLanguage('en-XA')
    await expect.poll(() => i18n.locale.value).toBe('en-XA')
    expect(i18n.t('app.close')).toMatch(/^⟦Çlösé/)
    expect(i18n.t('table.coins', { n: 1 })).toBe('⟦1 çöîñ öné⟧')
    expect(i18n.t('table.coins', { n: 5 })).toBe('⟦5 çöîñs öné⟧')
    const { castle } = GAME_MESSAGES
    if (castle) i18n.addGameMessages('castle', castle)
    expect(i18n.t('games.castle.bag.name')).toMatch(/^⟦Båg/)
    // What is no text of ours, such as dates and titles in decks, stays English.
    expect(i18n.language.value).toBe('en')
    i18n.setLanguage('ru')
    expect(i18n.t('app.close')).toBe('Закрыть')
    expect(LANGUAGES.map(({ id }) => id)).not.toContain('en-XA')
  })
})
