/** The page's words with those of every game, as when all their faces have been loaded. */
import { makeWords, type Words } from '../../src-renderer/i18n'
import type { Language } from '../../src-shared/lang'
import { GAME_WORDS } from '../lang/tables'

export function allWords(language: Language): Words {
  const words = makeWords(language)
  for (const [game, table] of Object.entries(GAME_WORDS)) words.learn(game, table)
  return words
}
