/**
 * Samples a full state that a seat believes possible: public facts and its own knowledge are kept, the rest is dealt at
 * random.
 */
import { initialState, shuffled, type Random, type SeatAsk } from '../../../kernel'
import { copy } from '../../../kernel/copy'
import { inOrder, type CardId } from '../rules/deck'
import type { TalesState } from '../rules/state'
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

/**
 * What is the same in all worlds is worked out once.
 * @param view the seat's view in which its ask is open
 * @returns samples a state, which the caller may change
 */
export function stateSampler(
  reading: TableReading,
  view: View<TalesOpen, TalesOwn>,
  memory: Memory,
  ask: SeatAsk,
): (random: Random) => TalesState {
  const { own, deck, seat } = reading,
    { table, steps } = view.open
  const inPlay = [
    table.timeCard,
    ...table.common,
    ...table.resolving,
    ...table.players.flatMap(({ front }) => front),
  ] as const
  const known = table.players.map(({ hand }, other) => (other === seat ? own.hand : memory.in(other, hand)))
  const top = topOf(reading, memory, ask)
  const all = deck.cards.flatMap(({ id, copies }) => new Array<CardId>(copies).fill(id)),
    open = [...inPlay.map(({ card }) => card), ...table.discard],
    unseen = without(all, [...open, ...known.flat(), ...top])
  // As late as the open ask.
  const moment = Number.parseInt(ask.id, 10),
    played = Math.max(...inPlay.map(({ name }) => Number(NUMBER.exec(name)?.[0] ?? 0))) + table.discard.length
  const { sealed, seen, outcome } = initialState()
  return random => {
    const rest = shuffled(unseen, random, 'rest')
    const hands = table.players.map(({ hand }, other) =>
      inOrder(deck, [...(known[other] ?? []), ...rest.splice(0, hand - (known[other]?.length ?? 0))]),
    )
    // Written field by field: an object that is spread together is slower to make, and slower to copy in every playout.
    return {
      moment,
      steps: steps.map(copy),
      sealed: [...sealed],
      seen: [...seen],
      outcome,
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
      played,
      reckoning: null,
    }
  }
}
