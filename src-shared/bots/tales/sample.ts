/** A full state of Dark Tales that a seat may believe in: all that is open as it lies, and what is hidden dealt anew. */
import { freshTable, shuffled, type Random, type SeatAsk } from '../../kernel'
import { copy } from '../../kernel/copy'
import { inOrder, type CardId } from '../../games/tales/deck'
import type { CardInPlay, TalesState } from '../../games/tales/state'
import type { View } from '../../kernel'
import type { TalesOpen, TalesOwn } from '../../games/tales'
import type { Memory } from './memory'
import type { Look } from './look'

/** The number in a card's name in play stands behind this. */
const NUMBER = /\d+$/

/** Cards without these; one that is not among them is left as it is. */
function without(cards: readonly CardId[], gone: readonly CardId[]): CardId[] {
  const out = [...cards]
  for (const card of gone) {
    const at = out.indexOf(card)
    if (at >= 0) out.splice(at, 1)
  }
  return out
}

/** What its own question tells of the top of the deck: the two cards to choose from, alike where there is one kind. */
function topOf({ table }: Look, memory: Memory, ask: SeatAsk): readonly CardId[] {
  if (ask.key !== 'peek' || ask.pick.pick !== 'card') return memory.top === null || table.deck === 0 ? [] : [memory.top]
  const [one = '', other = one] = ask.pick.of
  return [one, other].slice(0, table.deck)
}

/** @param view the seat's view in which its ask is open */
export function sample(
  look: Look,
  view: View<TalesOpen, TalesOwn>,
  memory: Memory,
  ask: SeatAsk,
  random: Random,
): TalesState {
  const { table, own, deck, seat } = look
  const all = deck.cards.flatMap(({ id, copies }) => new Array<CardId>(copies).fill(id))
  const cardsOf = (lying: readonly CardInPlay[]): CardId[] => lying.map(({ card }) => card)
  const open = [
    ...cardsOf([table.timeCard, ...table.common, ...table.resolving, ...table.players.flatMap(({ front }) => front)]),
    ...table.discard,
  ]
  const known = table.players.map(({ hand }, other) => (other === seat ? own.hand : memory.in(other, hand)))
  const top = topOf(look, memory, ask)
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
    ...freshTable(...view.open.steps.map(copy)),
    // Later than any ask that is open.
    moment: Number.parseInt(ask.id, 10),
    fixed: deck,
    seats: table.players.length,
    options: { deck: table.hash, a: 'random', b: 'random' },
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
