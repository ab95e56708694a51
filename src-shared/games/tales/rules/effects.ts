/** Whether effects would do anything now. All that decides it is public. */
import type { Seat } from '../../../kernel'
import type { Amount, Counted, Effect, EffectOf, Item, ItemLine, Time } from './deck'
import type { EffectContext } from './effectPlace'
import { changed, priceIn } from './lines'
import { hasSpareCard, moreCards } from './more'
import { canReveal } from './rulings'
import {
  frontOf,
  handOf,
  inPlay,
  inStock,
  itemsOf,
  kindOf,
  mayDraw,
  storyA,
  targetsOf,
  timeOf,
  type CardAt,
} from './table'
import type { By, TalesState } from './state'

/** The card in play whose effect it is, or null. */
export const selfOf = (by: By): string | null => (by.by === 'card' || by.by === 'permanent' ? by.name : null)

/** How many points an amount is now. */
export function pointsOf(state: TalesState, amount: Amount, { seat, by }: EffectContext): number {
  if (typeof amount === 'number') return amount
  const { per, each, most } = amount,
    counted = countOf(state, per, seat, selfOf(by))
  return each * Math.min(counted, most ?? counted)
}

/** How many of these there are for this seat. What a hand holds is hidden: of it the number alone counts. */
function countOf(state: TalesState, per: Counted, seat: Seat, self: string | null): number {
  if (per.in === 'hand') return handOf(state, seat).length
  if (per.in === 'items')
    return (per.all ? state.items : [itemsOf(state, seat)])
      .flatMap(items => per.of.map(item => items[item]))
      .reduce((sum, n) => sum + n, 0)
  return (per.in === 'play' ? inPlay(state) : frontOf(state, seat)).filter(
    one =>
      ('card' in per ? one.card === per.card : per.types.includes(kindOf(state, one).type)) &&
      !(per.others && one.name === self),
  ).length
}

/** The cards in play that an effect may choose, for the player who does it. */
export const targetsFor = (
  state: TalesState,
  { types, in: within }: Pick<EffectOf<'discard' | 'takeInPlay'>, 'types' | 'in'>,
  { seat, by }: Pick<EffectContext, 'seat' | 'by'>,
): CardAt[] => targetsOf(state, types, selfOf(by)).filter(({ at }) => within !== 'front' || at === seat)

/** Those of these items that a seat can return. */
export const returnable = (state: TalesState, seat: Seat, of: readonly Item[]): Item[] =>
  inStock(itemsOf(state, seat), of)

/**
 * Whether this effect would do anything now.
 * @param stock where items are taken from: those that a line returns count as there
 */
export function doable(state: TalesState, effect: Effect, context: EffectContext, stock = state.stock): boolean {
  const { seat, by, was } = context
  switch (effect.do) {
    case 'vp':
      return pointsOf(state, effect.amount, context) > 0
    case 'draw':
      return state.deck.length > 0 && mayDraw(state, seat)
    case 'item':
      return effect.of.some(item => stock[item] > 0)
    case 'discard':
    case 'takeInPlay':
      return targetsFor(state, effect, { seat, by }).length > 0
    case 'discardHand':
      return hasSpareCard(state, seat)
    case 'returnItem':
      return returnable(state, seat, effect.of).length > 0
    case 'takeDiscarded':
      return state.discard.length > 0
    case 'playTop':
    case 'peek':
      return canReveal(state.deck.length)
    case 'showHands':
      return true
    case 'useLine':
      return usableLines(state, seat).length > 0
    case 'playMore':
      return moreCards(state, seat)
    case 'when':
      return isTime(state, effect, was) && effect.effects.some(inner => doable(state, inner, context, stock))
    case 'may':
      return effect.effects.some(inner => doable(state, inner, context, stock))
  }
}

export const isTime = (state: TalesState, when: EffectOf<'when'>, was: Time): boolean =>
  when.time === (when.was ? was : timeOf(state))

/** The numbers of the lines that this seat can use now, from 1. */
export function usableLines(state: TalesState, seat: Seat): number[] {
  const numbers: number[] = []
  for (const [i, line] of storyA(state).lines.entries()) if (isUsable(state, seat, line, i + 1)) numbers.push(i + 1)
  return numbers
}

/**
 * Its items can be returned; what discards, exchanges or takes from the discard pile (`needed`) finds something to
 * take; and the line as a whole would do anything. Returned items count as in stock again.
 */
function isUsable(state: TalesState, seat: Seat, line: ItemLine, number: number): boolean {
  const own = itemsOf(state, seat)
  if (!line.cost.every(item => own[item] >= priceIn(line, item))) return false
  const stock = changed(state.stock, line, 1),
    context: EffectContext = { seat, by: { by: 'line', line: number }, was: timeOf(state) }
  // What it costs matters to no effect of a line: none of them uses another line (deck/check.ts).
  const would = line.effects.map(effect => doable(state, effect, context, stock))
  return line.effects.every((effect, i) => !effect.needed || would[i]) && would.includes(true)
}
