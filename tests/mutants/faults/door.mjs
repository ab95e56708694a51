/** One-line faults of this room. */
import { fault } from '../fault.mjs'

export default [
  // A table with a code opens to anybody.
  fault('door', 'src-main/host/host.ts', 'if (refusal) return refusal', '', [
    'tests/host/access/joinCode.test.ts',
    'tests/renderer/connection.test.ts',
    'tests/net/joinCode.test.ts',
  ]),
  // A code sent over plain HTTP is accepted.
  fault(
    'door',
    'src-main/host/access/joinCode.ts',
    'if (connection?.encrypted && code !== undefined)',
    'if (code !== undefined)',
    ['tests/host/access/joinCode.test.ts', 'tests/renderer/connection.test.ts', 'tests/net/joinCode.test.ts'],
  ),
  // The code is sent to everybody.
  fault(
    'door',
    'src-main/host/access/joinCode.ts',
    'if (you !== party.host) return { locked, ...(visibleControls',
    'if (false) return { locked, ...(visibleControls',
    ['tests/host/access/joinCode.test.ts', 'tests/renderer/connection.test.ts', 'tests/net/joinCode.test.ts'],
  ),
  // Parallel guesses are as quick as one.
  fault(
    'door',
    'src-main/host/access/joinCodeThrottle.ts',
    'if (guesser.waiting >= MAX_QUEUE)',
    'if (guesser.waiting < 0)',
    ['tests/host/access/joinCode.test.ts', 'tests/renderer/connection.test.ts', 'tests/net/joinCode.test.ts'],
  ),
  // The host learns nothing of it.
  fault('door', 'src-main/host/host.ts', "if (why?.refused === 'codeWrong') table.codeGuessed()", '', [
    'tests/host/access/joinCode.test.ts',
  ]),
  // The page sends the code over plain HTTP.
  fault('door', 'src-renderer/connection/socketSetup.ts', 'if (encrypted) return { code }', 'return { code }', [
    'tests/host/access/joinCode.test.ts',
    'tests/renderer/connection.test.ts',
    'tests/net/joinCode.test.ts',
  ]),
  // A proof with the right beginning is accepted.
  fault('door', 'src-shared/lan/joinCodeProof.ts', 'let different = a.length ^ b.length', 'let different = 0', [
    'tests/host/access/joinCode.test.ts',
    'tests/renderer/connection.test.ts',
    'tests/net/joinCode.test.ts',
  ]),
  // Wrong codes cost nothing.
  fault('door', 'src-main/host/access/wrongGuesses.ts', 'isRight ? wrong : wrong + 1', 'wrong', [
    'tests/host/access/joinCode.test.ts',
  ]),
  // A right code, perhaps of a table of one's own, makes up for wrong ones.
  fault('door', 'src-main/host/access/wrongGuesses.ts', 'isRight ? wrong : wrong + 1', 'isRight ? 0 : wrong + 1', [
    'tests/host/access/joinCode.test.ts',
  ]),
  // Many addresses guess as fast as each of them may.
  fault('door', 'src-main/host/access/joinCodeThrottle.ts', 'await budget.take(guesser.wrong)', '() => undefined', [
    'tests/host/access/guessBudget.test.ts',
  ]),
  // Those who have guessed wrong leave nothing for those who have not.
  fault('door', 'src-main/host/access/guessBudget.ts', 'isFirst(wrong) ? this.first : this.later', 'this.later', [
    'tests/host/access/guessBudget.test.ts',
  ]),
  // Programs on the host's own machine guess from as many addresses as it has.
  fault('door', 'src-main/neighbourhood.ts', "isLocal === true ? 'local' : ", '', [
    'tests/host/access/joinCode.test.ts',
  ]),
]
