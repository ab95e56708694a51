/**
 * A tiny literal Dark Tales table, in the middle of a game, and the words of the rules to play on it.
 *
 *     const t = table({ hands: { 0: ['hero'] }, time: 'day', common: ['dragon'] })
 *     t.does('hero', 'sword', 'dragon')
 *
 * It opens before phase 3 of the seat on turn, or (`at: 'start'`) at the start of its turn. What lies on it need not
 * be a part of one deck.
 */
import {
  keyedRandom,
  Match,
  Play,
  type Json,
  type OpenAsk,
  type Options,
  type ChoiceSpec,
  type Seat,
  type EmittedEvent,
} from '../../../../src-shared/kernel'
import { settle } from '../../../../src-shared/kernel/stepRunner'
import {
  tales,
  type Aside,
  type CardId,
  type Item,
  type TalesDeck,
  type TalesEvent,
  type TalesOpen,
  type TalesOwn,
  type Time,
} from '../../../../src-shared/games/tales/rules'
import { cardOfName, inOrder, nameInPlay } from '../../../../src-shared/games/tales/rules/deck'
import type { CardInPlay, TalesState } from '../../../../src-shared/games/tales/rules/state'
import { turn as turnStep } from '../../../../src-shared/games/tales/rules/steps/turn'
import { LiteralTable } from '../../../kit/literal'
import { keyOf, questions, tableOptions, type Dealt } from '../../../kit/play'

export type Story = 'first' | 'second' | 'third'

export interface Literal {
  readonly seats?: number
  readonly a?: Story
  readonly b?: Story
  readonly time?: Time
  /** Cards by seat; one Old Sage where nothing is said. */
  readonly hands?: { readonly [seat: number]: readonly CardId[] }
  /** The deck, the top first; ten Children of the Night where nothing is said. */
  readonly deck?: readonly CardId[]
  readonly common?: readonly CardId[]
  readonly fronts?: { readonly [seat: number]: readonly CardId[] }
  /** The top first. */
  readonly discard?: readonly CardId[]
  readonly items?: { readonly [seat: number]: { readonly [item in Item]?: number } }
  readonly vp?: { readonly [seat: number]: number }
  readonly turn?: Seat
  readonly at?: 'start'
  readonly own?: TalesDeck
  readonly key?: number
}

export type TalesMatch = Match<TalesState, TalesEvent, TalesOpen, TalesOwn>

export const options = (given?: Options): Options => tableOptions(tales, given)

/** @param own a deck of one's own, as `tales.decks` has read it */
export const deal = (
  seats: number,
  given: Options = {},
  key = 1,
  own: TalesDeck | null = null,
): Dealt<TalesState, TalesEvent, TalesOpen, TalesOwn> =>
  Match.start(tales, seats, options(given), keyOf(key), own as object as Json)

const FILLER = 'child'

export function table(literal: Literal): Table {
  const { seats = 2, a = 'first', b = 'first', time = 'night', turn = 0 } = literal
  const snapshot = deal(seats, { a, b }, literal.key, literal.own ?? null).match.snapshot()
  const { fixed } = snapshot.state
  let played = 0
  const inPlay = (cards: readonly CardId[] = []): CardInPlay[] =>
    cards.map(card => ({ card, name: nameInPlay(card, ++played) }))
  const seat = Array.from({ length: seats }, (_, i) => i)
  const items = seat.map(i => ({ gold: 0, sword: 0, armour: 0, wand: 0, ...literal.items?.[i] }))
  const stock = { ...fixed.items }
  for (const own of items) for (const item of ['gold', 'sword', 'armour', 'wand'] as const) stock[item] -= own[item]
  const [timeCard] = inPlay([time])
  const state: TalesState = {
    ...snapshot.state,
    time: timeCard ?? snapshot.state.time,
    hands: seat.map(i => inOrder(fixed, literal.hands?.[i] ?? ['sage'])),
    deck: [...(literal.deck ?? new Array<CardId>(10).fill(FILLER))],
    common: inPlay(literal.common),
    fronts: seat.map(i => inPlay(literal.fronts?.[i])),
    resolving: [],
    discard: [...(literal.discard ?? [])],
    items,
    stock,
    vp: seat.map(i => literal.vp?.[i] ?? 0),
    played,
    turn: { seat: turn, number: 10, phase: literal.at === 'start' ? 'draw' : 'item', plays: 0 },
    moment: 1,
    steps: [turnStep(null)],
  }
  const play = new Play<TalesState, TalesEvent>(state, keyedRandom(keyOf(literal.key ?? 1), 1))
  settle(tales, play)
  return new Table(Match.resume(tales, { ...snapshot, state }), play.events)
}

