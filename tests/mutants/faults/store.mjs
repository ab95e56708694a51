/** What is on the disk: slips that no mutator makes, and that a player or an attacker would feel. */
import { fault } from '../fault.mjs'

export default [
  // The key of a link works twice.
  fault('store', 'src-main/host/access/ownerKeys.ts', '    this.link = null\n', '', [
    'tests/host/access/ownerKeys.test.ts',
  ]),
  // The owner is sent away while they are absent.
  fault(
    'store',
    'src-main/host/tableCommands.ts',
    "    if (party.keys.holds(person)) return refuse('ownersPlace')\n",
    '',
    ['tests/host/presence/office.test.ts'],
  ),
  // A damaged log is dropped without a message.
  fault('store', 'src-main/store/walReader.ts', 'if (lost <= MAX_TORN) return null', '', [
    'tests/store/walReader.test.ts',
  ]),
  // Two rows are one to the MAC when their fields are cut elsewhere.
  fault('store', 'src-main/store/rowMac.ts', '${Buffer.byteLength(text)}', '', ['tests/store/rowMac.test.ts']),
  // Chunks of a backup may be swapped.
  fault('store', 'src-main/store/sealedBackup.ts', 'nonce.writeUInt32BE(n, NONCE - 5)', '', [
    'tests/store/backup.test.ts',
  ]),
  // A forged backup asks for all the memory there is.
  fault('store', 'src-main/store/sealedBackup.ts', 'N <= MAX_N && ', '', ['tests/store/backup.test.ts']),
  // A backup of a later schema is restored.
  fault('store', 'src-main/store/backup.ts', '      check(newFile, key)\n', '', ['tests/store/backup.test.ts']),
  // A running host loses its folder to a restore.
  fault('store', 'src-main/store/backup.ts', '      closeCleanly(database, keyPath)\n', '', [
    'tests/store/backup.test.ts',
  ]),
  fault('store', 'src-main/store/keys.ts', '    fsyncSync(handle)\n', '', ['tests/store/synced.test.ts']),
  fault('store', 'src-main/store/keys.ts', '  chmodSync(newFile, OWNER_ALONE)\n', '', ['tests/store/synced.test.ts']),
  fault('store', 'src-main/store/open.ts', '  await store.close()\n', '', ['tests/store/lost.test.ts']),
  fault('store', 'src-main/store/storeClient.ts', '    this.refuseReads(fault)\n', '', ['tests/store/lost.test.ts']),
  // A database that could not be read stays locked.
  fault('store', 'src-main/store/thread.ts', '      if (db) closeDatabase(db)\n', '', ['tests/store/lost.test.ts']),
  fault('store', 'src-main/store/logRoom.ts', '    fsyncSync(log)\n', '', ['tests/store/logRoom.test.ts']),
  // A disk that is full stays full of zeros.
  fault('store', 'src-main/store/logRoom.ts', '    ftruncateSync(log, used)\n', '', ['tests/store/logRoom.test.ts']),
  // A backup that ends between two chunks counts as whole.
  fault('store', 'src-main/store/sealedBackup.ts', 'last ? 1 : 0', 'last ? 0 : 1', [
    'tests/store/sealedBackup.test.ts',
  ]),
  // An entry that was cut off while it was written counts as written.
  fault(
    'store',
    'src-main/store/entryLog.ts',
    "else if (written < bytes.length) then(new Error('the disk is full'))\n",
    '\n',
    ['tests/store/entryLog.test.ts'],
  ),
  // A backup lacks what a crash has left beside the database.
  fault('store', 'src-main/store/backup.ts', 'recoverEntries(db, database, key)', '', ['tests/store/backup.test.ts']),
  // What a crash has left is thrown away.
  fault('store', 'src-main/store/recoverEntries.ts', 'insertTail(db, entries)\n', '', [
    'tests/host/match/ahead.test.ts',
  ]),
  // After a storage thread that died a host never ends.
  fault('store', 'src-main/store/storeClient.ts', '    this.refuseRows(fault)\n', '', ['tests/store/ahead.test.ts']),
  // A row that was rolled back has given its MAC to the next.
  fault('store', 'src-main/store/matchWrites.ts', '      lastWritten.clear()\n', '', ['tests/store/ahead.test.ts']),
]
