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
  // Wrong codes cost nothing.
  fault('door', 'src-main/host/access/joinCodeThrottle.ts', 'guesser.wrong++', '', [
    'tests/host/access/joinCode.test.ts',
    'tests/renderer/connection.test.ts',
    'tests/net/joinCode.test.ts',
  ]),
  // Many addresses guess as fast as each of them may.
  fault(
    'door',
    'src-main/host/access/joinCodeThrottle.ts',
    'budget ? await budget.take(guesser.wrong === 0) : () => undefined',
    '() => undefined',
    ['tests/host/access/guessBudget.test.ts'],
  ),
  // Those who have guessed wrong leave nothing for those who have not.
  fault(
    'door',
    'src-main/host/access/guessBudget.ts',
    'isFresh ? this.halves.fresh : this.halves.others',
    'isFresh ? this.halves.others : this.halves.others',
    ['tests/host/access/guessBudget.test.ts'],
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
]
