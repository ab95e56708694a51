/**
 * What can be played, and is probably not meant: a rule that can never come up. The texts are in the locales under
 * `deckWarnings`.
 *
 * | reason | what is odd |
 * |---|---|
 * | noFreeze | no action freezes: nobody can ever interrupt |
 * | onlyJokers | every hint is a joker: any hint answers any demand |
 * | noSymbol { symbol } | an action demands a symbol that no hint has, and there is no joker |
 * | noSkulls | no action has a skull: whoever begs is spared |
 */
import type { DeckFault } from '../../../decks'
import type { Deck } from './deck'

/** The texts under `deckWarnings` of this game. */
export type OverlordDeckWarning = 'noFreeze' | 'onlyJokers' | 'noSymbol' | 'noSkulls'

/** @param deck as `readOverlordDeck` has read it */
export function overlordDeckWarnings({ hints, actions }: Pick<Deck, 'hints' | 'actions'>): readonly DeckFault[] {
  const warning = (field: string, reason: OverlordDeckWarning, more = {}, card = ''): DeckFault => ({
    card,
    field,
    reason,
    ...more,
  })
  const jokers = hints.filter(({ symbol }) => symbol === 'joker').length
  const demanded = [...new Set(actions.map(({ symbol }) => symbol))].filter(symbol => symbol !== 'joker')
  return [
    ...(actions.every(({ kind }) => kind === 'pass') ? [warning('actions', 'noFreeze')] : []),
    ...(jokers === hints.length ? [warning('hints', 'onlyJokers')] : []),
    ...(jokers > 0 ? [] : demanded)
      .filter(symbol => !hints.some(hint => hint.symbol === symbol))
      .map(symbol => warning('hints', 'noSymbol', { symbol })),
    ...(actions.some(({ skull }) => skull) ? [] : [warning('actions', 'noSkulls')]),
  ]
}
