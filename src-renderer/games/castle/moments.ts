/** How long Castle's events are seen, and what stays on stage. */
import type { Json } from '../../../src-shared/kernel'
import type { CastleEvent } from '../../../src-shared/games/castle/rules/state'
import { momentsIn, STAYS, type Moment, type SeenFor } from '../../motion/moments'

export const castleSeenFor: SeenFor<CastleEvent['kind']> = {
  spy: 1300,
  refuse: 1600,
  exchange: 1800,
  read: 1600,
  decline: 1300,
  look: 1400,
  professions: 1600,
  coat: 1400,
  passOn: 1500,
  draw: 1300,
  gift: 1400,
  profession: 1700,
  clairvoyant: 1400,
  arranged: 1400,
  diplomat: 1800,
  challenge: 1600,
  pay: 1400,
  support: 2000,
  hypnotise: 1600,
  use: 1700,
  alchemist: 1600,
  ring: 1600,
  won: 2600,
  drawn: 2400,
  noResult: 2400,
  take: 1500,
  // The board shows these until something else happens: whose turn it is, the cards of the deal, an offer until it is
  // answered, which way cards go on, the count of a duel beside its result.
  deal: STAYS,
  turn: STAYS,
  offer: STAYS,
  direction: STAYS,
  count: STAYS,
  // The last scene waits for a press: it turns up card after card, and says who has won.
  declare: STAYS,
  turnUp: STAYS,
  removed: STAYS,
  end: STAYS,
}

/** What decides an exchange or a duel is seen by itself, before anything that follows from it. */
const SCENES = ['refuse', 'exchange', 'won', 'drawn', 'noResult'] as const

export const castleMoments = (events: readonly Json[]): readonly Moment[] =>
  momentsIn(events, { seenFor: castleSeenFor, scenes: SCENES })
