/** One-line faults of this room: what a table that changes hands must not get wrong. The simulation finds each. */
import { fault } from '../fault.mjs'

const SIMULATION = ['tests/keep/protocol/simulation.property.test.ts']
const ALL_ORDERS = ['tests/keep/protocol/interleavings.long.test.ts']
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
    ALL_ORDERS,
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
    '  if (known && !isLater(generation, known.generation)) return null\n',
    '',
    SIMULATION,
  ),
  // Only the generation that was replaced last is retired, not those before it.
  fault(
    'keep',
    `${room}/electing.ts`,
    '!isLater(generation, known.generation)) return null',
    'isSame(generation, known.generation)) return null',
    ['tests/keep/protocol/electing.test.ts'],
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
  // A later host counts what an earlier one has written.
  fault(
    'keep',
    `${room}/hosting.ts`,
    'if (!hosting?.begun || !durable.replica) return\n',
    'if (!hosting || !durable.replica) return\n',
    ['tests/keep/protocol/hosting.test.ts'],
  ),
  // People see what a later host may not know.
  fault('keep', 'src-main/keep/hostedTable.ts', '  await untilInForce(keeping, place)\n', '', [
    'tests/keep/tableKeeping.test.ts',
  ]),
  // A host promises that the table outlives it before its keepers have what they need.
  fault(
    'keep',
    `${room}/hosting.ts`,
    '  if (!suffice(replica.generation, new Set(lengths.keys()), id)) return false\n',
    '',
    SIMULATION,
  ),
  // The same while a generation is retired for one that too few have.
  fault(
    'keep',
    `${room}/hosting.ts`,
    'return !change?.retires || suffice(change.generation, change.prepared, id)',
    'return true',
    ['tests/keep/protocol/hosting.test.ts'],
  ),
  // A generation is replaced by one that only the host and one keeper can open.
  fault(
    'keep',
    `${room}/hosting.ts`,
    '  if (isWorthWaiting(node.id, change) && now - change.since < COPIES_MS) return\n',
    '',
    ['tests/keep/tableKeeping.test.ts'],
  ),
  // A computer that a table was given to begins alone.
  fault(
    'keep',
    'src-main/keep/hostedTable.ts',
    '  place.members.stay(won?.keys() ?? generation.members, keeping.setup.clock.now())\n',
    '',
    ['tests/keep/tableKeeping.test.ts'],
  ),
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
    ['tests/keep/protocol/interleavings.long.test.ts'],
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
  fault('keep', `${succession}/certificateKey.ts`, '  if (base64urlOf(sha256(der)) !== id) return null\n', '', [
    'tests/succession/check.test.ts',
  ]),
  // An answer for one question is taken for another.
  fault(
    'keep',
    `${succession}/statements.ts`,
    "statement('hosts', table, term, host, nonce)",
    "statement('hosts', table, term, host)",
    ATTACKERS,
  ),
  // A signature holds for other texts.
  fault('keep', `${succession}/p256.ts`, 'p256.verify(signature, statement,', 'p256.verify(signature, key,', [
    'tests/succession/p256.test.ts',
  ]),
  // A record may leave out what its readers saw.
  fault(
    'keep',
    'src-shared/fair/checkMoves.ts',
    'term < Math.min(...terms) || hosts.get(term) === host',
    '!hosts.has(term) || hosts.get(term) === host',
    ['tests/fair/moves.test.ts'],
  ),
  // One keeper that lies ends the host.
  fault(
    'keep',
    'src-main/keep/succession/tableSuccession.ts',
    'Math.max(FEWEST_WITNESSES, retirersOf(generation))',
    '1',
    ['tests/keep/tableKeeping.test.ts'],
  ),
  // A vote that nobody has asked for replaces those that count.
  fault(
    'keep',
    'src-main/keep/succession/tableSuccession.ts',
    'message.term === durable.term && this.takeVote(from, message, vote)',
    'this.takeVote(from, message, vote)',
    ['tests/keep/tableKeeping.test.ts'],
  ),
  // A go-on without the others is told twice.
  fault('keep', `${succession}/forced.ts`, '  if (isTold) return moves\n', '', ['tests/fair/moves.test.ts']),
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
    'return table === undefined ? write() : this.both(table, change, write)',
    'return this.inner.abandon(match).then(write)',
    ['tests/keep/without.test.ts'],
  ),
  // The answers of a match are told to no keeper.
  fault('keep', 'src-main/keep/keptStore.ts', 'this.knowMatch(deal.id, deal.table)\n', '', [
    'tests/keep/keptStore.test.ts',
  ]),
  // A computer whose disk has failed has a lease.
  fault('keep', 'src-main/keep/keptTable.ts', 'return !this.broken && hasLease(', 'return hasLease(', [
    'tests/keep/keptTable.test.ts',
  ]),
  // A false share spoils the key.
  fault('keep', 'src-main/keep/keptTable.ts', 'known?.hashes[from] === hashOfShare(share)', 'known !== undefined', [
    'tests/keep/keptTable.test.ts',
  ]),
  // Something is said before it is on disk.
  fault(
    'keep',
    'src-main/keep/keptTable.ts',
    '        if (durable) await this.setup.storage.write(durable)',
    '        if (durable) void this.setup.storage.write(durable)',
    ['tests/keep/keptTable.test.ts'],
  ),
  // Nobody hears that the disk has failed.
  fault('keep', 'src-main/keep/keptTable.ts', 'for (const listener of this.listeners) listener.onBroken?.()\n', '', [
    'tests/keep/keptTable.test.ts',
  ]),
  // A generation is given up that is being put in force.
  fault(
    'keep',
    'src-main/keep/keptTable.ts',
    'return change && !change.retires ? change.generation : null',
    'return change?.generation ?? null',
    ['tests/keep/keptTable.test.ts'],
  ),
  // One keeper too many.
  fault(
    'keep',
    'src-main/keep/members.ts',
    'if (isNew && this.heard.size + 1 >= MAX_MEMBERS) return null',
    'if (isNew && this.heard.size >= MAX_MEMBERS) return null',
    ['tests/keep/members.test.ts'],
  ),
  // Who has gone stays a keeper.
  fault('keep', 'src-main/keep/members.ts', 'for (const [id] of silent) this.heard.delete(id)', '', [
    'tests/keep/members.test.ts',
  ]),
  // Two computers stand at once.
  fault('keep', 'src-main/keep/place.ts', 'now >= mayStandFrom && turn >= 0 &&', 'turn >= 0 &&', [
    'tests/keep/place.test.ts',
  ]),
  // A term that a move may have is elected.
  fault(
    'keep',
    'src-main/keep/protocol/electing.ts',
    '.map(status => status.term)) + 2',
    '.map(status => status.term)) + 1',
    ['tests/keep/protocol/electing.test.ts'],
  ),
  // Two are promised one term.
  fault(
    'keep',
    'src-main/keep/protocol/electing.ts',
    'durable.voted.candidate === candidate && durable.term === term',
    'durable.term === term',
    ['tests/keep/protocol/electing.test.ts'],
  ),
  // A share is given without consent.
  fault(
    'keep',
    'src-main/keep/protocol/electing.ts',
    'if (hosting || consent !== candidate) return false',
    'if (hosting) return false',
    ['tests/keep/protocol/electing.test.ts'],
  ),
  // One confirmation is enough.
  fault(
    'keep',
    'src-main/keep/protocol/electing.ts',
    'candidacy.confirmed.size >= quorumOf(asked.before)',
    'candidacy.confirmed.size > 0',
    ['tests/keep/protocol/electing.test.ts'],
  ),
  // A late word takes an answer back.
  fault('keep', 'src-main/keep/protocol/hosting.ts', 'Math.max(length, before)', 'length', [
    'tests/keep/protocol/hosting.test.ts',
  ]),
  // An answer is safe one copy too early.
  fault(
    'keep',
    'src-main/keep/protocol/hosting.ts',
    'lengths[quorumOf(generation) - 1] ?? 0',
    'lengths[quorumOf(generation) - 2] ?? lengths[0] ?? 0',
    ['tests/keep/protocol/hosting.test.ts'],
  ),
  // A table is given away for ever.
  fault(
    'keep',
    'src-main/keep/protocol/hosting.ts',
    'now - hosting.moving.since > MOVE_MS',
    'now - hosting.moving.since > 100 * MOVE_MS',
    ['tests/keep/protocol/hosting.test.ts'],
  ),
  // A host that was replaced hosts on.
  fault(
    'keep',
    'src-main/keep/protocol/hosting.ts',
    '  step.write({ term, host: null })\n  node.hosting = null\n',
    '  step.write({ term, host: null })\n',
    ['tests/keep/protocol/hosting.test.ts'],
  ),
  // A table that was given away is hosted again after a restart.
  fault(
    'keep',
    'src-main/keep/protocol/node.ts',
    'durable.host === id && (moved === null || moved.term <= durable.term)',
    'durable.host === id',
    ['tests/keep/protocol/hosting.test.ts'],
  ),
  // Anybody writes the book of computers.
  fault('keep', 'src-main/keep/receiving.ts', 'if (isHost) takeBook', 'takeBook', ['tests/keep/tableKeeping.test.ts']),
  // Anybody gives a table away.
  fault(
    'keep',
    'src-main/keep/receiving.ts',
    'if (key === undefined || from !== kept.durable.host) return',
    'if (key === undefined) return',
    ['tests/keep/tableKeeping.test.ts'],
  ),
  // The key goes to everybody.
  fault(
    'keep',
    'src-main/keep/tableKeeping.ts',
    "const key = message.kind === 'move' && message.to === to ?",
    "const key = message.kind === 'move' ?",
    ['tests/keep/tableKeeping.test.ts'],
  ),
  // A table stands still for a computer that is never ready.
  fault(
    'keep',
    'src-main/keep/tableKeeping.ts',
    'if (place.replication?.givingTo && now > place.givingUntil) place.replication.giveTo(null)',
    '',
    ['tests/keep/tableKeeping.test.ts'],
  ),
  // The owner of the old host owns the table at the new one.
  fault('keep', 'src-main/keep/hostedTable.ts', 'withMoves(withoutOwner(opened), ', 'withMoves(opened, ', [
    'tests/keep/tableKeeping.test.ts',
  ]),
  // The end of an older connection is that of the newer one.
  fault(
    'keep',
    'src-main/keep/links/keepLinks.ts',
    'if (this.sockets.get(id) === socket) this.sockets.delete(id)',
    'this.sockets.delete(id)',
    ['tests/keep/links/keepLinks.test.ts'],
  ),
  // A quarter of a seal is enough.
  fault(
    'keep',
    'src-main/keep/sealing/sealedReplica.ts',
    'decipher.setAuthTag(bytes.subarray(end))',
    'decipher.setAuthTag(bytes.subarray(end, end + 4))',
    ['tests/keep/sealing/sealedReplica.test.ts'],
  ),
  // A host of before goes on saying who keeps the table.
  fault(
    'keep',
    'src-main/keep/hostedTable.ts',
    '    place.replication = null\n    place.members.forgetOffers()\n',
    '    place.replication = null\n',
    ['tests/keep/tableKeeping.test.ts'],
  ),
  // A computer stands before anybody may vote.
  fault(
    'keep',
    'src-main/keep/goingOn.ts',
    'if (now - hostHeard < PATIENCE_MS + HEARD_LATER_MS || now < standsFrom) return',
    'if (now < standsFrom) return',
    ['tests/keep/goingOn.test.ts'],
  ),
  // A computer stands before those may vote who heard the host's last word a moment later: two seconds are lost.
  fault('keep', 'src-main/keep/goingOn.ts', 'PATIENCE_MS + HEARD_LATER_MS', 'PATIENCE_MS', [
    'tests/keep/goingOn.test.ts',
  ]),
  // Everybody waits half a second although all who are left have said how they stand.
  fault(
    'keep',
    'src-main/keep/keptTable.ts',
    '!candidacy?.statuses.has(id)).length <= 1',
    '!candidacy?.statuses.has(id)).length < 1',
    ['tests/keep/keptTable.test.ts'],
  ),
  // A candidate asks without those who are slow: one with a longer copy may be among them.
  fault(
    'keep',
    'src-main/keep/keptTable.ts',
    '!candidacy?.statuses.has(id)).length <= 1',
    '!candidacy?.statuses.has(id)).length <= 2',
    ['tests/keep/keptTable.test.ts'],
  ),
  // A candidate asks twice, each time in another term.
  fault(
    'keep',
    'src-main/keep/keptTable.ts',
    'if (this.node.candidacy?.asked !== null) return\n    this.stopPolling()',
    'if (!this.node.candidacy) return',
    ['tests/keep/keptTable.test.ts'],
  ),
  // A person agrees to a computer that keeps nothing.
  fault(
    'keep',
    'src-main/keep/goingOn.ts',
    'if (!replica?.generation.members.includes(candidate) || !isGone(place, now)) return false',
    'if (!replica || !isGone(place, now)) return false',
    ['tests/keep/goingOn.test.ts'],
  ),
  // What a person agreed to counts the next time too.
  fault(
    'keep',
    'src-main/keep/goingOn.ts',
    '      decision.forget()\n      kept.agreeTo(null)',
    '      decision.forget()',
    ['tests/keep/goingOn.test.ts'],
  ),
  // People are asked about a table that is just being taken over.
  fault(
    'keep',
    'src-main/keep/place.ts',
    '!kept.hosts && !taking && !leaving && now',
    '!kept.hosts && !leaving && now',
    ['tests/keep/goingOn.test.ts'],
  ),
  // Entries after a gap are taken for those in it.
  fault(
    'keep',
    'src-main/keep/protocol/keeping.ts',
    'if (message.from <= length && message.from + entries.length > length)',
    'if (message.from + entries.length > length)',
    ['tests/keep/protocol/keeping.test.ts'],
  ),
  // Votes of one term count in the next.
  fault('keep', 'src-main/keep/protocol/electing.ts', 'candidacy.shares.clear()\n', '', [
    'tests/keep/protocol/electing.test.ts',
  ]),
  // A table with answers behind it is never given away.
  fault(
    'keep',
    'src-main/keep/replication.ts',
    'this.proposed = this.proposed.filter(one => !safe.includes(one))',
    '',
    ['tests/keep/replication.test.ts'],
  ),
  // Two computers count as three.
  fault(
    'keep',
    'src-main/keep/replication.ts',
    'this.keepers = keepers.filter(one => one !== this.kept.id)',
    'this.keepers = keepers',
    ['tests/keep/replication.test.ts'],
  ),
  // A generation grows without end.
  fault('keep', 'src-main/keep/replication.ts', 'entries.length < MOST_ENTRIES', 'true', [
    'tests/keep/replication.test.ts',
  ]),
  // Whoever answers at its address is taken for a computer of the table.
  fault(
    'keep',
    'src-main/keep/links/keepLinks.ts',
    'if (!other || fingerprintOf(other.raw) !== to) {',
    'if (!other) {',
    ['tests/keep/links/keepLinks.test.ts'],
  ),
  // A proof of any length is read.
  fault(
    'keep',
    'src-main/keep/links/identityProof.ts',
    'proof === undefined || proof.length > MAX_PROOF',
    'proof === undefined',
    ['tests/keep/links/identityProof.test.ts'],
  ),
  // Who keeps the table is not told while the next ones are prepared.
  fault('keep', 'src-main/keep/succession/tableSuccession.ts', '].slice(-2)', '].slice(-1)', [
    'tests/keep/succession/tableSuccession.test.ts',
  ]),
  // A host elected after one that was lost at once is not believed.
  fault(
    'keep',
    'src-shared/succession/check.ts',
    "const isPresent = of.term === term || (last?.how === 'moved' && of.term === term - 1)",
    'const isPresent = of.term === term',
    ['tests/succession/attackers.test.ts'],
  ),
  // A go-on stands before the change that led to its host.
  fault(
    'keep',
    'src-shared/succession/forced.ts',
    'findLastIndex(({ term }) => term <= change.term) + 1',
    'findLastIndex(({ term }) => term < change.term) + 1',
    ['tests/succession/forced.test.ts'],
  ),
  // A large table is not read again.
  fault('keep', 'src-main/keep/replica/schemas.ts', 'v.check(isBase64)', 'v.base64()', [
    'tests/keep/replica/schemas.test.ts',
  ]),
  // One keeper ends a host that has no other.
  fault(
    'keep',
    'src-main/keep/succession/tableSuccession.ts',
    'Math.max(FEWEST_WITNESSES, retirersOf(generation))',
    'retirersOf(generation)',
    ['tests/keep/succession/tableSuccession.test.ts'],
  ),
  // A copy is removed on the word of any computer.
  fault('keep', 'src-main/keep/receiving.ts', 'if (isHost) place.leaving?.done()', 'place.leaving?.done()', [
    'tests/keep/tableKeeping.test.ts',
  ]),
  // A late word makes a keeper forget what a generation was retired for.
  fault(
    'keep',
    'src-main/keep/protocol/keeping.ts',
    'if (retired && isLater(retired.successor, successor)) return',
    '',
    ['tests/keep/protocol/keeping.test.ts'],
  ),
  // A computer that woke up keeps nothing any more.
  fault('keep', 'src-main/keep/tableKeeping.ts', '      place.leaving = null\n', '', [
    'tests/keep/tableKeeping.test.ts',
  ]),
  // A host that goes on alone waits for those it has left behind.
  fault('keep', 'src-main/keep/hostedTable.ts', '  for (const { id } of gone) place.members.leave(id)\n', '', [
    'tests/keep/tableKeeping.test.ts',
  ]),
  // After a crash a host adds to a set of which its keepers may have more.
  fault('keep', `${room}/node.ts`, '  begun: false,', '  begun: true,', ['tests/keep/protocol/alone.test.ts']),
  fault('keep', `${room}/hosting.ts`, '  node.hosting.begun &&\n', '', ['tests/keep/protocol/alone.test.ts']),
  // It gives away what it does not have whole.
  fault('keep', `${room}/hosting.ts`, 'if (!hosting?.begun || hosting.change', 'if (!hosting || hosting.change', [
    'tests/keep/protocol/alone.test.ts',
  ]),
  // An answer waits for the host's own disk before it is sent.
  fault('keep', `${room}/hosting.ts`, '  step.early = true\n', '', ['tests/keep/keptTable.test.ts']),
  // It is sent before the set that it belongs to is written.
  fault('keep', 'src-main/keep/keptTable.ts', 'effects.early && !this.isWritingFirst &&', 'effects.early &&', [
    'tests/keep/keptTable.test.ts',
  ]),
  fault('keep', 'src-main/keep/keptTable.ts', ' && this.done.every(one => one.effects.early)', '', [
    'tests/keep/keptTable.test.ts',
  ]),
  // A copy grows in a file that was replaced.
  fault('keep', 'src-main/keep/replica/replicaFiles.ts', '    else {\n      await close()\n', '    else {\n', [
    'tests/keep/replica/replicaFiles.test.ts',
  ]),
  // A vote that is given beside a further entry is forgotten.
  fault(
    'keep',
    'src-main/keep/replica/replicaFiles.ts',
    'if (!goesOn || !written || !isSameState(written, durable))',
    'if (!goesOn)',
    ['tests/keep/replica/replicaFiles.test.ts'],
  ),
  // Files are closed while something is still being written.
  fault('keep', 'src-main/keep/keptTable.ts', 'return this.written\n', 'return Promise.resolve()\n', [
    'tests/keep/keptTable.test.ts',
  ]),
  // Whoever has just asked misses the last press by a second and a half.
  fault(
    'keep',
    'src-renderer/connection/rounds.ts',
    'return gone === null ? ROUND_MS : DECIDING_MS',
    'return ROUND_MS',
    ['tests/renderer/rounds.test.ts'],
  ),
  // A computer that was sent away is still heard over the older of its connections.
  fault(
    'keep',
    'src-main/keep/links/keepLinks.ts',
    'for (const sockets of [this.sockets, this.older]) {',
    'for (const sockets of [this.sockets]) {',
    ['tests/keep/links/keepLinks.test.ts'],
  ),
  // A computer that falls silent while it is called is never called again.
  fault(
    'keep',
    'src-main/keep/links/keepLinks.ts',
    'const cancel = clock.after(UPGRADE_MS, () => {\n      socket.terminate()\n    })',
    'const cancel = (): void => undefined',
    ['tests/keep/links/keepLinks.test.ts'],
  ),
  // Every connection ends after five seconds.
  fault('keep', 'src-main/keep/links/keepLinks.ts', '    }).finally(cancel)', '    })', [
    'tests/keep/links/keepLinks.test.ts',
  ]),
  // A computer that does not answer is called with everything that it is told.
  fault('keep', 'src-main/keep/links/keepLinks.ts', '      this.notBefore.set(to, clock.now() + RETRY_MS)\n', '', [
    'tests/keep/links/keepLinks.test.ts',
  ]),
  // A computer is called at its first address alone.
  fault('keep', 'src-main/keep/links/keepLinks.ts', '        if (socket) return socket\n', '        return socket\n', [
    'tests/keep/links/keepLinks.test.ts',
  ]),
  // It is called several times at once.
  fault('keep', 'src-main/keep/links/keepLinks.ts', '|| this.dialling.has(to) ||', '||', [
    'tests/keep/links/keepLinks.test.ts',
  ]),
  // A host that gave its table away takes the next one for gone at once.
  fault('keep', 'src-main/keep/hostedTable.ts', '    place.hostHeard = keeping.setup.clock.now()\n', '', [
    'tests/keep/tableKeeping.test.ts',
  ]),
  // People are not told where their table went, where it went there before.
  fault('keep', 'src-main/keep/hostedTable.ts', '  place.toldHost = null\n', '', ['tests/keep/tableKeeping.test.ts']),
  // A computer that cannot open its copy goes on saying that it hosts the table.
  fault('keep', 'src-main/keep/hostedTable.ts', '      void place.kept.stop()\n', '', [
    'tests/keep/tableKeeping.test.ts',
  ]),
  // A computer leaves a table that it is just taking over.
  fault(
    'keep',
    'src-main/keep/tableKeeping.ts',
    'place.replication || place.taking) return',
    'place.replication) return',
    ['tests/keep/tableKeeping.test.ts'],
  ),
  // The invitation of a link is shown to nobody.
  fault('keep', 'src-main/keep/tableKeeping.ts', 'links.know(host, invitation)', 'links.know(host)', [
    'tests/keep/tableKeeping.test.ts',
  ]),
  // After a restart a computer does not know where the others are.
  fault(
    'keep',
    'src-main/keep/tableKeeping.ts',
    '    for (const computer of place.members.others) links.know(computer)\n',
    '',
    ['tests/keep/tableKeeping.test.ts'],
  ),
  // After a restart the host is gone at once.
  fault('keep', 'src-main/keep/tableKeeping.ts', 'hostHeard: setup.clock.now()', 'hostHeard: 0', [
    'tests/keep/tableKeeping.test.ts',
  ]),
  // After a restart nobody knows which host is gone.
  fault('keep', 'src-main/keep/tableKeeping.ts', 'lastHost: kept.durable.host', 'lastHost: null', [
    'tests/keep/tableKeeping.test.ts',
  ]),
  // A computer that has agreed to another one stands against it.
  fault('keep', 'src-main/keep/receiving.ts', '    place.mayStandFrom = clock.now() + AUTO_STEP_MS\n', '', [
    'tests/keep/receiving.test.ts',
  ]),
  // The word of any computer shows that the host is there.
  fault(
    'keep',
    'src-main/keep/receiving.ts',
    '  if (from === kept.durable.host) {\n    place.hostHeard',
    '  {\n    place.hostHeard',
    ['tests/keep/receiving.test.ts'],
  ),
  // A computer that has come back is let go.
  fault('keep', 'src-main/keep/receiving.ts', '  if (!isShut) place.leavers.delete(address.id)\n', '', [
    'tests/keep/receiving.test.ts',
  ]),
  // A book without an address ends the connection to each keeper.
  fault('keep', 'src-main/keep/telling.ts', '.filter(({ addresses }) => addresses.length > 0)', '', [
    'tests/keep/telling.test.ts',
  ]),
  // An answer is safe because the one before it is.
  fault('keep', 'src-main/keep/replication.ts', 'one.index < count', 'one.index <= count', [
    'tests/keep/replication.test.ts',
  ]),
  // How a table came to its last host stands in the table itself.
  fault('keep', 'src-main/keep/takingOver.ts', '  delete first.office\n', '', ['tests/keep/tableKeeping.test.ts']),
  // An earlier set of keepers is believed again beside a go-on.
  fault(
    'keep',
    'src-main/keep/succession/tableSuccession.ts',
    '  if (isLaterSet(known.members, claim.members)) return false\n',
    '',
    ['tests/keep/succession/tableSuccession.test.ts'],
  ),
  // A keeper votes against a host that was just given the table.
  fault(
    'keep',
    'src-main/keep/protocol/keeping.ts',
    '    step.write({ term, host: to })\n    node.lastWord = now\n',
    '    step.write({ term, host: to })\n',
    ['tests/keep/protocol/electing.test.ts'],
  ),
  // A computer whose copy was only begun asks nobody for it.
  fault(
    'keep',
    'src-main/keep/keptTable.ts',
    'durable.replica?.generation ?? durable.pending[0]?.generation',
    'durable.replica?.generation',
    ['tests/keep/keptTable.test.ts'],
  ),
  // An election in the term of a gift counts against it.
  fault('keep', 'src-shared/succession/check.ts', ' && next.term > last.term', '', [
    'tests/succession/attackers.test.ts',
  ]),
  // Other people of the machine see which tables are kept.
  fault('keep', 'src-main/keep/replica/replicaFiles.ts', 'OWNERS_FOLDER = 0o700', 'OWNERS_FOLDER = 0o755', [
    'tests/keep/replica/replicaFiles.test.ts',
  ]),
  // A computer shows what it hosts elsewhere, and is believed here.
  fault(
    'keep',
    'src-main/keep/succession/tableSuccession.ts',
    '    if (office.succession.table !== this.setup.table) return\n',
    '',
    ['tests/keep/succession/tableSuccession.test.ts'],
  ),
  // People are told how a table came here that nobody else keeps.
  fault('keep', 'src-main/keep/keepingViews.ts', 'return office?.members ? office : null', 'return office ?? null', [
    'tests/keep/tableKeeping.test.ts',
  ]),
  // The name of a person stands as that of their computer.
  fault('keep', 'src-main/keep/telling.ts', ', ...(ofPerson ? { ofPerson } : {})', '', ['tests/keep/telling.test.ts']),
  // The record of a match does not tell that its table was given away.
  fault(
    'keep',
    'src-main/keep/hostedTable.ts',
    'place.succession.since(generation.term)',
    'place.succession.since(durable.term)',
    ['tests/keep/tableKeeping.test.ts'],
  ),
  // An entry is written over the one before it.
  fault('keep', 'src-main/keep/replica/growingFile.ts', '    this.end += bytes.length\n', '', [
    'tests/keep/replica/growingFile.test.ts',
  ]),
  // Each entry makes the file longer again: its length is synced with each.
  fault('keep', 'src-main/keep/replica/growingFile.ts', '      this.size += ROOM\n', '', [
    'tests/keep/replica/growingFile.test.ts',
  ]),
  // After a restart entries are written over the first ones.
  fault('keep', 'src-main/keep/replica/growingFile.ts', 'synced === 0, size, size)', 'synced === 0, 0, size)', [
    'tests/keep/replica/growingFile.test.ts',
  ]),
  // Room is made over an entry that was written meanwhile.
  fault('keep', 'src-main/keep/replica/growingFile.ts', '> this.size) await this.making', '> this.size) void 0', [
    'tests/keep/replica/growingFile.test.ts',
  ]),
  // Room is made only once there is none: whoever answers waits for it.
  fault('keep', 'src-main/keep/replica/growingFile.ts', '< ROOM / 2', '< 0', [
    'tests/keep/replica/growingFile.test.ts',
  ]),
  // A file is closed while its room is still being made.
  fault(
    'keep',
    'src-main/keep/replica/growingFile.ts',
    '    await this.making\n    await this.handle',
    '    await this.handle',
    ['tests/keep/replica/growingFile.test.ts'],
  ),
  // A host that was replaced still has its entries kept.
  fault(
    'keep',
    'src-main/keep/protocol/keeping.ts',
    "kind: 'stale', term: durable.term })\n    return false",
    "kind: 'stale', term: durable.term })\n    return true",
    ['tests/keep/protocol/keeping.test.ts'],
  ),
  // Keepers of another version cannot open what is kept.
  fault('keep', 'src-main/keep/sealing/sealedReplica.ts', 'NONCE_BYTES = 12', 'NONCE_BYTES = 13', [
    'tests/keep/sealing',
  ]),
  // A computer that keeps nothing any more holds its links.
  fault('keep', 'src-main/keep/tableKeeping.ts', '    this.keeping.links.close()\n', '', [
    'tests/keep/tableKeeping.test.ts',
  ]),
  // Entries of a table that it does not have end a keeper.
  fault(
    'keep',
    'src-main/keep/protocol/keeping.ts',
    '!replica || !isSame(replica.generation, generation)',
    '!isSame(replica!.generation, generation)',
    ['tests/keep/protocol/keeping.test.ts'],
  ),
  // That a table was given away is not written: both host it after a restart.
  fault('keep', 'src-main/keep/replica/replicaFiles.ts', ", 'retired', 'moved']", ", 'retired']", [
    'tests/keep/replica/replicaFiles.test.ts',
  ]),
]
