/** One-line faults of this room. */
import { fault } from '../fault.mjs'

export default [
  // A pupil has to leave text fields empty.
  fault('taught', 'src-shared/lessons/expectedAnswer.ts', "if (pick.pick === 'text') return true", '', [
    'tests/lessons/expectedAnswer.test.ts',
  ]),
  // A lesson accepts any card.
  fault(
    'taught',
    'src-shared/lessons/expectedAnswer.ts',
    'return way ? isExpected(way, expected.answer, given.answer) : isSameJson(expected, given)',
    'return way !== undefined || isSameJson(expected, given)',
    ['tests/lessons/expectedAnswer.test.ts'],
  ),
  // Another deal than the one that the story was written for.
  fault('taught', 'src-shared/games/overlord/lessons/lesson.ts', 'deal: 50031', 'deal: 50032', [
    'tests/lessons/lessons.test.ts',
    'tests/games/overlord/lessons/overlord.test.ts',
  ]),
  // A hope is worded as a certainty.
  fault('taught', 'src-shared/games/overlord/bot/reasons.ts', 'if (fails === 1)', 'if (fails > 0)', [
    'tests/games/overlord/bot/reasons.test.ts',
  ]),
  // Mercy is explained by fear of a victory.
  fault(
    'taught',
    'src-shared/games/overlord/bot/reasons.ts',
    'endValue(memory, victim) < 0',
    'endValue(memory, victim) > 0',
    ['tests/games/overlord/bot/reasons.test.ts'],
  ),
  // A card of a custom deck is named by a missing message.
  fault('taught', 'src-shared/games/tales/bot/reasons.ts', 'reading.deck === HOUSE_DECK', 'reading.deck', [
    'tests/games/tales/bot/reasons.test.ts',
  ]),
  // A player's own card harms somebody else.
  fault(
    'taught',
    'src-shared/games/tales/bot/reasons.ts',
    'if (target?.at === reading.seat)',
    'if (target === undefined)',
    ['tests/games/tales/bot/reasons.test.ts'],
  ),
]
