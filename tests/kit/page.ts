/** The page's messages together with those of every game, as if all games' UIs had been loaded. */
import { createI18nForPage } from '../../src-renderer/i18n'
import type { I18n } from '../../src-renderer/i18nTypes'
import type { Language } from '../../src-shared/locales/languages'
import { GAME_MESSAGES } from '../locales/gameMessages'

/** Made once a language: thousands of texts are asked of it. A test that switches the language makes its own. */
const known = new Map<Language, I18n>()

export function allWords(language: Language): I18n {
  const before = known.get(language)
  if (before) return before
  const words = createI18nForPage(language)
  for (const [game, table] of Object.entries(GAME_MESSAGES)) words.addGameMessages(game, table)
  known.set(language, words)
  return words
}
