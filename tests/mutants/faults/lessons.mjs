/** One-line faults of this room. */
import { fault } from '../fault.mjs'

export default [
  // Another deal.
  fault('lessons', 'src-shared/games/castle/lessons/lesson.ts', 'deal: 14480917', 'deal: 14480918', ['tests/lessons']),
  // The pupil is told to take what their society has no use for, and declares in vain.
  fault('lessons', 'src-shared/games/castle/lessons/lesson.ts', "{ take: 'goblet' }", "{ take: 'key' }", [
    'tests/lessons',
  ]),
  // A card in play is called by a wrong name.
  fault('lessons', 'src-shared/games/tales/lessons/lesson.ts', "answer: 'witch#7'", "answer: 'witch#6'", [
    'tests/lessons',
  ]),
  // One right answer counts for all others.
  fault('lessons', 'src-shared/lessons/run.ts', "!('others' in step && this.asked(step.others))", 'true', [
    'tests/lessons',
  ]),
  // In free play the pupil is always waited for.
  fault('lessons', 'src-shared/lessons/run.ts', "return this.nextThinker() ? 'others' : 'pupil'", "return 'pupil'", [
    'tests/lessons',
  ]),
  // A newer action is explained by an older reason.
  fault('lessons', 'src-shared/lessons/run.ts', '(reason || this.lastReason?.seat === seat)', 'reason', [
    'tests/lessons',
  ]),
  // The coach's advice for one question is shown for the next.
  fault(
    'lessons',
    'src-shared/lessons/run.ts',
    'return this.lastAdvice?.ask === this.advisable()?.id ?',
    'return this.lastAdvice ?',
    ['tests/lessons'],
  ),
  // Every lesson counts as a practice match.
  fault('lessons', 'src-shared/lessons/lesson.ts', "first !== undefined && 'free' in first", 'first !== undefined', [
    'tests/lessons',
  ]),
  // The teacher tells the next reason unasked.
  fault('lessons', 'src-renderer/lesson/TeacherPanel.vue', 'shownReason === teaching.reason', 'shownReason !== null', [
    'tests/renderer/pressed/around.test.ts',
  ]),
  // The teacher takes the focus from an open dialog.
  fault('lessons', 'src-renderer/lesson/TeacherPanel.vue', " && !document.querySelector('dialog[open]')", '', [
    'tests/renderer/pressed/around.test.ts',
  ]),
]
