/**
 * The cards of Dark Tales, as data: a deck is game cards, story cards A and B, and a supply of items. Everything a card
 * does is composed of the small vocabulary below, so that a table's own deck needs no code, and a client can say in
 * words what any card does. The schema of deck files is deck/schema.ts, their further checks deck/check.ts; the deck
 * we ship is deck/house.ts and deck/stories.ts.
 */
import type { LocalizedTitle } from '../../../decks'
import { cardById, distinctInTableOrder, inTableOrder } from '../../../kernel/lookup'

export const CARD_TYPES = ['man', 'woman', 'villain', 'place', 'event'] as const
export type CardType = (typeof CARD_TYPES)[number]

export const ITEMS = ['gold', 'sword', 'armour', 'wand'] as const
export type Item = (typeof ITEMS)[number]

/** How many there are of each item: in the stock, or of a player. */
export type Items = { [item in Item]: number }

/** Where a played card goes: the common area, in front of its player, the discard pile (after its effects). */
export const PLACES = ['common', 'front', 'discard'] as const
export type Place = (typeof PLACES)[number]

export const TIMES = ['day', 'night'] as const
export type Time = (typeof TIMES)[number]

/** Copies of one card are the same card: a hidden card is known by this id alone, so no copy can be followed around. */
export type CardId = string

export interface GameCard {
  readonly id: CardId
  readonly type: CardType
  readonly copies: number
  /** What it scores when it is played. */
  readonly vp: number
  readonly to: Place
  /** A time card: it comes into force, and the old one goes to the discard pile. */
  readonly time?: Time
  /** In printed order. */
  readonly effects: readonly Effect[]
  /** While it lies in front of its player. */
  readonly permanent?: Permanent
  /** Its name in a deck file. House cards have theirs in our words, by id. */
  readonly titles?: LocalizedTitle
  /** The text printed on it, in a deck file. Shown beside what the effects say, never read as a rule. */
  readonly texts?: LocalizedTitle
  /** The house card whose picture it shows. */
  readonly art?: CardId
}

export interface Permanent {
  /** Every *draw* of its owner is lost. */
  readonly noDraw?: true
  /** At the end of each of its owner's turns, after phase 3. */
  readonly endOfTurn?: readonly Effect[]
}

/** What a card or a line does for its player. An effect that can do nothing is lost. */
export type Effect = Needed &
  /** Score points. */
  (
    | { readonly do: 'vp'; readonly amount: Amount }
    /** Draw from the deck. Lost while an own permanent forbids it. */
    | { readonly do: 'draw'; readonly cards: number }
    /** Take one item of choice among these that are in stock. */
    | { readonly do: 'item'; readonly of: readonly Item[] }
    /** Discard a card in play, anybody's or (`front`) one's own; `then` only if one was. */
    | {
        readonly do: 'discard'
        readonly types: readonly CardType[]
        readonly in?: 'front'
        readonly may?: true
        readonly then?: readonly Effect[]
      }
    /** Discard a card of the own hand, of one's choice; `then` only if one was. */
    | { readonly do: 'discardHand'; readonly then?: readonly Effect[] }
    /** Return one of these items of one's own to the stock; `then` only if one was. */
    | { readonly do: 'returnItem'; readonly of: readonly Item[]; readonly then?: readonly Effect[] }
    /** Take a card in play, anybody's or (`front`) one's own, into the hand. */
    | { readonly do: 'takeInPlay'; readonly types: readonly CardType[]; readonly in?: 'front' }
    /** Take the top card of the discard pile into the hand. */
    | { readonly do: 'takeDiscarded' }
    /** Reveal the top card of the deck and play it at once. */
    | { readonly do: 'playTop' }
    /** Look at the top cards of the deck and take one; the others stay on top, in their order. This is no *draw*. */
    | { readonly do: 'peek'; readonly look: number }
    /** All players show their hands: points for each card shown of these types. */
    | { readonly do: 'showHands'; readonly types: readonly CardType[]; readonly each: number }
    /** One may at once use any one line of story card A. Never on a line of A itself. */
    | { readonly do: 'useLine' }
    /** Play one more card of the hand: in phase 2 only with at least 2 cards in hand, since phase 3 needs one. */
    | { readonly do: 'playMore' }
    /** Only by day or by night; `was`: as it was before this card came. */
    | { readonly do: 'when'; readonly time: Time; readonly was?: true; readonly effects: readonly Effect[] }
    /** One may do all of this or nothing. */
    | { readonly do: 'may'; readonly effects: readonly Effect[] }
  )

