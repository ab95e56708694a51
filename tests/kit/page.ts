/** The page's messages together with those of every game, as if all games' UIs had been loaded. */
import { createI18nForPage } from '../../src-renderer/i18n'
import type { I18n } from '../../src-renderer/i18nTypes'
import type { Language } from '../../src-shared/locales/languages'
import { GAME_MESSAGES } from '../locales/gameMessages'

export function allWords(language: Language): I18n {
  const words = createI18nForPage(language)
  for (const [game, table] of Object.entries(GAME_MESSAGES)) words.addGameMessages(game, table)
  return words
}
