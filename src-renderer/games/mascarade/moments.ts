/** How long Mascarade's events are seen, and what stays on stage. */
import type { Json } from '../../../src-shared/kernel'
import type { MascaradeEvent } from '../../../src-shared/games/mascarade/rules/state'
import { kindOf, momentsIn, STAYS, type Moment, type MomentRules, type SeenFor } from '../../motion/moments'

/** Two cards that are turned up, and each further one. */
const TWO_CARDS_MS = 2400,
  EACH_MORE_CARD_MS = 500,
  MOST_MS = 5000

export const mascaradeSeenFor: SeenFor<MascaradeEvent['kind']> = {
  swap: 1400,
  look: 1300,
  reveal: TWO_CARDS_MS,
  nobody: 1400,
  power: 1400,
  coins: 1400,
  noEffect: 1400,
  fortunes: 1600,
  point: 1300,
  confess: 2600,
  // The board shows these until something else happens: the cards of the deal, whose turn it is, who has won.
  deal: STAYS,
  cover: STAYS,
  turn: STAYS,
  end: STAYS,
  // Speech bubbles stay until the dispute is settled, and through the moment that settles it.
  announce: STAYS,
  claim: STAYS,
  pass: STAYS,
}

const RULES: MomentRules<MascaradeEvent['kind']> = {
  seenFor: mascaradeSeenFor,
  scenes: ['reveal', 'confess'],
  lasts: (event: MascaradeEvent) =>
    event.kind === 'reveal'
      ? Math.min(MOST_MS, TWO_CARDS_MS + (event.cards.length - 2) * EACH_MORE_CARD_MS)
      : mascaradeSeenFor[event.kind],
}

/** Before the Inquisitor the card is turned up and named at once: one scene shows both. */
const CONFESSION: typeof RULES = { ...RULES, seenFor: { ...mascaradeSeenFor, reveal: STAYS }, scenes: ['confess'] }

const isConfession = (event: Json): boolean => kindOf(event) === 'confess'

export const mascaradeMoments = (events: readonly Json[]): readonly Moment[] =>
  momentsIn(events, events.some(isConfession) ? CONFESSION : RULES)
