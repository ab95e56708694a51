/** One-line faults of this room. */
import { fault } from '../fault.mjs'

export default [
  // A damaged log is dropped without a message.
  fault('store', 'src-main/store/walReader.ts', 'if (lost <= MAX_TORN) return null', 'return null', [
    'tests/store/walReader.test.ts',
  ]),
  // A host that was merely killed is told that it has lost something.
  fault('store', 'src-main/store/walReader.ts', 'if (lost <= MAX_TORN) return null', '', [
    'tests/store/walReader.test.ts',
  ]),
  // Frames of an earlier round are taken for lost ones.
  fault(
    'store',
    'src-main/store/walReader.ts',
    'if (!intact && current && commits) lost++',
    'if (!intact && commits) lost++',
    ['tests/store/walReader.test.ts'],
  ),
  // Damage within a page is not noticed.
  fault(
    'store',
    'src-main/store/walReader.ts',
    'intact &&= current && checksumMatches(running, frame, 16)',
    'intact &&= current',
    ['tests/store/walReader.test.ts'],
  ),
  // A log with a damaged header counts as empty.
  fault(
    'store',
    'src-main/store/walReader.ts',
    'const salt = intact ? wal.subarray(16, 24) : wal.subarray(HEADER + 8, HEADER + 16)',
    'const salt = wal.subarray(16, 24)',
    ['tests/store/walReader.test.ts'],
  ),
  // Nobody is told what was found.
  fault('store', 'src-main/store/open.ts', 'damaged: damaged ?? opened.damaged }', 'damaged: opened.damaged }', [
    'tests/store/walReader.test.ts',
  ]),
  // A storage thread that died after a commit: the answer is refused, but is in the journal.
  fault(
    'store',
    'src-main/store/thread.ts',
    "isStored(db, write) ? null : 'the storage thread has ended'",
    "'the storage thread has ended'",
    ['tests/store/storeClient.test.ts'],
  ),
  // A storage thread that died before a commit: the answer is acknowledged, but is nowhere.
  fault('store', 'src-main/store/thread.ts', "isStored(db, write) ? null : 'the storage thread has ended'", 'null', [
    'tests/store/storeClient.test.ts',
  ]),
  // A storage thread that died is not restarted.
  fault('store', 'src-main/store/storeClient.ts', 'this.report(fault)\n        this.reopen()', 'this.report(fault)', [
    'tests/store/storeClient.test.ts',
  ]),
  // If the database cannot be opened again, nobody retries.
  fault(
    'store',
    'src-main/store/storeClient.ts',
    '        ;(this.setup.after ?? unrefTimeout)(RETRY_MS, () => {\n          this.reopen()\n        })',
    '',
    ['tests/store/storeClient.test.ts'],
  ),
  // A closed store starts threads.
  fault('store', 'src-main/store/storeClient.ts', "if (this.state !== 'lost') return", '', [
    'tests/store/storeClient.test.ts',
  ]),
  // Rows that were changed on the disk are played.
  fault('store', 'src-main/store/checkedRows.ts', 'row.n !== n || row.mac !== mac', 'row.n !== n', [
    'tests/store/rowMac.test.ts',
  ]),
  fault('store', 'src-main/store/checkedRows.ts', 'row.deal_mac !== deal', 'row.deal_mac === null', [
    'tests/store/rowMac.test.ts',
  ]),
  fault('store', 'src-main/store/checkedRows.ts', 'row.snapshot_mac !== db.macs.snapshot(row, upTo)', 'upTo === null', [
    'tests/store/rowMac.test.ts',
  ]),
  fault('store', 'src-main/store/checkedRows.ts', '  checkHead(db, row)\n  // A snapshot', '  // A snapshot', [
    'tests/store/rowMac.test.ts',
  ]),
  fault('store', 'src-main/store/checkedRows.ts', 'row.mac !== db.macs.deck(row)', 'row.mac === null', [
    'tests/store/rowMac.test.ts',
  ]),
  fault('store', 'src-main/store/reads.ts', 'row.mac !== db.macs.party(row)', 'row.mac === null', [
    'tests/store/rowMac.test.ts',
  ]),
  // The end of a journal is cut off below its snapshot, and nobody notices.
  fault(
    'store',
    'src-main/store/checkedRows.ts',
    'const upTo = chain[row.after]',
    "const upTo = chain[row.after] ?? ''",
    ['tests/store/rowMac.test.ts'],
  ),
  // An answer counts wherever it stands.
  fault('store', 'src-main/store/rowMac.ts', "mac('answer', previous, match, n,", "mac('answer', match, n,", [
    'tests/store/rowMac.test.ts',
  ]),
  // Two rows are one to the MAC when their fields are cut elsewhere.
  fault('store', 'src-main/store/rowMac.ts', '${Buffer.byteLength(text)}', '', ['tests/store/rowMac.test.ts']),
  // Statistics count what was changed.
  fault('store', 'src-main/store/matchHistory.ts', 'JSON.stringify(damaged)', "'[]'", ['tests/store/rowMac.test.ts']),
  // A player who asks for a damaged match is told that something went wrong.
  fault('store', 'src-main/host/match/matchHistory.ts', "if (isDamaged(fault)) return refuse('recordDamaged')", '', [
    'tests/host/match/matchHistory.test.ts',
  ]),
  // Everything behind a torn page is lost.
  fault(
    'store',
    'src-main/store/salvage.ts',
    "for (const [comparison, direction] of [\n    ['>', 'ASC'],\n    ['<', 'DESC'],\n  ] as const) {",
    "for (const [comparison, direction] of [['>', 'ASC']] as const) {",
    ['tests/store/salvage.test.ts'],
  ),
  // No attempt is made to read a damaged file.
  fault('store', 'src-main/store/open.ts', 'key === null ? null : aside)', 'null)', ['tests/store/salvage.test.ts']),
  // A backup that ends between two chunks counts as whole.
  fault('store', 'src-main/store/sealedBackup.ts', 'nonce[NONCE - 1] = last ? 1 : 0', 'nonce[NONCE - 1] = 0', [
    'tests/store/backup.test.ts',
  ]),
  // Chunks of a backup may be swapped.
  fault('store', 'src-main/store/sealedBackup.ts', 'nonce.writeUInt32BE(n, NONCE - 5)', '', [
    'tests/store/backup.test.ts',
  ]),
  // A forged backup asks for all the memory there is.
  fault('store', 'src-main/store/sealedBackup.ts', 'N <= MAX_N && ', '', ['tests/store/backup.test.ts']),
  // The same passphrase from another keyboard opens nothing.
  fault('store', 'src-main/store/sealedBackup.ts', "passphrase.normalize('NFKC')", 'passphrase', [
    'tests/store/backup.test.ts',
  ]),
  // A restore overwrites existing data.
  fault(
    'store',
    'src-main/store/backup.ts',
    '[database, keyPath].filter(existsSync).map(old => setAside(old, now))',
    '[]',
    ['tests/store/backup.test.ts'],
  ),
  // A backup of a later schema is restored.
  fault('store', 'src-main/store/backup.ts', '      check(newFile, key)\n', '', ['tests/store/backup.test.ts']),
  // A running host loses its folder to a restore.
  fault('store', 'src-main/store/backup.ts', '      closeCleanly(database, keyPath)\n', '', [
    'tests/store/backup.test.ts',
  ]),
  // Against: a backup is synced before it has its name, and what an earlier attempt left is in nobody’s way.
  fault('store', 'src-main/store/backup.ts', '      removeAll(copy, newFile)\n      const db', '      const db', [
    'tests/store/synced.test.ts',
  ]),
  // Against: a database that is set aside is so when an index does not fit its rows: that shows at the opening, not during a match: expe.
  fault(
    'store',
    'src-main/store/database.ts',
    "    if (integrity !== 'ok') throw new CannotOpen('unreadable', String(integrity))\n",
    '',
    ['tests/store/lost.test.ts'],
  ),
  // Against: a key that cannot be read is no missing one: nothing is made in its place.
  fault(
    'store',
    'src-main/store/keys.ts',
    "'code' in fault && fault.code === 'ENOENT') return null",
    "'code' in fault) return null",
    ['tests/store/synced.test.ts'],
  ),
  // Against: a key is synced before it has its name, and readable by its owner alone, whatever was there before.
  fault('store', 'src-main/store/keys.ts', '    fsyncSync(handle)\n', '', ['tests/store/synced.test.ts']),
  // A key that its group may read stays so.
  fault('store', 'src-main/store/keys.ts', '& 0o777) !== OWNER_ALONE)', '& 0o007) !== 0)', [
    'tests/store/folder.test.ts',
  ]),
  // Against: a key is synced before it has its name, and readable by its owner alone, whatever was there before.
  fault('store', 'src-main/store/keys.ts', '  chmodSync(newFile, OWNER_ALONE)\n', '', ['tests/store/synced.test.ts']),
  // Against: a key is 64 hex digits: anything else is none.
  fault('store', 'src-main/store/keys.ts', 'return KEY.test(text.trim()) ? text.trim() : null', 'return text.trim()', [
    'tests/store/synced.test.ts',
  ]),
  // Against: a key is synced before it has its name, and readable by its owner alone, whatever was there before.
  fault('store', 'src-main/store/keys.ts', '  const newFile = `${file}.new`', '  const newFile = file', [
    'tests/store/synced.test.ts',
  ]),
  // Against: a database that is set aside was closed before: no thread of it goes on.
  fault('store', 'src-main/store/open.ts', '  await store.close()\n', '', ['tests/store/lost.test.ts']),
  // Against: rows that change places the records of two imported matches are not taken for one another.
  fault(
    'store',
    'src-main/store/rowMac.ts',
    "record: (id, record) => mac('record', id, record)",
    "record: (id, record) => mac('record', record)",
    ['tests/store/lost.test.ts'],
  ),
  // Against: a database that is set aside is salvaged with what stood in its log only.
  fault('store', 'src-main/store/salvage.ts', "const parts = ['', '-wal']", "const parts = ['']", [
    'tests/store/lost.test.ts',
  ]),
  // Against: when the storage thread dies reads in flight fail at once: their caller can ask again.
  fault('store', 'src-main/store/storeClient.ts', '    this.refuseReads(fault)\n', '', ['tests/store/lost.test.ts']),
  // A match that another computer has hosted continues the chain of what was stored here.
  fault('store', 'src-main/store/matchWrites.ts', 'last?.n === n - 1 ? last.mac', 'last ? last.mac', [
    'tests/store/database.test.ts',
  ]),
  // A deal that was stored before the thread died is taken for lost.
  fault(
    'store',
    'src-main/store/writes.ts',
    "return db.prepare('SELECT 1 FROM matches WHERE id = ?').get(write.deal.id) !== undefined",
    'return false',
    ['tests/store/storeClient.test.ts'],
  ),
  // A table that was taken over goes on from its deal.
  fault('store', 'src-main/store/matchWrites.ts', '      writes.snapshot(deal.id, latest)\n', '', [
    'tests/store/database.test.ts',
  ]),
  // A database that could not be read stays locked.
  fault('store', 'src-main/store/thread.ts', '      if (db) closeDatabase(db)\n', '', ['tests/store/lost.test.ts']),
  // Imported matches are not salvaged.
  fault('store', 'src-main/store/salvage.ts', "  { name: 'imports', where: '', key: 'rowid' },\n", '', [
    'tests/store/salvage.test.ts',
  ]),
  // Each page of a commit counts as one that is lost.
  fault('store', 'src-main/store/walReader.ts', 'commits = frame.readUInt32BE(4) > 0', 'commits = true', [
    'tests/store/walReader.test.ts',
  ]),
  // A match that ended between two milliseconds cannot be imported.
  fault('store', 'src-main/store/imports.ts', 'Math.trunc(record.ended)', 'record.ended', [
    'tests/store/matchHistory.test.ts',
  ]),
  // Writes that were settled long ago are asked about again.
  fault('store', 'src-main/store/storeClient.ts', '      this.pendingWrites.delete(n)\n      if', '      if', [
    'tests/store/lost.test.ts',
  ]),
  // A dead thread is believed.
  fault(
    'store',
    'src-main/store/storeClient.ts',
    'if (this.port === port) this.handleReply(message)',
    'this.handleReply(message)',
    ['tests/store/lost.test.ts'],
  ),
  // A store that is closed goes on reading its file.
  fault('store', 'src-main/store/thread.ts', '    this.reads.length = 0\n', '', ['tests/store/thread.test.ts']),
  // The log's room is written over what is in it.
  fault('store', 'src-main/store/logRoom.ts', 'used + done', 'done', ['tests/store/logRoom.test.ts']),
  // The log's room is not on the disk: each answer syncs its size after all.
  fault('store', 'src-main/store/logRoom.ts', '    fsyncSync(log)\n', '', ['tests/store/logRoom.test.ts']),
  // A disk that takes a piece at a time leaves the log too short.
  fault(
    'store',
    'src-main/store/logRoom.ts',
    'for (let done = 0; done < zeros.length;) done +=',
    'let done = 0; done +=',
    ['tests/store/logRoom.test.ts'],
  ),
  // A disk that is full stays full of zeros.
  fault('store', 'src-main/store/logRoom.ts', '    ftruncateSync(log, used)\n', '', ['tests/store/logRoom.test.ts']),
  // The log grows a little before it begins again.
  fault('store', 'src-main/store/logRoom.ts', 'FRAMES = 1000 + 64', 'FRAMES = 900', ['tests/store/logRoom.test.ts']),
  // The log of a database that is closed is laid out.
  fault('store', 'src-main/store/thread.ts', 'if (storage === opened) makeRoom(file)', 'makeRoom(file)', [
    'tests/store/thread.test.ts',
  ]),

  // A database is set aside beside the log of another one, which then counts as its own.
  fault(
    'store',
    'src-main/store/folder.ts',
    'if (!PARTS.some(part => existsSync(aside + part))) return aside',
    'if (!existsSync(aside)) return aside',
    ['tests/store/folder.test.ts'],
  ),
  // A program that closes while its storage starts again never ends.
  fault(
    'store',
    'src-main/store/storeClient.ts',
    "        if (this.state === 'lost') {\n          this.state = 'open'",
    "        if (this.state !== 'open') {\n          this.state = 'open'",
    ['tests/store/lost.test.ts'],
  ),
  // A healthy database counts as unreadable, and is set aside, where its log cannot be merged.
  fault(
    'store',
    'src-main/store/database.ts',
    '    } catch {\n      releaseAndClose(db)\n    }\n',
    '    } catch (fault) {\n      releaseAndClose(db)\n      throw fault\n    }\n',
    ['tests/store/database.test.ts'],
  ),
  // A backup of last year does not open.
  fault('store', 'src-main/store/sealedBackup.ts', 'last ? 1 : 0', 'last ? 0 : 1', [
    'tests/store/sealedBackup.test.ts',
  ]),
  // A row of last year counts as damaged.
  fault(
    'store',
    'src-main/store/rowMac.ts',
    "field === null ? '-' : typeof field",
    "field === null ? '' : typeof field",
    ['tests/store/rowMac.test.ts'],
  ),
  // An answer is accepted before its entry is on the disk.
  fault('store', 'src-main/store/entryLog.ts', 'O_CREAT | SYNCED', 'O_CREAT', ['tests/store/entryLog.test.ts']),
  fault('store', 'src-main/store/entryLog.ts', 'else fdatasync(file, then)', 'else then(null)', [
    'tests/store/entryLog.test.ts',
  ]),
  // An entry that was cut off while it was written counts as written.
  fault(
    'store',
    'src-main/store/entryLog.ts',
    "else if (written < bytes.length) then(new Error('the disk is full'))\n",
    '\n',
    ['tests/store/entryLog.test.ts'],
  ),
  // A refused answer is found after a crash.
  fault('store', 'src-main/store/entryLog.ts', '      ftruncateSync(file, this.length)\n', '', [
    'tests/store/entryLog.test.ts',
  ]),
  // Blocks can be left out or changed places.
  fault(
    'store',
    'src-main/store/entryBlocks.ts',
    'createDecipheriv(CIPHER, key, block.subarray(0, NONCE))\n      .setAAD(previous)',
    'createDecipheriv(CIPHER, key, block.subarray(0, NONCE))\n      .setAAD(NO_TAG)',
    ['tests/store/entryLog.test.ts'],
  ),
  // That entries are lost is not said.
  fault('store', 'src-main/store/readEntryLog.ts', 'return { blocks, lost }', 'return { blocks, lost: 0 }', [
    'tests/store/entryLog.test.ts',
  ]),
  // An answer that did not count does.
  fault('store', 'src-main/store/readEntryLog.ts', '(entry ? [{ ...of, entry }] : [])', '[{ ...of, entry }]', [
    'tests/store/entryLog.test.ts',
    'tests/store/tails.test.ts',
  ]),
  // Entries of an ended match come back.
  fault('store', 'src-main/store/tails.ts', "WHERE id = ? AND status = 'open'", 'WHERE id = ?', [
    'tests/store/tails.test.ts',
  ]),
  // An entry stands behind a hole, and the match cannot be read.
  fault('store', 'src-main/store/tails.ts', ' || n > Math.max(open.answers, open.last) + 1', '', [
    'tests/store/tails.test.ts',
  ]),
  // A changed entry is played on with.
  fault('store', 'src-main/store/tails.ts', 'row.n !== n || row.mac !== db.macs.entry(row, deal)', 'row.n !== n', [
    'tests/store/tails.test.ts',
  ]),
  // Entries whose rows are there are answered again.
  fault('store', 'src-main/store/tails.ts', 'if (some.has(match)) remove', 'if (n < 0) remove', [
    'tests/store/tails.test.ts',
    'tests/host/match/ahead.test.ts',
  ]),
  // A disk without room has its healthy database set aside.
  fault('store', 'src-main/store/recoverEntries.ts', "new CannotOpen('closed',", "new CannotOpen('unreadable',", [
    'tests/store/tails.test.ts',
  ]),
  // A backup lacks what a crash has left beside the database.
  fault('store', 'src-main/store/backup.ts', 'recoverEntries(db, database, key)', '', ['tests/store/backup.test.ts']),
  // What a crash has left is thrown away.
  fault('store', 'src-main/store/recoverEntries.ts', 'insertTail(db, entries)\n', '', [
    'tests/host/match/ahead.test.ts',
  ]),
  // The log of an old database, set aside with it, is not read.
  fault('store', 'src-main/store/thread.ts', 'recoverEntries(db, from ?? file, key)', 'recoverEntries(db, file, key)', [
    'tests/store/tails.test.ts',
    'tests/store/salvage.test.ts',
  ]),
  // What was damaged is overwritten by a new log.
  fault(
    'store',
    'src-main/store/thread.ts',
    'from === null ? copyDamagedLog(file, new Date())',
    'from === null ? file',
    ['tests/store/tails.test.ts'],
  ),
  // The log of another host, which runs, is removed.
  fault('store', 'src-main/store/entryLog.ts', 'if (remove && this.isOurs)', 'if (remove)', [
    'tests/store/ahead.test.ts',
  ]),
  // A block that is prepared while another is written continues the one before that: from there on nothing can be read.
  fault('store', 'src-main/store/entryLog.ts', 'if (!this.writing && this.file', 'if (this.file', [
    'tests/store/entryLog.test.ts',
  ]),
  // After a storage thread that died a host never ends.
  fault('store', 'src-main/store/storeClient.ts', '    this.refuseRows(fault)\n', '', ['tests/store/ahead.test.ts']),
  // Rows are stored twice, or not at all.
  fault('store', 'src-main/store/matchWrites.ts', 'if (after === 1) writes', 'if (after !== 0) writes', [
    'tests/store/tails.test.ts',
    'tests/store/thread.test.ts',
  ]),
  // A row that was rolled back has given its MAC to the next.
  fault('store', 'src-main/store/matchWrites.ts', '      lastWritten.clear()\n', '', ['tests/store/ahead.test.ts']),
  // An answer on its way to the log comes after the end of its match.
  fault(
    'store',
    'src-main/store/answersAhead.ts',
    'this.written < this.rows || this.pending.size > 0',
    'this.written < this.rows',
    ['tests/store/ahead.test.ts', 'tests/store/answersAhead.test.ts'],
  ),
  // A newer write is done before an older one that waits.
  fault('store', 'src-main/store/storeClient.ts', 'this.waiting > 0 || (this.ahead', '(this.ahead', [
    'tests/store/ahead.test.ts',
  ]),
  // Rows that became due while others were written never follow.
  fault(
    'store',
    'src-main/store/answersAhead.ts',
    'if (this.due.length > 0) this.schedule(',
    'if (this.failed) this.schedule(',
    ['tests/store/answersAhead.test.ts'],
  ),
  // An answer is durable, and the party that names its match is not.
  fault('store', 'src-main/store/storeClient.ts', ' && this.blockingWrites === 0', '', [
    'tests/store/storeClient.test.ts',
  ]),
  // A snapshot overtakes the answers that it contains.
  fault(
    'store',
    'src-main/store/storeClient.ts',
    'if (!ahead || !this.isBehind) return this.post(write)',
    'if (!ahead || this.waiting === 0) return this.post(write)',
    ['tests/store/storeClient.test.ts'],
  ),
  // A match that has just ended is not in the list.
  fault(
    'store',
    'src-main/store/storeClient.ts',
    'if (!this.isBehind) return this.postRead(read)',
    'if (read) return this.postRead(read)',
    ['tests/store/storeClient.test.ts'],
  ),
  // Answers are taken although their rows cannot be written.
  fault('store', 'src-main/store/answersAhead.ts', ' || this.failed || ', ' || ', ['tests/store/answersAhead.test.ts']),
  // Rows that could not be written are forgotten.
  fault('store', 'src-main/store/answersAhead.ts', '[...rows, ...this.due]', 'this.due', [
    'tests/store/answersAhead.test.ts',
  ]),
  // The log is emptied while an entry in it has no row.
  fault('store', 'src-main/store/answersAhead.ts', '!this.isBehind && log.bytes > LONG', 'log.bytes > LONG', [
    'tests/store/answersAhead.test.ts',
  ]),
  // The log grows without end.
  fault('store', 'src-main/store/answersAhead.ts', ' || log.bytes > TOO_LONG', '', [
    'tests/store/answersAhead.test.ts',
  ]),
  // A write waits for ever where answers never stop.
  fault(
    'store',
    'src-main/store/answersAhead.ts',
    'while (this.written < rows) await this.writeDue()',
    'while (this.written < this.rows) await this.writeDue()',
    ['tests/store/answersAhead.test.ts'],
  ),
  // The log is thrown away although rows are missing.
  fault('store', 'src-main/store/answersAhead.ts', 'close(!this.isBehind)', 'close(true)', [
    'tests/store/answersAhead.test.ts',
  ]),
]
