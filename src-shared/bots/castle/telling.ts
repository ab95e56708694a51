/** What a player of Castle of the Devil can tell of its reasons, and how they are put together. */
import type { Answer, Pick as Choice, Seat, SeatAsk } from '../../kernel'
import type { ObjectId, Profession } from '../../games/castle/cards'
import type { Reason } from '../mind'
import type { Memory } from './memory'
import { worth } from './worth'

/** Reasons that speak of a seat: each has words for whoever hears it of themselves, too. */
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

/** Reasons that do not. */
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

export type CastleReason = CastleSeatReason | CastlePlainReason

type More = Pick<Reason, 'what' | 'chance' | 'n'>
export type Explain<A> = (memory: Memory, answer: A, ask: SeatAsk) => Reason | null

export const plain = (why: CastlePlainReason, more: More = {}): Reason => ({ why, ...more })
export const of = (why: CastleSeatReason, seat: Seat, more: More = {}): Reason => ({ why, seat, ...more })

/** An ask of a key has answers of one shape. */
export const explain =
  <A>(how: Explain<A>): Explain<Answer> =>
  (memory, answer, ask) =>
    how(memory, answer as A, ask)

/** An ally who is believed to be one so much, and a rival who is hardly believed to be one. */
export const FRIEND = 0.7,
  FOE = 0.3

export const thing = (object: ObjectId): { readonly what: string } => ({ what: `objects.${object}.name` })
export const job = (profession: Profession): { readonly what: string } => ({ what: `professions.${profession}.name` })

/** So much is certain: what many weights make together may lack a hair of one. */
const CERTAIN = 1 - 1e-9
export const isCertain = (chance: number): boolean => chance > CERTAIN

/** What is not certain is never told as a hundred chances in a hundred. */
export const rated = (chance: number): { readonly chance: number } => ({
  chance: Math.min(Math.round(100 * chance), isCertain(chance) ? 100 : 99),
})

/** What is known of a hand that is worth most, by how sure it is; null where nothing of worth is known. */
export const bestIn = (memory: Memory, seat: Seat): { readonly object: ObjectId; readonly its: number } | null =>
  memory.sightings
    .in(seat)
    .reduce<{ readonly object: ObjectId; readonly its: number } | null>((best, { object, sure }) => {
      const its = sure * worth(memory, object)
      return its > (best?.its ?? 0) ? { object, its } : best
    }, null)

export const seatParam = (ask: SeatAsk, name: string): Seat => Number(ask.params?.[name] ?? 0)

/** Whether this word, or this way to go on, could have been chosen. */
export const offers = ({ pick }: { readonly pick: Choice }, word: string): boolean =>
  pick.pick === 'one' ? pick.of.includes(word) : pick.pick === 'branch' && word in pick.of
