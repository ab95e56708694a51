/** Dark Tales and Overlord for the tap: every copy of a card, and every typed line, is a word of its own. */
import { readFileSync } from 'node:fs'
import type { GameState, Json, Random, Seat } from '../../../src-shared/kernel'
import type { OverlordState } from '../../../src-shared/games/overlord/rules/state'
import type { TalesState } from '../../../src-shared/games/tales/rules/state'
import type { StateUpdate } from '../../../src-shared/wire'
import { twinOverlord } from '../overlord'
import { twinTales } from '../tales'
import { canariesIn, canary, canaryWords, type TapModel, type Way, type Word } from './model'

const houseDeck = (file: string): string =>
  readFileSync(new URL(`../../../docs/decks/${file}.json`, import.meta.url), 'utf8')

interface DataCard {
  readonly id: string
  readonly copies: number
}

/** One card per copy. Effects that count copies of a card count the first one. */
function talesDeck(random: Random): string {
  const deck = JSON.parse(houseDeck('dark-tales')) as { cards: DataCard[] }
  const names = new Map(
    deck.cards.map(({ id, copies }) => [id, Array.from({ length: copies }, (_, i) => canary(random, `${id}${i}`))]),
  )
  const cards = deck.cards.flatMap(card =>
    (names.get(card.id) ?? []).map(id => ({ ...card, id, copies: 1, titles: { en: card.id } })),
  )
  const text = JSON.stringify({ ...deck, id: 'tapped', titles: { en: 'Tapped' }, cards })
  return [...names].reduce((all, [id, [first = id]]) => all.replaceAll(`"card":"${id}"`, `"card":"${first}"`), text)
}

function overlordDeck(random: Random): string {
  const { hints, actions } = JSON.parse(houseDeck('overlord')) as { hints: DataCard[]; actions: DataCard[] }
  const renamed = (cards: readonly DataCard[]) => cards.map(card => ({ ...card, id: canary(random, card.id) }))
  return JSON.stringify({ titles: { en: 'Tapped' }, hints: renamed(hints), actions: renamed(actions) })
}

/** The whole frame except these parts, which are checked in another way. */
function wordsOf(
  { match, log, ...rest }: StateUpdate,
  past: (table: { [key: string]: Json }) => readonly string[],
): Word[] {
  const others = canaryWords('now', 'outside of the match', rest as unknown as Json)
  if (!match) return others
  const { open, own } = match.view
  const table = { ...(open.table as { [key: string]: Json }) }
  const told = past(table).flatMap(part => {
    const words = canaryWords('past', `open.table.${part}`, table[part])
    table[part] = null
    return words
  })
  return [
    ...others,
    ...told,
    ...canaryWords('now', 'open', { ...open, table } as unknown as Json),
    ...canaryWords('past', 'own.seen', own?.seen as Json | undefined),
    ...canaryWords('now', 'own', own ? ({ ...own, seen: [] } as unknown as Json) : undefined),
    ...canaryWords('fresh', 'events', match.events as unknown as Json),
    ...canaryWords('past', 'log', log as unknown as Json | undefined),
  ]
}

const tales = (state: GameState): TalesState => state as TalesState
/** What is left of a state without its zones and its card table. */
const without = (state: GameState, ...zones: readonly string[]): unknown =>
  Object.fromEntries(Object.entries(state).filter(([key]) => ![...zones, 'fixed'].includes(key)))
const inText = (value: unknown): Iterable<string> => canariesIn(JSON.stringify(value))

/** Everything except the others' hands and the deck; of the deck what somebody is looking at. */
function* seesTales(state: GameState, seat: Seat | null): Generator<string> {
  const { hands, deck, steps, turn } = tales(state)
  yield* inText(without(state, 'hands', 'deck', 'seen', 'sealed'))
  for (const [at, hand] of hands.entries()) if (at === seat || state.outcome) yield* hand
  if (steps.at(-1)?.step === 'peek' && turn.seat === seat) yield* deck.slice(0, LOOKED)
}
/** The Secret Helper looks at this many cards of the deck. */
const LOOKED = 2
/** This many cards of the deck may have been drawn before, in the same answer. */
const DRAWN = 6

