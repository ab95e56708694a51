/**
 * Why a player of Castle of the Devil answers so: one short rule per ask, by the ask's key. What is told is what the
 * mind believes; where the answer is a mere whim, or nothing was to be weighed, there is no reason.
 */
import type { Answer, Seat } from '../../kernel'
import { PROFESSIONS, SOCIETIES, isBag, kindsOf, objectCard, type ObjectId } from '../../games/castle/cards'
import type { Reason } from '../mind'
import { ownChance, rivalChance } from './declaring'
import { winning } from './duelling'
import { DUEL_REASONS } from './duelReasons'
import { isSpent, type CoatAnswer, type OfferAnswer } from './judgement'
import type { Memory } from './memory'
import {
  FRIEND,
  bestIn,
  explain,
  isCertain,
  job,
  of,
  offers,
  plain,
  rated,
  seatParam,
  thing,
  type Explain,
} from './telling'
import { WITH_ALLY, type Demand, type TurnAnswer } from './turn'
import { cost, effect, seeingSociety, worth } from './worth'

export type { CastlePlainReason, CastleReason, CastleSeatReason } from './telling'

/** Worth so much, an effect is what a card is given for (see worth.ts). */
const EFFECTIVE = 1
/** Worth so much, a card that was seen is hoped for. */
const HOPED_FOR = 2
/** Whatever costs no more than this can be spared. */
const SPARED = 1.5
/** What differs by less than a whim is alike. */
const ALIKE = 0.3

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
      return plain('declareRival', rated(rivalChance(memory, answer.map(Number))))
    case 'declareAlone':
      return plain('declareAlone')
    case 'diplomat':
      return diplomat(memory)
    case 'clairvoyant':
      return clairvoyant(memory)
  }
}

function spy(memory: Memory, seat: Seat): Reason {
  const unseen = Math.round(memory.unknown(seat) * memory.handSize(seat))
  return unseen > 0 ? of('spy', seat, { n: unseen }) : plain('spyIdle')
}

const isOwnRelic = (memory: Memory, object: ObjectId): boolean =>
  memory.relics(memory.society).includes(object) || object === SOCIETIES[memory.society].bag

function exchange(memory: Memory, card: ObjectId, to: Seat): Reason | null {
  const known = bestIn(memory, to),
    ally = memory.societies.ally(to)
  if (card === 'pearl') return plain('offerPearl', thing(card))
  if (effect(memory, card, to) >= EFFECTIVE)
    return isBag(card) ? plain('offerDraw') : of(card === 'monocle' ? 'offerMonocle' : 'offerPass', to, thing(card))
  if (known && known.its >= HOPED_FOR) return of('offerHoping', to, thing(known.object))
  if (ally >= FRIEND && isOwnRelic(memory, card)) return of('toAlly', to, thing(card))
  if (memory.table.stack > 0 && memory.accepting(to) < 1 / 2 && !objectCard(card).mustAccept)
    return of('offerToken', to)
  return cost(memory, card, to) <= SPARED ? plain('offerSpare', thing(card)) : null
}

function duel(memory: Memory, against: Seat): Reason | null {
  const known = bestIn(memory, against),
    society = seeingSociety(memory, against)
  const wins = rated(winning(memory, against))
  if (known && known.its * (1 - WITH_ALLY * memory.societies.ally(against)) > society)
    return of('duelFor', against, { ...thing(known.object), ...wins })
  return society > 0 ? of('duelSociety', against, wins) : null
}

function declareOwn(memory: Memory, named: readonly Seat[]): Reason {
  const chance = ownChance(memory, named)
  return named.length === 0 && isCertain(chance) ? plain('declareHeld') : plain('declareOwn', rated(chance))
}

/** Of all hands the best that could be demanded. */
function diplomat(memory: Memory): Reason | null {
  const all = memory.others.flatMap(seat => {
    const best = bestIn(memory, seat)
    return best ? [{ seat, ...best }] : []
  })
  const [best] = all.sort((one, other) => other.its - one.its)
  return best && best.its >= HOPED_FOR ? of('diplomat', best.seat, thing(best.object)) : null
}

const clairvoyant = (memory: Memory): Reason | null => (memory.hand.objects.some(isBag) ? plain('clairvoyant') : null)

const endTurn: Explain<'end' | 'diplomat' | 'clairvoyant'> = (memory, answer, ask) => {
  if (answer === 'diplomat') return diplomat(memory)
  if (answer === 'clairvoyant') return clairvoyant(memory)
  return ['diplomat', 'clairvoyant'].some(used => offers(ask, used))
    ? plain('keepOnce', job(memory.hand.profession))
    : null
}

