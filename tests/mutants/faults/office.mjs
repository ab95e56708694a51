/** One-line faults of this room. */
import { fault } from '../fault.mjs'

export default [
  // Who came first keeps the office when the owner comes.
  fault(
    'office',
    'src-main/host/party/office.ts',
    'if (isOwner && !this.handedOver) this.take(person)',
    'if (isOwner && !this.host) this.take(person)',
    ['tests/host/presence/office.test.ts'],
  ),
  // The owner takes back by coming what they have handed over.
  fault('office', 'src-main/host/party/office.ts', 'isOwner && !this.handedOver)', 'isOwner)', [
    'tests/host/presence/office.test.ts',
  ]),
  // Whoever runs the table hands it over.
  fault(
    'office',
    'src-main/host/party/office.ts',
    "    if (!this.isOwner(person)) return refuse('ownerOnly')\n    if (person !== this.host)",
    '    if (person !== this.host)',
    ['tests/host/presence/office.test.ts'],
  ),
  // Anybody takes the office.
  fault(
    'office',
    'src-main/host/party/office.ts',
    "    if (!this.isOwner(person)) return refuse('ownerOnly')\n    this.take",
    '    this.take',
    ['tests/host/presence/office.test.ts'],
  ),
  // The office is not kept for a window that is about to open.
  fault(
    'office',
    'src-main/host/party/office.ts',
    'else if (!this.awaitsOwner) this.host ??= person',
    'else this.host ??= person',
    ['tests/host/presence/office.test.ts'],
  ),
  // An owner who does not come is awaited for ever.
  fault(
    'office',
    'src-main/host/party/office.ts',
    '    this.awaitsOwner = false\n    if (!this.host) this.passOn()',
    '    if (!this.host) this.passOn()',
    ['tests/host/presence/office.test.ts'],
  ),
  // A table screen is its owner's office.
  fault(
    'office',
    'src-main/host/party/office.ts',
    '    if (person.screen) return\n    const isOwner',
    '    const isOwner',
    ['tests/host/presence/office.test.ts'],
  ),
  // The office is given to somebody who is away.
  fault('office', 'src-main/host/party/office.ts', 'to.screen || !to.here', 'to.screen', [
    'tests/host/presence/office.test.ts',
  ]),
  // When the deputy is away, any other guest follows before the owner.
  fault(
    'office',
    'src-main/host/party/office.ts',
    'this.isOwner(person) && person !== this.host',
    'this.isOwner(person) && !person.here',
    ['tests/host/presence/office.test.ts'],
  ),
  // The owner's key counts although others could read it on the way.
  fault('office', 'src-main/host/access/ownerKey.ts', 'return isPrivate && owner', 'return owner', [
    'tests/host/presence/office.test.ts',
  ]),
  // Any key is the owner's.
  fault('office', 'src-main/host/access/ownerKey.ts', 'isPrivate && owner.holds(secret)', 'isPrivate', [
    'tests/host/presence/office.test.ts',
  ]),
  // The key of a link works twice.
  fault('office', 'src-main/host/access/ownerKeys.ts', '    this.link = null\n', '', [
    'tests/host/access/ownerKeys.test.ts',
  ]),
  // The key of a link never grows old.
  fault(
    'office',
    'src-main/host/access/ownerKeys.ts',
    'this.clock.after(LINK_MS,',
    'this.clock.after(LINK_MS * 1000,',
    ['tests/host/access/ownerKeys.test.ts'],
  ),
  // A key that came over the network counts.
  fault('office', 'src-main/host/access/ownerKeys.ts', 'isLocal ? this.newSecret() : null', 'this.newSecret()', [
    'tests/host/access/ownerKeys.test.ts',
  ]),
  // The owner is sent away while they are absent.
  fault(
    'office',
    'src-main/host/tableCommands.ts',
    "    if (party.keys.holds(person)) return refuse('ownersPlace')\n",
    '',
    ['tests/host/presence/office.test.ts'],
  ),
  // Whoever runs the table switches the whole host.
  fault(
    'office',
    'src-main/host/tableCommands.ts',
    "if (!runsHost(person)) return refuse('ownerOnly')",
    "if (person !== this.parts.party.host) return refuse('ownerOnly')",
    ['tests/host/presence/office.test.ts'],
  ),
  // The owner needs the code that a deputy has set.
  fault(
    'office',
    'src-main/host/host.ts',
    'table.expects(message) || table.isOwner(peer, message)',
    'table.expects(message)',
    ['tests/host/presence/office.test.ts'],
  ),
  // The owner is shut out by the doors.
  fault('office', 'src-main/host/party/party.ts', "=== 'shut' && !isOwner &&", "=== 'shut' &&", [
    'tests/host/presence/office.test.ts',
  ]),
]