export class Table extends LiteralTable<TalesState, TalesEvent, TalesOpen, TalesOwn> {
  constructor(match: TalesMatch, events: readonly EmittedEvent<TalesEvent>[]) {
    super(match)
    this.log.push(...events)
    this.events.push(...events.map(({ event }) => event))
  }

  /**
   * Answers the open questions, one word each: a card of the hand, an item, a line, the id of a card in play – or
   * 'pass', 'decline', 'do'.
   */
  does(...words: readonly string[]): this {
    for (const word of words) this.answer(this.ask().seat, answerOf(this.ask().pick, word))
    return this
  }

  /** The clock answers this many questions. */
  runsOut(times = 1): this {
    for (let i = 0; i < times; i++) this.clock(this.ask().seat)
    return this
  }

  /** Another table, laid from a snapshot of this one. */
  from(snapshot: ReturnType<TalesMatch['snapshot']>): Table {
    return new Table(Match.resume(tales, snapshot), [])
  }

  /** Why this word is no answer, or null. */
  refusal(word: string): string | null {
    return this.refuses(this.ask().seat, answerOf(this.ask().pick, word))
  }

  /** The one open question: at this game's table there is never a second. */
  ask(): OpenAsk {
    const [only, ...others] = questions(this.match.asks())
    if (!only || others.length > 0) throw new Error('not one question is open')
    return only
  }

  /** What the open question may be answered with; cards in play by their ids. */
  choices(): string[] {
    return wordsOf(this.ask().pick).map(word => (word.includes('#') ? cardOfName(word) : word))
  }

  hand(seat: Seat): readonly CardId[] {
    return this.state.hands[seat] ?? []
  }
  vp(seat: Seat): number {
    return this.state.vp[seat] ?? 0
  }
  /** The items a seat has, e.g. `{ sword: 1 }`. */
  items(seat: Seat): { [item: string]: number } {
    return Object.fromEntries(Object.entries(this.state.items[seat] ?? {}).filter(([, count]) => count > 0))
  }
  common(): CardId[] {
    return this.state.common.map(({ card }) => card)
  }
  front(seat: Seat): CardId[] {
    return (this.state.fronts[seat] ?? []).map(({ card }) => card)
  }
  discarded(): readonly CardId[] {
    return this.state.discard
  }

  /** The private parts that a seat got with events of this kind. */
  asides(kind: TalesEvent['kind'], seat: Seat): Aside[] {
    return this.log.flatMap(({ event, own }) =>
      event.kind === kind && own?.[seat] !== undefined ? [own[seat] as Aside] : [],
    )
  }
}

function wordsOf(pick: ChoiceSpec): readonly string[] {
  switch (pick.pick) {
    case 'one':
    case 'card':
      return pick.of
    case 'branch':
      return Object.entries(pick.of).flatMap(([branch, of]) => (of.pick === 'ok' ? [branch] : wordsOf(of)))
    default:
      throw new Error(`no words for a ${pick.pick}`)
  }
}

const named = (of: readonly string[], word: string): string =>
  of.find(one => one === word || cardOfName(one) === word) ?? word

function answerOf(pick: ChoiceSpec, word: string): Json {
  if (pick.pick !== 'branch') return named(wordsOf(pick), word)
  const branches = Object.entries(pick.of)
  const [branch, of] = branches.find(([name, inner]) => (inner.pick === 'ok' ? name === word : !(word in pick.of))) ?? [
    '',
    null,
  ]
  return { branch, answer: of?.pick === 'ok' || !of ? true : named(wordsOf(of), word) }
}
