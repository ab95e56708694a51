/** Decks that can be played, and in which a rule can never come up. */
import { describe, expect, it } from 'vitest'
import { overlordMessages } from '../../../../src-shared/games/overlord/locales/messages'
import { HOUSE_DECK, type ActionCard, type HintCard } from '../../../../src-shared/games/overlord/rules/deck'
import { overlordDeckWarnings } from '../../../../src-shared/games/overlord/rules/deckWarnings'

const { hints, actions } = HOUSE_DECK
const found = (of: readonly HintCard[], acts: readonly ActionCard[]): string[] =>
  overlordDeckWarnings({ hints: of, actions: acts }).map(({ field, reason }) => `${field} ${reason}`)

describe('a deck is warned of', () => {
  it('not if it is the house deck', () => {
    expect(found(hints, actions)).toEqual([])
  })
  it('without a freeze; one that may freeze is enough', () => {
    const passes = actions.map(card => ({ ...card, kind: 'pass' as const }))
    expect(found(hints, passes)).toEqual(['actions noFreeze'])
    expect(found(hints, [...passes.slice(1), { ...passes[0], kind: 'both' } as ActionCard])).toEqual([])
  })
  it('not where a joker is played for a symbol: it demands none by itself', () => {
    const jokers = actions.map(card => ({ ...card, symbol: 'joker' as const }))
    expect(
      found(
        hints.filter(({ symbol }) => symbol !== 'joker'),
        jokers,
      ),
    ).toEqual([])
  })
  it('with jokers alone', () => {
    expect(
      found(
        hints.map(card => ({ ...card, symbol: 'joker' as const })),
        actions,
      ),
    ).toEqual(['hints onlyJokers'])
  })
  it('where a symbol is demanded that no hint has, unless a joker answers', () => {
    const noItems = hints.filter(({ symbol }) => symbol !== 'item')
    expect(found(noItems, actions)).toEqual([])
    expect(
      found(
        noItems.filter(({ symbol }) => symbol !== 'joker'),
        actions,
      ),
    ).toEqual(['hints noSymbol'])
  })
  it('without a skull', () => {
    expect(
      found(
        hints,
        actions.map(card => ({ ...card, skull: false })),
      ),
    ).toEqual(['actions noSkulls'])
  })
  it('in words of its own', () => {
    expect(Object.keys(overlordMessages.en.deckWarnings).sort()).toEqual(
      ['noFreeze', 'onlyJokers', 'noSymbol', 'noSkulls'].sort(),
    )
  })
})
