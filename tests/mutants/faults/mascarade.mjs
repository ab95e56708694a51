/** One-line faults of this room. */
import { fault } from '../fault.mjs'

export default [
  // Sealed claims are told by seat number.
  fault(
    'mascarade',
    'src-shared/games/mascarade/rules/steps/challenge.ts',
    'const clockwise = data.waiting.flatMap(seat => answers.filter(a => a.seat === seat))',
    'const clockwise = answers',
    ['tests/games/mascarade/rules/challenge.test.ts'],
  ),
  // A Judge says nothing of an empty courthouse.
  fault(
    'mascarade',
    'src-shared/games/mascarade/rules/steps/powers.ts',
    'if (courthouse > 0)',
    'if (courthouse >= 0)',
    ['tests/games/mascarade/rules/powers/coins.test.ts'],
  ),
  // A Fool at thirteen has to swap first.
  fault(
    'mascarade',
    'src-shared/games/mascarade/rules/steps/powers.ts',
    'if (!endAtThirteen(play)) play.next',
    'play.next',
    ['tests/games/mascarade/rules/reckoning.test.ts'],
  ),
  // The last seat may not begin.
  fault('mascarade', 'src-shared/games/mascarade/rules/options.ts', 'if (first > seats)', 'if (first >= seats)', [
    'tests/games/mascarade/rules/setup.test.ts',
  ]),
  // A claim is taken back once the cards are up.
  fault(
    'mascarade',
    'src-shared/games/mascarade/rules/index.ts',
    "  'coins',\n  'noEffect',",
    "  'coins',\n  'reveal',\n  'noEffect',",
    ['tests/games/undo.property.test.ts'],
  ),
]
