/** Deck files: custom cards as data. */
export { deckHash } from './hash'
export { deckFaults, readDeck, type DeckFault, type DeckReason } from './readDeck'
export { readDeckText } from './readDeckText'
export type { LocalizedTitle } from './titles'
export { isUntitled, localizedTitleSchema, titleIn } from './titles'
