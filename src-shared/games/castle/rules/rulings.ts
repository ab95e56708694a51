/**
 * Our rulings, where the rule texts leave a point open: one sentence each, called from the code that obeys it.
 * Those about what an event shows to whom stand where it is emitted, marked "Ruling".
 */
import type { Random, Seat } from '../../../kernel'
import { clockwiseFrom, isBag, type AskedKind, type ObjectId, type Profession } from './cards'
import type { CastleOptions } from './options'
import type { CastleState, Duel } from './state'

/** The most objects in a hand at 3 and 4 seats; ruling: at 5 or more it is 5 (the Russian text: at more than 5). */
const LIMITS: { readonly [seats: number]: number } = { 3: 8, 4: 6 }
const COMMON_LIMIT = 5

export const handLimit = (seats: number): number => LIMITS[seats] ?? COMMON_LIMIT

/** Ruling: the first seat is drawn at random (the text: who has travelled furthest), unless the table names it. */
export const firstSeat = ({ first }: Pick<CastleOptions, 'first'>, random: Random, seats: number): Seat =>
  first > 0 ? first - 1 : random.nextInt(seats, 'first')

/**
 * Ruling: a player over the hand limit gives to a player below it, in both editions: nobody is made to give by a gift.
 * Option `giftToAnybody`, the Russian text: to any other player.
 */
export const mayReceiveGift = ({ hands, seats, options }: CastleState, seat: Seat): boolean =>
  options.giftToAnybody || isBelowLimit({ hands, seats }, seat)

const isBelowLimit = ({ hands, seats }: Pick<CastleState, 'hands' | 'seats'>, seat: Seat): boolean =>
  (hands[seat]?.length ?? 0) < handLimit(seats)

/** Ruling: once the object deck is empty the Bags are a Key and a Goblet, so one may be given for the other. */
export const mayAnswerWith = (offered: ObjectId, own: ObjectId, bagsAreRelics: boolean): boolean =>
  !(isBag(offered) && isBag(own)) || bagsAreRelics

/** Ruling: an exchanged Bag is silent once the object deck is empty: it is a Key or a Goblet. */
export const isSilent = (object: ObjectId, bagsAreRelics: boolean): boolean => isBag(object) && bagsAreRelics

/** Ruling: the Diplomat and the Clairvoyant may be used before or after the action of the own turn. */
export const OWN_TURN_PROFESSIONS = ['diplomat', 'clairvoyant'] as const satisfies readonly Profession[]

/** Ruling: the Clairvoyant cannot be used on an empty deck. */
export const hasUse = (profession: (typeof OWN_TURN_PROFESSIONS)[number], deck: number): boolean =>
  profession !== 'clairvoyant' || deck > 0

/**
 * Ruling: the Diplomat asks for "a Bag" as one kind, not with nothing but Bags to give back, and only while the deck
 * lasts.
 */
export const mayAskForBag = (own: readonly ObjectId[], bagsAreRelics: boolean): boolean =>
  !bagsAreRelics && own.some(id => !isBag(id))

/** Ruling: once the object deck is empty, who asks for a Key or a Goblet is also given its Bag. */
export const isAskedFor = (
  object: ObjectId,
  asked: AskedKind,
  itsBag: ObjectId | null,
  bagsAreRelics: boolean,
): boolean => object === asked || (bagsAreRelics && object === itsBag)

/** Ruling: uses in one round of the open window take effect clockwise from the attacker. */
export const orderOfUses = ({ attacker }: Duel, seats: number): readonly Seat[] => [
  attacker,
  ...clockwiseFrom(attacker, seats),
]

/** Ruling: after a Duelist the Alchemist may not be used, unless the option `alchemistAfterDuelist` allows it. */
export const mayUseAlchemist = ({ duelist }: Duel, { alchemistAfterDuelist }: CastleOptions): boolean =>
  duelist === null || alchemistAfterDuelist

/** Ruling: the hypnotised may use no object, token or profession, the Doctor included. */
export const isHypnotised = ({ hypnotised }: Duel, seat: Seat): boolean => hypnotised === seat

/** Ruling: anybody else may use the Doctor, also the duellists and those whom the Duelist has shut out. */
export const mayUseDoctor = (duel: Duel, seat: Seat): boolean => !isHypnotised(duel, seat)

/** Ruling: naming the rival society needs no relic, but it is a victory of the own society, which the Pearl forbids. */
export const mayDeclareRival = (holdsPearl: boolean, { divination }: CastleOptions): boolean =>
  !holdsPearl && divination

/** Ruling: the Pearl does not forbid a victory alone, unless the option `pearlBlocksLodge` says so. */
export const mayDeclareAlone = (holdsPearl: boolean, { pearlBlocksLodge }: CastleOptions): boolean =>
  !(holdsPearl && pearlBlocksLodge)

/** Ruling: a declaration holds only when every named player holds at least one relic. */
export const RELICS_OF_NAMED = 1

/** Ruling: a claim that rests on being the minority turns up the removed society card, to prove it. */
export const turnsUpRemoved = (byRemoved: boolean): boolean => byRemoved

/** Ruling on the clock: the winner of a duel looks at the loser's society. */
export const SPOILS_BY_CLOCK = 'society'

/** Ruling on the clock: a gift goes to the nearest seat clockwise below the limit. */
export const giftByClock = (state: CastleState, giver: Seat): Seat | undefined =>
  clockwiseFrom(giver, state.seats).find(other => isBelowLimit(state, other))
