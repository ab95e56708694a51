/** One-line faults of this room. */
import { fault } from '../fault.mjs'

export default [
  // A dead connection is kept as long as the system likes.
  fault(
    'line',
    'src-renderer/connection/watchdog.ts',
    'if (this.missed < MISSED) this.wait()',
    'if (this.missed >= 0) this.wait()',
    ['tests/renderer/connection.test.ts', 'tests/net/session.test.ts'],
  ),
  // One late heartbeat drops the connection.
  fault('line', 'src-renderer/connection/watchdog.ts', 'const MISSED = 3', 'const MISSED = 1', [
    'tests/renderer/connection.test.ts',
    'tests/net/session.test.ts',
  ]),
  // Old heartbeats count.
  fault('line', 'src-renderer/connection/watchdog.ts', '      this.heard = false\n', '', [
    'tests/renderer/connection.test.ts',
    'tests/net/session.test.ts',
  ]),
  // A connection that never opens is waited for.
  fault('line', 'src-renderer/connection/watchdog.ts', 'this.cancel = this.later(this.dead, DIAL_MS)', '', [
    'tests/renderer/connection.test.ts',
    'tests/net/session.test.ts',
  ]),
  // A connection that was replaced still delivers messages.
  fault(
    'line',
    'src-renderer/connection/socket.ts',
    `    this.socketCount++
    this.onClosed(NO_CLOSE)`,
    '    this.onClosed(NO_CLOSE)',
    ['tests/renderer/connection.test.ts', 'tests/net/session.test.ts'],
  ),
  // The host sends nothing while nothing happens.
  fault(
    'line',
    'src-main/net/session.ts',
    "const stopHeartbeats = repeat(clock, HEARTBEAT_MS, () => {\n    peer.send({ kind: 'heartbeat' })\n  })",
    'const stopHeartbeats = repeat(clock, HEARTBEAT_MS, () => undefined)',
    ['tests/renderer/connection.test.ts', 'tests/net/session.test.ts'],
  ),
  // The heartbeat continues after its socket closed.
  fault('line', 'src-main/net/session.ts', '    stopHeartbeats()\n', '', [
    'tests/renderer/connection.test.ts',
    'tests/net/session.test.ts',
  ]),
  // A client that answers nothing stays at the table.
  fault('line', 'src-main/net/session.ts', 'if (!answered) return socket.terminate()', '', [
    'tests/renderer/connection.test.ts',
    'tests/net/session.test.ts',
  ]),
]
