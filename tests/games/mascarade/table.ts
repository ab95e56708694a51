/**
 * A tiny literal Mascarade table, in the middle of a game, and the words of the rules to play on it.
 *
 *     const t = table({ seats: 4, cards: { s0: 'king', s2: 'thief' }, coins: { 1: 11 }, turn: 2 })
 *     t.announce(2, 'king'); t.pass(3); t.claim(0)
 */
import { isRefusal, Match, optionsOf, type Json, type OpenAsk, type Options, type Proposal, type Seat, type Told } from '../../../src-shared/kernel'
import { mascarade, type Character, type MascaradeEvent, type MascaradeOpen, type SlotId, type TurnSort } from '../../../src-shared/games/mascarade'
import { cardsOf } from '../../../src-shared/games/mascarade/sets'
import { slotsOf } from '../../../src-shared/games/mascarade/slots'
import type { MascaradeState } from '../../../src-shared/games/mascarade/state'

export interface Literal {
  readonly seats: number
  /** What lies where; the other cards of the set fill the other slots. */
  readonly cards?: { readonly [slot: SlotId]: Character }
  /** Coins by seat; six where nothing is said. */
  readonly coins?: { readonly [seat: number]: number }
  readonly courthouse?: number
  /** Whose turn it is: seat 0's where nothing is said. */
  readonly turn?: Seat
  /** The how manieth turn of the game it is: the tenth where nothing is said, so no longer preparation. */
  readonly number?: number
  readonly sort?: TurnSort
  readonly mustSwap?: { readonly seat: Seat; readonly slot: SlotId }
  readonly options?: Options
  readonly key?: number
}

export type MascaradeMatch = Match<MascaradeState, MascaradeEvent, MascaradeOpen, null>

export const keyOf = (n: number): Uint8Array => new Uint8Array(32).fill(n)

/** All options of a table. @throws when they are none. */
export function options(given: Options = {}): Options {
  const all = optionsOf(mascarade, given)
  if (isRefusal(all)) throw new Error(`options: ${all.refused}`)
  return all
}

export const deal = (seats: number, given: Options = {}, key = 1): { match: MascaradeMatch; told: readonly Told<MascaradeEvent>[] } =>
  Match.start(mascarade, seats, options(given), keyOf(key))

/** The cards of this set with the named ones in their slots and the others in the order of the box. */
function layCards(slots: readonly SlotId[], set: readonly Character[], named: { readonly [slot: SlotId]: Character }): Character[] {
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
  const { seats, cards = {}, coins = {}, courthouse = 0, turn = 0, number = 10, sort = 'free', mustSwap = null } = literal
  const { match } = deal(seats, literal.options, literal.key)
  const snapshot = match.snapshot()
  const { state } = snapshot
  const slots = slotsOf(seats, state.cards.length).map(slot => slot.id)
  const purses = state.coins.map((six, seat) => coins[seat] ?? six)
  return new Table(Match.resume(mascarade, {
    ...snapshot,
    state: {
      ...state,
      cards: layCards(slots, state.characters, cards), faceUp: [], coins: purses, courthouse, mustSwap,
      bank: 194 - courthouse - purses.reduce((sum, purse) => sum + purse, 0),
      turn: { seat: turn, number }, moment: 1, steps: [{ step: 'turn', opened: 1, data: { seat: turn, sort } }],
    },
  }))
}

export class Table {
  /** All that was told since the table was laid: to everybody, and with what single seats were told besides. */
  readonly events: MascaradeEvent[] = []
  readonly log: Told<MascaradeEvent>[] = []

  constructor(readonly match: MascaradeMatch) {}

  announce(seat: Seat, character: Character, slot: SlotId = `s${seat}`): this {
    return this.answer(seat, { branch: 'announce', answer: { slot, character } })
  }

  claim(seat: Seat, slot: SlotId = `s${seat}`): this { return this.answer(seat, { branch: 'claim', answer: slot }) }

