/**
 * Accepts answers as soon as their entries are in the entry log, and writes their rows to the database later: all due rows
 * in one transaction, and before any other write. Failed rows are retried; until then no more answers are logged ahead.
 */
import type { Entry } from '../../src-shared/kernel'
import type { EntryStore, StoredAnswer } from '../host/storage/storeTypes'
import type { EntryLog } from './entryLog'

/** Maximum delay of a row, to batch it with others. */
const FOLLOW_MS = 100
/** Delay before failed rows are retried. */
const RETRY_MS = 1000
/** After a failed log write, the log is not used for this long. */
const REST_MS = 60_000
/** A log longer than this is emptied as soon as all its rows are written, in bytes. */
const LONG = 64 * 1024
/** A log longer than this is not used until it has been emptied. */
const TOO_LONG = 16 * LONG

/** An answer whose entry is in the log. */
export interface Row {
  readonly match: string
  readonly answer: StoredAnswer
}

export interface AnswersAheadSetup {
  readonly log: Pick<EntryLog, 'isOpen' | 'bytes' | 'open' | 'append' | 'empty' | 'close'>
  /** Whether the database is open, and no pending write has to be durable before the next answer. */
  readonly isOpen: () => boolean
  /** Writes all rows or none. Rows that are stored already are skipped. */
  readonly writeRows: (rows: readonly Row[]) => Promise<void>
  readonly after: (ms: number, act: () => void) => void
}

/** An entry that is neither completed nor dropped yet. */
interface Pending {
  readonly ended: Promise<void>
  readonly end: () => void
}

export class AnswersAhead implements EntryStore {
  private readonly pending = new Map<string, Pending>()
  private due: Row[] = []
  /** Number of rows that became due so far, and of rows written: rows are written in order. */
  private rows = 0
  private written = 0
  private writing: Promise<void> | null = null
  private failed = false
  private scheduled = false
  private resting = false
  private closed = false

  constructor(private readonly setup: AnswersAheadSetup) {}

  log(match: string, n: number, entry: Entry): Promise<void> | null {
    const { log, isOpen } = this.setup
    if (this.closed || this.failed || !isOpen() || !this.hasLog() || log.bytes > TOO_LONG) return null
    const logged = log.append({ match, n, entry }),
      id = idOf(match, n)
    this.pending.set(id, pendingEntry())
    logged.catch(() => {
      this.rest()
      this.ended(id)
    })
    return logged
  }

  complete(match: string, answer: StoredAnswer): void {
    this.due.push({ match, answer })
    this.rows++
    this.ended(idOf(match, answer.n))
    this.schedule(FOLLOW_MS)
  }

  async drop(match: string, n: number): Promise<void> {
    try {
      await this.setup.log.append({ match, n, entry: null })
    } catch {
      // The replay after a crash fails at the same step, and skips the entry.
    }
    this.ended(idOf(match, n))
  }

  /** Whether accepted answers have no rows yet. */
  get isBehind(): boolean {
    return this.written < this.rows || this.pending.size > 0
  }

  /** Resolves when the rows of all answers accepted so far are durable. Rejects when they could not be written. */
  async caughtUp(): Promise<void> {
    await Promise.all([...this.pending.values()].map(({ ended }) => ended))
    const { rows } = this
    while (this.written < rows) await this.writeDue()
  }

  /** Keeps the log if rows are missing: the next start recovers them. */
  close(): void {
    this.closed = true
    this.setup.log.close(!this.isBehind)
  }

  private ended(id: string): void {
    this.pending.get(id)?.end()
    this.pending.delete(id)
  }

  /** Restarts a failed log once its entries all have rows. */
  private hasLog(): boolean {
    const { log } = this.setup
    if (!log.isOpen && !this.resting && !this.isBehind) log.open()
    return log.isOpen
  }

  private rest(): void {
    this.resting = true
    this.setup.after(REST_MS, () => {
      this.resting = false
    })
  }

  private schedule(ms: number): void {
    if (this.scheduled) return
    this.scheduled = true
    this.setup.after(ms, () => {
      this.scheduled = false
      // `caughtUp` reports the fault; the rows stay due.
      if (!this.closed && this.written < this.rows) this.writeDue().catch(() => undefined)
    })
  }

  private writeDue(): Promise<void> {
    this.writing ??= this.writeRows().finally(() => {
      this.writing = null
      if (this.due.length > 0) this.schedule(this.failed ? RETRY_MS : FOLLOW_MS)
    })
    return this.writing
  }

  private async writeRows(): Promise<void> {
    const rows = this.due
    this.due = []
    try {
      await this.setup.writeRows(rows)
    } catch (fault) {
      this.failed = true
      this.due = [...rows, ...this.due]
      throw fault
    }
    this.failed = false
    this.written += rows.length
    const { log } = this.setup
    if (!this.isBehind && log.bytes > LONG) log.empty()
  }
}

const idOf = (match: string, n: number): string => `${match} ${n}`

function pendingEntry(): Pending {
  let end: () => void = () => undefined
  const ended = new Promise<void>(done => {
    end = done
  })
  return { ended, end }
}
