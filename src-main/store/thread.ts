/**
 * The storage thread. Writes that arrive during a commit are committed together next: all tables wait for one sync,
 * however many there are.
 */
import { receiveMessageOnPort, type MessagePort } from 'node:worker_threads'
import type { Damage } from '../host/storage/storeTypes'
import { committer, type Committer } from './batch'
import { CannotOpen, closeDatabase, openDatabase, type Db } from './database'
import { ENTRIES } from './folder'
import { copyDamagedLog, recoverEntries } from './recoverEntries'
import type { StoreReply, StoreRequest } from './messages'
import { runRead } from './matchHistory'
import { load } from './reads'
import { DamagedRow } from './rowMac'
import { salvage } from './salvage'
import { isStored, writer } from './writes'

type WriteRequest = Extract<StoreRequest, { kind: 'write' }>
type ReadRequest = Extract<StoreRequest, { kind: 'read' }>

class Storage {
  private writes: WriteRequest[] = []
  private readonly reads: ReadRequest[] = []

  constructor(
    private readonly db: Db,
    private readonly commit: Committer,
    private readonly reply: (message: StoreReply) => void,
  ) {}

  addWrite(write: WriteRequest): void {
    this.writes.push(write)
  }

  flush(): void {
    const batch = this.writes
    if (batch.length === 0) return
    this.writes = []
    const verdicts = this.commit(
      batch.map(({ write }) => write),
      Date.now(),
    )
    this.reply({ kind: 'written', verdicts: batch.map(({ n }, at) => [n, verdicts[at] ?? null]) })
  }

  /** Runs a read after earlier writes and reads, one per turn, so that no write waits for two reads. */
  addRead(read: ReadRequest): void {
    if (this.reads.push(read) === 1)
      setImmediate(() => {
        this.answerNext()
      })
  }

  private answerNext(): void {
    const next = this.reads.shift()
    if (!next) return
    const damage: Damage[] = []
    try {
      const found = runRead(this.db, next.read, row => damage.push(row))
      this.reply({ kind: 'found', n: next.n, found, damage })
    } catch (fault) {
      const why = fault instanceof Error ? fault.message : String(fault)
      this.reply({ kind: 'notFound', n: next.n, why, damage: fault instanceof DamagedRow ? fault.damage : null })
    }
    if (this.reads.length > 0)
      setImmediate(() => {
        this.answerNext()
      })
  }

  close(): void {
    this.flush()
    this.reads.length = 0
    closeDatabase(this.db)
  }
}

/** After so many milliseconds the host is there and its first writes are done. */
const ROOM_AFTER_MS = 250

/**
 * Serves a port. @param openDb replaced in tests of faults @param makeRoom for the log of the file that was opened, soon
 * after
 */
export function serveStore(
  port: MessagePort,
  openDb: typeof openDatabase = openDatabase,
  makeRoom: (file: string) => void = () => undefined,
): void {
  let storage: Storage | null = null
  const reply = (message: StoreReply): void => {
    port.postMessage(message)
  }

  /** Opens the database and replies. */
  const open = (
    { file, key }: { readonly file: string; readonly key: string },
    replyFor: (db: Db) => StoreReply,
  ): void => {
    let db: Db | null = null
    try {
      db = openDb({ file, key })
      const message = replyFor(db)
      const opened = (storage = new Storage(db, committer(db, writer(db)), reply))
      reply(message)
      setTimeout(() => {
        if (storage === opened) makeRoom(file)
      }, ROOM_AFTER_MS).unref()
    } catch (fault) {
      storage = null
      if (db) closeDatabase(db)
      reply({
        kind: 'cannotOpen',
        why: fault instanceof CannotOpen ? fault.why : 'unreadable',
        detail: fault instanceof Error ? fault.message : String(fault),
      })
    }
  }
  const openFirst =
    (message: Extract<StoreRequest, { kind: 'open' }>) =>
    (db: Db): StoreReply => {
      const salvaged = message.from === null ? null : salvage(message.from, message.key, db)
      const { from, file, key } = message
      const lost = recoverEntries(db, from ?? file, key)
      const damaged =
        lost === 0 ? null : { file: from === null ? copyDamagedLog(file, new Date()) : `${from}${ENTRIES}`, lost }
      return { kind: 'opened', salvaged, damaged, loaded: load(db) }
    }
  /** Reports which pending writes of the previous thread are durable, so that nothing is written twice. */
  const reopen =
    ({ unsettled }: Extract<StoreRequest, { kind: 'reopen' }>) =>
    (db: Db): StoreReply => ({
      kind: 'reopened',
      verdicts: unsettled.map(({ n, write }) => [n, isStored(db, write) ? null : 'the storage thread has ended']),
    })

  const receive = (message: StoreRequest): void => {
    switch (message.kind) {
      case 'open':
        open(message, openFirst(message))
        return
      case 'reopen':
        open(message, reopen(message))
        return
      case 'write': {
        if (storage) storage.addWrite(message)
        else reply({ kind: 'written', verdicts: [[message.n, 'the database is not open']] })
        return
      }
      case 'read': {
        if (storage) storage.addRead(message)
        else reply({ kind: 'notFound', n: message.n, why: 'the database is not open', damage: null })
        return
      }
      case 'close': {
        storage?.close()
        storage = null
        reply({ kind: 'closed' })
        port.close()
      }
    }
  }
  // All that has arrived is committed together, at once.
  port.on('message', (message: StoreRequest) => {
    receive(message)
    for (let next = receiveMessageOnPort(port); next; next = receiveMessageOnPort(port))
      receive(next.message as StoreRequest)
    storage?.flush()
  })
}
