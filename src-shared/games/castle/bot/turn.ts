/**
 * Scores answers to the ask `turn`: look where little is known, exchange for profit, duel for a prize, declare when
 * sure.
 */
import type { Seat } from '../../../kernel'
import type { AnswerScorer } from '../../../bots/scoringBot'
import { does, isBag, type AskedKind, type ObjectId } from '../rules/cards'
import { declarationScore, ownDeclarationChance, rivalDeclarationChance } from './declarations'
import { duelWinChance } from './duels'
import { PERSONALITY_EFFECTS } from './personality'
import type { SeatKnowledge } from './seatKnowledge'
import type { Memory } from './memory'
import { objectSignalValue } from './signals'
import {
  DRAW_VALUE,
  givingCost,
  exchangeEffectValue,
  expectedReturn,
  bestHeldValue,
  societyLookValue,
  objectValue,
} from './valuation'

/** An answer to `turn`. */
export type TurnAnswer =
  | { readonly branch: 'spy' | 'duel'; readonly answer: Seat }
  | { readonly branch: 'exchange'; readonly answer: { readonly card: ObjectId; readonly to: Seat } }
  | { readonly branch: 'declareOwn' | 'declareRival'; readonly answer: readonly string[] }
  | { readonly branch: 'declareAlone' | 'diplomat' | 'clairvoyant'; readonly answer: true }

/** A lone victory is offered only when it is certain, so take it. */
const ALONE = 200

/** The value of seeing one object of an unknown hand. */
const SPY_VALUE = 1.8

/** The value of the token for a refused offer, and the cost of repeating an offer. */
const TOKEN = 1,
  TEDIOUS = 0.4

type Declaration = Extract<TurnAnswer, { readonly branch: 'declareOwn' | 'declareRival' }>
/** An answer to `turn` that declares no societies. */
export type Action = Exclude<TurnAnswer, Declaration>

/** Scores all answers to `turn`. */
export function turnScores(memory: Memory): AnswerScorer {
  return given => {
    const { branch, answer } = given as TurnAnswer
    switch (branch) {
      case 'declareOwn':
        return declarationScore(memory, ownDeclarationChance(memory, answer.map(Number)))
      case 'declareRival':
        return declarationScore(memory, rivalDeclarationChance(memory, answer.map(Number)))
      default:
        return actionScore(memory, given as Action)
    }
  }
}

/** Scores an action. */
export function actionScore(memory: SeatKnowledge, { branch, answer }: Action): number {
  switch (branch) {
    case 'spy':
      return (SPY_VALUE + PERSONALITY_EFFECTS[memory.profile.personality].spy) * memory.unknown(answer)
    case 'exchange':
      return exchange(memory, answer.card, answer.to)
    case 'duel':
      return duel(memory, answer) + PERSONALITY_EFFECTS[memory.profile.personality].duel + impatience(memory)
    case 'declareAlone':
      return ALONE
    case 'diplomat':
      return diplomat(memory)
    case 'clairvoyant':
      return clairvoyant(memory)
  }
}

/**
 * Duels end long matches: after TOO_MANY turns of each seat, each further turn adds BETTER_EACH to a duel's score, up
 * to MUCH_BETTER.
 */
const TOO_MANY = 20,
  BETTER_EACH = 0.15,
  MUCH_BETTER = 6

const impatience = ({ table: { turn, players } }: SeatKnowledge): number =>
  Math.min(MUCH_BETTER, BETTER_EACH * Math.max(0, turn.number / players.length - TOO_MANY))

function exchange(memory: SeatKnowledge, card: ObjectId, to: Seat): number {
  const gain =
    exchangeEffectValue(memory, card, to) +
    expectedReturn(memory, to) -
    givingCost(memory, card, to) +
    objectSignalValue(memory, card, to)
  const accepted = does(card, 'mustBeAccepted') ? 1 : memory.accepting(to)
  const token = memory.table.stack > 0 ? TOKEN : 0
  return accepted * gain + (1 - accepted) * token - TEDIOUS * memory.offered(card, to)
}

/** The share of a possible loss in a duel that counts: the winner may look at the society card instead. */
const LOSS_SHARE = 0.4
/** The share of duels that end in a draw, in which the attacker draws an object. */
const DRAWN_DUELS = 0.15

/** The share of an object's value that is lost when it is taken from an ally. */
export const ALLY_DISCOUNT = 0.6

/** A winner takes the better of two prizes: a look at the society card, or the best object known to be there. */
function duel(memory: SeatKnowledge, against: Seat): number {
  const ally = memory.societies.allyChance(against),
    wins = duelWinChance(memory, against)
  const known = memory.sightings
    .in(against)
    .map(one => one.certainty * objectValue(memory, one.object) * (1 - ALLY_DISCOUNT * ally))
  const prize = Math.max(societyLookValue(memory, against), ...known)
  const draw = memory.isDeckEmpty ? 0 : DRAWN_DUELS * DRAW_VALUE
  return wins * prize + draw - (1 - wins) * LOSS_SHARE * (1 - ally) * bestHeldValue(memory)
}

/** What the Diplomat demands. */
export interface Demand {
  readonly to: Seat
  readonly object?: AskedKind
  readonly give: ObjectId
}

/**
 * Scores a demand by the value of the object known to be there, minus what is given. A failed demand shows a hand and
 * costs the turn.
 */
function demandScore(memory: SeatKnowledge, { to, object = 'bag', give }: Demand): number {
  const matching = memory.sightings.in(to).filter(one => (object === 'bag' ? isBag(one.object) : one.object === object))
  const [first] = matching
  if (!first) return memory.unknown(to) / 2 - givingCost(memory, give, to) / 2
  return (
    first.certainty *
    (objectValue(memory, first.object) * (1 - ALLY_DISCOUNT * memory.societies.allyChance(to)) -
      givingCost(memory, give, to) +
      exchangeEffectValue(memory, give, to))
  )
}

/** Scores the Diplomat's demands. */
export function demandScores(memory: SeatKnowledge): AnswerScorer {
  return answer => demandScore(memory, (answer as unknown as { readonly answer: Demand }).answer)
}

/** The Diplomat works once only, so it is kept for demands of at least this score. */
const WORTHWHILE = 3

/** The score of the best demand, or -1 when none is worth the profession. */
function diplomat(memory: SeatKnowledge): number {
  let best = 0
  for (const to of memory.others)
    for (const { object } of memory.sightings.in(to))
      for (const give of memory.hand.objects)
        if (!isBag(object) && !isBag(give)) best = Math.max(best, demandScore(memory, { to, object, give }))
  return best >= WORTHWHILE ? best : -1
}

/** Looking at the deck is useful to a seat that can draw from it next. */
const clairvoyant = (memory: SeatKnowledge): number => (memory.hand.objects.some(isBag) ? DRAW_VALUE : -1)

/** Scores using a profession at the end of the turn. */
export function endTurnScores(memory: SeatKnowledge): AnswerScorer {
  return answer => (answer === 'diplomat' ? diplomat(memory) : answer === 'clairvoyant' ? clairvoyant(memory) : 0)
}
