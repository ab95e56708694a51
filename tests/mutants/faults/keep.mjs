/** One-line faults of this room: what a table that changes hands must not get wrong. The simulation finds each. */
import { fault } from '../fault.mjs'

const SIMULATION = ['tests/keep/protocol/simulation.property.test.ts']
const room = 'src-main/keep/protocol'

export default [
  // A share is given to several candidates of one term.
  fault(
    'keep',
    `${room}/electing.ts`,
    'return durable.voted.candidate === candidate && durable.term === term',
    'return true',
    SIMULATION,
  ),
  // A share is given although the old host may still be there.
  fault('keep', `${room}/electing.ts`, ' && now - lastWord >= PATIENCE_MS', '', SIMULATION),
  // A share is given to somebody whose replica is shorter.
  fault(
    'keep',
    `${room}/electing.ts`,
    'length >= replica.entries.length ? replica.share : null',
    'replica.share',
    SIMULATION,
  ),
  // A table is elected from what was replaced already.
  fault(
    'keep',
    `${room}/electing.ts`,
    '  if (known && isSame(known.generation, generation)) return null\n',
    '',
    SIMULATION,
  ),
  // Half of the shares are enough.
  fault(
    'keep',
    `${room}/electing.ts`,
    'node.candidacy.shares.size < quorumOf(generation)',
    'node.candidacy.shares.size < quorumOf(generation) - 1',
    SIMULATION,
  ),
  // A host goes on without its keepers.
  fault('keep', `${room}/hosting.ts`, '  hasLease(node, now)\n', '  true\n', SIMULATION),
  // A keeper gives its share away while the host may still go on.
  fault('keep', `${room}/types.ts`, '2 * LEASE_MS', 'LEASE_MS / 2', SIMULATION),
  // An answer is acknowledged that lies on too few disks.
  fault(
    'keep',
    `${room}/hosting.ts`,
    'lengths[quorumOf(generation) - 1]',
    'lengths[quorumOf(generation) - 2]',
    SIMULATION,
  ),
  // A generation is in force before the old one is retired.
  fault(
    'keep',
    `${room}/hosting.ts`,
    'change.retiring.size < retirersOf(replica.generation)',
    'change.retiring.size < 1',
    SIMULATION,
  ),
  // The old generation is retired before enough have the new one.
  fault(
    'keep',
    `${room}/hosting.ts`,
    'change.prepared.size < quorumOf(change.generation)',
    'change.prepared.size < 1',
    SIMULATION,
  ),
  // Answers are taken while a generation changes.
  fault('keep', `${room}/hosting.ts`, '  node.hosting.change === null &&\n', '', SIMULATION),
  // A host forgets over a crash that it has given the table away.
  fault('keep', `${room}/hosting.ts`, '  step.write({ moved: { to, term: node.durable.term + 1 } })\n', '', SIMULATION),
  // A keeper takes the word of a host that was replaced.
  fault('keep', `${room}/keeping.ts`, '  if (term < durable.term) {', '  if (term < 0) {', SIMULATION),
  // Entries that come late are added again.
  fault(
    'keep',
    `${room}/keeping.ts`,
    '[...replica.entries, ...entries.slice(length - message.from)]',
    '[...replica.entries, ...entries]',
    SIMULATION,
  ),
  // A prepared generation is forgotten when the next one is.
  fault('keep', `${room}/keeping.ts`, 'pending: [...durable.pending, replica]', 'pending: [replica]', SIMULATION),
  // An earlier host that hears of a move goes on hosting.
  fault(
    'keep',
    `${room}/keeping.ts`,
    '    node.hosting = null\n    node.candidacy = null\n    return\n',
    '    node.candidacy = null\n    return\n',
    ['tests/keep/protocol/moves.test.ts'],
  ),
  // A keeper sees how long an answer is.
  fault('keep', 'src-main/keep/sealing/padding.ts', 'needed <= SMALL ? SMALL :', 'needed <= SMALL ? needed :', [
    'tests/keep/sealing/padding.test.ts',
  ]),
  // A padded text runs on behind its end.
  fault(
    'keep',
    'src-main/keep/sealing/padding.ts',
    "  if (end > whole.length) throw new RangeError('a text that ends behind its own end')\n",
    '',
    ['tests/keep/sealing/padding.test.ts'],
  ),
  // A share goes to a candidate who lacks an answer.
  fault(
    'keep',
    'src-main/keep/protocol/electing.ts',
    'length >= replica.entries.length ? replica.share : null',
    'replica.share',
    ['tests/keep/protocol/interleavings.property.test.ts'],
  ),
]
