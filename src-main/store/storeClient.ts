/**
 * The client of the storage thread: a write is settled when it is durable. A thread that dies is restarted; its pending
 * writes are settled by what the new one finds on the disk.
 */
import type { Damage, Store } from '../host/storage/storeTypes'
import { AnswersAhead } from './answersAhead'
import type { OpenFault } from './database'
import type { EntryLog } from './entryLog'
import type { StoreReply, StoreRequest } from './messages'
import type { ReadResults, ReadRequest } from './matchHistory'
import type { Loaded } from './reads'
import type { Salvaged } from './salvage'
import type { DamagedLog } from './walReader'
import type { Write } from './writes'

/** A worker, or a message port to a server in this thread. */
export interface StorePort {
  postMessage(message: StoreRequest): void
  on(event: 'message', listener: (message: StoreReply) => void): void
  on(event: 'error', listener: (fault: Error) => void): void
  on(event: 'exit' | 'close', listener: () => void): void
}

export interface StoreClientSetup {
  /** Starts a storage thread. */
  readonly thread: () => StorePort
  readonly file: string
  readonly key: string
  /** Called when the thread has died, and with null when another one has taken over. */
  readonly onThreadDied?: ((why: string | null) => void) | undefined
  /** Called with each damaged row that a read has met. */
  readonly onDamage?: ((damage: Damage) => void) | undefined
  /** The entry log. Without it each answer waits for its row. */
  readonly log?: EntryLog | undefined
  /** Calls `act` after `ms` milliseconds. */
  readonly after?: (ms: number, act: () => void) => void
}

export type OpenReply =
  | { readonly loaded: Loaded; readonly salvaged: Salvaged | null; readonly damaged: DamagedLog | null }
  | { readonly why: OpenFault; readonly detail: string }

interface PendingWrite {
  readonly write: Write
  readonly done: () => void
  readonly fail: (fault: Error) => void
}
interface PendingRead {
  readonly done: (found: unknown) => void
  readonly fail: (fault: Error) => void
}

/** Delay before opening the database is tried again. */
const RETRY_MS = 1000

/** An answer may become durable before these writes, but not before the party row that names its match, for instance. */
const NEVER_BLOCK: readonly Write['kind'][] = ['append', 'rows', 'snapshot', 'import']

export class StoreClient implements Store {
  private readonly pendingWrites = new Map<number, PendingWrite>()
  private readonly pendingReads = new Map<number, PendingRead>()
  private port: StorePort | null = null
  /** `lost`: the thread has died, and no other has opened the database yet. */
  private state: 'opening' | 'open' | 'lost' | 'closed' = 'opening'
  private onOpened: ((reply: OpenReply) => void) | null = null
  private onEnded: (() => void) | null = null
  private lastReported = ''
  private readonly reportedDamage = new Set<string>()
  private n = 0
  /** Defined if there is an entry log. */
  readonly ahead: AnswersAhead | undefined
  /** Number of writes that wait for rows of earlier answers, and when the last of them is posted. */
  private waiting = 0
  private turn: Promise<void> = Promise.resolve()
  /** Number of pending writes that must be durable before the next answer. */
  private blockingWrites = 0

  constructor(private readonly setup: StoreClientSetup) {
    const { log, after = unrefTimeout } = setup
    this.ahead = log
      ? new AnswersAhead({
          log,
          after,
          isOpen: () => this.state === 'open' && this.blockingWrites === 0,
          writeRows: rows => this.post({ kind: 'rows', rows }),
        })
      : undefined
  }

  /** @param from a database that was set aside: its readable rows are copied into this one */
  open(from: string | null = null): Promise<OpenReply> {
    const { file, key } = this.setup
    const answer = new Promise<OpenReply>(done => {
      this.onOpened = done
    })
    this.start({ kind: 'open', file, key, from })
    return answer
  }

