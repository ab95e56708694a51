/**
 * A tiny literal Overlord table, in the middle of a game, and the words of the rules to play on it. Its deck has hints
 * that are called by their symbols (`item3`, `joker1`); the actions are those of the house.
 *
 *     const t = classic({ seats: 4, speaker: 1, hands: { 1: { actions: ['pass-item-1'] } } })
 *     t.hint(1).pass(1, 2)
 */
import { Match, type Json, type OpenAsk, type Options, type Seat } from '../../../../src-shared/kernel'
import {
  overlord,
  type Aside,
  type AskKey,
  type Deck,
  type FirstRound,
  type OverlordEvent,
  type OverlordOpen,
  type OverlordOwn,
  type TaleLine,
  type Volley,
} from '../../../../src-shared/games/overlord/rules'
import { SYMBOLS, inTableOrder } from '../../../../src-shared/games/overlord/rules/deck'
import { HOUSE_ACTIONS } from '../../../../src-shared/games/overlord/rules/house'
import type { OverlordState } from '../../../../src-shared/games/overlord/rules/state'
import { LiteralTable } from '../../../kit/literal'
import { keyOf, tableOptions } from '../../../kit/play'

const EACH = 23,
  JOKERS = 6

export const DECK: Deck = {
  hints: [...SYMBOLS.flatMap(symbol => hintsOf(symbol, EACH)), ...hintsOf('joker', JOKERS)],
  actions: HOUSE_ACTIONS,
}

function hintsOf(symbol: Deck['hints'][number]['symbol'], count: number): Deck['hints'] {
  return Array.from({ length: count }, (_, i) => ({
    id: `${symbol}${i + 1}`,
    symbol,
    titles: { en: `${symbol} ${i + 1}` },
  }))
}

export type OverlordMatch = Match<OverlordState, OverlordEvent, OverlordOpen, OverlordOwn>

export const start = (seats: number, given: Options = {}, key = 1, deck: Deck | null = DECK) =>
  Match.start(overlord, seats, tableOptions(overlord, given), keyOf(key), deck as unknown as Json)

interface GivenHand {
  readonly hints?: readonly string[]
  readonly actions?: readonly string[]
}

interface Literal {
  readonly seats?: number
  readonly options?: Options
  readonly key?: number
  readonly overlord?: Seat
  /** What is not said is a full hand: events that nobody asks for, and passes. */
  readonly hands?: { readonly [seat: number]: GivenHand }
  /** The top of the decks; below it, all that is nowhere else. */
  readonly top?: GivenHand
  /** Whether there is nothing below the top. */
  readonly noMore?: boolean
  /** What lies in the discards, open. */
  readonly discards?: GivenHand
  /** What was discarded face down. */
  readonly unseen?: GivenHand
  readonly looks?: { readonly [seat: number]: number }
}

export interface Classic extends Literal {
  readonly speaker: Seat
  readonly first?: FirstRound
  readonly volley?: Volley
  /** The tale so far. */
  readonly tale?: readonly TaleLine[]
}

export interface Formal extends Literal {
  readonly round?: number
  readonly ruled?: { readonly [seat: number]: number }
  readonly front?: { readonly [seat: number]: readonly string[] }
  /** Begin with the draw phase. */
  readonly draw?: true
}

const FULL = { classic: { hints: 3, actions: 3 }, formal: { hints: 5, actions: 3 } } as const

/** What a seat holds of which nothing is said. */
const dull = {
  hints: (id: string): number => (id.startsWith('event') ? 0 : 1),
  actions: (id: string): number => (id.startsWith('pass') ? 0 : 1),
}

