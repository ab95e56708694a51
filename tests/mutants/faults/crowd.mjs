/** One-line faults of this room. */
import { fault } from '../fault.mjs'

export default [
  // Nobody's connection counts as a person's.
  fault('crowd', 'src-main/net/server.ts', 'connectionLimits.settle(request.socket)', 'void connectionLimits', [
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
  // One address keeps all others out.
  fault('crowd', 'src-main/net/places.ts', 'if (isCrowded && !this.makeRoom(isNeighbour)) return null', '', [
    'tests/net/connectionLimits.test.ts',
  ]),
  // One address may have any number of silent sockets.
  fault('crowd', 'src-main/net/places.ts', 'count(this.waiting, isNeighbour) >= waitingPerAddress', 'false', [
    'tests/net/connectionLimits.test.ts',
  ]),
  // Those who have said hello give way.
  fault(
    'crowd',
    'src-main/net/places.ts',
    '      settle: () => {\n        this.waiting.delete(place)\n',
    '      settle: () => {\n',
    ['tests/net/connectionLimits.test.ts'],
  ),
  // The owner's window has no place of its own.
  fault('crowd', 'src-main/net/places.ts', 'local ? total : total - reservedForLocal', 'total', [
    'tests/net/connectionLimits.test.ts',
  ]),
  // The owner's window gives way to strangers.
  fault('crowd', 'src-main/net/places.ts', '!this.isLocal(address) || count', 'true || count', [
    'tests/net/connectionLimits.test.ts',
  ]),
  // What was closed counts for ever.
  fault('crowd', 'src-main/net/places.ts', '    this.all.delete(place)\n', '', ['tests/net/connectionLimits.test.ts']),
  // What has closed gives way for somebody.
  fault('crowd', 'src-main/net/places.ts', 'if (this.all.has(place)) this.waiting', 'this.waiting', [
    'tests/net/connectionLimits.test.ts',
  ]),
  // The newest gives way, which is the newcomer.
  fault('crowd', 'src-main/net/givingWay.ts', 'of waiting) if', 'of [...waiting].reverse()) if', [
    'tests/net/connectionLimits.test.ts',
  ]),
  // The end of an older connection takes the newer one's place.
  fault(
    'crowd',
    'src-main/net/connectionLimits.ts',
    'if (this.byRemote.get(key) === place) this.byRemote',
    'this.byRemote',
    ['tests/net/connectionLimits.test.ts'],
  ),
  // One address fills the table.
  fault('crowd', 'src-main/host/access/neighbours.ts', '.length >= MAX_PER_ADDRESS', '.length < 0', [
    'tests/net/crowd.test.ts',
  ]),
]
