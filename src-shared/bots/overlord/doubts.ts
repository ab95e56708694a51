/** Formal: demanding a symbol of somebody who may not have it. */
import type { Seat } from '../../kernel'
import type { ActionId, CardSymbol } from '../../games/overlord'
import { actionCard, SYMBOLS, serves } from '../../games/overlord/deck'
import type { Odds } from './hearsay'
import type { Memory } from './memory'
import { actionCost, lookWorth, POINT, threat } from './worth'

export const oddsOf = ({ hearsay, table, own }: Memory): Odds => hearsay.odds(table, own.hints)

/** What an action demands: its own symbol, or the one that is named with a joker. */
export const demandOf = ({ deck }: Memory, action: ActionId, named: CardSymbol | undefined): CardSymbol | null => {
  const { symbol } = actionCard(deck, action)
  return symbol === 'joker' ? (named ?? null) : symbol
}

/** A doubt that fails brings the hint, and its servant a look; one that holds brings the servant a point. */
export function doubting(memory: Memory, seat: Seat, fails: number): number {
  const theirs = threat(memory, seat)
  return fails * (POINT + theirs + lookWorth(memory, seat, POINT)) - (1 - fails) * theirs
}

/** A doubt that one might have, what it would be worth, and how likely it is that it is not answered. */
export interface Doubt {
  readonly symbol: CardSymbol
  readonly worth: number
  readonly fails: number
}

/** The best that a doubt could do to somebody, once they have played so many hints more; null without a card for it. */
export function bestDoubt(memory: Memory, odds: Odds, seat: Seat, played: number): Doubt | null {
  const passes = memory.own.actions.map(id => actionCard(memory.deck, id)).filter(card => serves(card, 'pass'))
  const doubts = passes.flatMap(card =>
    (card.symbol === 'joker' ? SYMBOLS : [card.symbol]).map((symbol): Doubt => {
      const fails = odds(seat, symbol, played)
      return { symbol, fails, worth: doubting(memory, seat, fails) - actionCost(memory, card.id) }
    }),
  )
  return doubts.reduce<Doubt | null>((best, one) => (best && best.worth >= one.worth ? best : one), null)
}

/** What a doubt is good for against somebody who answers now, with one hint more; nothing, where none is worth it. */
export const doubtWorth = (memory: Memory, odds: Odds, seat: Seat): number =>
  Math.max(0, bestDoubt(memory, odds, seat, 1)?.worth ?? 0)
