/** How long the events of Dark Tales are seen, and what stays on stage. */
import type { Json } from '../../../src-shared/kernel'
import type { TalesEvent } from '../../../src-shared/games/tales/rules/state'
import { momentsIn, STAYS, type Moment, type SeenFor } from '../../motion/moments'

export const talesSeenFor: SeenFor<TalesEvent['kind']> = {
  play: 2000,
  time: 1800,
  useLine: 1700,
  vp: 1300,
  item: 1400,
  returnItem: 1400,
  discardHand: 1600,
  discard: 1600,
  take: 1700,
  takeDiscarded: 1600,
  escape: 1700,
  peek: 1400,
  decline: 1200,
  nothing: 1300,
  // The board shows these until something else happens: the tale and the cards of the deal, whose turn it is, the
  // cards in hand, counted at their seats, and the discard pile with its top card.
  deal: STAYS,
  turn: STAYS,
  draw: STAYS,
  away: STAYS,
  // A window shows all hands until it is closed.
  hands: STAYS,
  // The last scene counts line by line and says who has won; it waits for a press.
  score: STAYS,
  end: STAYS,
}

/** A card is read before it takes effect; day and night change by themselves. */
const SCENES = ['play', 'time'] as const

export const talesMoments = (events: readonly Json[]): readonly Moment[] =>
  momentsIn(events, { seenFor: talesSeenFor, scenes: SCENES })
