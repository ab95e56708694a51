/** Deck files: custom cards as data. */
export { deckHash } from './hash'
export { readDeck, type DeckFault, type DeckReason } from './readDeck'
export type { LocalizedTitle } from './titles'
export { isUntitled, localizedTitleSchema, titleIn } from './titles'
