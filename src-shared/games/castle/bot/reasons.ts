/**
 * Reasons for answers in Castle of the Devil: one short rule per ask, by the ask's key. A reason says what the bot
 * believes. There is none when noise decided or nothing had to be weighed.
 */
import type { Answer, Seat } from '../../../kernel'
import { PROFESSIONS, SOCIETIES, does, isBag, kindsOf, objectCard, type ObjectId } from '../rules/cards'
import type { Reason } from '../../../bots/bot'
import { ownDeclarationChance, rivalDeclarationChance } from './declarations'
import { duelWinChance } from './duels'
import { DUEL_REASONS } from './duelReasons'
import { isSpent, type CoatAnswer, type OfferAnswer } from './answerScores'
import type { Memory } from './memory'
import {
  FRIEND,
  bestKnown,
  explain,
  isCertain,
  professionName,
  seatReason,
  isOffered,
  plainReason,
  percent,
  seatParam,
  objectName,
  type Explain,
} from './reasonTemplates'
import { ALLY_DISCOUNT, type Demand, type TurnAnswer } from './turn'
import { givingCost, exchangeEffectValue, societyLookValue, objectValue } from './valuation'

export type { CastlePlainReason, CastleReason, CastleSeatReason } from './reasonTemplates'

/** An effect of this value is the reason to give a card (see valuation.ts). */
const NOTABLE_EFFECT = 1
/** An object of this value is worth hoping for. */
const NOTABLE_OBJECT = 2
/** An object that costs no more than this can be spared. */
const SPARE_COST = 1.5
/** Smaller differences do not matter: noise is as large. */
const NOISE = 0.3

const turn: Explain<TurnAnswer> = (memory, { branch, answer }) => {
  switch (branch) {
    case 'spy':
      return spy(memory, answer)
    case 'exchange':
      return exchange(memory, answer.card, answer.to)
    case 'duel':
      return duel(memory, answer)
    case 'declareOwn':
      return declareOwn(memory, answer.map(Number))
    case 'declareRival':
      return plainReason('declareRival', percent(rivalDeclarationChance(memory, answer.map(Number))))
    case 'declareAlone':
      return plainReason('declareAlone')
    case 'diplomat':
      return diplomat(memory)
    case 'clairvoyant':
      return clairvoyant(memory)
  }
}

function spy(memory: Memory, seat: Seat): Reason {
  const unseen = Math.round(memory.unknown(seat) * memory.handSize(seat))
  return unseen > 0 ? seatReason('spy', seat, { n: unseen }) : plainReason('spyIdle')
}

const isOwnRelic = (memory: Memory, object: ObjectId): boolean =>
  memory.relics(memory.society).includes(object) || object === SOCIETIES[memory.society].bag

function exchange(memory: Memory, card: ObjectId, to: Seat): Reason | null {
  const known = bestKnown(memory, to),
    ally = memory.societies.allyChance(to)
  if (card === 'pearl') return plainReason('offerPearl', objectName(card))
  if (exchangeEffectValue(memory, card, to) >= NOTABLE_EFFECT)
    return isBag(card)
      ? plainReason('offerDraw')
      : seatReason(card === 'monocle' ? 'offerMonocle' : 'offerPass', to, objectName(card))
  if (known && known.value >= NOTABLE_OBJECT) return seatReason('offerHoping', to, objectName(known.object))
  if (ally >= FRIEND && isOwnRelic(memory, card)) return seatReason('toAlly', to, objectName(card))
  if (memory.table.stack > 0 && memory.accepting(to) < 1 / 2 && !does(card, 'mustBeAccepted'))
    return seatReason('offerToken', to)
  return givingCost(memory, card, to) <= SPARE_COST ? plainReason('offerSpare', objectName(card)) : null
}

