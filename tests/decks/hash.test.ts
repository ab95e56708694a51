import { describe, expect, it } from 'vitest'
import { deckHash } from '../../src-shared/decks'

describe('the hash of a deck', () => {
  it('is the same for the same content, in whatever order its fields were written', () => {
    expect(deckHash({ cards: [{ id: 'a', vp: 1 }], titles: { en: 'A', ru: 'А' } })).toBe(
      deckHash({ titles: { ru: 'А', en: 'A' }, cards: [{ vp: 1, id: 'a' }] }),
    )
  })
  it('is another one when anything differs: a value, the order of cards, a field', () => {
    const hashes = [
      { cards: [1, 2] },
      { cards: [2, 1] },
      { cards: [1, 2, null] },
      { cards: [1, 2], more: null },
      { cards: ['1', 2] },
    ].map(deckHash)
    expect(new Set(hashes).size).toBe(hashes.length)
  })
  it('is 64 hex digits: SHA-256 of the ordered text', () => {
    expect(deckHash({})).toBe('44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a')
  })
})
