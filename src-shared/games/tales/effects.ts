/** Reading effects: where they stand in the deck, and whether they would do anything now. All of it is public. */
import type { Seat } from '../../kernel'
import { gameCard, within, type Amount, type Effect, type Time } from './deck'
import { usableLines } from './lines'
import { moreCards } from './more'
import { frontOf, inPlay, inStock, kindOf, mayDraw, storyA, targetsOf, timeOf } from './table'
import type { By, TalesState } from './state'

/** On whose behalf effects are done, and by what. */
export interface Doing {
  readonly seat: Seat
  readonly by: By
  /** What time it was before this card came. */
  readonly was: Time
}

/** One effect by its place: in the list of its card or line, and from there inwards. */
export interface Doer extends Doing {
  readonly path: readonly number[]
}

/** The list of effects at this place; the card's or line's own for an empty path. */
export function effectList(state: TalesState, by: By, path: readonly number[]): readonly Effect[] {
  return path.reduce<readonly Effect[]>(
    (list, at) => {
      const effect = list[at]
      return effect ? within(effect) : []
    },
    ownEffects(state, by),
  )
}

function ownEffects(state: TalesState, by: By): readonly Effect[] {
  switch (by.by) {
    case 'turn':
      return []
    case 'card':
      return gameCard(state.fixed, by.card).effects
    case 'permanent':
      return gameCard(state.fixed, by.card).permanent?.endOfTurn ?? []
    case 'line':
      return storyA(state).lines[by.line - 1]?.effects ?? []
  }
}

/** The effect at this place, of the kind that its step is for. @throws when it is of another kind. */
export function effectAt<K extends Effect['do']>(
  state: TalesState,
  { by, path }: Doer,
  kind: K,
): Extract<Effect, { do: K }> {
  const effect = effectList(state, by, path.slice(0, -1))[path.at(-1) ?? 0]
  if (effect?.do !== kind) throw new Error(`no ${kind} at ${path.join()}`)
  return effect as Extract<Effect, { do: K }>
}

/** The card in play whose effect it is, or null. */
export const selfOf = (by: By): string | null => (by.by === 'card' || by.by === 'permanent' ? by.name : null)

/** How many points an amount is now. */
export function pointsOf(state: TalesState, amount: Amount, { seat, by }: Doing): number {
  if (typeof amount === 'number') return amount
  const { per, each, most } = amount
  const counted = (per.in === 'play' ? inPlay(state) : frontOf(state, seat)).filter(
    one =>
      ('card' in per ? one.card === per.card : per.types.includes(kindOf(state, one).type)) &&
      !(per.others && one.name === selfOf(by)),
  )
  return each * Math.min(counted.length, most ?? counted.length)
}

/** Whether this effect would do anything now. */
export function doable(state: TalesState, effect: Effect, doing: Doing): boolean {
  const { seat, by, was } = doing
  switch (effect.do) {
    case 'vp':
      return pointsOf(state, effect.amount, doing) > 0
    case 'draw':
      return state.deck.length > 0 && mayDraw(state, seat)
    case 'item':
      return inStock(state.stock, effect.of).length > 0
    case 'discard':
    case 'takeInPlay':
      return targetsOf(state, effect.types, selfOf(by)).length > 0
    case 'takeDiscarded':
      return state.discard.length > 0
    // Rulings: Wizard on an empty deck: nothing. Helper with no card left: nothing.
    case 'playTop':
    case 'peek':
      return state.deck.length > 0
    case 'showHands':
      return true
    case 'useLine':
      return usableLines(state, seat).length > 0
    case 'playMore':
      return moreCards(state, seat)
    case 'when':
      return isTime(state, effect, was) && effect.effects.some(inner => doable(state, inner, doing))
    case 'may':
      return effect.effects.some(inner => doable(state, inner, doing))
  }
}

export const isTime = (state: TalesState, when: Extract<Effect, { do: 'when' }>, was: Time): boolean =>
  when.time === (when.was ? was : timeOf(state))