function placed(
  literal: Literal,
  rules: 'classic' | 'formal',
  more: Partial<OverlordState>,
  steps: readonly string[],
  given: readonly string[] = [],
): OverlordTable {
  const { seats = 4, overlord: on = 0, hands = {}, top = {}, looks = {}, discards = {}, unseen = {} } = literal
  const { match } = start(seats, { rules, overlord: on + 1, ...literal.options }, literal.key)
  const snapshot = match.snapshot()
  const laid = { hints: stock(literal, 'hints', given), actions: stock(literal, 'actions', []) }
  const seat = Array.from({ length: seats }, (_, i) => i)
  const fill = (i: number, what: 'hints' | 'actions'): string[] => {
    const own = hands[i]?.[what]
    const count = rules === 'classic' && i === on ? 0 : FULL[rules][what]
    return inTableOrder(DECK[what], own ?? laid[what].splice(0, count))
  }
  const dealt = seat.map(i => ({ hints: fill(i, 'hints'), actions: fill(i, 'actions') }))
  const state: OverlordState = {
    ...snapshot.state,
    overlord: on,
    hands: dealt,
    errand: 'the lost cloak',
    plan: [],
    hintDeck: [...(top.hints ?? []), ...(literal.noMore ? [] : laid.hints)],
    actionDeck: [...(top.actions ?? []), ...(literal.noMore ? [] : laid.actions)],
    hintPile: { open: [...(discards.hints ?? [])], unseen: [...(unseen.hints ?? [])] },
    actionPile: { open: [...(discards.actions ?? [])], unseen: [...(unseen.actions ?? [])] },
    looks: seat.map(i => looks[i] ?? 0),
    moment: 1,
    steps: steps.map(name => ({ step: name, opened: 1, data: null })),
    ...more,
  }
  return new OverlordTable(Match.resume(overlord, { ...snapshot, state }))
}

/** The cards of which nothing is said: the dull ones first. */
function stock(
  { hands = {}, top = {}, discards = {}, unseen = {} }: Literal,
  what: 'hints' | 'actions',
  given: readonly string[],
): string[] {
  const said = [...Object.values(hands), top, discards, unseen].flatMap(one => one[what] ?? []).concat(given)
  const twice = said.find((id, i) => said.indexOf(id) < i || !DECK[what].some(card => card.id === id))
  if (twice !== undefined) throw new Error(`${twice} is not there (any more)`)
  return DECK[what]
    .map(card => card.id)
    .filter(id => !said.includes(id))
    .sort((a, b) => dull[what](a) - dull[what](b))
}

/** Somebody has been questioned and tells. */
export function classic(literal: Classic): OverlordTable {
  const { overlord: on = 0, speaker, first = null, volley = null, tale = [] } = literal
  const pressure = { kind: volley ? 'passed' : 'questioned', by: volley ? volley.from : on, symbol: null } as const
  const turn = {
    number: 1,
    speaker,
    pressure,
    played: 0,
    said: '',
    quiet: [],
    patience: 'running',
    halted: [],
    stage: 'telling',
  } as const
  return placed(
    literal,
    'classic',
    { turn: { ...turn, quiet: [], halted: [] }, turns: 1, first, volley, tale: [...tale] },
    ['court', 'telling'],
  )
}

/** A round has begun; the Overlord accuses. */
export function formal(literal: Formal = {}): OverlordTable {
  const { seats = 4, overlord: on = 0, round = 1, ruled = {}, front = {}, draw = false } = literal
  const seat = Array.from({ length: seats }, (_, i) => i)
  return placed(
    literal,
    'formal',
    {
      round,
      ruled: seat.map(i => (i === on ? round : (ruled[i] ?? 0))),
      front: seat.map(i => [...(front[i] ?? [])]),
    },
    ['rounds', 'accusation', draw ? 'drawPhase' : 'accuse'],
    Object.values(front).flat(),
  )
}

const WINDOWS: readonly string[] = ['doubt', 'interrupt', 'silence', 'blame', 'mercy', 'cancel', 'freezeToo']

/** Doubts, blames and mercies come with a typed line: none, where a test says nothing of it. */
function withLine(key: AskKey, branch: string, answer: Json): Json {
  if (!['doubt', 'blame', 'mercy'].includes(key) || branch === 'pass') return answer
  return typeof answer === 'string' ? { action: answer, line: '' } : { line: '', ...(answer as object) }
}

export class OverlordTable extends LiteralTable<OverlordState, OverlordEvent, OverlordOpen, OverlordOwn> {
  private wanted: AskKey | null = null

