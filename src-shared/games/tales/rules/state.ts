/** The full state of a Dark Tales match, its events, and their private parts. */
import { stepsOf, type GameState, type Play, type Seat } from '../../../kernel'
import type { CardId, EffectKind, Item, Items, Place, TalesDeck, Time } from './deck'
import type { TalesOptions } from './options'

export interface TalesState extends GameState {
  /** The deck's tables: all cards as data. */
  readonly fixed: TalesDeck
  readonly seats: number
  readonly options: TalesOptions
  readonly first: Seat
  /** The ids of the two story cards. Public. */
  readonly tale: { readonly a: string; readonly b: string }
  /** Public. */
  turn: Turn
  /** Zone: each seat's cards, in the order of the deck's table. */
  hands: CardId[][]
  /** Zone: the deck, the top first. Its size is public. */
  deck: CardId[]
  /** Zone: each seat's points. Every gain is public when it happens, the total is its owner's. */
  vp: number[]
  /** The time card in force. Public, as all that follows. */
  time: CardInPlay
  common: CardInPlay[]
  /** What lies in front of each seat. */
  fronts: CardInPlay[][]
  /** Cards for the discard pile while they resolve: they are in play until then. */
  resolving: CardInPlay[]
  /** The whole pile, the top first. */
  discard: CardId[]
  items: Items[]
  stock: Items
  /** Cards that have come into play so far: their names are numbered by it. */
  played: number
  /** How the points came about, once the match is over. */
  reckoning: Reckoning | null
}

/** A card in play has a name of its own, by which it can be chosen; it loses it when it leaves. */
export interface CardInPlay {
  readonly name: string
  readonly card: CardId
}

/** `draw` (and the end of the game), `item`, `play`, `end` (permanents): the phase under way. */
export type Phase = 'draw' | 'item' | 'play' | 'end'

export interface Turn {
  readonly seat: Seat
  readonly number: number
  phase: Phase
  /** Cards played in this turn. */
  plays: number
}

/** What an effect, a gain or a loss comes from. `turn`: the turn itself (its phase 1). */
export type By =
  | { readonly by: 'turn' }
  /** `name`: its name in play. */
  | { readonly by: 'card'; readonly card: CardId; readonly name: string }
  | { readonly by: 'permanent'; readonly card: CardId; readonly name: string }
  /** Of story card A, from 1. */
  | { readonly by: 'line'; readonly line: number }

export type EndReason = 'points' | 'items' | 'shared'

/** One line of story card B for one seat. */
export interface Scored {
  /** Of story card B, from 1. */
  readonly line: number
  readonly seat: Seat
  /** What was counted: sets, things, unpaired ones. */
  readonly count: number
  /** Of a line that ranks: the place, from 1. */
  readonly place: number | null
  readonly vp: number
}

export interface Total {
  readonly seat: Seat
  /** During the game, and by story card B. */
  readonly played: number
  readonly story: number
  readonly total: number
  /** Items and cards in hand: it decides a tie. */
  readonly goods: number
}

export interface Reckoning {
  readonly scores: readonly Scored[]
  readonly totals: readonly Total[]
}

/**
 * Public fields only. Comments name the seats that get an `Aside` too, and its fields.
 * `at`: the seat in front of which a card lay, null for the common area (a card for the discard pile lies there too
 * while it resolves).
 */
export type TalesEvent =
  /** Ids of the story cards, and the time card in force. Each seat: cards (its hand) */
  | { readonly kind: 'deal'; readonly first: Seat; readonly a: string; readonly b: string; readonly time: CardId }
  | { readonly kind: 'turn'; readonly seat: Seat; readonly number: number }
  /** `cards`: how many; `left`: in the deck. seat: cards */
  | { readonly kind: 'draw'; readonly seat: Seat; readonly cards: number; readonly left: number; readonly by: By }
  /** Permanents that would leave their owner without a card are discarded (the Witch): their names in play. */
  | { readonly kind: 'escape'; readonly seat: Seat; readonly names: readonly string[] }
  /** A line of story card A is used, in phase 2 or (`free`) by a card that allows it. */
  | {
      readonly kind: 'useLine'
      readonly seat: Seat
      readonly line: number
      readonly paid: readonly Item[]
      readonly free: boolean
    }
  /** `how`: the card of the turn, one more, or revealed from the top of the deck; `name`: its name in play. */
  | {
      readonly kind: 'play'
      readonly seat: Seat
      readonly card: CardId
      readonly name: string
      readonly to: Place
      readonly how: 'turn' | 'more' | 'top'
    }
  /** A time card comes into force; the old one goes to the discard pile. */
  | { readonly kind: 'time'; readonly time: Time; readonly old: CardId }
  | { readonly kind: 'vp'; readonly seat: Seat; readonly vp: number; readonly by: By }
  | { readonly kind: 'item'; readonly seat: Seat; readonly item: Item; readonly by: By }
  | {
      readonly kind: 'discard'
      readonly seat: Seat
      readonly card: CardId
      readonly name: string
      readonly at: Seat | null
      readonly by: By
    }
  | {
      readonly kind: 'take'
      readonly seat: Seat
      readonly card: CardId
      readonly name: string
      readonly at: Seat | null
      readonly by: By
    }
  /** An item goes back to the stock. */
  | { readonly kind: 'returnItem'; readonly seat: Seat; readonly item: Item; readonly by: By }
  /** A card of the own hand goes to the discard pile. */
  | { readonly kind: 'discardHand'; readonly seat: Seat; readonly card: CardId; readonly by: By }
  | { readonly kind: 'takeDiscarded'; readonly seat: Seat; readonly card: CardId; readonly by: By }
  /** `looked`: at how many; one is taken. seat: looked, card */
  | { readonly kind: 'peek'; readonly seat: Seat; readonly looked: number; readonly left: number; readonly by: By }
  /** All hands, by seat. */
  | { readonly kind: 'hands'; readonly seat: Seat; readonly hands: readonly (readonly CardId[])[]; readonly by: By }
  /** An optional effect is not used. */
  | { readonly kind: 'decline'; readonly seat: Seat; readonly what: EffectKind; readonly by: By }
  /** An effect could do nothing. */
  | { readonly kind: 'nothing'; readonly seat: Seat; readonly what: EffectKind; readonly by: By }
  /** A card for the discard pile has done its effects and goes there. */
  | { readonly kind: 'away'; readonly card: CardId; readonly name: string }
  /** Line by line of story card B, and within a line seat by seat; lines worth nothing too. */
  | ({ readonly kind: 'score' } & Scored)
  | {
      readonly kind: 'end'
      readonly winners: readonly Seat[]
      readonly reason: EndReason
      readonly totals: readonly Total[]
    }

/** The private part of an event for one seat. */
export interface Aside {
  readonly cards?: readonly CardId[]
  readonly looked?: readonly CardId[]
  readonly card?: CardId
}

/** What every seat is shown, for a while. `seat`: who played the card. */
export type TalesShown = { readonly kind: 'hands'; readonly seat: Seat; readonly hands: readonly (readonly CardId[])[] }

export type TalesPlay = Play<TalesState, TalesEvent>

export const step = stepsOf<TalesState, TalesEvent>()
