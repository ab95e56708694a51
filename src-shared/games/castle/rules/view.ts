/** The view of a Castle table: the open part for everybody, and the private part of each seat. */
import type { Seat } from '../../../kernel'
import type { ObjectId, Profession, Society } from './cards'
import { deckSize, everybody, handOf } from './objects'
import { professionOf } from './professions'
import type { Edition } from './options'
import { handLimit } from './rulings'
import type { CastleState, Duel, Memory, Used } from './state'

export interface CastleOpen {
  readonly edition: Edition
  readonly smuggling: boolean
  readonly divination: boolean
  /** Seconds of a window; 0: until all have passed by hand (then no client may pass by itself). */
  readonly window: number
  readonly limit: number
  readonly first: Seat
  readonly turn: { readonly seat: Seat; readonly number: number; readonly acted: boolean }
  readonly players: readonly CastlePlayer[]
  /** How many: objects in the deck, left-over professions, duel tokens in the stack. */
  readonly deck: number
  readonly leftOver: number
  readonly stack: number
  /** Objects that are not in this game. */
  readonly box: readonly ObjectId[]
  /** Whether a society card was left over (an odd table), and which, once the match is over. */
  readonly odd: boolean
  readonly removed: Society | null
  readonly exchange: { readonly by: Seat; readonly to: Seat } | null
  readonly duel: Duel | null
}

export interface CastlePlayer {
  /** How many objects. */
  readonly hand: number
  readonly tokens: number
  /** The profession, while it lies face up; null for a face-down one. */
  readonly profession: Profession | null
  readonly faceUp: boolean
  /** Open hands exist only after the end of a match: null before. */
  readonly objects: readonly ObjectId[] | null
  readonly society: Society | null
}

export interface CastleOwn {
  readonly objects: readonly ObjectId[]
  readonly society: Society | null
  readonly profession: Profession
  /** The card that lies offered, for its two seats. */
  readonly offered: ObjectId | null
  /** What this seat has legitimately seen; null without the option. */
  readonly memo: readonly Memory[] | null
}

export function open(state: CastleState): CastleOpen {
  const { options, exchange, outcome } = state
  return {
    edition: options.edition,
    smuggling: options.smuggling,
    divination: options.divination,
    window: options.window,
    limit: handLimit(state.seats),
    first: state.first,
    turn: { seat: state.turn.seat, number: state.turn.number, acted: state.turn.acted },
    players: everybody(state).map(seat => player(state, seat)),
    deck: deckSize(state),
    leftOver: state.leftOver.length,
    stack: state.stack,
    box: [...state.box],
    odd: state.seats % 2 === 1,
    removed: outcome ? state.removed : null,
    exchange: exchange && { by: exchange.by, to: exchange.to },
    duel: state.duel && duel(state.duel),
  }
}

function player(state: CastleState, seat: Seat): CastlePlayer {
  const over = state.outcome !== null,
    faceUp = state.up[seat] === true
  return {
    hand: handOf(state, seat).length,
    tokens: state.tokens[seat] ?? 0,
    profession: faceUp || over ? professionOf(state, seat) : null,
    faceUp,
    objects: over ? [...handOf(state, seat)] : null,
    society: over ? (state.societies[seat] ?? null) : null,
  }
}

const duel = (one: Duel): Duel => ({
  attacker: one.attacker,
  defender: one.defender,
  sides: [...one.sides],
  hypnotised: one.hypnotised,
  duelist: one.duelist,
  alchemist: one.alchemist && { seat: one.alchemist.seat, winner: one.alchemist.winner },
  ring: one.ring,
  used: one.used.map(used),
  score: one.score && { attacker: one.score.attacker, defender: one.score.defender },
  result: one.result,
})

function used(one: Used): Used {
  switch (one.what) {
    case 'object':
      return { what: 'object', seat: one.seat, object: one.object, side: one.side }
    case 'tokens':
      return { what: 'tokens', seat: one.seat, count: one.count, side: one.side }
    case 'profession':
      return { what: 'profession', seat: one.seat, profession: one.profession, side: one.side }
  }
}

export function own(state: CastleState, seat: Seat): CastleOwn {
  const { exchange } = state
  return {
    objects: [...handOf(state, seat)],
    society: state.societies[seat] ?? null,
    profession: professionOf(state, seat),
    offered: exchange && (exchange.by === seat || exchange.to === seat) ? exchange.offered : null,
    // The list itself, frozen: its sights are what this seat was shown (memo.test.ts: they have no other field).
    memo: state.options.memo ? (state.memo[seat] ?? []) : null,
  }
}
