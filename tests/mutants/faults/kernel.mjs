/** One-line faults of this room. */
import { fault } from '../fault.mjs'

export default [
  // A clock's default is drawn of another moment.
  fault(
    'kernel',
    'src-shared/kernel/match.ts',
    'keyedRandom(this.key, this.state.moment)\n',
    'keyedRandom(this.key, this.state.moment + 1)\n',
    ['tests/kernel/clockDraws.test.ts'],
  ),
  // What a step draws is drawn of the moment before.
  fault(
    'kernel',
    'src-shared/kernel/match.ts',
    'keyedRandom(this.key, state.moment))',
    'keyedRandom(this.key, this.state.moment))',
    ['tests/kernel/clockDraws.test.ts'],
  ),
  // What is shown lies open for five minutes.
  fault('kernel', 'src-shared/kernel/stepRunner.ts', 'const SEEN_SECONDS = 30', 'const SEEN_SECONDS = 300', [
    'tests/kernel/clockDraws.test.ts',
  ]),
  // An option cannot be switched off.
  fault('kernel', 'src-shared/kernel/game.ts', 'value === spec.off || ', '', ['tests/kernel/options.test.ts']),
  // The value that switches an option off is raised.
  fault('kernel', 'src-shared/kernel/game.ts', 'stored > spec.off', 'stored >= spec.off', [
    'tests/kernel/options.test.ts',
  ]),
  // What one proposal would show is shown of another.
  fault('kernel', 'src-shared/kernel/match.ts', 'if (this.next?.proposal !== proposal)', 'if (!this.next)', [
    'tests/kernel/match.test.ts',
  ]),
]
