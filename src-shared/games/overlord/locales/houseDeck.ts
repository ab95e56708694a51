/** The house deck as a deck file: with the titles of its hints in every language. */
import { forEachLanguage } from '../../../locales/byLanguage'
import { HOUSE_DECK, type Deck } from '../rules/deck'
import { overlordMessages } from './messages'

const titlesOf = (id: string) =>
  forEachLanguage(language => Object.entries(overlordMessages[language].hints).find(([hint]) => hint === id)?.[1])

export const titledHouseDeck: Deck = {
  ...HOUSE_DECK,
  hints: HOUSE_DECK.hints.map(card => ({ ...card, titles: titlesOf(card.id) })),
}
