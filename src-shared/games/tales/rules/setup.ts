/** Setup: one A and one B, a Night face up, three cards to each hand. */
import { initialState, shuffled, type GameSetup } from '../../../kernel'
import { HAND, inOrder, nameInPlay, type CardId, type TalesDeck } from './deck'
import { HOUSE_DECK } from './deck/house'
import { chosenStory, readOptions, type StoryChoice } from './options'
import { firstSeat } from './rulings'
import type { Aside, TalesEvent, TalesState } from './state'
import { turn } from './steps/turn'

export function setup({ seats, options: given, deck: own, random, emit }: GameSetup<TalesEvent>): TalesState {
  const options = readOptions(given)
  // What `readTalesDeck` has read is a deck.
  const fixed = own === null ? HOUSE_DECK : (own as object as TalesDeck)
  const story = (of: readonly { readonly id: string }[], choice: StoryChoice, name: string): string => {
    const { id } = of[chosenStory(choice) ?? random.nextInt(of.length, name)] ?? {}
    if (id === undefined) throw new Error('a deck without this story card')
    return id
  }
  const tale = { a: story(fixed.a, options.a, 'a'), b: story(fixed.b, options.b, 'b') }
  const { night, others } = firstNight(fixed)
  const cards = shuffled(others, random, 'deck')
  const hands = Array.from({ length: seats }, (_, seat) => inOrder(fixed, cards.slice(seat * HAND, (seat + 1) * HAND)))
  const first = firstSeat(options, random, seats)
  emit(
    { kind: 'deal', first, ...tale, time: night },
    Object.fromEntries(hands.map((hand, seat) => [seat, { cards: hand } satisfies Aside])),
  )
  emit({ kind: 'turn', seat: first, number: 1 })
  return {
    ...initialState(turn(null)),
    fixed,
    seats,
    options,
    first,
    tale,
    hands,
    turn: { seat: first, number: 1, phase: 'draw', plays: 0 },
    deck: cards.slice(seats * HAND),
    vp: new Array<number>(seats).fill(0),
    time: { card: night, name: nameInPlay(night, 1) },
    common: [],
    fronts: hands.map(() => []),
    resolving: [],
    discard: [],
    items: hands.map(() => ({ gold: 0, sword: 0, armour: 0, wand: 0 })),
    stock: { ...fixed.items },
    played: 1,
    reckoning: null,
  }
}

/** One Night starts face up in the common area as the time card; the others are shuffled. */
function firstNight({ cards }: TalesDeck): { night: CardId; others: CardId[] } {
  const all = cards.flatMap(({ id, copies }) => new Array<CardId>(copies).fill(id))
  const night = cards.find(({ time }) => time === 'night')?.id
  if (night === undefined) throw new Error('a deck without a Night')
  return { night, others: all.toSpliced(all.indexOf(night), 1) }
}
