/** One-line faults of this room: what a table that changes hands must not get wrong. The simulation finds each. */
import { fault } from '../fault.mjs'

const SIMULATION = ['tests/keep/protocol/simulation.property.test.ts']
const ATTACKERS = ['tests/succession/attackers.test.ts']
const room = 'src-main/keep/protocol',
  succession = 'src-shared/succession'

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
  // A new host is believed with half of the votes.
  fault(
    'keep',
    `${succession}/check.ts`,
    'Math.floor(members.length / 2) + 1',
    'Math.floor(members.length / 2)',
    ATTACKERS,
  ),
  // One vote counts twice.
  fault(
    'keep',
    `${succession}/check.ts`,
    '!isDistinct(voters) || voters.length < quorumOf(of.members)',
    'voters.length < quorumOf(of.members)',
    ATTACKERS,
  ),
  // Votes for somebody else count.
  fault(
    'keep',
    `${succession}/statements.ts`,
    "statement('vote', table, seq, term, members, inTerm, candidate, voter)",
    "statement('vote', table, seq, term, members, inTerm, voter)",
    ATTACKERS,
  ),
  // Votes count that were given in an earlier term.
  fault(
    'keep',
    `${succession}/statements.ts`,
    "statement('vote', table, seq, term, members, inTerm, candidate, voter)",
    "statement('vote', table, seq, term, members, candidate, voter)",
    ATTACKERS,
  ),
  // Somebody who keeps nothing may vote.
  fault('keep', `${succession}/check.ts`, 'of.members.includes(voter) && signers', 'signers', ATTACKERS),
  // Members count that no host has signed.
  fault(
    'keep',
    `${succession}/check.ts`,
    'isDistinct(members.members) && signers(members.host, membersStatement(table, members), members.signature)',
    'isDistinct(members.members)',
    ATTACKERS,
  ),
  // A term may be left out.
  fault(
    'keep',
    `${succession}/check.ts`,
    "      if (change.term !== term + 1) return 'term'\n",
    "      if (change.term <= term) return 'term'\n",
    ATTACKERS,
  ),
  // Anybody may give the table away.
  fault('keep', `${succession}/check.ts`, "      if (change.from !== host) return 'host'\n", '', ATTACKERS),
  // A replayed move is believed.
  fault('keep', `${succession}/check.ts`, "  if (claimed.term < now.term) return 'old'\n", '', ATTACKERS),
  // Votes of computers that were replaced count.
  fault('keep', `${succession}/check.ts`, 'return next.of.seq >= members.seq', 'return true', ATTACKERS),
  // A certificate may be anybody's.
  fault(
    'keep',
    `${succession}/certificateKey.ts`,
    '  if (base64urlOf(sha256(der)) !== id) return null\n',
    '',
    ATTACKERS,
  ),
  // An answer for one question is taken for another.
  fault(
    'keep',
    `${succession}/statements.ts`,
    "statement('hosts', table, term, host, nonce)",
    "statement('hosts', table, term, host)",
    ATTACKERS,
  ),
  // A signature holds for other texts.
  fault('keep', `${succession}/p256.ts`, 'e = numberOf(sha256(statement))', 'e = 1n', [
    'tests/succession/p256.test.ts',
  ]),
  // A record may leave out what its readers saw.
  fault('keep', 'src-shared/fair/checkMoves.ts', '  if (term > Math.max(...terms)) return false\n', '', [
    'tests/fair/moves.test.ts',
  ]),
  // A host whose time is over acknowledges what was confirmed late.
  fault('keep', `${room}/hosting.ts`, '  if (hasLease(step.node, now)) settle(step)', '  settle(step)', [
    'tests/keep/protocol/moves.test.ts',
  ]),
  // Shares of an earlier election are used for a table that was given.
  fault('keep', `${room}/keeping.ts`, '  node.won = null\n', '', ['tests/keep/protocol/moves.test.ts']),
  // A host that went on without the others elects itself.
  fault('keep', `${room}/electing.ts`, " || share === ''", '', ['tests/keep/protocol/moves.test.ts']),
  // A match that nobody keeps waits for somebody.
  fault(
    'keep',
    'src-main/keep/keptStore.ts',
    'return table === undefined ? written : this.both(table, change, written)',
    'return this.inner.abandon(match).then(() => written)',
    ['tests/keep/without.test.ts'],
  ),
]