/** On a line of story card A: the line cannot be used while this effect can do nothing. */
interface Needed {
  readonly needed?: true
}

export type EffectKind = Effect['do']
export type EffectOf<K extends EffectKind> = Extract<Effect, { do: K }>

/** A number of points, or points for each card that is counted. */
export type Amount = number | { readonly each: number; readonly per: Counted; readonly most?: number }

/** What an amount counts: cards in play, items, or the cards in the own hand. */
export type Counted = CountedCards | CountedItems | { readonly in: 'hand' }

/** Cards in play: of some types, or copies of one card. */
export type CountedCards = {
  /** Anybody's and the common area's, or in front of oneself alone. */
  readonly in: 'play' | 'front'
  /** This card does not count itself. */
  readonly others?: true
} & ({ readonly types: readonly CardType[] } | { readonly card: CardId })

/** One's own items; `all`: those of all players. Never the stock. */
export interface CountedItems {
  readonly in: 'items'
  readonly of: readonly Item[]
  readonly all?: true
}

/** Story card A: what items do during the game. */
export interface StoryCardA {
  readonly id: string
  readonly lines: readonly ItemLine[]
  readonly titles?: LocalizedTitle
}

export interface ItemLine {
  /** Returned to the stock. */
  readonly cost: readonly Item[]
  readonly effects: readonly Effect[]
}

/** Story card B: what is worth something at the end. */
export interface StoryCardB {
  readonly id: string
  readonly lines: readonly ScoreLine[]
  readonly titles?: LocalizedTitle
}

export const TERMS = [...ITEMS, ...CARD_TYPES, 'hand'] as const
/** What a line of B counts of a player: an item, the cards of a type in front of him, the cards in his hand. */
export type Term = (typeof TERMS)[number]

export type ScoreLine =
  /** `vp` points for each set with one of each. */
  | { readonly score: 'sets'; readonly of: readonly Term[]; readonly vp: number }
  /** `vp` points for every `per` of all of these together. */
  | { readonly score: 'each'; readonly of: readonly Term[]; readonly per: number; readonly vp: number }
  /** `vp` points for each of the two that finds no partner in the other. */
  | { readonly score: 'unpaired'; readonly of: readonly [Term, Term]; readonly vp: number }
  /** By all of these together, the players are ranked: 1st, 2nd … Tied players take the better place. */
  | { readonly score: 'rank'; readonly of: readonly Term[]; readonly vp: readonly number[] }
  /** To each player who has the most of it, and at least `least`. */
  | { readonly score: 'most'; readonly of: Term; readonly least: number; readonly vp: number }

export interface TalesDeck {
  readonly id?: string
  readonly titles?: LocalizedTitle
  /** In this order hands are held and help lists them. */
  readonly cards: readonly GameCard[]
  readonly a: readonly StoryCardA[]
  readonly b: readonly StoryCardB[]
  readonly items: Items
}

/** Cards dealt to each hand. */
export const HAND = 3

/** Most seats at a table. */
export const MOST_SEATS = 4

/** @throws when the deck has no such card. */
export function gameCard(deck: TalesDeck, id: CardId): GameCard {
  const found = cardById(deck.cards, id)
  if (!found) throw new Error(`no card is called ${id}`)
  return found
}

/** These cards in the order of the deck's table, as hands are kept: so their order reveals nothing. */
export const inOrder = (deck: TalesDeck, cards: readonly CardId[]): CardId[] => inTableOrder(deck.cards, cards)

/** The different cards among these, in the order of the table: what a hand offers to choose from. */
export const kindsOf = (deck: TalesDeck, cards: readonly CardId[]): CardId[] => distinctInTableOrder(deck.cards, cards)

/** Between a card's id and the number it gets when it comes into play. No card id has it. */
const NUMBERED = '#'

/** The name of a card in play, e.g. `ogre#17`: the 17th card that was played. Public. */
export const nameInPlay = (card: CardId, number: number): string => `${card}${NUMBERED}${number}`

/** Which card this name in play belongs to. */
export const cardOfName = (name: string): CardId => name.slice(0, name.lastIndexOf(NUMBERED))

/** The effects within an effect, if it is of a kind that has some. */
export function within(effect: Effect): readonly Effect[] {
  switch (effect.do) {
    case 'when':
    case 'may':
      return effect.effects
    case 'discard':
    case 'discardHand':
    case 'returnItem':
      return effect.then ?? []
    default:
      return []
  }
}
