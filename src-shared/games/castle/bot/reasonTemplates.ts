/** The keys of reasons in Castle of the Devil, and helpers to build reasons. */
import type { Answer, ChoiceSpec as Choice, Seat, SeatAsk } from '../../../kernel'
import type { ObjectId, Profession } from '../rules/cards'
import type { Reason } from '../../../bots/bot'
import type { Memory } from './memory'
import { objectValue } from './valuation'

/** Reasons that mention a seat. Each has another text for that seat itself. */
export type CastleSeatReason =
  | 'spy'
  | 'offerMonocle'
  | 'offerPass'
  | 'offerHoping'
  | 'offerToken'
  | 'toAlly'
  | 'duelFor'
  | 'duelSociety'
  | 'diplomat'
  | 'demandKnown'
  | 'demandBlind'
  | 'acceptAlly'
  | 'acceptToken'
  | 'refuseEffect'
  | 'usePass'
  | 'useMonocle'
  | 'priestRival'
  | 'priestLet'
  | 'supportAlly'
  | 'supportRival'
  | 'hypnotise'
  | 'reactAlchemist'
  | 'spoilsSociety'
  | 'spoilsFor'
  | 'spoilsKnown'

/** Reasons that mention no seat. */
export type CastlePlainReason =
  | 'spyIdle'
  | 'offerPearl'
  | 'offerDraw'
  | 'offerSpare'
  | 'declareHeld'
  | 'declareOwn'
  | 'declareRival'
  | 'declareAlone'
  | 'clairvoyant'
  | 'keepOnce'
  | 'acceptMust'
  | 'acceptRelic'
  | 'acceptEffect'
  | 'acceptDeny'
  | 'acceptBetter'
  | 'refuseMust'
  | 'refuseDear'
  | 'useDraw'
  | 'smuggleUse'
  | 'tomeSpent'
  | 'tomeKeep'
  | 'coatAgain'
  | 'coatOnce'
  | 'sextantMove'
  | 'sextantKeep'
  | 'givePearl'
  | 'giveLeast'
  | 'topRelic'
  | 'topBest'
  | 'priestSelf'
  | 'supportEven'
  | 'supportMislead'
  | 'reactAhead'
  | 'reactDear'
  | 'reactIndifferent'
  | 'reactObject'
  | 'reactTokens'
  | 'reactAgain'
  | 'reactOnce'
  | 'ring'
  | 'doctorUndo'
  | 'doctorWelcome'
  | 'takeRelic'
  | 'takeDeny'
  | 'takeBest'

/** All keys of reasons. */
export type CastleReason = CastleSeatReason | CastlePlainReason

type ReasonDetails = Pick<Reason, 'what' | 'chance' | 'n'>
/** Explains an answer to an ask, or returns null. */
export type Explain<A> = (memory: Memory, answer: A, ask: SeatAsk) => Reason | null

export const plainReason = (why: CastlePlainReason, more: ReasonDetails = {}): Reason => ({ why, ...more })
export const seatReason = (why: CastleSeatReason, seat: Seat, more: ReasonDetails = {}): Reason => ({
  why,
  seat,
  ...more,
})

/** Explains answers of one shape: all answers to an ask with one key have the same shape. */
export const explain =
  <A>(how: Explain<A>): Explain<Answer> =>
  (memory, answer, ask) =>
    how(memory, answer as A, ask)

/** Ally chances from which a player is called an ally, and up to which a rival. */
export const FRIEND = 0.7,
  FOE = 0.3

export const objectName = (object: ObjectId): { readonly what: string } => ({ what: `objects.${object}.name` })
export const professionName = (profession: Profession): { readonly what: string } => ({
  what: `professions.${profession}.name`,
})

/** Chances above this are certain: sums of weights may be slightly less than 1. */
const CERTAIN = 1 - 1e-9
/** Whether a chance is 1 up to rounding. */
export const isCertain = (chance: number): boolean => chance > CERTAIN

/** A chance in percent. 100 is for certain ones only. */
export const percent = (chance: number): { readonly chance: number } => ({
  chance: Math.min(Math.round(100 * chance), isCertain(chance) ? 100 : 99),
})

/** The most valuable object believed to be in a hand, with its value times its certainty; null when there is none. */
export const bestKnown = (memory: Memory, seat: Seat): { readonly object: ObjectId; readonly value: number } | null =>
  memory.sightings
    .in(seat)
    .reduce<{ readonly object: ObjectId; readonly value: number } | null>((best, { object, certainty }) => {
      const value = certainty * objectValue(memory, object)
      return value > (best?.value ?? 0) ? { object, value } : best
    }, null)

export const seatParam = (ask: SeatAsk, name: string): Seat => Number(ask.params?.[name] ?? 0)

/** Whether this word or branch could have been chosen. */
export const isOffered = ({ pick }: { readonly pick: Choice }, word: string): boolean =>
  pick.pick === 'one' ? pick.of.includes(word) : pick.pick === 'branch' && word in pick.of
