/**
 * What can be played, and is probably not meant. The texts are in the locales under `deckWarnings`.
 *
 * | reason | what is odd |
 * |---|---|
 * | noDay | effects wait for a day that no card brings |
 * | noStock { item } | a card gives an item, or a line costs one, of which the supply has none |
 * | tooDear { item } | a line costs more of an item than there is |
 * | noTarget { type } | an effect looks for a type that no card has |
 * | short { n } | at the fullest table the deck is empty after this many rounds |
 * | noPoints | nothing scores during the game |
 */
import type { DeckFault } from '../../../../decks'
import {
  CARD_TYPES,
  HAND,
  ITEMS,
  MOST_SEATS,
  within,
  type CardType,
  type Effect,
  type Item,
  type TalesDeck,
} from '../deck'

/** The texts under `deckWarnings` of this game. */
export type TalesDeckWarning = 'noDay' | 'noStock' | 'tooDear' | 'noTarget' | 'short' | 'noPoints'

/** Rounds that are a game. */
const FEWEST_ROUNDS = 3

/** @param deck as `readTalesDeck` has read it */
export const talesDeckWarnings = (deck: TalesDeck): readonly DeckFault[] => [
  ...timeWarnings(deck),
  ...stockWarnings(deck),
  ...targetWarnings(deck),
  ...lengthWarnings(deck),
  ...pointWarnings(deck),
]

const warning = (card: string, field: string, reason: TalesDeckWarning, more = {}): DeckFault => ({
  card,
  field,
  reason,
  ...more,
})

interface Doing {
  readonly card: string
  readonly effect: Effect
}

const all = (effects: readonly Effect[]): Effect[] => effects.flatMap(effect => [effect, ...all(within(effect))])

/** Every effect of a deck with the card it is of. */
const doings = ({ cards, a }: TalesDeck): Doing[] => [
  ...cards.flatMap(({ id, effects, permanent }) =>
    all([...effects, ...(permanent?.endOfTurn ?? [])]).map(effect => ({ card: id, effect })),
  ),
  ...a.flatMap(({ id, lines }) => lines.flatMap(({ effects }) => all(effects).map(effect => ({ card: id, effect })))),
]

/** There is a Night in every deck: without a Day it stays night. */
function timeWarnings(deck: TalesDeck): DeckFault[] {
  if (deck.cards.some(({ time }) => time === 'day')) return []
  const waiting = doings(deck).find(({ effect }) => effect.do === 'when' && effect.time === 'day')
  return waiting ? [warning(waiting.card, 'effects', 'noDay')] : []
}

function stockWarnings(deck: TalesDeck): DeckFault[] {
  const given = doings(deck).flatMap(({ card, effect }) =>
    effect.do === 'item' && effect.of.every(item => deck.items[item] === 0)
      ? [warning(card, 'effects', 'noStock', { item: effect.of[0] ?? 'gold' })]
      : [],
  )
  const dear = deck.a.flatMap(({ id, lines }) =>
    lines.flatMap(({ cost }, i) => {
      const item = ITEMS.find(one => count(cost, one) > deck.items[one])
      return item === undefined ? [] : [warning(id, `lines.${i}.cost`, 'tooDear', { item })]
    }),
  )
  return [...given, ...dear]
}

const count = (items: readonly Item[], item: Item): number => items.filter(one => one === item).length

function targetWarnings(deck: TalesDeck): DeckFault[] {
  const there = CARD_TYPES.filter(type => deck.cards.some(card => card.type === type && !card.time))
  return doings(deck).flatMap(({ card, effect }) => {
    const [type, ...others] = typesOf(effect)
    return type !== undefined && ![type, ...others].some(one => there.includes(one))
      ? [warning(card, 'effects', 'noTarget', { type })]
      : []
  })
}

const typesOf = (effect: Effect): readonly CardType[] =>
  effect.do === 'discard' || effect.do === 'takeInPlay' || effect.do === 'showHands' ? effect.types : []

function lengthWarnings({ cards }: TalesDeck): DeckFault[] {
  const left = cards.reduce((sum, { copies }) => sum + copies, 0) - MOST_SEATS * HAND - 1,
    rounds = Math.floor(left / MOST_SEATS)
  return rounds < FEWEST_ROUNDS ? [warning('', 'cards', 'short', { n: Math.max(0, rounds) })] : []
}

const pointWarnings = (deck: TalesDeck): DeckFault[] =>
  deck.cards.some(({ vp }) => vp > 0) ||
  doings(deck).some(({ effect }) => effect.do === 'vp' || (effect.do === 'showHands' && effect.each > 0))
    ? []
    : [warning('', 'cards', 'noPoints')]