function duel(memory: Memory, against: Seat): Reason | null {
  const known = bestKnown(memory, against),
    society = societyLookValue(memory, against)
  const wins = percent(duelWinChance(memory, against))
  if (known && known.value * (1 - ALLY_DISCOUNT * memory.societies.allyChance(against)) > society)
    return seatReason('duelFor', against, { ...objectName(known.object), ...wins })
  return society > 0 ? seatReason('duelSociety', against, wins) : null
}

function declareOwn(memory: Memory, named: readonly Seat[]): Reason {
  const chance = ownDeclarationChance(memory, named)
  return named.length === 0 && isCertain(chance)
    ? plainReason('declareHeld')
    : plainReason('declareOwn', percent(chance))
}

/** The best object that could be demanded from any hand. */
function diplomat(memory: Memory): Reason | null {
  const all = memory.others.flatMap(seat => {
    const best = bestKnown(memory, seat)
    return best ? [{ seat, ...best }] : []
  })
  const [best] = all.sort((one, other) => other.value - one.value)
  return best && best.value >= NOTABLE_OBJECT ? seatReason('diplomat', best.seat, objectName(best.object)) : null
}

const clairvoyant = (memory: Memory): Reason | null =>
  memory.hand.objects.some(isBag) ? plainReason('clairvoyant') : null

const endTurn: Explain<'end' | 'diplomat' | 'clairvoyant'> = (memory, answer, ask) => {
  if (answer === 'diplomat') return diplomat(memory)
  if (answer === 'clairvoyant') return clairvoyant(memory)
  return ['diplomat', 'clairvoyant'].some(used => isOffered(ask, used))
    ? plainReason('keepOnce', professionName(memory.hand.profession))
    : null
}

const demand: Explain<{ readonly answer: Demand }> = (memory, { answer: { to, object = 'bag' } }) => {
  const sure = Math.max(
    0,
    ...memory.sightings
      .in(to)
      .filter(one => (object === 'bag' ? isBag(one.object) : one.object === object))
      .map(one => one.certainty),
  )
  if (sure === 0) return seatReason('demandBlind', to)
  return seatReason('demandKnown', to, {
    what: object === 'bag' ? 'bag.name' : `objects.${object}.name`,
    ...percent(sure),
  })
}

const offered: Explain<OfferAnswer> = (memory, { branch, answer }, ask) => {
  const by = seatParam(ask, 'by'),
    card = ask.params?.card as ObjectId
  if (branch === 'accept')
    return isOffered(ask, 'refuse') ? accepted(memory, card, answer, by) : plainReason('acceptMust', objectName(card))
  if (!isOffered(ask, 'accept')) return plainReason('refuseMust')
  if (memory.societies.allyChance(by) <= 1 / 2 && exchangeEffectValue(memory, card, by) >= NOTABLE_EFFECT)
    return seatReason('refuseEffect', by, objectName(card))
  const least = Math.min(
    ...memory.hand.objects.map(object => givingCost(memory, object, by) - exchangeEffectValue(memory, object, by)),
  )
  return least > objectValue(memory, card) ? plainReason('refuseDear', objectName(card)) : null
}

function accepted(memory: Memory, card: ObjectId, back: ObjectId, by: Seat): Reason | null {
  const ally = memory.societies.allyChance(by),
    coming = objectValue(memory, card)
  if (memory.relics(memory.society).includes(card)) return plainReason('acceptRelic', objectName(card))
  if (exchangeEffectValue(memory, back, by) >= NOTABLE_EFFECT) return plainReason('acceptEffect', objectName(back))
  if (memory.relics(memory.rival).includes(card) && coming > 0) return plainReason('acceptDeny', objectName(card))
  if (coming > objectValue(memory, back)) return plainReason('acceptBetter', objectName(card))
  if (ally >= FRIEND) return seatReason('acceptAlly', by, percent(ally))
  return memory.table.stack > 0 ? seatReason('acceptToken', by) : null
}

const smuggle: Explain<'use' | 'keep'> = (_, answer, ask) => {
  const gave = ask.params?.gave as ObjectId
  return answer === 'use' && objectCard(gave).read ? plainReason('smuggleUse', objectName(gave)) : null
}

