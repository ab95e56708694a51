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
  // What one proposal would show is shown of another.
  fault('kernel', 'src-shared/kernel/match.ts', 'if (this.next?.proposal !== proposal)', 'if (!this.next)', [
    'tests/kernel/match.test.ts',
  ]),
  // After an answer is taken back, more events than followed are said to count no longer.
  fault(
    'kernel',
    'src-shared/kernel/match.ts',
    'this.counted = target.counted + events.length',
    'this.counted += events.length',
    ['tests/kernel/undo.test.ts'],
  ),
  // What was answered before a draw of the clock can be taken back.
  fault(
    'kernel',
    'src-shared/kernel/match.ts',
    "const drawn = random.used || (by === 'clock' && ask.default === 'random')",
    'const drawn = random.used',
    ['tests/kernel/undo.test.ts'],
  ),
  // Who has answered sealed may speak up no more.
  fault(
    'kernel',
    'src-shared/kernel/stepRunner.ts',
    'open.interrupt || open.seat !== answered.seat || open.depth !== answered.depth',
    'open.seat !== answered.seat || open.depth !== answered.depth',
    ['tests/kernel/toys/interrupt.test.ts'],
  ),
  // Taking an answer back renames the questions of others.
  fault('kernel', 'src-shared/kernel/undo.ts', ' && !answered.has(depth)', ' && false', ['tests/kernel/undo.test.ts']),
  // A question that is put again later has the id of one that was answered.
  fault('kernel', 'src-shared/kernel/undo.ts', '  frame.opened = moment\n', '', ['tests/kernel/undo.test.ts']),
  // A step whose answer is taken back forgets the sealed answers of others.
  fault('kernel', 'src-shared/kernel/undo.ts', 'of.opened = moment', 'of.opened = of.opened', [
    'tests/kernel/undo.test.ts',
  ]),
  // How far back one may go depends on how many secret answers were given.
  fault('kernel', 'src-shared/kernel/undo.ts', 'export const MOST_UNDONE = 64', 'export const MOST_UNDONE = 8', [
    'tests/kernel/undo.test.ts',
  ]),
  // A deck is named by more than a hash.
  fault('kernel', 'src-shared/kernel/game.ts', 'const HASH = /^[0-9a-f]{64}$/', 'const HASH = /^[0-9a-f]{64}/', [
    'tests/kernel/options.test.ts',
  ]),
  // A person sits twice.
  fault(
    'kernel',
    'src-shared/kernel/game.ts',
    'Number.isInteger(seat) && Number(seat) > Number(before ?? -1)',
    'Number.isInteger(seat) && Number(seat) >= Number(before ?? 0)',
    ['tests/kernel/options.test.ts'],
  ),
  // A step writes into the deck of all states.
  fault('kernel', 'src-shared/kernel/copy.ts', 'freeze(state.fixed)', '', ['tests/kernel/shared.test.ts']),
  // After a restart an answer counts as given that was given later.
  fault(
    'kernel',
    'src-shared/kernel/match.ts',
    'snapshot: { ...this.snapshot(), state: copyState(this.game, state), accepted }',
    'snapshot: { ...this.snapshot(), state: copyState(this.game, state) }',
    ['tests/kernel/undo.test.ts'],
  ),
  // A nod can be taken back.
  fault(
    'kernel',
    'src-shared/kernel/match.ts',
    "chosen: by === 'hand' && ask.pick.pick !== 'ok'",
    "chosen: by === 'hand'",
    ['tests/kernel/undo.test.ts'],
  ),
  // Everybody hears that somebody is shown something.
  fault(
    'kernel',
    'src-shared/kernel/stepRunner.ts',
    "if (scope === 'all') for (const seen of state.seen) open.push(seenAsk(seen))",
    'for (const seen of state.seen) open.push(seenAsk(seen))',
    ['tests/kernel/sealed.test.ts'],
  ),
  // Seat 1 answers for seat 11.
  fault('kernel', 'src-shared/kernel/match.ts', 'askId.endsWith(`/${seat}`)', 'askId.endsWith(`${seat}`)', [
    'tests/kernel/match.test.ts',
  ]),
  // A question that is put to all again keeps its old name for one of them.
  fault('kernel', 'src-shared/kernel/state.ts', '  delete frame.again\n', '', ['tests/kernel/stepRunner.test.ts']),
]