  pass(...seats: readonly Seat[]): this {
    for (const seat of seats) this.answer(seat, { branch: 'pass', answer: true })
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

  look(seat: Seat, slot: SlotId = `s${seat}`): this { return this.answer(seat, { branch: 'look', answer: slot }) }

  /** A free swap-or-not turn. */
  swap(seat: Seat, slots: readonly [SlotId, SlotId], swap: 'yes' | 'no' = 'yes'): this {
    return this.answer(seat, { branch: 'swap', answer: { slots, swap } })
  }

  /** Swap or not where nothing else is asked: preparation, a forced swap, the Fool. */
  take(seat: Seat, slots: readonly [SlotId, SlotId], swap: 'yes' | 'no' = 'yes'): this { return this.answer(seat, { slots, swap }) }

  answer(seat: Seat, answer: Json): this {
    const result = this.match.answer(seat, this.askOf(seat).id, answer)
    if (result === 'again') throw new Error('answered before')
    if (isRefusal(result)) throw new Error(`${result.refused}: ${JSON.stringify(answer)}`)
    return this.commit(result)
  }

  /** Why this answer of a seat is refused, or null. */
  refuses(seat: Seat, answer: Json): string | null {
    const result = this.match.answer(seat, this.askOf(seat).id, answer)
    return result !== 'again' && isRefusal(result) ? result.refused : null
  }

  closeSeen(seat: Seat): this {
    const result = this.match.answer(seat, this.match.asks().find(ask => ask.seat === seat && ask.key === 'seen')?.id ?? '', true)
    if (result === 'again' || isRefusal(result)) throw new Error('nothing is shown')
    return this.commit(result)
  }

  /** Time runs out for a seat. */
  clock(seat: Seat): Proposal<MascaradeState, MascaradeEvent>['entry'] {
    const result = this.match.clock(this.askOf(seat).id)
    if (isRefusal(result)) throw new Error(result.refused)
    this.commit(result)
    return result.entry
  }

  private commit(proposal: Proposal<MascaradeState, MascaradeEvent>): this {
    this.match.commit(proposal)
    this.log.push(...proposal.told)
    this.events.push(...proposal.told.map(told => told.event))
    return this
  }

  /** What a seat is asked (not what it is shown). @throws when it is asked nothing. */
  askOf(seat: Seat): OpenAsk {
    const ask = this.match.asks().find(open => open.seat === seat && open.key !== 'seen')
    if (!ask) throw new Error(`seat ${seat} is asked nothing; asked are ${this.asked().join(', ')}`)
    return ask
  }

  /** Who is asked what: `0 turn`. */
  asked(): string[] { return this.match.asks().filter(ask => ask.key !== 'seen').map(ask => `${ask.seat} ${ask.key}`) }

  get state(): MascaradeState { return this.match.snapshot().state }
  get coins(): number[] { return this.state.coins }
  get courthouse(): number { return this.state.courthouse }
  get outcome() { return this.match.outcome }
  get open(): MascaradeOpen { return this.match.view(null).open.table }

  card(slot: SlotId): Character | undefined {
    const { seats, cards } = this.state
    return cards[slotsOf(seats, cards.length).findIndex(s => s.id === slot)]
  }

  /** The slots that lie face up, for everybody. */
  faceUp(): SlotId[] { return this.open.slots.filter(slot => slot.face !== null).map(slot => slot.id) }

  /** What a seat is being shown. */
  seen(seat: Seat): readonly Json[] { return this.match.view(seat).own?.seen ?? [] }

  kinds(): string[] { return this.events.map(event => event.kind) }
  told<K extends MascaradeEvent['kind']>(kind: K): Extract<MascaradeEvent, { kind: K }>[] {
    return this.events.filter((event): event is Extract<MascaradeEvent, { kind: K }> => event.kind === kind)
  }
}
