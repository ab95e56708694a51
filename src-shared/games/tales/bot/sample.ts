/**
 * Samples a full state that a seat believes possible: public facts and its own knowledge are kept, the rest is dealt at
 * random.
 */
import { initialState, shuffled, type Random, type SeatAsk } from '../../../kernel'
import { copy } from '../../../kernel/copy'
import { inOrder, type CardId } from '../rules/deck'
import type { CardInPlay, TalesState } from '../rules/state'
import type { View } from '../../../kernel'
import type { TalesOpen, TalesOwn } from '../rules'
import type { Memory } from './memory'
import type { TableReading } from './tableReading'

/** The number at the end of the name of a card in play. */
const NUMBER = /\d+$/

/** Removes cards from a list; those that are not in it are ignored. */
function without(cards: readonly CardId[], gone: readonly CardId[]): CardId[] {
  const out = [...cards]
  for (const card of gone) {
    const at = out.indexOf(card)
    if (at >= 0) out.splice(at, 1)
  }
  return out
}

/**
 * Known cards on top of the deck: the two that the ask `peek` offers (equal when it offers one kind), or a remembered
 * one.
 */
function topOf({ table }: TableReading, memory: Memory, ask: SeatAsk): readonly CardId[] {
  if (ask.key !== 'peek' || ask.pick.pick !== 'card') return memory.top === null || table.deck === 0 ? [] : [memory.top]
  const [one = '', other = one] = ask.pick.of
  return [one, other].slice(0, table.deck)
}

/** Samples a state. @param view the seat's view in which its ask is open */
export function sampleState(
  reading: TableReading,
  view: View<TalesOpen, TalesOwn>,
  memory: Memory,
  ask: SeatAsk,
  random: Random,
): TalesState {
  const { own, deck, seat } = reading,
    { table } = view.open
  const all = deck.cards.flatMap(({ id, copies }) => new Array<CardId>(copies).fill(id))
  const cardsOf = (lying: readonly CardInPlay[]): CardId[] => lying.map(({ card }) => card)
  const open = [
    ...cardsOf([table.timeCard, ...table.common, ...table.resolving, ...table.players.flatMap(({ front }) => front)]),
    ...table.discard,
  ]
  const known = table.players.map(({ hand }, other) => (other === seat ? own.hand : memory.in(other, hand)))
  const top = topOf(reading, memory, ask)
  const rest = shuffled(without(all, [...open, ...known.flat(), ...top]), random, 'rest')
  const hands = table.players.map(({ hand }, other) =>
    inOrder(deck, [...(known[other] ?? []), ...rest.splice(0, hand - (known[other]?.length ?? 0))]),
  )
  const names = [
    table.timeCard,
    ...table.common,
    ...table.resolving,
    ...table.players.flatMap(({ front }) => front),
  ].map(({ name }) => Number(NUMBER.exec(name)?.[0] ?? 0))
  return {
    ...initialState(...view.open.steps.map(copy)),
    // As late as the open ask.
    moment: Number.parseInt(ask.id, 10),
    fixed: deck,
    seats: table.players.length,
    options: { deck: table.hash, a: 'random', b: 'random', first: 0 },
    first: table.first,
    tale: table.tale,
    turn: { ...table.turn, plays: 0 },
    hands,
    deck: [...top, ...rest],
    vp: table.players.map((_, other) => (other === seat ? own.vp : memory.points(other))),
    time: table.timeCard,
    common: [...table.common],
    fronts: table.players.map(({ front }) => [...front]),
    resolving: [...table.resolving],
    discard: [...table.discard],
    items: table.players.map(({ items }) => ({ ...items })),
    stock: { ...table.stock },
    played: Math.max(...names) + table.discard.length,
    reckoning: null,
  }
}
