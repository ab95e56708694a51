/** Deck files: what is read, and what is refused with which card, field and reason. */
import { describe, expect, it } from 'vitest'
import { deckHash } from '../../../../src-shared/decks'
import type { Json } from '../../../../src-shared/kernel'
import { tales, type Effect, type GameCard } from '../../../../src-shared/games/tales/rules'
import { HOUSE_DECK } from '../../../../src-shared/games/tales/rules/deck/house'
import { asJson, card, EVERYTHING, read } from './decks'
import { deal } from './table'

/** What is wrong with a deck: `card field reason`. */
function fault(deck: unknown): string {
  const refused = tales.decks?.(asJson(deck)) as {
    refused?: string
    params?: { card?: string; field?: string; reason?: string }
  }
  const { card: at = '', field = '', reason = '' } = refused.params ?? {}
  return refused.refused === 'deckFaulty' ? `${at || '-'} ${field} ${reason}` : 'read'
}

/** The house deck with one more card, with one of its own cards changed, with something else changed. */
const plus = (one: object): unknown => ({ ...HOUSE_DECK, cards: [...HOUSE_DECK.cards, one] })
const doing = (...effects: readonly object[]): unknown => plus({ ...card({ id: 'mine' }), effects })
const changed = (id: string, change: object): unknown => ({
  ...HOUSE_DECK,
  cards: HOUSE_DECK.cards.map(one => (one.id === id ? { ...one, ...change } : one)),
})
const without = (one: object, key: string): object =>
  Object.fromEntries(Object.entries(one).filter(([name]) => name !== key))
const storyA = (...effects: readonly object[]): unknown => ({
  ...HOUSE_DECK,
  a: [{ id: 'a1', lines: [{ cost: ['gold'], effects }] }],
})
const storyB = (line: object): unknown => ({ ...HOUSE_DECK, b: [{ id: 'b1', lines: [line] }] })
const lines = (count: number, price: number): unknown => ({
  ...HOUSE_DECK,
  a: [
    {
      id: 'a1',
      lines: new Array<object>(count).fill({ cost: new Array<string>(price).fill('gold'), effects: many(1) }),
    },
  ],
})
const nested = (depth: number): object =>
  depth === 0 ? { do: 'vp', amount: 1 } : { do: 'may', effects: [nested(depth - 1)] }
const many = (count: number): Effect[] => new Array<Effect>(count).fill({ do: 'vp', amount: 1 })
const kinds = (count: number, copies: number): GameCard[] =>
  Array.from({ length: count }, (_, i) => card({ id: `kind${i}`, copies }))
const night = card({ id: 'night', time: 'night' })

describe('a deck that is read', () => {
  it('the house deck is a deck like any other, and reads as itself', () => {
    expect(read(HOUSE_DECK)).toEqual(HOUSE_DECK)
    expect(deckHash(asJson(read(HOUSE_DECK)))).toBe(deckHash(asJson(HOUSE_DECK)))
  })

  it('every word of the vocabulary', () => {
    expect(read(EVERYTHING)).toEqual(EVERYTHING)
  })

  it('house cards need no title; others are content with one language', () => {
    expect(fault(plus(card({ id: 'mine', titles: { it: 'Mio' } })))).toBe('read')
  })

  it.each([
    ['13 cards', { ...HOUSE_DECK, cards: [{ ...night, copies: 13 }] }],
    ['200 cards', { ...HOUSE_DECK, cards: [night, ...kinds(19, 10), { ...card({ id: 'last' }), copies: 9 }] }],
    ['12 effects', doing(...many(12))],
    ['effects 3 deep', doing(nested(2))],
    ['30 effects in all', doing(...new Array<object>(6).fill({ do: 'may', effects: many(4) }))],
    ['a title of 40', plus(card({ id: 'mine', titles: { en: 'x'.repeat(40) } }))],
    [
      '6 story cards',
      { ...HOUSE_DECK, a: 'abcdef'.split('').map(id => ({ id, titles: { en: id }, lines: HOUSE_DECK.a[0]?.lines })) },
    ],
    ['6 lines of a story card, each for 4 items', lines(6, 4)],
    ['20 of an item', { ...HOUSE_DECK, items: { ...HOUSE_DECK.items, gold: 20 } }],
    ['10 cards looked at', doing({ do: 'peek', look: 10 })],
    ['a place count for three only', storyB({ score: 'rank', of: ['gold'], vp: [3, 2, 1] })],
  ])('at the bounds: %s', (_, deck) => {
    expect(fault(deck)).toBe('read')
  })

  it('its hash stands in the view', () => {
    const { match } = deal(2, { deck: 'ab'.repeat(32), a: 'first', b: 'first' }, 1, read(EVERYTHING))
    expect(match.view(null).open.table).toMatchObject({ hash: 'ab'.repeat(32), tale: { a: 'own-a', b: 'own-b' } })
  })

  it('a set story card that it lacks is refused, not drawn at random', () => {
    const own = read(EVERYTHING) as unknown as Json
    expect(tales.validateOptions({ a: 'second', b: 'first' }, 2, own)).toEqual({
      refused: 'storyMissingA',
      params: { n: 1 },
    })
    expect(tales.validateOptions({ a: 'first', b: 'third' }, 2, own)?.refused).toBe('storyMissingB')
    expect(tales.validateOptions({ a: 'first', b: 'random' }, 2, own)).toBeNull()
    expect(tales.validateOptions({ a: 'third', b: 'third' }, 2, null)).toBeNull()
    expect(() => deal(2, { deck: 'ab'.repeat(32), a: 'third' }, 1, read(EVERYTHING))).toThrow('story card')
  })
})

