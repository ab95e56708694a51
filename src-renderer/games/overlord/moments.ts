/** How long Overlord's events are seen, and what stays on stage. */
import type { Json } from '../../../src-shared/kernel'
import type { OverlordEvent } from '../../../src-shared/games/overlord/rules/state'
import { momentsIn, STAYS, type Moment, type SeenFor } from '../../motion/moments'

export const overlordSeenFor: SeenFor<OverlordEvent['kind']> = {
  look: 2600,
  turnUp: 2600,
  verdict: 1800,
  spared: 1800,
  concede: 1400,
  fail: 1600,
  freeze: 1500,
  doubt: 1700,
  interrupt: 1500,
  silence: 1700,
  seize: 1700,
  mercy: 1700,
  cancel: 1700,
  goOn: 1300,
  firstRoundOver: 1600,
  shuffle: 1200,
  // The board shows these until something else happens: who has to explain, and why, stands in the pressure line;
  // hints in the tale; the Overlord's words beside the throne; a plea until it is answered.
  deal: STAYS,
  errand: STAYS,
  plan: STAYS,
  round: STAYS,
  hint: STAYS,
  question: STAYS,
  accuse: STAYS,
  pass: STAYS,
  freePass: STAYS,
  nextInCircle: STAYS,
  blame: STAYS,
  freezing: STAYS,
  more: STAYS,
  twist: STAYS,
  hurry: STAYS,
  patience: STAYS,
  patienceSet: STAYS,
  plea: STAYS,
  told: STAYS,
  // Cards in hand are counted at their seats.
  draw: STAYS,
  discard: STAYS,
  end: STAYS,
}

export const overlordMoments = (events: readonly Json[]): readonly Moment[] =>
  momentsIn(events, { seenFor: overlordSeenFor, scenes: ['look', 'turnUp'] })
