/** The view of a Dark Tales table: the open part for everybody, and the private part of each seat. */
import type { Seat } from '../../../kernel'
import type { CardId, Items, Time } from './deck'
import type { CardInPlay, Phase, Scored, TalesState, Total } from './state'
import { timeOf } from './table'

export interface TalesOpen {
  /** The hash of the deck of cards that is played with; null for the house deck. */
  readonly hash: string | null
  /** The ids of the two story cards. */
  readonly tale: { readonly a: string; readonly b: string }
  readonly first: Seat
  readonly turn: { readonly seat: Seat; readonly number: number; readonly phase: Phase }
  /** How many cards the deck has left. */
  readonly deck: number
  readonly time: Time
  readonly timeCard: CardInPlay
  readonly common: readonly CardInPlay[]
  /** Cards on their way to the discard pile, while they resolve. */
  readonly resolving: readonly CardInPlay[]
  /** The whole pile, the top first. */
  readonly discard: readonly CardId[]
  readonly stock: Items
  readonly players: readonly TalesPlayer[]
  /** Line by line of story card B, once the match is over. */
  readonly scores: readonly Scored[] | null
}

export interface TalesPlayer {
  /** How many cards. */
  readonly hand: number
  readonly front: readonly CardInPlay[]
  readonly items: Items
  /** Open hands and totals exist only after the end of a match: null before. */
  readonly cards: readonly CardId[] | null
  readonly total: Total | null
}

export interface TalesOwn {
  /** In the order of the deck's table. */
  readonly hand: readonly CardId[]
  readonly vp: number
}

export function open(state: TalesState): TalesOpen {
  const { turn } = state
  return {
    hash: state.options.deck,
    tale: { a: state.tale.a, b: state.tale.b },
    first: state.first,
    turn: { seat: turn.seat, number: turn.number, phase: turn.phase },
    deck: state.deck.length,
    time: timeOf(state),
    timeCard: inPlay(state.time),
    common: state.common.map(inPlay),
    resolving: state.resolving.map(inPlay),
    discard: [...state.discard],
    stock: items(state.stock),
    players: state.hands.map((_, seat) => player(state, seat)),
    scores: state.reckoning && state.reckoning.scores.map(scored),
  }
}

function player(state: TalesState, seat: Seat): TalesPlayer {
  const hand = state.hands[seat] ?? [],
    own = state.items[seat]
  if (!own) throw new Error(`no seat ${seat}`)
  return {
    hand: hand.length,
    front: (state.fronts[seat] ?? []).map(inPlay),
    items: items(own),
    cards: state.outcome ? [...hand] : null,
    total: total(state.reckoning?.totals.find(one => one.seat === seat)),
  }
}

const inPlay = ({ name, card }: CardInPlay): CardInPlay => ({ name, card })

const items = ({ gold, sword, armour, wand }: Items): Items => ({ gold, sword, armour, wand })

const scored = ({ line, seat, count, place, vp }: Scored): Scored => ({ line, seat, count, place, vp })

const total = (one: Total | undefined): Total | null =>
  one ? { seat: one.seat, played: one.played, story: one.story, total: one.total, goods: one.goods } : null

export const own = (state: TalesState, seat: Seat): TalesOwn => ({
  hand: [...(state.hands[seat] ?? [])],
  vp: state.vp[seat] ?? 0,
})
