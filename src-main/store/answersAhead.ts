/**
 * Answers are accepted once their entries are in the log; their rows follow in the database, all that are due in one
 * transaction, and before any other write. Rows that could not be written are tried again; meanwhile no further answer is
 * taken ahead.
 */
import type { Entry } from '../../src-shared/kernel'
import type { EntryStore, StoredAnswer } from '../host/storage/storeTypes'
import type { EntryLog } from './entryLog'

/** How long rows may wait for others. */
const FOLLOW_MS = 100
/** Delay before rows that could not be written are tried again. */
const RETRY_MS = 1000
/** After a log that could not be written: answers are stored as a whole for so long. */
const REST_MS = 60_000
/** A log that has grown to this many bytes is emptied at the next opportunity. */
const LONG = 64 * 1024
/** One that has found none by then: answers are stored as a whole until it is empty. */
const TOO_LONG = 16 * LONG

/** An answer of which the log has the entry. */
export interface Row {
  readonly match: string
  readonly answer: StoredAnswer
}

export interface AnswersAheadSetup {
  readonly log: Pick<EntryLog, 'isOpen' | 'bytes' | 'open' | 'append' | 'empty' | 'close'>
  /** Whether the database takes writes, and has all that was written before but rows of answers. */
  readonly isOpen: () => boolean
  /** Writes all of them or none; those that are there already are left as they are. */
  readonly writeRows: (rows: readonly Row[]) => Promise<void>
  readonly after: (ms: number, act: () => void) => void
}

/** An entry of which it is not known yet what it leads to. */
interface UnderWay {
  readonly ended: Promise<void>
  readonly end: () => void
}

export class AnswersAhead implements EntryStore {
  private readonly underWay = new Map<string, UnderWay>()
  private due: Row[] = []
  /** How many rows have been due ever, and how many of them are written: always the first ones. */
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
    const id = idOf(match, n)
    this.underWay.set(id, underWay())
    return log.append({ match, n, entry }).catch((fault: unknown) => {
      this.rest()
      this.ended(id)
      throw fault
    })
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
      // By the same rules the step fails again, and the entry counts for nothing.
    }
    this.ended(idOf(match, n))
  }

  /** Whether rows are still to be written. */
  get isBehind(): boolean {
    return this.written < this.rows || this.underWay.size > 0
  }

  /** Resolves when the rows of all that is accepted now are durable. Rejects when they could not be written. */
  async caughtUp(): Promise<void> {
    await Promise.all([...this.underWay.values()].map(({ ended }) => ended))
    const { rows } = this
    while (this.written < rows) await this.writeDue()
  }

  /** The log stays where rows are missing: the next start completes them. */
  close(): void {
    this.closed = true
    this.setup.log.close(!this.isBehind)
  }

  private ended(id: string): void {
    this.underWay.get(id)?.end()
    this.underWay.delete(id)
  }

  /** A log that had failed is begun anew, once nothing of it is needed. */
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
      // What went wrong is known to those who wait for it; the rows are still due.
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

function underWay(): UnderWay {
  let end: () => void = () => undefined
  const ended = new Promise<void>(done => {
    end = done
  })
  return { ended, end }
}
