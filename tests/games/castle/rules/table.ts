/**
 * A tiny literal Castle table, in the middle of a game, and the words of the rules to play on it.
 *
 *     const t = table({ seats: 4, hands: { 0: ['pass'], 1: ['bagKey'] } })
 *     t.offer(0, 1, 'pass').accept(1, 'bagKey')
 */
import { Match, type Json, type Options, type Seat } from '../../../../src-shared/kernel'
import {
  castle,
  type Aside,
  type CastleEvent,
  type CastleOpen,
  type CastleOwn,
  type ObjectId,
  type Profession,
  type Side,
  type Society,
} from '../../../../src-shared/games/castle/rules'
import {
  inOrder,
  professionsInOrder,
  PROFESSION_IDS,
  sealed,
  societyCards,
} from '../../../../src-shared/games/castle/rules/cards'
import type { CastleState } from '../../../../src-shared/games/castle/rules/state'
import { LiteralTable } from '../../../kit/literal'
import { dealing, tableOptions } from '../../../kit/play'

export interface Literal {
  readonly seats: number
  /** Objects by seat; by default one that changes nothing. */
  readonly hands?: { readonly [seat: number]: readonly ObjectId[] }
  /** The whole object deck, the top first; by default all that nobody holds. */
  readonly deck?: readonly ObjectId[]
  readonly societies?: { readonly [seat: number]: Society }
  readonly professions?: { readonly [seat: number]: Profession }
  /** Whose profession lies face up. */
  readonly up?: readonly Seat[]
  readonly tokens?: { readonly [seat: number]: number }
  readonly stack?: number
  readonly turn?: Seat
  /** The number of the turn; 10 by default. */
  readonly number?: number
  readonly options?: Options
  readonly key?: number
}

export type CastleMatch = Match<CastleState, CastleEvent, CastleOpen, CastleOwn>

export { keyOf } from '../../../kit/play'

/** The objects of the box, twenty-one. */
export const BOX: readonly ObjectId[] = inOrder([...sealed('red'), ...sealed('green'), ...sealed('plain')])

export const options = (given?: Options): Options => tableOptions(castle, given)

export const deal = dealing(castle)

function draw<T>(from: T[], one: T): T {
  const at = from.indexOf(one)
  if (at < 0) throw new Error(`${String(one)} is not there (any more)`)
  from.splice(at, 1)
  return one
}

/** What a seat holds by default: the first of these that is left. */
const FILLERS: readonly ObjectId[] = [
  'signet',
  'ring',
  'whip',
  'knives',
  'gloves',
  'dagger',
  'goblet',
  'goblet',
  'key',
  'key',
]

export function table(literal: Literal): Table {
  const { seats, hands = {}, societies = {}, professions = {}, up = [], tokens = {}, turn = 0, number = 10 } = literal
  const { match } = deal(seats, literal.options, literal.key)
  const snapshot = match.snapshot()
  const seat = Array.from({ length: seats }, (_, i) => i)
  const left = [...BOX]
  for (const hand of Object.values(hands)) for (const object of hand) draw(left, object)
  for (const object of literal.deck ?? []) draw(left, object)
  const dealt = seat.map(i =>
    inOrder(hands[i] ?? [draw(left, FILLERS.find(object => left.includes(object)) ?? 'tome')]),
  )
  const cards = (['order', 'brotherhood'] as const).flatMap(society =>
    new Array<Society>(societyCards(seats)).fill(society),
  )
  for (const society of Object.values(societies)) draw(cards, society)
  const members = seat.map(i => societies[i] ?? draw(cards, cards[0] ?? 'order'))
  const jobs = [...PROFESSION_IDS]
  for (const job of Object.values(professions)) draw(jobs, job)
  const does = seat.map(i => professions[i] ?? draw(jobs, jobs[0] ?? 'thug'))
  return new Table(
    Match.resume(castle, {
      ...snapshot,
      state: {
        ...snapshot.state,
        hands: dealt,
        deck: literal.deck ? [...literal.deck] : left,
        societies: members,
        removed: cards[0] ?? null,
        professions: does,
        leftOver: professionsInOrder(jobs),
        up: seat.map(i => up.includes(i)),
        tokens: seat.map(i => tokens[i] ?? 0),
        stack: literal.stack ?? 12 - Object.values(tokens).reduce((sum, n) => sum + n, 0),
        turn: { seat: turn, number, fresh: true, acted: false, over: false },
        moment: 1,
        steps: [{ step: 'act', opened: 1, data: null }],
      },
    }),
  )
}

