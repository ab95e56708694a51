/**
 * A tiny literal Mascarade table, in the middle of a game, and the words of the rules to play on it.
 *
 *     const t = table({ seats: 4, cards: { s0: 'king', s2: 'thief' }, coins: { 1: 11 }, turn: 2 })
 *     t.announce(2, 'king'); t.pass(3); t.claim(0)
 */
import { Match, type Options, type Seat } from '../../../../src-shared/kernel'
import {
  mascarade,
  type Character,
  type MascaradeEvent,
  type MascaradeOpen,
  type SlotId,
  type TurnSort,
} from '../../../../src-shared/games/mascarade/rules'
import { cardsOf } from '../../../../src-shared/games/mascarade/rules/sets'
import { slotsOf } from '../../../../src-shared/games/mascarade/rules/slots'
import type { MascaradeState } from '../../../../src-shared/games/mascarade/rules/state'
import { LiteralTable } from '../../../kit/literal'
import { dealing, tableOptions } from '../../../kit/play'

export interface Literal {
  readonly seats: number
  /** What lies where; the other cards of the set fill the other slots. */
  readonly cards?: { readonly [slot: SlotId]: Character }
  /** Coins by seat; six by default. */
  readonly coins?: { readonly [seat: number]: number }
  readonly courthouse?: number
  /** Whose turn it is; seat 0 by default. */
  readonly turn?: Seat
  /** 1-based number of the turn; 10 by default, so no longer preparation. */
  readonly number?: number
  readonly sort?: TurnSort
  readonly mustSwap?: { readonly seat: Seat; readonly slot: SlotId }
  readonly options?: Options
  readonly key?: number
}

export type MascaradeMatch = Match<MascaradeState, MascaradeEvent, MascaradeOpen, null>

export { keyOf } from '../../../kit/play'

export const options = (given?: Options): Options => tableOptions(mascarade, given)

export const deal = dealing(mascarade)

/** The cards of this set with the named ones in their slots and the others in the order of the box. */
function layCards(
  slots: readonly SlotId[],
  set: readonly Character[],
  named: { readonly [slot: SlotId]: Character },
): Character[] {
  const left = cardsOf(set)
  for (const [slot, card] of Object.entries(named)) {
    const at = left.indexOf(card)
    if (at < 0 || !slots.includes(slot)) throw new Error(`${card} in ${slot} is not of this table`)
    left.splice(at, 1)
  }
  return slots.map(slot => {
    const card = named[slot] ?? left.shift()
    if (!card) throw new Error('too few cards')
    return card
  })
}

export function table(literal: Literal): Table {
  const {
    seats,
    cards = {},
    coins = {},
    courthouse = 0,
    turn = 0,
    number = 10,
    sort = 'free',
    mustSwap = null,
  } = literal
  const { match } = deal(seats, literal.options, literal.key)
  const snapshot = match.snapshot()
  const { state } = snapshot
  const slots = slotsOf(seats, state.cards.length).map(slot => slot.id)
  const purses = state.coins.map((six, seat) => coins[seat] ?? six)
  return new Table(
    Match.resume(mascarade, {
      ...snapshot,
      state: {
        ...state,
        cards: layCards(slots, state.characters, cards),
        faceUp: [],
        coins: purses,
        courthouse,
        mustSwap,
        bank: 194 - courthouse - purses.reduce((sum, purse) => sum + purse, 0),
        turn: { seat: turn, number },
        moment: 1,
        steps: [{ step: 'turn', opened: 1, data: { seat: turn, sort } }],
      },
    }),
  )
}

export class Table extends LiteralTable<MascaradeState, MascaradeEvent, MascaradeOpen, null> {
  announce(seat: Seat, character: Character, slot: SlotId = `s${seat}`): this {
    return this.way(seat, 'announce', { slot, character })
  }

  claim(seat: Seat, slot: SlotId = `s${seat}`): this {
    return this.way(seat, 'claim', slot)
  }

  pass(...seats: readonly Seat[]): this {
    for (const seat of seats) this.way(seat, 'pass')
    return this
  }

  /** Everybody who is still asked lets it pass. */
  allPass(): this {
    for (;;) {
      const ask = this.match.asks().find(open => open.key === 'challenge')
      if (!ask) return this
      this.pass(ask.seat)
    }
  }

  look(seat: Seat, slot: SlotId = `s${seat}`): this {
    return this.way(seat, 'look', slot)
  }

  /** A free swap-or-not turn. */
  swap(seat: Seat, slots: readonly [SlotId, SlotId], swap: 'yes' | 'no' = 'yes'): this {
    return this.way(seat, 'swap', { slots, swap })
  }

  /** Swap or not where nothing else is asked: preparation, a forced swap, the Fool. */
  take(seat: Seat, slots: readonly [SlotId, SlotId], swap: 'yes' | 'no' = 'yes'): this {
    return this.answer(seat, { slots, swap })
  }

  get coins(): number[] {
    return this.state.coins
  }
  get courthouse(): number {
    return this.state.courthouse
  }

  card(slot: SlotId): Character | undefined {
    const { seats, cards } = this.state
    return cards[slotsOf(seats, cards.length).findIndex(s => s.id === slot)]
  }

  /** The slots that lie face up, for everybody. */
  faceUp(): SlotId[] {
    return this.open.slots.filter(slot => slot.face !== null).map(slot => slot.id)
  }
}
