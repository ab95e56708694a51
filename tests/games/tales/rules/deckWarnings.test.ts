/** Decks that can be played, and are probably not meant so. */
import { describe, expect, it } from 'vitest'
import type { TalesDeck } from '../../../../src-shared/games/tales/rules'
import { HOUSE_DECK } from '../../../../src-shared/games/tales/rules/deck/house'
import { talesDeckWarnings } from '../../../../src-shared/games/tales/rules/deck/warnings'
import { talesMessages } from '../../../../src-shared/games/tales/locales/messages'
import { card, EVERYTHING, read } from './decks'

const found = (deck: unknown): string[] =>
  talesDeckWarnings(read(deck)).map(({ card: at, field, reason }) => `${at || '-'} ${field} ${reason}`)
const house = (change: Partial<TalesDeck>): unknown => ({ ...HOUSE_DECK, ...change })
const without = (...ids: readonly string[]): unknown =>
  house({ cards: HOUSE_DECK.cards.filter(({ id }) => !ids.includes(id)) })
const night = card({ id: 'night', time: 'night', copies: 30, titles: undefined as never })

/** What is odd about the house deck with these parts alone in place of its own: no lines of A where nothing is said. */
const reasons = (change: Partial<TalesDeck>): string[] =>
  talesDeckWarnings({ ...HOUSE_DECK, a: [{ id: 'a1', lines: [] }], ...change }).map(({ reason }) => reason)

describe('a deck is warned of', () => {
  it('not if it is the house deck, or has everything', () => {
    expect([found(HOUSE_DECK), found(EVERYTHING)]).toEqual([[], []])
  })

  it('where something waits for a day that never comes', () => {
    expect(found(without('day'))).toEqual(['night effects noDay'])
  })

  it('not if what waits for a night, or for the day, gets it', () => {
    const owl = card({ id: 'owl', effects: [{ do: 'when', time: 'night', effects: [{ do: 'vp', amount: 1 }] }] })
    expect(reasons({ cards: [night, owl] })).toEqual([])
  })

  it('where something waits for that day at the end of each turn', () => {
    const rooster = card({
      id: 'rooster',
      to: 'front',
      permanent: { endOfTurn: [{ do: 'when', time: 'day', effects: [{ do: 'vp', amount: 1 }] }] },
    })
    expect(reasons({ cards: [night, rooster] })).toEqual(['noDay'])
  })

  it('not where another item can be taken instead', () => {
    const noSwords = found(house({ items: { ...HOUSE_DECK.items, sword: 0 } }))
    expect(noSwords).toContain('cave effects noStock')
    for (const id of ['hero', 'charms']) expect(noSwords).not.toContain(`${id} effects noStock`)
  })

  it('where a line gives what there is not, if only by night', () => {
    const a = [
      {
        id: 'a1',
        lines: [{ cost: ['gold'], effects: [{ do: 'when', time: 'night', effects: [{ do: 'item', of: ['wand'] }] }] }],
      },
    ] as TalesDeck['a']
    expect(
      reasons({ cards: [card({ id: 'bard', vp: 1, copies: 40 })], a, items: { ...HOUSE_DECK.items, wand: 0 } }),
    ).toEqual(['noStock'])
  })

  it('where a line costs more of an item than there is', () => {
    const a: TalesDeck['a'] = [{ id: 'a1', lines: [{ cost: ['wand', 'wand'], effects: [{ do: 'vp', amount: 3 }] }] }]
    const costly = (wand: number): string[] => reasons({ cards: [night], a, items: { ...HOUSE_DECK.items, wand } })
    expect([costly(1), costly(2)]).toEqual([['tooDear'], []])
  })

  it('where there is no item to take, or to pay with', () => {
    expect(found(house({ items: { ...HOUSE_DECK.items, wand: 0 } }))).toEqual([
      'forest effects noStock',
      'fairy effects noStock',
      'a1 lines.2.cost tooDear',
      'a2 lines.0.cost tooDear',
      'a3 lines.1.cost tooDear',
    ])
    expect(found(house({ items: { ...HOUSE_DECK.items, wand: 1 } }))).toEqual([])
  })

  it('where an effect looks for cards that there are not', () => {
    expect(found(without('princess', 'fairy', 'gypsy', 'witch', 'helper'))).toEqual(['ogre effects noTarget'])
    expect(found(without('castle', 'forest', 'cave')).sort()).toEqual([
      'dragon effects noTarget',
      'gypsy effects noTarget',
    ])
    expect(found(without('hero', 'merchant', 'king', 'wizard', 'sage')).sort()).toEqual([
      'dragon effects noTarget',
      'princess effects noTarget',
    ])
  })

  it('not where one of the types that it looks for is there', () => {
    expect(found(without('hero', 'merchant', 'king', 'wizard', 'sage'))).not.toContain('a2 effects noTarget')
  })

  it('where an effect looks for an event, and there are none but Day and Night, which nothing can reach', () => {
    const broom = card({ id: 'broom', type: 'man', effects: [{ do: 'discard', types: ['event'] }] })
    const cards = HOUSE_DECK.cards.filter(({ id }) => id !== 'charms')
    expect(found(house({ cards: [...cards, broom] }))).toEqual(['broom effects noTarget'])
    expect(found(house({ cards: [...HOUSE_DECK.cards, broom] }))).toEqual([])
  })

  it('where it is soon empty: three rounds are a game', () => {
    const many = (copies: number) => house({ cards: HOUSE_DECK.cards.slice(0, 1).map(one => ({ ...one, copies })) })
    const short = (copies: number): boolean => found(many(copies)).includes('- cards short')
    expect([short(24), short(25)]).toEqual([true, false])
  })

  it('where nothing scores', () => {
    expect(
      talesDeckWarnings({ ...HOUSE_DECK, cards: [night], a: [{ id: 'a1', lines: [] }] }).map(({ reason }) => reason),
    ).toEqual(['noPoints'])
  })

  it('not where an effect scores, or what is shown', () => {
    const scores = (...effects: Parameters<typeof card>[0]['effects'] & object): string[] =>
      reasons({ cards: [night, card({ id: 'bard', effects })] })
    expect(scores({ do: 'vp', amount: 1 })).toEqual([])
    expect(scores({ do: 'showHands', types: ['event'], each: 1 })).toEqual([])
    expect(scores({ do: 'showHands', types: ['event'], each: 0 })).toEqual(['noPoints'])
  })

  it('in words of its own', () => {
    expect(Object.keys(talesMessages.en.deckWarnings).sort()).toEqual(
      ['noDay', 'noStock', 'tooDear', 'noTarget', 'short', 'noPoints'].sort(),
    )
  })
})