type Use = 'use' | 'decline'
const useBag: Explain<Use> = (_, answer) => (answer === 'use' ? plainReason('useDraw') : null)
const usePass: Explain<Use> = (_, answer, ask) =>
  answer === 'use' ? seatReason('usePass', seatParam(ask, 'with')) : null
const useMonocle: Explain<Use> = (_, answer, ask) =>
  answer === 'use' ? seatReason('useMonocle', seatParam(ask, 'with')) : null

const useTome: Explain<Use> = (memory, answer) => {
  if (answer === 'use') return isSpent(memory) ? plainReason('tomeSpent') : null
  return isSpent(memory) ? null : plainReason('tomeKeep')
}

const worksAgain = (profession: string): boolean =>
  PROFESSIONS.some(({ id, use }) => id === profession && use === 'again')

const useCoat: Explain<CoatAnswer> = (_, { branch, answer }, { pick }) => {
  if (branch === 'decline') return null
  if (worksAgain(answer)) return plainReason('coatAgain', professionName(answer))
  const all = pick.pick === 'branch' && pick.of.take?.pick === 'one' ? pick.of.take.of : []
  return all.some(worksAgain) ? null : plainReason('coatOnce', professionName(answer))
}

/** The value of a common object: one of at most this value may be passed on, one of at least this value may stay. */
const COMMON = 1

const useSextant: Explain<string> = (memory, answer) => {
  const worst = memory.hand.objects.reduce<ObjectId | null>(
    (least, one) => (least === null || objectValue(memory, one) < objectValue(memory, least) ? one : least),
    null,
  )
  if (worst === null) return null
  if (answer === 'decline') return objectValue(memory, worst) >= COMMON ? plainReason('sextantKeep') : null
  return objectValue(memory, worst) <= COMMON ? plainReason('sextantMove', objectName(worst)) : null
}

function whyGiven(
  memory: Memory,
  card: ObjectId,
  to: Seat,
  among: readonly ObjectId[] = kindsOf(memory.hand.objects),
): Reason | null {
  if (among.length < 2) return null
  if (card === 'pearl') return plainReason('givePearl', objectName(card))
  if (memory.societies.allyChance(to) >= FRIEND && isOwnRelic(memory, card))
    return seatReason('toAlly', to, objectName(card))
  const least = Math.min(...among.map(object => givingCost(memory, object, to)))
  return givingCost(memory, card, to) <= least + NOISE ? plainReason('giveLeast', objectName(card)) : null
}

const giveTo =
  (to: string): Explain<ObjectId> =>
  (memory, card, ask) =>
    whyGiven(memory, card, seatParam(ask, to), ask.pick.pick === 'card' ? (ask.pick.of as readonly ObjectId[]) : [])
const gift: Explain<{ readonly card: ObjectId; readonly to: Seat }> = (memory, { card, to }) =>
  whyGiven(memory, card, to)

const drawn: Explain<ObjectId> = (memory, card) =>
  plainReason(isOwnRelic(memory, card) ? 'topRelic' : 'topBest', objectName(card))

/** Reasons by the keys of asks. */
export const REASONS: { readonly [key: string]: Explain<Answer> | undefined } = {
  turn: explain(turn),
  endTurn: explain(endTurn),
  diplomat: explain(demand),
  offered: explain(offered),
  smuggle: explain(smuggle),
  useBag: explain(useBag),
  usePass: explain(usePass),
  useMonocle: explain(useMonocle),
  useTome: explain(useTome),
  useCoat: explain(useCoat),
  useSextant: explain(useSextant),
  passOn: explain(giveTo('to')),
  gift: explain(gift),
  whichBag: explain(giveTo('by')),
  priestPayment: explain(giveTo('to')),
  clairvoyantTop: explain(drawn),
  clairvoyantSecond: explain(drawn),
  ...DUEL_REASONS,
}
