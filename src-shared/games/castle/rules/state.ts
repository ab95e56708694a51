/** The full state of a Castle match, its events, and their private parts. */
import { stepsOf, type GameState, type Play, type Seat } from '../../../kernel'
import type { AskedKind, ObjectId, Profession, ReadName, Side, Society } from './cards'
import type { CastleOptions } from './options'

export interface CastleState extends GameState {
  readonly seats: number
  readonly options: CastleOptions
  readonly first: Seat
  /** Public. */
  turn: Turn
  /** Zone: each seat's objects, in the order of the card table. */
  hands: ObjectId[][]
  /** Zone: the object deck, the top first. */
  deck: ObjectId[]
  /** Zone: what the Clairvoyant has chosen for the top, while the second card is awaited. */
  chosen: ObjectId[]
  /** Objects that are not in this game. Public. */
  readonly box: readonly ObjectId[]
  /** Zone: each seat's society. */
  readonly societies: readonly Society[]
  /** Zone: the society card left over at an odd table. */
  readonly removed: Society | null
  /** Zone: each seat's profession. */
  professions: Profession[]
  /** Which professions lie face up. Public. */
  up: boolean[]
  /** Zone: in the order of their table. */
  leftOver: Profession[]
  /** Duel tokens: each seat's, and those of the stack. Public. What a duel uses is in `duel.used`. */
  tokens: number[]
  stack: number
  exchange: Exchange | null
  /** Public. */
  duel: Duel | null
  /** Zone: what each seat has legitimately seen, the newest last. Empty without the option. */
  memo: readonly (readonly Memory[])[]
}

export interface Turn {
  readonly seat: Seat
  readonly number: number
  /** Nothing has been done in this turn yet: the Italian moment to declare. */
  fresh: boolean
  /** Its one action is made. */
  acted: boolean
  /** The turn is over whatever could still be done: the Priest, a Diplomat in vain. */
  over: boolean
}

/** Two cards on their way. `by` and `to` are public; the cards and who smuggles are a zone. */
export interface Exchange {
  /** Whose card counts as the offered one. */
  readonly by: Seat
  readonly to: Seat
  offered: ObjectId | null
  returned: ObjectId | null
  /** Option `smuggling`: whether the giver of the offered and of the returned card uses the effect. */
  uses: readonly [boolean, boolean]
}

/** A duel. All of it is public. */
export interface Duel {
  readonly attacker: Seat
  readonly defender: Seat
  /** Whom each seat is or supports; all but the duellists' null until they are shown. */
  sides: (Side | null)[]
  hypnotised: Seat | null
  duelist: Seat | null
  alchemist: { readonly seat: Seat; readonly winner: Side } | null
  ring: Seat | null
  used: Used[]
  /** The count when the open window ended. */
  score: Score | null
  result: Side | 'draw' | null
}

export type Score = { readonly attacker: number; readonly defender: number }

/** What a seat has used in a duel. Each object and each profession counts once a duel. */
export type Used =
  | { readonly what: 'object'; readonly seat: Seat; readonly object: ObjectId; readonly side: Side }
  | { readonly what: 'tokens'; readonly seat: Seat; readonly count: number; readonly side: Side }
  | { readonly what: 'profession'; readonly seat: Seat; readonly profession: Profession; readonly side: Side }

export type EndReason = 'declared' | 'divined' | 'mistaken' | 'lodge'

/** `own`: the own society; `rival`: that the other one has its relics; `alone`: the Seal of the Lodge. */
export type Claim = 'own' | 'rival' | 'alone'

