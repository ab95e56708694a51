import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { readDeck, localizedTitleSchema } from '../../src-shared/decks'
import type { Json } from '../../src-shared/kernel'

const schema = v.strictObject({
  titles: v.optional(localizedTitleSchema(10)),
  cards: v.array(
    v.strictObject({
      id: v.string(),
      copies: v.pipe(v.number(), v.integer(), v.minValue(1)),
      type: v.picklist(['man', 'woman']),
      titles: v.optional(localizedTitleSchema(10)),
    }),
  ),
})
const hero = { id: 'hero', copies: 3, type: 'man' }
const read = (deck: Json) =>
  readDeck(schema, deck, read =>
    read.cards.length > 1
      ? [{ card: read.cards[1]?.id ?? '', field: 'id', reason: 'oneOnly', n: read.cards.length }]
      : [],
  )
function faultOf(deck: Json) {
  const refusal = read(deck)
  const { card, field, reason } = 'params' in refusal ? (refusal.params ?? {}) : {}
  return { refused: 'refused' in refusal && refusal.refused, card, field, reason }
}
const refused = (card: string, field: string, reason: string) => ({ refused: 'deckFaulty', card, field, reason })

describe('a deck file', () => {
  it('is taken when it fits', () => {
    expect(read({ cards: [hero], titles: { ru: 'Моя' } })).toEqual({ cards: [hero], titles: { ru: 'Моя' } })
  })
  it.each([
    ['a field is missing', { cards: [{ id: 'hero', copies: 3 }] }, 'hero', 'type', 'missing'],
    ['a field that no deck has', { cards: [{ ...hero, cost: 1 }] }, 'hero', 'cost', 'unknown'],
    ['a value of another kind', { cards: [{ ...hero, copies: 'three' }] }, 'hero', 'copies', 'type'],
    ['a value out of range', { cards: [{ ...hero, copies: 0 }] }, 'hero', 'copies', 'range'],
    ['an unknown word', { cards: [{ ...hero, type: 'cat' }] }, 'hero', 'type', 'word'],
    [
      'a title too long',
      { cards: [{ ...hero, titles: { en: 'Much too long a title' } }] },
      'hero',
      'titles.en',
      'range',
    ],
    ['unseen characters', { cards: [{ ...hero, titles: { en: 'he\u202ero' } }] }, 'hero', 'titles.en', 'unseen'],
    [
      'a card without an id is called by its place',
      { cards: [hero, { copies: 3, type: 'man' }] },
      'cards.1',
      'id',
      'missing',
    ],
    ['a field that belongs to no card', { cards: [hero], titles: { en: '' } }, '', 'titles.en', 'range'],
    ['the deck as a whole', { decks: [] }, '', 'cards', 'missing'],
    ['no object at all', 'cards', '', '', 'type'],
    ["the game's own check", { cards: [hero, { ...hero, id: 'twin' }] }, 'twin', 'id', 'oneOnly'],
  ])('is refused, with card, field and reason: %s', (_, deck, card, field, reason) => {
    expect(faultOf(deck as Json)).toEqual(refused(card, field, reason))
  })
  it('never repeats a long id to a person', () => {
    expect(faultOf({ cards: [{ ...hero, id: 'x'.repeat(41), copies: 0 }] })).toEqual(
      refused('cards.0', 'copies', 'range'),
    )
  })
})
