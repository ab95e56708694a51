/** The name of a custom deck. */
import type { Json } from '../../src-shared/kernel/choiceSpec'

/** The deck's title in a language, else its first title; null when it has none. */
export function deckName(deck: Json, language: string): string | null {
  const titles = typeof deck === 'object' && deck !== null && 'titles' in deck ? deck.titles : null
  if (typeof titles !== 'object' || titles === null) return null
  const given = titles as { readonly [language: string]: Json }
  const name = given[language] ?? Object.values(given)[0]
  return typeof name === 'string' ? name : null
}
