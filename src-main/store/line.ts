/**
 * The line to the storage thread: writes go out, and are settled when they are durable. A thread that dies is started
 * again; what it had in hand is settled by what the new one finds on the disk.
 */
import type { Store } from '../host/kept'
import type { OpenFault } from './database'
import type { FromThread, ToThread } from './messages'
import type { Found, Read } from './past'
import type { Loaded } from './reads'
import type { Salvaged } from './salvage'
import type { Write } from './writes'

/** A worker, or the end of a channel to one in this thread. */
export interface Line {
  postMessage(message: ToThread): void
  on(event: 'message', listener: (message: FromThread) => void): void
  on(event: 'error', listener: (fault: Error) => void): void
  on(event: 'exit' | 'close', listener: () => void): void
}

export interface LineSetup {
  /** Starts a storage thread. */
  readonly thread: () => Line
  readonly file: string
  readonly key: string
  /** Told when the thread has died, and when another one has taken over: `null`. */
  readonly died?: ((why: string | null) => void) | undefined
  /** Acts after so many milliseconds. */
  readonly after?: (ms: number, act: () => void) => void
}

export type Opened =
  { readonly loaded: Loaded; readonly salvaged: Salvaged | null } | { readonly why: OpenFault; readonly detail: string }

interface Waiting {
  readonly write: Write
  readonly done: () => void
  readonly fail: (fault: Error) => void
}
interface Reading {
  readonly done: (found: unknown) => void
  readonly fail: (fault: Error) => void
}

/** Where the database cannot be opened again, it is tried again after so long. */
const AGAIN_MS = 1000

export class LineStore implements Store {
  private readonly waiting = new Map<number, Waiting>()
  private readonly reading = new Map<number, Reading>()
  private line: Line | null = null
  /** `lost`: the thread has died, and no other has opened the database yet. */
  private state: 'opening' | 'open' | 'lost' | 'closed' = 'opening'
  private opened: ((opened: Opened) => void) | null = null
  private ended: (() => void) | null = null
  private said = ''
  private n = 0

  constructor(private readonly setup: LineSetup) {}

  /** @param from a database that was set aside: what can be read of it goes into this one */
  open(from: string | null = null): Promise<Opened> {
    const { file, key } = this.setup
    const answer = new Promise<Opened>(done => {
      this.opened = done
    })
    this.start({ kind: 'open', file, key, from })
    return answer
  }

  party: Store['party'] = (party, decks) => this.write({ kind: 'party', party, decks })
  deal: Store['deal'] = (deal, decks) => this.write({ kind: 'deal', deal, decks })
  append: Store['append'] = (match, answer, before) => this.write({ kind: 'append', match, answer, before })
  snapshot: Store['snapshot'] = (match, snapshot) => this.write({ kind: 'snapshot', match, snapshot })
  abandon: Store['abandon'] = match => this.write({ kind: 'abandon', match })
  keepRecord: Store['keepRecord'] = record => this.write({ kind: 'import', record })
  history: Store['history'] = of => this.read({ kind: 'history', of })
  record: Store['record'] = (match, table) => this.read({ kind: 'record', match, table })
  statistics: Store['statistics'] = table => this.read({ kind: 'statistics', table })

  /** Keeps what waits, and ends the thread. */
  async close(): Promise<void> {
    this.state = 'closed'
    if (this.line) {
      const gone = new Promise<void>(done => {
        this.ended = done
      })
      this.line.postMessage({ kind: 'close' })
      await gone
    }
    this.refuseAll('the store is closed')
  }

  private write(write: Write): Promise<void> {
    if (this.state !== 'open' || !this.line) return Promise.reject(this.notOpen())
    const n = this.n++
    this.line.postMessage({ kind: 'write', n, write })
    return new Promise((done, fail) => {
      this.waiting.set(n, { write, done, fail })
    })
  }

  private start(first: ToThread): void {
    const line = this.setup.thread()
    this.line = line
    let fault = 'the storage thread has ended'
    line.on('message', message => {
      if (this.line === line) this.hear(message)
    })
    line.on('error', ({ message }) => {
      fault = message
    })
    for (const end of ['exit', 'close'] as const)
      line.on(end, () => {
        if (this.line === line) this.end(fault)
      })
    line.postMessage(first)
  }

  private read<K extends Read['kind']>(read: Extract<Read, { kind: K }>): Promise<Found[K]> {
    if (this.state !== 'open' || !this.line) return Promise.reject(this.notOpen())
    const n = this.n++
    this.line.postMessage({ kind: 'read', n, read })
    // What the thread finds is of the kind that it was asked for.
    return new Promise((done, fail) => {
      this.reading.set(n, {
        done: found => {
          done(found as Found[K])
        },
        fail,
      })
    })
  }

  private notOpen(): Error {
    return new Error(this.state === 'closed' ? 'the store is closed' : 'the storage thread has ended')
  }

  private hear(message: FromThread): void {
    switch (message.kind) {
      case 'opened':
        this.state = 'open'
        this.opened?.(message)
        return
      case 'reopened':
        this.settle(message.verdicts)
        if (this.state === 'lost') {
          this.state = 'open'
          this.say(null)
        }
        return
      case 'written':
        this.settle(message.verdicts)
        return
      case 'found':
        this.take(message.n)?.done(message.found)
        return
      case 'notFound':
        this.take(message.n)?.fail(new Error(message.why))
        return
      case 'closed':
        return
      case 'cannotOpen': {
        if (this.state === 'opening') {
          this.opened?.(message)
          return
        }
        this.say(message.detail)
        this.line?.postMessage({ kind: 'close' })
      }
    }
  }

  private take(n: number): Reading | undefined {
    const reading = this.reading.get(n)
    this.reading.delete(n)
    return reading
  }

  private settle(verdicts: Extract<FromThread, { kind: 'written' }>['verdicts']): void {
    for (const [n, why] of verdicts) {
      const waiting = this.waiting.get(n)
      this.waiting.delete(n)
      if (why === null) waiting?.done()
      else waiting?.fail(new Error(why))
    }
  }

  /** The thread is gone. What waits may be durable or not: another one looks. */
  private end(fault: string): void {
    this.line = null
    // What was only to be read can be asked for again.
    this.refuseReads(fault)
    switch (this.state) {
      case 'opening':
        this.state = 'closed'
        this.opened?.({ why: 'closed', detail: fault })
        return
      case 'closed':
        this.ended?.()
        return
      case 'open':
        this.state = 'lost'
        this.say(fault)
        this.again()
        return
      case 'lost':
        ;(this.setup.after ?? later)(AGAIN_MS, () => {
          this.again()
        })
    }
  }

  private again(): void {
    // It may have been closed while it was waited for.
    if (this.state !== 'lost') return
    const { file, key } = this.setup
    this.start({ kind: 'reopen', file, key, unsettled: [...this.waiting].map(([n, { write }]) => ({ n, write })) })
  }

  /** Each thing once: a disk that is gone is gone at every attempt. */
  private say(why: string | null): void {
    if (why === this.said) return
    this.said = why ?? ''
    this.setup.died?.(why)
  }

  private refuseAll(why: string): void {
    for (const { fail } of this.waiting.values()) fail(new Error(why))
    this.waiting.clear()
    this.refuseReads(why)
  }

  private refuseReads(why: string): void {
    for (const { fail } of this.reading.values()) fail(new Error(why))
    this.reading.clear()
  }
}

/** Keeps no process alive. */
const later = (ms: number, act: () => void): void => {
  setTimeout(act, ms).unref()
}