  /** A seat answers one of its asks. */
  reply(key: AskKey, seat: Seat, answer: Json): this {
    return this.about(key, () => this.answer(seat, answer))
  }
  branch(key: AskKey, seat: Seat, branch: string, answer: Json = true): this {
    return this.reply(key, seat, { branch, answer: withLine(key, branch, answer) })
  }
  refusesTo(key: AskKey, seat: Seat, answer: Json): string | null {
    return this.about(key, () => this.refuses(seat, answer))
  }
  waysOf(key: AskKey, seat: Seat): readonly string[] {
    return this.about(key, () => this.ways(seat))
  }
  rings(key: AskKey, seat: Seat): this {
    return this.about(key, () => this.clock(seat))
  }
  asks(key: AskKey): readonly OpenAsk[] {
    return this.match.asks().filter(ask => ask.key === key)
  }

  override askOf(seat: Seat): OpenAsk {
    const ask = this.match.asks().find(open => open.seat === seat && (this.wanted === null || open.key === this.wanted))
    if (!ask)
      throw new Error(`seat ${seat} is not asked ${this.wanted ?? 'anything'}; asked are ${this.asked().join(', ')}`)
    return ask
  }

  private about<T>(key: AskKey, what: () => T): T {
    this.wanted = key
    try {
      return what()
    } finally {
      this.wanted = null
    }
  }

  // Classic
  hint(seat: Seat, hint = this.hints(seat)[0] ?? '', line = ''): this {
    return this.branch('tell', seat, 'hint', { hint, line })
  }
  pass(
    seat: Seat,
    to: Seat,
    action = this.actions(seat).find(id => !id.startsWith('freeze')) ?? '',
    hint = this.hints(seat)[0] ?? '',
    line = '',
  ): this {
    return this.branch('tell', seat, 'pass', { hint, line, action, to })
  }
  end(seat: Seat): this {
    return this.branch('tell', seat, 'end')
  }
  concede(seat: Seat): this {
    return this.branch('tell', seat, 'concede')
  }
  freeze(seat: Seat, action: string, hint = this.hints(seat)[0] ?? '', line = ''): this {
    return this.branch(this.asks('freezeToo').length > 0 ? 'freezeToo' : 'freeze', seat, 'freeze', {
      hint,
      line,
      action,
    })
  }
  look(seat: Seat, reason = 'whim'): this {
    return this.branch('rule', this.open.overlord, 'look', { seat, reason })
  }
  question(to: Seat, line = ''): this {
    return this.branch('question', this.open.overlord, 'question', { to, line })
  }

  // Formal
  accuse(to: Seat, line = ''): this {
    return this.reply('accuse', this.open.overlord, { to, line })
  }
  answers(seat: Seat, hint: string, line = ''): this {
    return this.branch('answer', seat, 'hint', { hint, line })
  }
  tellsAll(seat: Seat): this {
    return this.reply('told', seat, true)
  }
  decline(seat: Seat): this {
    return this.branch('answer', seat, 'decline')
  }

  /** The clock passes all windows that open, up to the one named. */
  quiet(until?: AskKey): this {
    for (;;) {
      const ask = this.match.asks().find(({ key }) => WINDOWS.includes(key) && key !== until)
      if (!ask) return this
      this.rings(ask.key as AskKey, ask.seat)
    }
  }

  hints(seat: Seat): readonly string[] {
    return this.own(seat).hints
  }
  actions(seat: Seat): readonly string[] {
    return this.own(seat).actions
  }
  looks(): number[] {
    return this.open.players.map(player => player.looks)
  }
  front(seat: Seat): readonly string[] {
    return this.open.players[seat]?.front ?? []
  }
  ribbon(): string[] {
    return this.open.ribbon.map(one => one.hint)
  }
  lastLine(): TaleLine | undefined {
    return this.open.tale.at(-1)
  }

  /** The private parts that a seat got with events of this kind. */
  asides(kind: OverlordEvent['kind'], seat: Seat): Aside[] {
    return this.log.flatMap(({ event, own }) => (event.kind === kind && own?.[seat] ? [own[seat] as Aside] : []))
  }
}