const WINDOWS = ['priest', 'hypnotist', 'react', 'ring', 'doctor', 'endTurn', 'smuggle']

export class Table extends LiteralTable<CastleState, CastleEvent, CastleOpen, CastleOwn> {
  spy(seat: Seat, from: Seat): this {
    return this.way(seat, 'spy', from)
  }
  offer(seat: Seat, to: Seat, card: ObjectId): this {
    return this.way(seat, 'exchange', { card, to })
  }
  accept(seat: Seat, card: ObjectId): this {
    return this.way(seat, 'accept', card)
  }
  refuse(seat: Seat): this {
    return this.way(seat, 'refuse', true)
  }
  declare(seat: Seat, ...named: readonly Seat[]): this {
    return this.way(seat, 'declareOwn', named.map(String))
  }
  divine(seat: Seat, ...named: readonly Seat[]): this {
    return this.way(seat, 'declareRival', named.map(String))
  }
  alone(seat: Seat): this {
    return this.way(seat, 'declareAlone', true)
  }

  diplomat(seat: Seat, to: Seat, object: ObjectId | 'bag', give: ObjectId): this {
    if (this.askOf(seat).key === 'turn') this.way(seat, 'diplomat', true)
    else if (this.askOf(seat).key === 'endTurn') this.answer(seat, 'diplomat')
    return object === 'bag' ? this.way(seat, 'bag', { to, give }) : this.way(seat, 'object', { to, object, give })
  }

  /** A duel up to the open window: everybody supports as said, nobody uses a profession before. */
  duel(seat: Seat, to: Seat, support: { readonly [seat: number]: Side } = {}): this {
    return this.challenge(seat, to).quiet('support').support(support).quiet('react')
  }

  challenge(seat: Seat, to: Seat): this {
    return this.way(seat, 'duel', to)
  }

  /** Support: for the attacker by default. */
  support(sides: { readonly [seat: number]: Side }): this {
    for (const { seat, key } of this.match.asks()) if (key === 'support') this.answer(seat, sides[seat] ?? 'attacker')
    return this
  }

  /** One round of the open window: these react, all others pass. */
  round(reactions: { readonly [seat: number]: readonly [branch: string, answer: Json] } = {}): this {
    for (const { seat, key } of this.match.asks()) {
      if (key !== 'react') continue
      const [branch, answer] = reactions[seat] ?? ['pass', true]
      this.way(seat, branch, answer)
    }
    return this
  }

  /** A window of pass or use: one uses, all others pass. */
  use(seat: Seat): this {
    const { key } = this.askOf(seat)
    for (const ask of this.match.asks()) if (ask.key === key) this.answer(ask.seat, ask.seat === seat ? 'use' : 'pass')
    return this
  }

  /** The clock passes all windows that open, up to the one named. */
  quiet(until?: string): this {
    for (;;) {
      const ask = this.match.asks().find(({ key }) => WINDOWS.includes(key) && key !== until)
      if (!ask) return this
      this.clock(ask.seat)
    }
  }

  hand(seat: Seat): readonly ObjectId[] {
    return this.state.hands[seat] ?? []
  }

  /** The private parts that a seat got with events of this kind. */
  asides(kind: CastleEvent['kind'], seat: Seat): Aside[] {
    return this.log.flatMap(({ event, own }) => (event.kind === kind && own?.[seat] ? [own[seat] as Aside] : []))
  }
}
