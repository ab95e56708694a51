/** Scores the answers to each ask, in units of valuation.ts: one short rule per ask, by the ask's key. */
import type { Seat } from '../../../kernel'
import { scorer, type AnswerScorer, type ScoredAsk } from '../../../bots/scoringBot'
import { PROFESSIONS, isOnce, type ObjectId, type Profession } from '../rules/cards'
import { doctor, hypnotist, priest, react, ring, support } from './duels'
import type { SeatKnowledge } from './seatKnowledge'
import type { Memory } from './memory'
import { signalValue, objectSignalValue } from './signals'
import { endTurnScores, demandScores, turnScores } from './turn'
import { givingCost, exchangeEffectValue, societyLookValue, objectValue } from './valuation'

type ScorerFactory = (memory: SeatKnowledge, ask: ScoredAsk) => AnswerScorer

const seatParam = (ask: ScoredAsk, name: string): Seat => Number(ask.params?.[name] ?? 0)

/** The share of a rival partner's gain from a card's effect that counts against accepting it. */
const PARTNER_GAIN_SHARE = 0.25

/** The value of the token that a refused rival gets. */
const TOKEN_VALUE = 0.7

export type OfferAnswer =
  { readonly branch: 'refuse'; readonly answer: true } | { readonly branch: 'accept'; readonly answer: ObjectId }

/** Accepts when the card gained and the effect of the card given are worth more than the card given. */
const offered: ScorerFactory = (memory, ask) => {
  const by = seatParam(ask, 'by'),
    card = ask.params?.card as ObjectId
  const rival = 1 - memory.societies.allyChance(by)
  const coming = objectValue(memory, card) - PARTNER_GAIN_SHARE * rival * exchangeEffectValue(memory, card, by)
  return scorer<OfferAnswer>(({ branch, answer }) =>
    branch === 'refuse'
      ? -rival * TOKEN_VALUE
      : coming -
        givingCost(memory, answer, by) +
        exchangeEffectValue(memory, answer, by) +
        signalValue(memory, by, 'accepted') +
        objectSignalValue(memory, answer, by),
  )
}

/** A card that must be given to a seat: the one with the lowest cost. */
const giveTo =
  (to: string): ScorerFactory =>
  (memory, ask) =>
    scorer<ObjectId>(card => -givingCost(memory, card, seatParam(ask, to)))

const gift: ScorerFactory = memory =>
  scorer<{ card: ObjectId; to: Seat }>(
    ({ card, to }) => objectSignalValue(memory, card, to) - givingCost(memory, card, to),
  )

const best: ScorerFactory = memory => scorer<ObjectId>(card => objectValue(memory, card))

/** A use without cost: always taken. */
const useIt: ScorerFactory = () => scorer<string>(answer => (answer === 'use' ? 1 : 0))

/** Whether this seat's profession can be used only once and is used up. */
export const isSpent = (memory: SeatKnowledge): boolean =>
  memory.table.players[memory.seat]?.faceUp === true && isOnce(memory.hand.profession)

/** Swaps the profession if it is used up. */
const useTome: ScorerFactory = memory => scorer<string>(answer => ((answer === 'use') === isSpent(memory) ? 1 : 0))

/** The value of a profession that can be used only once; one that can be used again counts 1. */
const ONCE_USED = 0.5

export type CoatAnswer =
  { readonly branch: 'decline'; readonly answer: true } | { readonly branch: 'take'; readonly answer: Profession }
const useCoat: ScorerFactory = () =>
  scorer<CoatAnswer>(({ branch, answer }) => {
    if (branch === 'decline') return 0
    return PROFESSIONS.some(({ id, use }) => id === answer && use === 'again') ? 1 : ONCE_USED
  })

/** The Sextant moves an object of every player: worth it when this seat has a bad object to pass on. */
const useSextant: ScorerFactory = memory => {
  const worst = Math.min(...memory.hand.objects.map(object => objectValue(memory, object)))
  return scorer<string>(answer => (answer === 'decline' ? worst : 1))
}

/** The value of searching a hand of which nothing is known. */
const SEARCHED = 2

/** Looks at the society if it is uncertain, else takes an object, unless a relic is known to be in the hand. */
const spoils: ScorerFactory = (memory, ask) => {
  const loser = seatParam(ask, 'loser'),
    rival = 1 - memory.societies.allyChance(loser)
  const known = Math.max(
    SEARCHED * memory.unknown(loser),
    ...memory.sightings.in(loser).map(one => one.certainty * objectValue(memory, one.object)),
  )
  return scorer<string>(answer => (answer === 'society' ? societyLookValue(memory, loser) : (known * (1 + rival)) / 2))
}

const take: ScorerFactory = (memory, ask) => {
  const loser = seatParam(ask, 'loser')
  return scorer<{ take: ObjectId; give?: ObjectId }>(
    ({ take: taken, give }) => objectValue(memory, taken) - (give === undefined ? 0 : givingCost(memory, give, loser)),
  )
}

/** The scores that need seat knowledge only, so that playouts can use them too. */
export const COMMON_SCORES: { readonly [key: string]: ScorerFactory | undefined } = {
  endTurn: endTurnScores,
  diplomat: demandScores,
  offered,
  smuggle: useIt,
  useBag: useIt,
  usePass: useIt,
  useMonocle: useIt,
  useTome,
  useCoat,
  useSextant,
  passOn: giveTo('to'),
  gift,
  clairvoyantTop: best,
  clairvoyantSecond: best,
  whichBag: giveTo('by'),
  priestPayment: giveTo('to'),
  priest,
  support,
  hypnotist,
  react,
  ring,
  doctor,
  spoils,
  take,
}

/** The scores of all asks. */
export const ANSWER_SCORES: { readonly [key: string]: ((memory: Memory, ask: ScoredAsk) => AnswerScorer) | undefined } =
  {
    ...COMMON_SCORES,
    turn: turnScores,
  }
