/** Deck files of Overlord: what is a deck, and what is refused, and why. */
import { describe, expect, it } from 'vitest'
import { isRefusal, type Json } from '../../../../src-shared/kernel'
import { overlord } from '../../../../src-shared/games/overlord/rules'
import { titledHouseDeck } from '../../../../src-shared/games/overlord/locales/houseDeck'
import { HOUSE_DECK, LEAST, MOST, readOverlordDeck, type Deck } from '../../../../src-shared/games/overlord/rules/deck'
import { DECK, OverlordTable, start } from './table'

type Loose = {
  [field: string]: unknown
  hints: { [field: string]: unknown }[]
  actions: { [field: string]: unknown }[]
}
const loose = (): Loose => structuredClone(DECK) as unknown as Loose
const read = (deck: unknown): Json => readOverlordDeck(deck as Json) as Json

/** A deck with one thing changed. */
function changed(change: (deck: Loose) => void): Json {
  const deck = loose()
  change(deck)
  return read(deck)
}

const first = (of: readonly { [field: string]: unknown }[]): { [field: string]: unknown } => of[0] ?? {}
const faulty = (card: string, field: string, reason: string) => ({
  refused: 'deckFaulty',
  params: expect.objectContaining({ card, field, reason }) as Json,
})

describe('a deck', () => {
  it('is read as it is, with nothing left out', () => {
    expect(read(DECK)).toEqual(DECK)
  })

  it('the house deck is one', () => {
    expect(read(titledHouseDeck)).toEqual(titledHouseDeck)
    expect([HOUSE_DECK.hints.length, HOUSE_DECK.actions.length]).toEqual([121, 37])
  })

  it('may have a name, and hints in one language alone, with a picture of the house or without', () => {
    const deck = changed(given => {
      given.titles = { ru: 'Своя колода' }
      given.hints[0] = {
        id: 'mine',
        symbol: 'joker',
        titles: { it: 'Il mio' },
        emblem: { base: 'hood', tone: 'moss', mark: 'clock' },
      }
    })
    expect(isRefusal(deck as object)).toBe(false)
  })

  it('needs one action that may pass the buck, and one without a skull: one card can be both', () => {
    const deck = changed(given => {
      for (const [i, action] of given.actions.entries())
        Object.assign(action, { kind: i === 0 ? 'both' : 'freeze', skull: i > 0 })
    })
    expect(isRefusal(deck as object)).toBe(false)
  })

  it('is what the match is played with', () => {
    const deck: Deck = { ...DECK, hints: DECK.hints.map(card => ({ ...card, id: `own-${card.id}` })) }
    const t = new OverlordTable(start(4, {}, 1, deck).match)
    expect([0, 1, 2, 3].flatMap(seat => t.hints(seat)).every(hint => hint.startsWith('own-'))).toBe(true)
  })

  it('is the house deck where the table has none', () => {
    const { state } = start(4, {}, 1, null).match.snapshot()
    expect(state.fixed).toEqual(HOUSE_DECK)
  })

  it("is the game's reader", () => {
    expect(overlord.decks).toBe(readOverlordDeck)
  })
})

describe('is refused', () => {
  it.each<[string, (deck: Loose) => void, [string, string, string]]>([
    [
      'a field that no deck has',
      deck => {
        deck.pictures = []
      },
      ['', 'pictures', 'unknown'],
    ],
    [
      'a field that no hint has',
      deck => {
        first(deck.hints).text = 'x'
      },
      ['character1', 'text', 'unknown'],
    ],
    [
      'no hints at all',
      deck => {
        delete (deck as { hints?: unknown }).hints
      },
      ['', 'hints', 'missing'],
    ],
    [
      'a hint without titles',
      deck => {
        delete first(deck.hints).titles
      },
      ['character1', 'titles', 'missing'],
    ],
    [
      'a symbol that there is not',
      deck => {
        first(deck.hints).symbol = 'dragon'
      },
      ['character1', 'symbol', 'word'],
    ],
    [
      'a kind that there is not',
      deck => {
        first(deck.actions).kind = 'stop'
      },
      ['pass-character-1', 'kind', 'word'],
    ],
    [
      'a picture that there is not',
      deck => {
        first(deck.hints).emblem = { base: 'ferrari', tone: 'moss' }
      },
      ['character1', 'emblem.base', 'word'],
    ],
    [
      'a skull that is no yes or no',
      deck => {
        first(deck.actions).skull = 1
      },
      ['pass-character-1', 'skull', 'type'],
    ],
    [
      'an id with other signs',
      deck => {
        first(deck.hints).id = 'a b'
      },
      ['a b', 'id', 'letters'],
    ],
    [
      'an empty id',
      deck => {
        first(deck.hints).id = ''
      },
      ['', 'hints.0.id', 'range'],
    ],
    [
      'a title that is too long',
      deck => {
        first(deck.hints).titles = { en: 'x'.repeat(MOST.title + 1) }
      },
      ['character1', 'titles.en', 'range'],
    ],
    [
      'a title with unseen signs',
      deck => {
        first(deck.hints).titles = { en: 'a\u202eb' }
      },
      ['character1', 'titles.en', 'unseen'],
    ],
    [
      'a hint without any title',
      deck => {
        first(deck.hints).titles = {}
      },
      ['character1', 'titles', 'untitled'],
    ],
    [
      'two hints of one id',
      deck => {
        ;(deck.hints[1] ?? {}).id = 'character1'
      },
      ['character1', 'id', 'doubled'],
    ],
    [
      'two actions of one id',
      deck => {
        ;(deck.actions[1] ?? {}).id = 'pass-character-1'
      },
      ['pass-character-1', 'id', 'doubled'],
    ],
    [
      'no action that passes',
      deck => {
        for (const card of deck.actions) card.kind = 'freeze'
      },
      ['', 'actions', 'noPass'],
    ],
    [
      'skulls alone',
      deck => {
        for (const card of deck.actions) card.skull = true
      },
      ['', 'actions', 'onlySkulls'],
    ],
  ])('%s', (_, change, [card, field, reason]) => {
    expect(changed(change)).toEqual(faulty(card, field, reason))
  })

  it('what is no deck at all', () => {
    for (const given of [null, 7, 'deck', [], { hints: 1, actions: 2 }])
      expect(read(given)).toMatchObject({ refused: 'deckFaulty' })
  })

  it('__proto__ as a field', () => {
    expect(read(JSON.parse(JSON.stringify(DECK).replace('{', '{"__proto__":{"a":1},')))).toEqual(
      faulty('', '__proto__', 'unknown'),
    )
  })

  it.each([
    ['hints', LEAST.hints],
    ['actions', LEAST.actions],
  ] as const)('too few %s; the least (%i) are enough', (what, least) => {
    const cut = (count: number) => read({ ...DECK, [what]: DECK[what].slice(0, count) })
    expect(cut(least - 1)).toEqual({
      refused: 'deckFaulty',
      params: { card: '', field: what, reason: 'tooFew', least },
    })
    expect(isRefusal(cut(least) as object)).toBe(false)
  })

  it.each([
    ['hints', MOST.hints],
    ['actions', MOST.actions],
  ] as const)('too many %s; the most (%i) are not', (what, most) => {
    const many = (count: number) =>
      read({ ...DECK, [what]: Array.from({ length: count }, (_, i) => ({ ...DECK[what][i % 30], id: `card-${i}` })) })
    expect(many(most + 1)).toEqual(faulty('', what, 'range'))
    expect(isRefusal(many(most) as object)).toBe(false)
  })
})
