/** Scores the answers to each ask, in points: one short rule per ask, by the ask's key. */
import { scorer, type AnswerScorer, type ScoredAsk } from '../../../bots/scoringBot'
import type { Answer, Json } from '../../../kernel'
import type { Effect, Item } from '../rules'
import type { BotProfile, Personality } from '../../../wire'
import { inPlay, gameCardOf, storyA, turnsLeft, type TableReading } from './tableReading'
import { cardValue, itemValue, removalValue, lineValue, effectValue } from './valuation'

type ScorerFactory = (reading: TableReading, ask: ScoredAsk) => AnswerScorer

/**
 * The value of keeping an item for a better moment while there are turns left. Bold bots see less in it than careful
 * ones; there is nothing to lie about.
 */
const PATIENCE: { readonly [temper in Personality]: number } = { even: 0.5, bold: 0.1, careful: 1.2, liar: 0.5 }

/**
 * The chance to win that using a line, or discarding a card where one need not, is worth to a master for its own sake.
 * The bold spend at once what the careful save up.
 */
const LIKING: { readonly [temper in Personality]: number } = { even: 0, bold: 0.02, careful: -0.02, liar: 0 }

export function likingOf({ personality }: BotProfile, answer: Answer): number {
  const { branch } = answer as { readonly branch?: string }
  return branch === 'use' || branch === 'discard' ? LIKING[personality] : 0
}

type LineAnswer =
  { readonly branch: 'pass'; readonly answer: true } | { readonly branch: 'use'; readonly answer: string }

const line: ScorerFactory = reading =>
  scorer<LineAnswer>(({ branch, answer }) => {
    if (branch === 'pass') return turnsLeft(reading) >= 1 ? PATIENCE[reading.profile.personality] : 0
    const used = storyA(reading).lines[Number(answer) - 1]
    return used ? lineValue(reading, used) : 0
  })

const card: ScorerFactory = reading => scorer<string>(id => cardValue(reading, id))

const item: ScorerFactory = reading => scorer<Item>(one => itemValue(reading, one))

function discardScore(reading: TableReading, name: string): number {
  const target = inPlay(reading).find(one => one.name === name)
  return target ? removalValue(reading, target) : 0
}

const discard: ScorerFactory = reading => scorer<string>(name => discardScore(reading, name))

/**
 * The value of the card effect that an optional discard triggers: more than nothing, except when an own card is lost.
 */
const OWN_EFFECT = 2

type Optional =
  { readonly branch: 'decline'; readonly answer: true } | { readonly branch: 'discard'; readonly answer: string }
const mayDiscard: ScorerFactory = reading =>
  scorer<Optional>(({ branch, answer }) => (branch === 'decline' ? 0 : discardScore(reading, answer) + OWN_EFFECT))

/** A card that is taken comes into the hand and leaves the place where it lay. */
const takeCard: ScorerFactory = reading =>
  scorer<string>(name => {
    const target = inPlay(reading).find(one => one.name === name)
    return discardScore(reading, name) + (target ? cardValue(reading, target.card.id) : 0)
  })

const may: ScorerFactory = (reading, ask) => {
  const effects = (ask.params?.effects ?? []) as readonly Json[] as unknown as readonly Effect[]
  return scorer<string>(answer =>
    answer === 'do' ? effects.reduce((sum, effect) => sum + effectValue(reading, effect), 0) : 0,
  )
}

/** A card that is discarded is not played: the one that brings least goes. */
const discardHand: ScorerFactory = reading => scorer<string>(id => -cardValue(reading, id))

const returnItem: ScorerFactory = reading => scorer<Item>(one => -itemValue(reading, one))

/** A card taken from the deck is played later; its present value is an estimate. */
const peek: ScorerFactory = reading => scorer<string>(id => cardValue(reading, gameCardOf(reading, id).id))

/** The scores of all asks. */
export const ANSWER_SCORES: { readonly [key: string]: ScorerFactory | undefined } = {
  useItem: line,
  freeLine: line,
  play: card,
  playMore: card,
  takeItem: item,
  discard,
  discardOwn: discard,
  mayDiscard,
  mayDiscardOwn: mayDiscard,
  discardHand,
  returnItem,
  takeCard,
  takeOwn: takeCard,
  peek,
  may,
}