const demand: Explain<{ readonly answer: Demand }> = (memory, { answer: { to, object = 'bag' } }) => {
  const sure = Math.max(
    0,
    ...memory.sightings
      .in(to)
      .filter(one => (object === 'bag' ? isBag(one.object) : one.object === object))
      .map(one => one.sure),
  )
  if (sure === 0) return of('demandBlind', to)
  return of('demandKnown', to, { what: object === 'bag' ? 'bag.name' : `objects.${object}.name`, ...rated(sure) })
}

const offered: Explain<OfferAnswer> = (memory, { branch, answer }, ask) => {
  const by = seatParam(ask, 'by'),
    card = ask.params?.card as ObjectId
  if (branch === 'accept')
    return offers(ask, 'refuse') ? accepted(memory, card, answer, by) : plain('acceptMust', thing(card))
  if (!offers(ask, 'accept')) return plain('refuseMust')
  if (memory.societies.ally(by) <= 1 / 2 && effect(memory, card, by) >= EFFECTIVE)
    return of('refuseEffect', by, thing(card))
  const least = Math.min(...memory.hand.objects.map(object => cost(memory, object, by) - effect(memory, object, by)))
  return least > worth(memory, card) ? plain('refuseDear', thing(card)) : null
}

function accepted(memory: Memory, card: ObjectId, back: ObjectId, by: Seat): Reason | null {
  const ally = memory.societies.ally(by),
    coming = worth(memory, card)
  if (memory.relics(memory.society).includes(card)) return plain('acceptRelic', thing(card))
  if (effect(memory, back, by) >= EFFECTIVE) return plain('acceptEffect', thing(back))
  if (memory.relics(memory.rival).includes(card) && coming > 0) return plain('acceptDeny', thing(card))
  if (coming > worth(memory, back)) return plain('acceptBetter', thing(card))
  if (ally >= FRIEND) return of('acceptAlly', by, rated(ally))
  return memory.table.stack > 0 ? of('acceptToken', by) : null
}

const smuggle: Explain<'use' | 'keep'> = (_, answer, ask) => {
  const gave = ask.params?.gave as ObjectId
  return answer === 'use' && objectCard(gave).read ? plain('smuggleUse', thing(gave)) : null
}

type Use = 'use' | 'decline'
const useBag: Explain<Use> = (_, answer) => (answer === 'use' ? plain('useDraw') : null)
const usePass: Explain<Use> = (_, answer, ask) => (answer === 'use' ? of('usePass', seatParam(ask, 'with')) : null)
const useMonocle: Explain<Use> = (_, answer, ask) =>
  answer === 'use' ? of('useMonocle', seatParam(ask, 'with')) : null

const useTome: Explain<Use> = (memory, answer) => {
  if (answer === 'use') return isSpent(memory) ? plain('tomeSpent') : null
  return isSpent(memory) ? null : plain('tomeKeep')
}

const worksAgain = (profession: string): boolean =>
  PROFESSIONS.some(({ id, use }) => id === profession && use === 'again')

const useCoat: Explain<CoatAnswer> = (_, { branch, answer }, { pick }) => {
  if (branch === 'decline') return null
  if (worksAgain(answer)) return plain('coatAgain', job(answer))
  const all = pick.pick === 'branch' && pick.of.take?.pick === 'one' ? pick.of.take.of : []
  return all.some(worksAgain) ? null : plain('coatOnce', job(answer))
}

/** What a common card is worth: whatever is worth no more is gladly passed on, whatever is worth no less may stay. */
const COMMON = 1

const useSextant: Explain<string> = (memory, answer) => {
  const worst = memory.hand.objects.reduce<ObjectId | null>(
    (least, one) => (least === null || worth(memory, one) < worth(memory, least) ? one : least),
    null,
  )
  if (worst === null) return null
  if (answer === 'decline') return worth(memory, worst) >= COMMON ? plain('sextantKeep') : null
  return worth(memory, worst) <= COMMON ? plain('sextantMove', thing(worst)) : null
}

function given(
  memory: Memory,
  card: ObjectId,
  to: Seat,
  among: readonly ObjectId[] = kindsOf(memory.hand.objects),
): Reason | null {
  if (among.length < 2) return null
  if (card === 'pearl') return plain('givePearl', thing(card))
  if (memory.societies.ally(to) >= FRIEND && isOwnRelic(memory, card)) return of('toAlly', to, thing(card))
  const least = Math.min(...among.map(object => cost(memory, object, to)))
  return cost(memory, card, to) <= least + ALIKE ? plain('giveLeast', thing(card)) : null
}

const giveTo =
  (to: string): Explain<ObjectId> =>
  (memory, card, ask) =>
    given(memory, card, seatParam(ask, to), ask.pick.pick === 'card' ? (ask.pick.of as readonly ObjectId[]) : [])
const gift: Explain<{ readonly card: ObjectId; readonly to: Seat }> = (memory, { card, to }) => given(memory, card, to)

const drawn: Explain<ObjectId> = (memory, card) => plain(isOwnRelic(memory, card) ? 'topRelic' : 'topBest', thing(card))

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
