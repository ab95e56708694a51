/** Deck files: cards as data that a table can bring along. */
export { deckHash } from './hash'
export { readDeck, type DeckFault, type DeckReason } from './read'
export type { Titles } from './titles'
export { DECK_LANGUAGES, titlesSchema } from './titles'