describe('a deck that is refused', () => {
  it.each([
    ['no deck at all', 'deck', '-  type'],
    ['nothing in it', {}, '- cards missing'],
    ['a field that no deck has', { ...HOUSE_DECK, colour: 'red' }, '- colour unknown'],
    ['a field that no card has', changed('king', { strength: 3 }), 'king strength unknown'],
    [
      'a card without a place',
      { ...HOUSE_DECK, cards: [without(card({ id: 'mine' }), 'to'), ...HOUSE_DECK.cards] },
      'mine to missing',
    ],
    ['a type that is none', changed('king', { type: 'monster' }), 'king type word'],
    ['a picture that we have not', changed('king', { art: 'unicorn' }), 'king art word'],
    ['no copies', changed('king', { copies: 0 }), 'king copies range'],
    ['half a copy', changed('king', { copies: 1.5 }), 'king copies range'],
    ['41 copies', changed('king', { copies: 41 }), 'king copies range'],
    ['points without measure', changed('king', { vp: 51 }), 'king vp range'],
    ['points lost', changed('king', { vp: -1 }), 'king vp range'],
    ['copies in words', changed('king', { copies: 'two' }), 'king copies type'],
    ['an id that marks a name in play', plus(card({ id: 'mine#2' })), 'mine#2 id letters'],
    ['an effect that is none', doing({ do: 'explode' }), 'mine effects.0.do word'],
    [
      'an effect with more than it says',
      doing({ do: 'draw', cards: 1, faster: true }),
      'mine effects.0.faster unknown',
    ],
    ['a draw of a whole deck', doing({ do: 'draw', cards: 48 }), 'mine effects.0.cards range'],
    ['no item to take', doing({ do: 'item', of: [] }), 'mine effects.0.of range'],
    ['an item that is none', doing({ do: 'item', of: ['crown'] }), 'mine effects.0.of.0 word'],
    ['13 effects', doing(...many(13)), 'mine effects range'],
    ['effects 4 deep', doing(nested(3)), 'mine effects.0.effects.0.effects.0.effects deep'],
    [
      '31 effects in all',
      doing({ do: 'draw', cards: 1 }, ...new Array<object>(6).fill({ do: 'may', effects: many(4) })),
      'mine effects long',
    ],
    [
      '31 effects in all, some of them at the end of each turn',
      plus({
        ...card({ id: 'mine', to: 'front', permanent: { endOfTurn: many(1) } }),
        effects: new Array<object>(6).fill({ do: 'may', effects: many(4) }),
      }),
      'mine effects long',
    ],
    ['a choice of nothing', doing({ do: 'may', effects: [] }), 'mine effects.0.effects range'],
    ['a title too long', plus(card({ id: 'mine', titles: { en: 'x'.repeat(41) } })), 'mine titles.en range'],
    ['a text too long', changed('king', { texts: { ru: 'x'.repeat(401) } }), 'king texts.ru range'],
    ['a title with unseen characters', plus(card({ id: 'mine', titles: { en: 'a\u202eb' } })), 'mine titles.en unseen'],
    ['a title in a language of its own', changed('king', { titles: { xx: 'Koning' } }), 'king titles.xx unknown'],
    ['no title', plus(without(card({ id: 'mine' }), 'titles')), 'mine titles untitled'],
    ['titles in no language', plus(card({ id: 'mine', titles: {} })), 'mine titles untitled'],
    [
      'a story card without a title',
      { ...HOUSE_DECK, b: [{ ...HOUSE_DECK.b[0], id: 'mine' }] },
      'mine titles untitled',
    ],
    ['two cards of one id', plus(card({ id: 'king' })), 'king id doubled'],
    [
      'a story card with the id of a card',
      { ...HOUSE_DECK, a: [{ ...HOUSE_DECK.a[0], id: 'king' }] },
      'king id doubled',
    ],
    ['12 cards', { ...HOUSE_DECK, cards: [{ ...night, copies: 12 }] }, '- cards few'],
    ['201 cards', { ...HOUSE_DECK, cards: [night, ...kinds(20, 10)] }, '- cards many'],
    ['201 kinds of cards', { ...HOUSE_DECK, cards: [night, ...kinds(200, 1)] }, '- cards range'],
    ['ten thousand cards', { ...HOUSE_DECK, cards: kinds(10_000, 1) }, '- cards range'],
    ['no Night', { ...HOUSE_DECK, cards: HOUSE_DECK.cards.filter(({ id }) => id !== 'night') }, '- cards noNight'],
    [
      'a count of a card it does not have',
      doing({ do: 'vp', amount: { each: 1, per: { in: 'play', card: 'unicorn' } } }),
      'mine effects.0.amount.per.card unknownCard',
    ],
    [
      'the same, deep within',
      doing({
        do: 'discard',
        types: ['man'],
        then: [{ do: 'vp', amount: { each: 1, per: { in: 'front', card: 'unicorn' } } }],
      }),
      'mine effects.0.then.0.amount.per.card unknownCard',
    ],
    [
      'the same at the end of each turn',
      plus(
        card({
          id: 'mine',
          to: 'front',
          permanent: { endOfTurn: [{ do: 'vp', amount: { each: 1, per: { in: 'play', card: 'unicorn' } } }] },
        }),
      ),
      'mine permanent.endOfTurn.0.amount.per.card unknownCard',
    ],
    ['a Night in front of somebody', changed('night', { to: 'front' }), 'night to timeInCommon'],
    ['a permanent in the common area', changed('sage', { to: 'common' }), 'sage permanent permanentInFront'],
    ['a permanent of nothing', changed('sage', { permanent: {} }), 'sage permanent empty'],
    ['"needed" on a card', doing({ do: 'draw', cards: 1, needed: true }), 'mine effects.0.needed neededOnLine'],
    [
      '"needed" within a line\'s effect',
      storyA({ do: 'may', effects: [{ do: 'draw', cards: 1, needed: true }] }),
      'a1 lines.0.effects.0.effects.0.needed neededOnLine',
    ],
    ['a line that uses lines', storyA({ do: 'vp', amount: 1 }, { do: 'useLine' }), 'a1 lines.0.effects.1 lineInLine'],
    [
      'a line that may use lines',
      storyA({ do: 'may', effects: [{ do: 'useLine' }] }),
      'a1 lines.0.effects.0.effects.0 lineInLine',
    ],
    ['a line that does nothing', storyA(), 'a1 lines.0.effects range'],
    [
      'a line that costs nothing',
      { ...HOUSE_DECK, a: [{ id: 'a1', lines: [{ cost: [], effects: many(1) }] }] },
      'a1 lines.0.cost range',
    ],
    ['seven lines of a story card', lines(7, 1), 'a1 lines range'],
    ['a line that costs five items', lines(1, 5), 'a1 lines.0.cost range'],
    ['21 of an item', { ...HOUSE_DECK, items: { ...HOUSE_DECK.items, gold: 21 } }, '- items.gold range'],
    ['half an item', { ...HOUSE_DECK, items: { ...HOUSE_DECK.items, gold: 1.5 } }, '- items.gold range'],
    ['a look at 11 cards', doing({ do: 'peek', look: 11 }), 'mine effects.0.look range'],
    ['51 points for a place', storyB({ score: 'rank', of: ['gold'], vp: [51] }), 'b1 lines.0.vp.0 range'],
    ['no story card B', { ...HOUSE_DECK, b: [] }, '- b range'],
    [
      'seven story cards A',
      { ...HOUSE_DECK, a: 'abcdefg'.split('').map(id => ({ id, titles: { en: id }, lines: HOUSE_DECK.a[0]?.lines })) },
      '- a range',
    ],
    ['a way to score that is none', storyB({ score: 'luck', vp: 3 }), 'b1 lines.0.score word'],
    ['points for every 0 gold', storyB({ score: 'each', of: ['gold'], per: 0, vp: 1 }), 'b1 lines.0.per range'],
    ['places for five players', storyB({ score: 'rank', of: ['gold'], vp: [5, 4, 3, 2, 1] }), 'b1 lines.0.vp range'],
    ['a set of two equals', storyB({ score: 'sets', of: ['sword', 'sword'], vp: 3 }), 'b1 lines.0.of doubled'],
    [
      'an item paired with itself',
      storyB({ score: 'unpaired', of: ['sword', 'sword'], vp: 3 }),
      'b1 lines.0.of doubled',
    ],
  ])('%s', (_, deck, expected) => {
    expect(fault(deck)).toBe(expected)
  })
})
