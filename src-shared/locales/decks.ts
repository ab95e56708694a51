/** What the page says of deck files and in the deck workshop, by language. Loaded when the choice of a deck is shown. */
import { byLanguage } from './byLanguage'
import type { deckMessages as English } from './en/decks'
import type { Translation } from './translation'

export const deckMessages = byLanguage(
  import.meta.glob<Translation<typeof English>>('./*/decks.ts', { eager: true, import: 'deckMessages' }),
)
