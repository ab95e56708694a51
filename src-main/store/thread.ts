/**
 * The storage thread. What comes while a commit waits for the disk is committed together next: however many tables
 * there are, they wait for one sync.
 */
import type { MessagePort } from 'node:worker_threads'
import { commitAll } from './batch'
import { CannotOpen, closeDatabase, openDatabase, type Db } from './database'
import type { FromThread, ToThread } from './messages'
import { answerOf } from './past'
import { load } from './reads'
import { salvage } from './salvage'
import { isKept, writer, type Writer } from './writes'

type Waiting = Extract<ToThread, { kind: 'write' }>
type Asked = Extract<ToThread, { kind: 'read' }>

class Storage {
  private waiting: Waiting[] = []
  private readonly asked: Asked[] = []

  constructor(
    private readonly db: Db,
    private readonly write: Writer,
    private readonly say: (message: FromThread) => void,
  ) {}

  take(write: Waiting): void {
    // All messages that have come are delivered before what is set for immediately.
    if (this.waiting.length === 0)
      setImmediate(() => {
        this.flush()
      })
    this.waiting.push(write)
  }

  flush(): void {
    const batch = this.waiting
    if (batch.length === 0) return
    this.waiting = []
    const verdicts = commitAll(
      this.db,
      this.write,
      batch.map(({ write }) => write),
      Date.now(),
    )
    this.say({ kind: 'written', verdicts: batch.map(({ n }, at) => [n, verdicts[at] ?? null]) })
  }

  /** A read comes after the writes before it, whose turn was set before its own, and after other reads: no write waits for two of them. */
  ask(read: Asked): void {
    if (this.asked.push(read) === 1)
      setImmediate(() => {
        this.answerNext()
      })
  }

  private answerNext(): void {
    const next = this.asked.shift()
    if (!next) return
    try {
      this.say({ kind: 'found', n: next.n, found: answerOf(this.db, next.read) })
    } catch (fault) {
      this.say({ kind: 'notFound', n: next.n, why: fault instanceof Error ? fault.message : String(fault) })
    }
    if (this.asked.length > 0)
      setImmediate(() => {
        this.answerNext()
      })
  }

  close(): void {
    this.flush()
    this.asked.length = 0
    closeDatabase(this.db)
  }
}

/** Serves a port. @param opens how a database is opened: another way in tests of faults */
export function serveStore(port: MessagePort, opens: typeof openDatabase = openDatabase): void {
  let storage: Storage | null = null
  const say = (message: FromThread): void => {
    port.postMessage(message)
  }

  /** Opens the database, and says what there is to say of it. */
  const open = ({ file, key }: { readonly file: string; readonly key: string }, told: (db: Db) => FromThread): void => {
    let db: Db | null = null
    try {
      db = opens({ file, key })
      const message = told(db)
      storage = new Storage(db, writer(db), say)
      say(message)
    } catch (fault) {
      storage = null
      if (db) closeDatabase(db)
      say({
        kind: 'cannotOpen',
        why: fault instanceof CannotOpen ? fault.why : 'unreadable',
        detail: fault instanceof Error ? fault.message : String(fault),
      })
    }
  }
  const first =
    (message: Extract<ToThread, { kind: 'open' }>) =>
    (db: Db): FromThread => {
      const salvaged = message.from === null ? null : salvage(message.from, message.key, db)
      return { kind: 'opened', salvaged, loaded: load(db) }
    }
  /** What the thread before this one had in hand has been written, or it has not: nothing is done twice. */
  const again =
    ({ unsettled }: Extract<ToThread, { kind: 'reopen' }>) =>
    (db: Db): FromThread => ({
      kind: 'reopened',
      verdicts: unsettled.map(({ n, write }) => [n, isKept(db, write) ? null : 'the storage thread has ended']),
    })

  port.on('message', (message: ToThread) => {
    switch (message.kind) {
      case 'open':
        open(message, first(message))
        return
      case 'reopen':
        open(message, again(message))
        return
      case 'write': {
        if (storage) storage.take(message)
        else say({ kind: 'written', verdicts: [[message.n, 'the database is not open']] })
        return
      }
      case 'read': {
        if (storage) storage.ask(message)
        else say({ kind: 'notFound', n: message.n, why: 'the database is not open' })
        return
      }
      case 'close': {
        storage?.close()
        storage = null
        say({ kind: 'closed' })
        port.close()
      }
    }
  })
}
