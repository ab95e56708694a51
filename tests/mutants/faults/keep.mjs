/** A table that is kept by several computers: slips that no mutator makes, and that a player or an attacker would feel. */
import { fault } from '../fault.mjs'

export default [
  // A table is elected from what was replaced already.
  fault(
    'keep',
    'src-main/keep/protocol/electing.ts',
    '  if (known && !isLater(generation, known.generation)) return null\n',
    '',
    ['tests/keep/protocol/simulation.property.test.ts'],
  ),
  // People see what a later host may not know.
  fault('keep', 'src-main/keep/hostedTable.ts', '  await untilInForce(keeping, place)\n', '', [
    'tests/keep/tableKeeping.test.ts',
  ]),
  // A host promises that the table outlives it before its keepers have what they need.
  fault(
    'keep',
    'src-main/keep/protocol/hosting.ts',
    '  if (!suffice(replica.generation, new Set(lengths.keys()), id)) return false\n',
    '',
    ['tests/keep/protocol/simulation.property.test.ts'],
  ),
  // A generation is replaced by one that only the host and one keeper can open.
  fault(
    'keep',
    'src-main/keep/protocol/hosting.ts',
    '  if (isWorthWaiting(node.id, change) && now - change.since < COPIES_MS) return\n',
    '',
    ['tests/keep/tableKeeping.test.ts'],
  ),
  // A keeper gives its share away while the host may still go on.
  fault('keep', 'src-main/keep/protocol/types.ts', '2 * LEASE_MS', 'LEASE_MS / 2', [
    'tests/keep/protocol/simulation.property.test.ts',
  ]),
  // An answer is acknowledged that lies on too few disks.
  fault(
    'keep',
    'src-main/keep/protocol/hosting.ts',
    'lengths[quorumOf(generation) - 1]',
    'lengths[quorumOf(generation) - 2]',
    ['tests/keep/protocol/simulation.property.test.ts'],
  ),
  // Answers are taken while a generation changes.
  fault('keep', 'src-main/keep/protocol/hosting.ts', '  node.hosting.change === null &&\n', '', [
    'tests/keep/protocol/simulation.property.test.ts',
  ]),
  // A host forgets over a crash that it has given the table away.
  fault(
    'keep',
    'src-main/keep/protocol/hosting.ts',
    '  step.write({ moved: { to, term: node.durable.term + 1 } })\n',
    '',
    ['tests/keep/protocol/simulation.property.test.ts'],
  ),
  // A padded text runs on behind its end.
  fault(
    'keep',
    'src-main/keep/sealing/padding.ts',
    "  if (end > whole.length) throw new RangeError('a text that ends behind its own end')\n",
    '',
    ['tests/keep/sealing/padding.test.ts'],
  ),
  // Anybody may give the table away.
  fault('keep', 'src-shared/succession/check.ts', "      if (change.from !== host) return 'host'\n", '', [
    'tests/succession/attackers.test.ts',
  ]),
  // A replayed move is believed.
  fault('keep', 'src-shared/succession/check.ts', "  if (claimed.term < now.term) return 'old'\n", '', [
    'tests/succession/attackers.test.ts',
  ]),
  // A certificate may be anybody's.
  fault('keep', 'src-shared/succession/certificateKey.ts', '  if (base64urlOf(sha256(der)) !== id) return null\n', '', [
    'tests/succession/check.test.ts',
  ]),
  fault('keep', 'src-main/keep/protocol/keeping.ts', '  node.won = null\n', '', ['tests/keep/protocol/moves.test.ts']),
  // The answers of a match are told to no keeper.
  fault('keep', 'src-main/keep/keptStore.ts', 'this.knowMatch(deal.id, deal.table)\n', '', [
    'tests/keep/keptStore.test.ts',
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
  // Who has gone stays a keeper.
  fault('keep', 'src-main/keep/members.ts', 'for (const [id] of silent) this.heard.delete(id)', '', [
    'tests/keep/members.test.ts',
  ]),
  // A term that a move may have is elected.
  fault(
    'keep',
    'src-main/keep/protocol/electing.ts',
    '.map(status => status.term)) + 2',
    '.map(status => status.term)) + 1',
    ['tests/keep/protocol/electing.test.ts'],
  ),
  // A table stands still for a computer that is never ready.
  fault(
    'keep',
    'src-main/keep/tableKeeping.ts',
    'if (place.replication?.givingTo && now > place.givingUntil) place.replication.giveTo(null)',
    '',
    ['tests/keep/tableKeeping.test.ts'],
  ),
  // Everybody waits half a second although all who are left have said how they stand.
  fault(
    'keep',
    'src-main/keep/keptTable.ts',
    '!candidacy?.statuses.has(id)).length <= 1',
    '!candidacy?.statuses.has(id)).length <= 2',
    ['tests/keep/keptTable.test.ts'],
  ),
  // Votes of one term count in the next.
  fault('keep', 'src-main/keep/protocol/electing.ts', 'candidacy.shares.clear()\n', '', [
    'tests/keep/protocol/electing.test.ts',
  ]),
  // A late word makes a keeper forget what a generation was retired for.
  fault(
    'keep',
    'src-main/keep/protocol/keeping.ts',
    'if (retired && isLater(retired.successor, successor)) return',
    '',
    ['tests/keep/protocol/keeping.test.ts'],
  ),
  // A host that goes on alone waits for those it has left behind.
  fault('keep', 'src-main/keep/hostedTable.ts', '  for (const { id } of gone) place.members.leave(id)\n', '', [
    'tests/keep/tableKeeping.test.ts',
  ]),
  fault('keep', 'src-main/keep/protocol/hosting.ts', '  step.early = true\n', '', ['tests/keep/keptTable.test.ts']),
  // A copy grows in a file that was replaced.
  fault('keep', 'src-main/keep/replica/replicaFiles.ts', '    else {\n      await close()\n', '    else {\n', [
    'tests/keep/replica/replicaFiles.test.ts',
  ]),
  // A host that gave its table away takes the next one for gone at once.
  fault('keep', 'src-main/keep/hostedTable.ts', '    place.hostHeard = keeping.setup.clock.now()\n', '', [
    'tests/keep/tableKeeping.test.ts',
  ]),
  // A computer that has agreed to another one stands against it.
  fault('keep', 'src-main/keep/receiving.ts', '    place.mayStandFrom = clock.now() + AUTO_STEP_MS\n', '', [
    'tests/keep/receiving.test.ts',
  ]),
  // An answer is safe because the one before it is.
  fault('keep', 'src-main/keep/replication.ts', 'one.index < count', 'one.index <= count', [
    'tests/keep/replication.test.ts',
  ]),
  // An earlier set of keepers is believed again beside a go-on.
  fault(
    'keep',
    'src-main/keep/succession/tableSuccession.ts',
    '  if (isLaterSet(known.members, claim.members)) return false\n',
    '',
    ['tests/keep/succession/tableSuccession.test.ts'],
  ),
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
  // An entry is written over the one before it.
  fault('keep', 'src-main/keep/replica/growingFile.ts', '    this.end += bytes.length\n', '', [
    'tests/keep/replica/growingFile.test.ts',
  ]),
  // Room is made over an entry that was written meanwhile.
  fault('keep', 'src-main/keep/replica/growingFile.ts', '> this.size) await this.making', '> this.size) void 0', [
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
]