/** Public fields only. Comments name the seats that get an `Aside` too, and its fields. */
export type CastleEvent =
  | { readonly kind: 'deal'; readonly first: Seat }
  | { readonly kind: 'turn'; readonly seat: Seat; readonly number: number }
  /** seat: card */
  | { readonly kind: 'spy'; readonly seat: Seat; readonly from: Seat }
  /** seat, to: card */
  | { readonly kind: 'offer'; readonly seat: Seat; readonly to: Seat }
  /** `seat` refuses what `to` offered; whether `to` takes a token for it. */
  | { readonly kind: 'refuse'; readonly seat: Seat; readonly to: Seat; readonly token: boolean }
  /** seat, with: gave, got */
  | { readonly kind: 'exchange'; readonly seat: Seat; readonly with: Seat }
  /** `seat` reads aloud what `giver` gave. With the Coat – giver: leftOver */
  | { readonly kind: 'read'; readonly seat: Seat; readonly giver: Seat; readonly card: ReadName }
  | { readonly kind: 'decline'; readonly seat: Seat; readonly card: ReadName }
  /** `seat` looks at something of `at`. seat: objects or society */
  | {
      readonly kind: 'look'
      readonly seat: Seat
      readonly at: Seat
      readonly what: 'objects' | 'society'
      readonly how: ReadName | 'diplomat' | 'duel'
    }
  /** The Tome: two professions change places. seat, with: lost, won */
  | { readonly kind: 'professions'; readonly seat: Seat; readonly with: Seat }
  /** The Coat is done with; whether a face-up profession went down. seat: lost, won (if one was taken) */
  | { readonly kind: 'coat'; readonly seat: Seat; readonly down: boolean }
  | { readonly kind: 'direction'; readonly seat: Seat; readonly to: 'left' | 'right' }
  /** everybody: gave, got */
  | { readonly kind: 'passOn'; readonly to: 'left' | 'right' }
  /** seat: card */
  | { readonly kind: 'draw'; readonly seat: Seat; readonly why: ReadName | 'draw'; readonly left: number }
  /** seat, to: card */
  | { readonly kind: 'gift'; readonly seat: Seat; readonly to: Seat }
  /** A profession is turned face up and used. */
  | { readonly kind: 'profession'; readonly seat: Seat; readonly profession: Profession }
  /** seat: deck */
  | { readonly kind: 'clairvoyant'; readonly seat: Seat; readonly deck: number }
  /** seat: top */
  | { readonly kind: 'arranged'; readonly seat: Seat; readonly cards: number }
  | {
      readonly kind: 'diplomat'
      readonly seat: Seat
      readonly to: Seat
      readonly object: AskedKind
      readonly has: boolean
    }
  | { readonly kind: 'challenge'; readonly attacker: Seat; readonly defender: Seat }
  /** The Priest's payment. seat, to: card */
  | { readonly kind: 'pay'; readonly seat: Seat; readonly to: Seat }
  | { readonly kind: 'support'; readonly sides: readonly { readonly seat: Seat; readonly side: Side }[] }
  | { readonly kind: 'hypnotise'; readonly seat: Seat; readonly target: Seat }
  | { readonly kind: 'use'; readonly used: Used }
  | { readonly kind: 'alchemist'; readonly seat: Seat; readonly winner: Side }
  | { readonly kind: 'count'; readonly attacker: number; readonly defender: number }
  | { readonly kind: 'ring'; readonly seat: Seat }
  | { readonly kind: 'won'; readonly winner: Seat; readonly loser: Seat }
  | { readonly kind: 'drawn' }
  /** The Doctor: the duel has no result. */
  | { readonly kind: 'noResult'; readonly seat: Seat }
  /** The winner takes an object of the loser, and gives one back for the last. seat, from: got, gave */
  | { readonly kind: 'take'; readonly seat: Seat; readonly from: Seat; readonly back: boolean }
  | { readonly kind: 'declare'; readonly seat: Seat; readonly claim: Claim; readonly named: readonly Seat[] }
  /** What somebody turns up in a declaration; the named of `ru` keep their professions. */
  | {
      readonly kind: 'turnUp'
      readonly seat: Seat
      readonly society: Society
      readonly objects: readonly ObjectId[]
      readonly profession: Profession | null
    }
  /** The removed society card, turned up to settle a claim that rests on being the minority. */
  | { readonly kind: 'removed'; readonly society: Society }
  | {
      readonly kind: 'end'
      readonly winners: readonly Seat[]
      readonly reason: EndReason
      readonly by: Seat
      readonly society: Society | null
    }

/** The private part of an event for one seat. */
export type Aside = {
  readonly card?: ObjectId
  readonly gave?: ObjectId
  readonly got?: ObjectId
  readonly objects?: readonly ObjectId[]
  readonly society?: Society
  readonly lost?: Profession
  readonly won?: Profession
  readonly leftOver?: readonly Profession[]
  readonly deck?: readonly ObjectId[]
  readonly top?: readonly ObjectId[]
}

/**
 * What a seat is shown, for a moment – and, with option `memo`, what its own list keeps. `seat`: whose it was or is.
 */
export type CastleShown =
  | {
      readonly kind: 'object'
      readonly seat: Seat
      readonly object: ObjectId
      readonly how: 'spy' | 'offer' | 'got' | 'gave'
    }
  | { readonly kind: 'objects'; readonly seat: Seat; readonly objects: readonly ObjectId[] }
  | { readonly kind: 'society'; readonly seat: Seat; readonly society: Society }
  | { readonly kind: 'profession'; readonly seat: Seat; readonly profession: Profession }
  | { readonly kind: 'leftOver'; readonly professions: readonly Profession[] }
  | { readonly kind: 'deck'; readonly objects: readonly ObjectId[] }
  | { readonly kind: 'top'; readonly objects: readonly ObjectId[] }

/** An entry of a seat's private list: what it saw, and in which turn of the game. */
export interface Memory {
  readonly turn: number
  readonly saw: CastleShown
}

export type CastlePlay = Play<CastleState, CastleEvent>

export const step = stepsOf<CastleState, CastleEvent>()
