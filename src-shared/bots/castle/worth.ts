/** What objects are worth to this seat's society, and what it costs to let somebody else have them. The unit: a spied card. */
import type { Seat } from '../../kernel'
import { QUOTA, SOCIETIES, isBag, objectCard, type ObjectId } from '../../games/castle/cards'
import type { Knowing } from './knowing'

/** Own relics win; rival relics in own hands keep the others from winning, late in the match. */
const WORTH = {
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

/** With so few cards left in the deck the Bags are thought of as the relics they will be. */
const DECK_LOW = 3

/** How much of an object's worth is lost when an ally has it: he must be known and must know. */
const SHARED = 0.25

/** What a rival who gets a relic of his own gains by it. */
const GIVEN_AWAY = 10

/** As long as the deck holds more than so many cards, rivals hardly have their quota: what they get can be won back. */
const DECK_EARLY = 8
const early = (memory: Knowing): boolean => memory.table.deck > DECK_EARLY

export function worth(memory: Knowing, object: ObjectId): number {
  const own = SOCIETIES[memory.society],
    rival = SOCIETIES[own.rival],
    late = memory.table.deck <= DECK_LOW
  switch (object) {
    case own.relic:
      return WORTH.ownRelic
    case rival.relic:
      return early(memory) ? WORTH.rivalRelicEarly : WORTH.rivalRelic
    case own.bag:
      return late ? WORTH.ownRelic : WORTH.ownBag
    case rival.bag:
      return late ? WORTH.rivalRelic : WORTH.rivalBag
    case 'ring':
      return WORTH.ring
    case 'pearl':
      return WORTH.pearl
    case 'signet':
      return mixed(memory) >= QUOTA.lodge - 1 ? WORTH.nearLodge : WORTH.signet
    default:
      return objectCard(object).duel ? WORTH.duel : WORTH.common
  }
}

/** Keys and Goblets in the own hand: three and the Seal of the Lodge win alone. */
const mixed = (memory: Knowing): number =>
  memory.hand.objects.filter(object => object === 'key' || object === 'goblet' || (memory.deckEmpty && isBag(object)))
    .length

/** What is lost by giving an object to a seat: little to an ally, more to a rival who collects it. The Pearl is gladly given. */
export function cost(memory: Knowing, object: ObjectId, to: Seat): number {
  const ally = memory.societies.ally(to),
    mine = worth(memory, object)
  const theirs = object === SOCIETIES[memory.rival].relic && !early(memory) ? GIVEN_AWAY : mine
  return ally * SHARED * mine + (1 - ally) * theirs
}

/** What a seat is likely to give back: what is known of its hand, and for the rest a common card or a little better. */
const UNSEEN = 1.5

export function expected(memory: Knowing, from: Seat): number {
  const known = memory.sightings.in(from),
    size = Math.max(1, memory.handSize(from))
  return (
    known.reduce((all, one) => all + one.sure * worth(memory, one.object), 0) / size + memory.unknown(from) * UNSEEN
  )
}

/** What it is worth to see a society card: most where least is known. */
export const SOCIETY_SEEN = 5

export function seeingSociety(memory: Knowing, seat: Seat): number {
  const ally = memory.societies.ally(seat)
  return SOCIETY_SEEN * 4 * ally * (1 - ally)
}

/** What drawing from the deck is worth: it brings relics into play. */
export const DRAWN = 4
const HAND_SEEN = 3

/** What the "on exchange" effect of an object brings whoever gives it to this seat. */
export function effect(memory: Knowing, object: ObjectId, partner: Seat): number {
  if (isBag(object)) return memory.deckEmpty ? 0 : DRAWN
  if (object === 'monocle') return seeingSociety(memory, partner)
  return object === 'pass' ? HAND_SEEN * memory.unknown(partner) : 0
}

/** The best object of the own hand, as one that could be lost. */
export const mostToLose = (memory: Knowing): number =>
  Math.max(0, ...memory.hand.objects.map(object => worth(memory, object)))
