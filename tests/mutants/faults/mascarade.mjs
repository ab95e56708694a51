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
  // A set of characters that cannot be played may be sent.
  fault(
    'mascarade',
    'src-renderer/games/mascarade/SetChooser.vue',
    ':disabled="refusal !== null" @click="apply(draft)"',
    '@click="apply(draft)"',
    ['tests/renderer/pressed/boards.test.ts'],
  ),
  // The winner is unmasked first.
  fault(
    'mascarade',
    'src-renderer/games/mascarade/FinalCurtain.vue',
    'Number(a.won) - Number(b.won)',
    'Number(b.won) - Number(a.won)',
    ['tests/renderer/pressed/scenes.test.ts'],
  ),
  // Who announces a character is said to claim it too.
  fault(
    'mascarade',
    'src-renderer/games/mascarade/TableCentre.vue',
    '(dispute.value?.claims ?? []).slice(1)',
    '(dispute.value?.claims ?? []).slice(0)',
    ['tests/renderer/pressed/scenes.test.ts'],
  ),
  // On a phone the own place stands twice.
  fault(
    'mascarade',
    'src-renderer/games/mascarade/MascaradeBoard.vue',
    'order.value.slice(1) : order.value',
    'order.value : order.value',
    ['tests/renderer/pressed/scenes.test.ts'],
  ),
]
