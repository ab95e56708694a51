/**
 * Aye, Dark Overlord! (classic, 3–10 seats) and Yes, Master! (formal, 4–6): servants, their excuses, and whose fault
 * it was.
 */
import { stepTable, type Game, type Options } from '../../../kernel'
import { readOverlordDeck } from './deck'
import { OPTION_SPECS, refuseOptions, SEATS } from './options'
import { THIRD_LOOK } from './rulings'
import { setup } from './setup'
import type { OverlordEvent, OverlordState } from './state'
import { begSteps } from './steps/classic/beg'
import { court } from './steps/classic/court'
import { freezeToo } from './steps/classic/freeze'
import { questionSteps } from './steps/classic/questions'
import { telling } from './steps/classic/telling'
import { accusationSteps } from './steps/formal/accusation'
import { answerSteps } from './steps/formal/answer'
import { blame } from './steps/formal/blame'
import { doubt } from './steps/formal/doubt'
import { incinerationSteps } from './steps/formal/incineration'
import { interruptSteps } from './steps/formal/interrupt'
import { plan } from './steps/formal/plan'
import { drawPhase, rounds } from './steps/formal/rounds'
import { open, own, type OverlordOpen, type OverlordOwn } from './view'

/**
 * The loser is the next Overlord, or whoever the table agrees on. Another who was still to beg is among the winners. A
 * bot that has lost is not: then chance chooses among people.
 */
function nextOptions({ looks, outcome, options: { people } }: OverlordState): Options {
  const doomed = looks.findIndex((count, seat) => count >= THIRD_LOOK && !outcome?.winners.includes(seat))
  if (doomed < 0) return {}
  const isBot = people !== null && people.length > 0 && !people.includes(doomed)
  return { overlord: isBot ? 0 : doomed + 1 }
}

export const overlord: Game<OverlordState, OverlordEvent, OverlordOpen, OverlordOwn> = {
  id: 'overlord',
  rulesVersion: 3,
  seats: SEATS,
  options: OPTION_SPECS,
  decks: readOverlordDeck,
  steps: stepTable(
    court,
    ...questionSteps,
    telling,
    freezeToo,
    ...begSteps,
    plan,
    rounds,
    drawPhase,
    ...accusationSteps,
    ...answerSteps,
    doubt,
    ...interruptSteps,
    blame,
    ...incinerationSteps,
  ),
  shared: ['options', 'ribbon', 'tale'],
  validateOptions: refuseOptions,
  setup,
  nextOptions,
  open,
  own,
}

export type { AskKey } from './asks'
export type {
  ActionCard,
  ActionId,
  ActionKind,
  ActionUse,
  CardSymbol,
  Corner,
  Deck,
  HintCard,
  HintId,
  OverlordDeckReason,
} from './deck'
export type {
  Aside,
  EndReason,
  FirstRound,
  Freeze,
  LookReason,
  OverlordEvent,
  Pressure,
  PressureKind,
  Stage,
  TaleLine,
  Volley,
  Whim,
} from './state'
export type { OpenPile, OpenTurn, OverlordOpen, OverlordOwn, OverlordPlayer } from './view'