  saveParty: Store['saveParty'] = (party, decks) => this.write({ kind: 'party', party, decks })
  saveDeal: Store['saveDeal'] = (deal, decks) => this.write({ kind: 'deal', deal, decks })
  appendAnswer: Store['appendAnswer'] = (match, answer) => this.write({ kind: 'append', match, answer })
  saveSnapshot: Store['saveSnapshot'] = (match, snapshot) => this.write({ kind: 'snapshot', match, snapshot })
  abandon: Store['abandon'] = match => this.write({ kind: 'abandon', match })
  adopt: Store['adopt'] = table => this.write({ kind: 'adopt', table })
  importRecord: Store['importRecord'] = record => this.write({ kind: 'import', record })
  history: Store['history'] = of => this.read({ kind: 'history', of })
  record: Store['record'] = (match, table) => this.read({ kind: 'record', match, table })
  statistics: Store['statistics'] = table => this.read({ kind: 'statistics', table })

  /** Finishes pending writes and ends the thread. */
  async close(): Promise<void> {
    if (this.isBehind) await this.writesDue()
    this.state = 'closed'
    // While the database is still locked: the log belongs to the lock's holder.
    this.ahead?.close()
    if (this.port) {
      const ended = new Promise<void>(done => {
        this.onEnded = done
      })
      this.port.postMessage({ kind: 'close' })
      await ended
    }
    this.refuseAll('the store is closed')
  }

  private write(write: Write): Promise<void> {
    const written = this.writeInTurn(write)
    if (!NEVER_BLOCK.includes(write.kind)) {
      const settled = (): void => {
        this.blockingWrites--
      }
      this.blockingWrites++
      written.then(settled, settled)
    }
    return written
  }

  /** Posts a write after the rows of earlier answers, and after earlier writes that wait for such rows. */
  private writeInTurn(write: Write): Promise<void> {
    const { ahead } = this
    if (!ahead || !this.isBehind) return this.post(write)
    this.waiting++
    const posted = this.turn
      .then(() => ahead.caughtUp())
      .then(
        () => {
          this.waiting--
          return { written: this.post(write) }
        },
        (fault: unknown) => {
          this.waiting--
          throw fault
        },
      )
    this.turn = posted.then(
      () => undefined,
      () => undefined,
    )
    return posted.then(({ written }) => written)
  }

  /** Whether accepted answers or waiting writes have not been posted to the storage thread, or not been confirmed. */
  private get isBehind(): boolean {
    return this.state === 'open' && (this.waiting > 0 || (this.ahead?.isBehind ?? false))
  }

  /** If rows cannot be written now, the next start recovers them from the log. */
  private async writesDue(): Promise<void> {
    await this.ahead?.caughtUp().catch(() => undefined)
    await this.turn
  }

  private post(write: Write): Promise<void> {
    if (this.state !== 'open' || !this.port) return Promise.reject(this.notOpen())
    const n = this.n++
    this.port.postMessage({ kind: 'write', n, write })
    return new Promise((done, fail) => {
      this.pendingWrites.set(n, { write, done, fail })
    })
  }

  private start(first: StoreRequest): void {
    const port = this.setup.thread()
    this.port = port
    let fault = 'the storage thread has ended'
    port.on('message', message => {
      if (this.port === port) this.handleReply(message)
    })
    port.on('error', ({ message }) => {
      fault = message
    })
    for (const event of ['exit', 'close'] as const)
      port.on(event, () => {
        if (this.port === port) this.threadEnded(fault)
      })
    port.postMessage(first)
  }

  private read<K extends ReadRequest['kind']>(read: Extract<ReadRequest, { kind: K }>): Promise<ReadResults[K]> {
    if (!this.isBehind) return this.postRead(read)
    return this.writesDue().then(() => this.postRead(read))
  }

  private postRead<K extends ReadRequest['kind']>(read: Extract<ReadRequest, { kind: K }>): Promise<ReadResults[K]> {
    if (this.state !== 'open' || !this.port) return Promise.reject(this.notOpen())
    const n = this.n++
    this.port.postMessage({ kind: 'read', n, read })
    // The result has the kind that was requested.
    return new Promise((done, fail) => {
      this.pendingReads.set(n, {
        done: found => {
          done(found as ReadResults[K])
        },
        fail,
      })
    })
  }

