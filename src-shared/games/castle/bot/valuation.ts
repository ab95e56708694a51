/** The values of objects and actions to a seat. The unit is a common object. */
import type { Seat } from '../../../kernel'
import { QUOTA, SOCIETIES, isBag, isDuelObject, type ObjectId } from '../rules/cards'
import type { SeatKnowledge } from './seatKnowledge'

/** Own relics win the match. Holding rival relics stops the rivals from winning, but only late in the match. */
const OBJECT_VALUES = {
  ownRelic: 10,
  rivalRelic: 5,
  rivalRelicEarly: 0,
  ownBag: 3,
  rivalBag: 2.5,
  duel: 1.5,
  ring: 2,
  signet: 2,
  nearLodge: 8,
  pearl: -4,
  common: 1,
} as const

/** With at most this many cards in the deck, Bags count as the relics that they will become. */
const DECK_LOW = 3

/** The share of an object's value that is lost when an ally has it: the ally must be known and must know it. */
const SHARED = 0.25

/** The cost of giving a rival a relic of their society. */
const GIVEN_AWAY = 10

/** While the deck has more cards than this, rivals are far from their quota, and what they get can be won back. */
const DECK_EARLY = 8
const isDeckEarly = (memory: SeatKnowledge): boolean => memory.table.deck > DECK_EARLY

/** The value of having an object. */
export function objectValue(memory: SeatKnowledge, object: ObjectId): number {
  const own = SOCIETIES[memory.society],
    rival = SOCIETIES[own.rival],
    late = memory.table.deck <= DECK_LOW
  switch (object) {
    case own.relic:
      return OBJECT_VALUES.ownRelic
    case rival.relic:
      return isDeckEarly(memory) ? OBJECT_VALUES.rivalRelicEarly : OBJECT_VALUES.rivalRelic
    case own.bag:
      return late ? OBJECT_VALUES.ownRelic : OBJECT_VALUES.ownBag
    case rival.bag:
      return late ? OBJECT_VALUES.rivalRelic : OBJECT_VALUES.rivalBag
    case 'ring':
      return OBJECT_VALUES.ring
    case 'pearl':
      return OBJECT_VALUES.pearl
    case 'signet':
      return mixedRelics(memory) >= QUOTA.lodge - 1 ? OBJECT_VALUES.nearLodge : OBJECT_VALUES.signet
    default:
      return isDuelObject(object) ? OBJECT_VALUES.duel : OBJECT_VALUES.common
  }
}

/** Keys and Goblets in this seat's hand: three of them with the Seal of the Lodge win alone. */
const mixedRelics = (memory: SeatKnowledge): number =>
  memory.hand.objects.filter(object => object === 'key' || object === 'goblet' || (memory.isDeckEmpty && isBag(object)))
    .length

/**
 * The cost of giving an object to a seat: little for an ally, more for a rival who collects it, negative for the Pearl.
 */
export function givingCost(memory: SeatKnowledge, object: ObjectId, to: Seat): number {
  const ally = memory.societies.allyChance(to),
    mine = objectValue(memory, object)
  const theirs = object === SOCIETIES[memory.rival].relic && !isDeckEarly(memory) ? GIVEN_AWAY : mine
  return ally * SHARED * mine + (1 - ally) * theirs
}

/** The value of an unknown object. */
const UNSEEN = 1.5

/** The expected value of what a seat gives in an exchange. */
export function expectedReturn(memory: SeatKnowledge, from: Seat): number {
  const known = memory.sightings.in(from),
    size = Math.max(1, memory.handSize(from))
  return (
    known.reduce((all, one) => all + one.certainty * objectValue(memory, one.object), 0) / size +
    memory.unknown(from) * UNSEEN
  )
}

/** The value of seeing a completely unknown society card. */
export const SOCIETY_LOOK = 5

/** The value of seeing a seat's society card: the more uncertain its society is, the higher. */
export function societyLookValue(memory: SeatKnowledge, seat: Seat): number {
  const ally = memory.societies.allyChance(seat)
  return SOCIETY_LOOK * 4 * ally * (1 - ally)
}

/** The value of drawing from the deck, which brings relics into play. */
export const DRAW_VALUE = 4
const HAND_LOOK = 3

/** The value of an object's exchange effect to the seat that gives it to a partner. */
export function exchangeEffectValue(memory: SeatKnowledge, object: ObjectId, partner: Seat): number {
  if (isBag(object)) return memory.isDeckEmpty ? 0 : DRAW_VALUE
  if (object === 'monocle') return societyLookValue(memory, partner)
  return object === 'pass' ? HAND_LOOK * memory.unknown(partner) : 0
}

/** The value of the best object in this seat's hand. */
export const bestHeldValue = (memory: SeatKnowledge): number =>
  Math.max(0, ...memory.hand.objects.map(object => objectValue(memory, object)))
