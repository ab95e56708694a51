/** The texts of every language at once, for a deck that people of several languages will read. */
import type { ByLanguage } from '../../src-shared/locales/byLanguage'
import { forEachLanguage } from '../../src-shared/locales/byLanguage'
import { createI18nForPage } from '../i18n'
import type { GameMessages, I18n } from '../i18nTypes'

const made = new Map<string, ByLanguage<I18n>>()

export function textsOfAll(game: string, messages: GameMessages): ByLanguage<I18n> {
  const known = made.get(game)
  if (known) return known
  const all = forEachLanguage(language => {
    const i18n = createI18nForPage(language)
    i18n.addGameMessages(game, messages)
    return i18n
  })
  made.set(game, all)
  return all
}
