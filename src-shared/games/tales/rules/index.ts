/** Dark Tales, 2–4 seats: one card a turn, items, and two story cards that decide what they are good for. */
import { stepTable, type Game } from '../../../kernel'
import { MOST_SEATS } from './deck'
import { readTalesDeck } from './deck/check'
import { OPTION_SPECS, refuseOptions } from './options'
import { setup } from './setup'
import type { TalesEvent, TalesState } from './state'
import { effectSteps } from './steps/effects'
import { lineSteps } from './steps/lines'
import { playSteps } from './steps/plays'
import { targetSteps } from './steps/targets'
import { turnSteps } from './steps/turn'
import { open, own, type TalesOpen, type TalesOwn } from './view'

/**
 * Events that show at most a card of the player's own choice. Not so draws, discards and cards from the deck or from
 * others' hands.
 */
const HARMLESS: readonly TalesEvent['kind'][] = [
  'useLine',
  'time',
  'vp',
  'item',
  'returnItem',
  'decline',
  'nothing',
  'away',
]

export const tales: Game<TalesState, TalesEvent, TalesOpen, TalesOwn> = {
  id: 'tales',
  rulesVersion: 3,
  seats: { min: 2, max: MOST_SEATS },
  options: OPTION_SPECS,
  decks: readTalesDeck,
  steps: stepTable(...turnSteps, ...playSteps, ...lineSteps, ...effectSteps, ...targetSteps),
  shared: ['options', 'tale', 'reckoning'],
  validateOptions: refuseOptions,
  // The top of the deck.
  asksThatShow: ['peek'],
  isHarmless: event => HARMLESS.includes(event.kind) || (event.kind === 'play' && event.how !== 'top'),
  setup,
  open,
  own,
}

export type { AskKey } from './asks'
export type {
  Amount,
  CardId,
  CardType,
  Counted,
  Effect,
  EffectKind,
  GameCard,
  Item,
  ItemLine,
  Items,
  Permanent,
  Place,
  ScoreLine,
  StoryCardA,
  StoryCardB,
  TalesDeck,
  Term,
  Time,
} from './deck'
export type {
  Aside,
  By,
  CardInPlay,
  EndReason,
  Phase,
  Reckoning,
  Scored,
  TalesEvent,
  TalesShown,
  Total,
  Turn,
} from './state'
export type { TalesOpen, TalesOwn, TalesPlayer } from './view'
