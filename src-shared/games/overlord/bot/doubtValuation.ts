/** Formal rules: the value of doubting, that is, of demanding a symbol from a seat that may not have it. */
import type { Seat } from '../../../kernel'
import type { ActionId, CardSymbol } from '../rules'
import { actionCard, SYMBOLS, serves } from '../rules/deck'
import type { Odds } from './cardTracking'
import type { Memory } from './memory'
import { actionCost, lookValue, POINT, pointCost } from './formalValuation'

/** The chances that seats cannot answer demands. */
export const oddsOf = ({ cardTracking, table, own }: Memory): Odds => cardTracking.odds(table, own.hints)

/** The symbol that an action demands: its own, or the one named with a joker. */
export const demandOf = ({ deck }: Memory, action: ActionId, named: CardSymbol | undefined): CardSymbol | null => {
  const { symbol } = actionCard(deck, action)
  return symbol === 'joker' ? (named ?? null) : symbol
}

/**
 * The expected value of a doubt. If the servant cannot answer, it loses the hint and gets a look; otherwise it gains a
 * point.
 * @param fails the chance that it cannot answer
 */
export function expectedDoubtValue(memory: Memory, seat: Seat, fails: number): number {
  const theirs = pointCost(memory, seat)
  return fails * (POINT + theirs + lookValue(memory, seat, POINT)) - (1 - fails) * theirs
}

/** A possible doubt, its value, and the chance that it is not answered. */
export interface Doubt {
  readonly symbol: CardSymbol
  readonly value: number
  readonly fails: number
}

/** The best doubt against a seat after it has played this many more hints; null without a card for it. */
export function bestDoubt(memory: Memory, odds: Odds, seat: Seat, played: number): Doubt | null {
  const passes = memory.own.actions.map(id => actionCard(memory.deck, id)).filter(card => serves(card, 'pass'))
  const doubts = passes.flatMap(card =>
    (card.symbol === 'joker' ? SYMBOLS : [card.symbol]).map((symbol): Doubt => {
      const fails = odds(seat, symbol, played)
      return { symbol, fails, value: expectedDoubtValue(memory, seat, fails) - actionCost(memory, card.id) }
    }),
  )
  return doubts.reduce<Doubt | null>((best, one) => (best && best.value >= one.value ? best : one), null)
}

/** The value of being able to doubt a seat after its next hint, at least 0. */
export const doubtValue = (memory: Memory, odds: Odds, seat: Seat): number =>
  Math.max(0, bestDoubt(memory, odds, seat, 1)?.value ?? 0)
