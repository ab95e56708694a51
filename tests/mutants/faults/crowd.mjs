/** One-line faults of this room. */
import { fault } from '../fault.mjs'

export default [
  // One address keeps all others out.
  fault(
    'crowd',
    'src-main/net/connectionLimits.ts',
    'if (current >= (local ? MAX_PER_LOCAL_ADDRESS : MAX_PER_ADDRESS) && !this.dropOldest(address)) return false',
    '',
    ['tests/net/connectionLimits.test.ts'],
  ),
  // A person's connection is cut off to make room for a stranger's.
  fault('crowd', 'src-main/net/connectionLimits.ts', '      if (connection.settled) continue\n', '', [
    'tests/net/connectionLimits.test.ts',
  ]),
  // Nobody's connection counts as a person's.
  fault('crowd', 'src-main/net/server.ts', 'connectionLimits.settle(request.socket)', 'void connectionLimits', [
    'tests/net/crowd.test.ts',
  ]),
  // When there is no room, the oldest connection goes instead of one of the crowd.
  fault('crowd', 'src-main/net/connectionLimits.ts', '.sort(([, a], [, b]) => b.size - a.size)', '', [
    'tests/net/connectionLimits.test.ts',
  ]),
  // One address may have any number of silent sockets.
  fault('crowd', 'src-main/net/socketLimits.ts', 'sockets.waiting.size > MAX_WAITING && ', 'false && ', [
    'tests/net/connectionLimits.test.ts',
  ]),
  // The owner's window has no place of its own.
  fault(
    'crowd',
    'src-main/net/socketLimits.ts',
    'this.total < MAX_TOTAL - RESERVED_FOR_LOCAL',
    'this.total < MAX_TOTAL',
    ['tests/net/connectionLimits.test.ts'],
  ),
  // One address fills the table.
  fault('crowd', 'src-main/host/access/admission.ts', 'neighbours >= MAX_PER_ADDRESS', 'false', [
    'tests/net/crowd.test.ts',
  ]),
  // Returning people find the table full of newcomers.
  fault(
    'crowd',
    'src-main/host/access/admission.ts',
    '(isKnown || peer.isLocal ? MAX_PEOPLE : MAX_PEOPLE - RESERVED)',
    'MAX_PEOPLE',
    ['tests/host/access/admission.test.ts'],
  ),
  // Every change is sent to everybody at once.
  fault('crowd', 'src-main/host/tableUpdates.ts', 'if (!this.budget.take())', 'if (false as boolean)', [
    'tests/host/tableUpdates.test.ts',
  ]),
  // An update that waited is forgotten.
  fault(
    'crowd',
    'src-main/host/tableUpdates.ts',
    'if (person !== except) this.stale.add(person)',
    'if (person !== except && !this.cancel) this.stale.add(person)',
    ['tests/host/tableUpdates.test.ts'],
  ),
  // One person makes the host write without end.
  fault(
    'crowd',
    'src-main/host/tableCommands.ts',
    "if (!this.budgets.allow(person, message.kind)) return refuse('tooFast')",
    '',
    ['tests/host/tableUpdates.test.ts'],
  ),
  // Somebody who was removed comes back by their token.
  fault(
    'crowd',
    'src-main/host/access/removedPeople.ts',
    "if (this.entries.some(({ person }) => person.token === token)) return refuse('kicked')",
    '',
    ['tests/host/access/admission.test.ts'],
  ),
  // Removed people come back as somebody new.
  fault('crowd', 'src-main/host/access/removedPeople.ts', 'address !== null && person.address === address', 'false', [
    'tests/host/access/admission.test.ts',
  ]),
  // A restart lets them in.
  fault('crowd', 'src-main/host/table.ts', 'this.admission.removed.restore(stored.party.removed ?? [])', '', [
    'tests/host/access/admission.test.ts',
  ]),
]
