/** One-line faults of this room. */
import { fault } from '../fault.mjs'

export default [
  // The declarer's relics count to the rival's quota.
  fault(
    'castle',
    'src-shared/games/castle/rules/steps/declare.ts',
    'settles(play, rival, named, named)',
    'settles(play, rival, named, [seat, ...named])',
    ['tests/games/castle/rules/declare.test.ts'],
  ),
  // Who gets a gift beyond the limit keeps it.
  fault(
    'castle',
    'src-shared/games/castle/rules/steps/gift.ts',
    'if (isOverLimit(play.state, to)) play.call(gift({ seat: to }))',
    '',
    ['tests/games/castle/rules/turns.test.ts'],
  ),
  // By the clock a gift goes beyond the limit.
  fault(
    'castle',
    'src-shared/games/castle/rules/rulings.ts',
    'find(other => isBelowLimit(state, other))',
    'find(other => mayReceiveGift(state, other))',
    ['tests/games/castle/rules/turns.test.ts'],
  ),
  // The named seat begins one seat later.
  fault('castle', 'src-shared/games/castle/rules/rulings.ts', 'first > 0 ? first - 1', 'first > 0 ? first % seats', [
    'tests/games/castle/rules/turns.test.ts',
  ]),
  // At an Italian table cards are smuggled.
  fault(
    'castle',
    'src-shared/games/castle/rules/options.ts',
    "smuggling: edition === 'russian' && options.smuggling === true",
    'smuggling: options.smuggling === true',
    ['tests/games/castle/rules/options.test.ts'],
  ),
  // What the Clairvoyant has put back counts twice.
  fault('castle', 'src-shared/games/castle/rules/steps/clairvoyant.ts', 'state.chosen = []', '', [
    'tests/games/castle/rules/professions.test.ts',
  ]),
  // A winner keeps loot beyond the limit.
  fault(
    'castle',
    'src-shared/games/castle/rules/steps/duel/result.ts',
    'doneWithinLimit(play, winner)',
    'doneWithinLimit(play, loser)',
    ['tests/games/castle/rules/turns.test.ts'],
  ),
  // Who offers an object does not see it.
  fault(
    'castle',
    'src-shared/games/castle/rules/view.ts',
    'exchange && (exchange.by === seat || exchange.to === seat) ? exchange.offered : null',
    'exchange && exchange.to === seat ? exchange.offered : null',
    ['tests/games/castle/rules/turns.test.ts'],
  ),
  // The Sextant is remembered the wrong way round.
  fault(
    'castle',
    'src-shared/games/castle/memories.ts',
    "event.to === 'left' ? 1 : seats - 1",
    "event.to === 'left' ? seats - 1 : 1",
    ['tests/games/castle/memories.test.ts'],
  ),
]