  private notOpen(): Error {
    return new Error(this.state === 'closed' ? 'the store is closed' : 'the storage thread has ended')
  }

  private handleReply(message: StoreReply): void {
    switch (message.kind) {
      case 'opened':
        this.state = 'open'
        this.setup.log?.open()
        this.onOpened?.(message)
        return
      case 'reopened':
        this.settle(message.verdicts)
        if (this.state === 'lost') {
          this.state = 'open'
          this.report(null)
        }
        return
      case 'written':
        this.settle(message.verdicts)
        return
      case 'found':
        this.reportDamage(message.damage)
        this.takeRead(message.n)?.done(message.found)
        return
      case 'notFound': {
        const { n, why, damage } = message
        if (damage) this.reportDamage([damage])
        this.takeRead(n)?.fail(damage ? Object.assign(new Error(why), { damage }) : new Error(why))
        return
      }
      case 'closed':
        return
      case 'cannotOpen': {
        if (this.state === 'opening') {
          this.onOpened?.(message)
          return
        }
        this.report(message.detail)
        this.port?.postMessage({ kind: 'close' })
      }
    }
  }

  /** Reports each damaged row once: a list that leaves it out is read often. */
  private reportDamage(rows: readonly Damage[]): void {
    for (const row of rows) {
      const key = JSON.stringify(row)
      if (!this.reportedDamage.has(key)) this.setup.onDamage?.(row)
      this.reportedDamage.add(key)
    }
  }

  private takeRead(n: number): PendingRead | undefined {
    const pending = this.pendingReads.get(n)
    this.pendingReads.delete(n)
    return pending
  }

  private settle(verdicts: Extract<StoreReply, { kind: 'written' }>['verdicts']): void {
    for (const [n, why] of verdicts) {
      const pending = this.pendingWrites.get(n)
      this.pendingWrites.delete(n)
      if (why === null) pending?.done()
      else pending?.fail(new Error(why))
    }
  }

  /** The thread has ended. Pending writes may be durable or not: the next thread checks. */
  private threadEnded(fault: string): void {
    this.port = null
    // The caller can repeat a read.
    this.refuseReads(fault)
    this.refuseRows(fault)
    switch (this.state) {
      case 'opening':
        this.state = 'closed'
        this.onOpened?.({ why: 'closed', detail: fault })
        return
      case 'closed':
        this.onEnded?.()
        return
      case 'open':
        this.state = 'lost'
        this.report(fault)
        this.reopen()
        return
      case 'lost':
        ;(this.setup.after ?? unrefTimeout)(RETRY_MS, () => {
          this.reopen()
        })
    }
  }

  private reopen(): void {
    // The store may have been closed during the delay.
    if (this.state !== 'lost') return
    const { file, key } = this.setup
    this.start({
      kind: 'reopen',
      file,
      key,
      unsettled: [...this.pendingWrites].map(([n, { write }]) => ({ n, write })),
    })
  }

  /** Reports each fault once: a disk that is gone fails at every attempt. */
  private report(why: string | null): void {
    if (why === this.lastReported) return
    this.lastReported = why ?? ''
    this.setup.onThreadDied?.(why)
  }

  private refuseAll(why: string): void {
    for (const { fail } of this.pendingWrites.values()) fail(new Error(why))
    this.pendingWrites.clear()
    this.refuseReads(why)
  }

  /** Fails pending rows, which are retried: the storage thread skips rows that are stored already. */
  private refuseRows(why: string): void {
    for (const [n, { write, fail }] of this.pendingWrites) {
      if (write.kind !== 'rows') continue
      this.pendingWrites.delete(n)
      fail(new Error(why))
    }
  }

  private refuseReads(why: string): void {
    for (const { fail } of this.pendingReads.values()) fail(new Error(why))
    this.pendingReads.clear()
  }
}

/** Does not keep the process alive. */
const unrefTimeout = (ms: number, act: () => void): void => {
  setTimeout(act, ms).unref()
}