function* shownTales({ before, after, told }: Way, seat: Seat | null): Generator<string> {
  const peeked = told.some(
    ({ event }) => (event as { kind: string; seat: Seat }).kind === 'peek' && (event as { seat: Seat }).seat === seat,
  )
  if (peeked) for (const state of [before, after]) yield* tales(state).deck.slice(0, LOOKED + DRAWN)
  // The Fortune-teller: all show their hands.
  if (told.some(({ event }) => (event as { kind: string }).kind === 'hands'))
    for (const state of [before, after]) yield* tales(state).hands.flat()
  if (after.outcome) yield* inText(without(after))
  // A card revealed from the top of the deck, or drawn and gone again, in one answer.
  for (const { event, own } of told)
    if (
      (event as { kind: string }).kind === 'play' ||
      (seat !== null && own?.[seat] !== undefined && (event as { seat: Seat }).seat === seat)
    )
      yield* tales(before).deck.slice(0, DRAWN)
  // A card revealed from a hand, which may be taken up again in the same answer.
  for (const { event } of told) {
    const { kind, seat: player, card } = event as { kind: string; seat: Seat; card: string }
    if (kind === 'play' && tales(before).hands[player]?.includes(card)) yield card
  }
}

export const tapTales: TapModel = {
  name: 'Tales',
  kit: twinTales,
  seats: 4,
  deck: talesDeck,
  options: {},
  words: frame => wordsOf(frame, () => []),
  sees: seesTales,
  shown: shownTales,
  own: (state, seat) => tales(state).hands[seat] ?? [],
}

const overlord = (state: GameState): OverlordState => state as OverlordState

/** Everything except the others' hands, the decks, what was discarded unseen, and undecided freezes. */
function* seesOverlord(state: GameState, seat: Seat | null): Generator<string> {
  const { hands, hintPile, actionPile, pending, sealed } = overlord(state)
  yield* inText([
    without(state, 'hands', 'hintDeck', 'actionDeck', 'hintPile', 'actionPile', 'pending', 'sealed', 'seen'),
    hintPile.open,
    actionPile.open,
  ])
  for (const [at, hand] of hands.entries()) if (at === seat || state.outcome) yield* [...hand.hints, ...hand.actions]
  yield* inText(pending.filter(freeze => freeze.seat === seat))
  yield* inText(sealed.flatMap(({ answers }) => answers.filter(answer => answer.seat === seat)))
}

function* shownOverlord({ before, after, told }: Way, seat: Seat | null): Generator<string> {
  if (after.outcome) yield* inText(without(after))
  for (const { event } of told) {
    const { kind, seat: by } = event as { kind: string; seat?: Seat }
    // A card turned up for a plea.
    if (kind === 'turnUp') yield* overlord(before).actionDeck.slice(0, 1)
    // Drawn and gone again in the same answer; a round that ends deals again.
    if (kind === 'draw' && by === seat)
      yield* inText([overlord(before).hintDeck, overlord(before).actionDeck].map(deck => deck.slice(0, DRAWN)))
  }
  // What is played goes from its hand to where all see it; what is played and gone in one answer was in its events.
  for (const { event } of told)
    if (
      [
        'hint',
        'pass',
        'freeze',
        'doubt',
        'interrupt',
        'silence',
        'blame',
        'mercy',
        'cancel',
        'seize',
        'plan',
        'question',
        'accuse',
        'more',
        'twist',
        'plea',
        'errand',
      ].includes((event as { kind: string }).kind)
    ) {
      yield* canariesIn(JSON.stringify(event))
    }
}

export const tapOverlord: TapModel = {
  name: 'Overlord',
  kit: twinOverlord,
  seats: 4,
  deck: overlordDeck,
  options: { rules: 'classic', window: 0, silence: 0 },
  words: frame => wordsOf(frame, () => ['tale', 'ribbon']),
  sees: seesOverlord,
  shown: shownOverlord,
  own: (state, seat) => {
    const hand = overlord(state).hands[seat]
    return hand ? [...hand.hints, ...hand.actions] : []
  },
}
