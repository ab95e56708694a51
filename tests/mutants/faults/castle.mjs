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
]
