/** The line to the storage thread: writes go out, and are settled when they are durable. */
import type { Store } from '../host/kept'
import type { FromThread, ToThread } from './messages'
import type { Found, Read } from './past'
import type { Loaded } from './reads'
import type { OpenFault } from './database'
import type { Write } from './writes'

/** A worker, or the end of a channel to one in this thread. */
export interface Line {
  postMessage(message: ToThread): void
  on(event: 'message', listener: (message: FromThread) => void): void
  on(event: 'error', listener: (fault: Error) => void): void
  on(event: 'exit' | 'close', listener: () => void): void
}

export type Opened = { readonly loaded: Loaded } | { readonly why: OpenFault; readonly detail: string }

interface Waiting<T> { readonly done: (found: T) => void; readonly fail: (fault: Error) => void }

export class LineStore implements Store {
  private readonly waiting = new Map<number, Waiting<void>>()
  private readonly reading = new Map<number, Waiting<unknown>>()
  private readonly gone: Promise<void>
  private opened: ((opened: Opened) => void) | null = null
  private lost: Error | null = null
  private n = 0

  constructor(private readonly line: Line) {
    line.on('message', message => { this.hear(message) })
    line.on('error', fault => { this.lose(fault) })
    this.gone = new Promise(done => {
      for (const end of ['exit', 'close'] as const) line.on(end, () => { this.lose(new Error('the storage thread has ended')); done() })
    })
  }

  open(file: string, key: string): Promise<Opened> {
    this.line.postMessage({ kind: 'open', file, key })
    return new Promise(done => { this.opened = done })
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
    if (!this.lost) this.line.postMessage({ kind: 'close' })
    await this.gone
  }

  private write(write: Write): Promise<void> {
    if (this.lost) return Promise.reject(this.lost)
    const n = this.n++
    this.line.postMessage({ kind: 'write', n, write })
    return new Promise((done, fail) => { this.waiting.set(n, { done, fail }) })
  }

  private read<K extends Read['kind']>(read: Extract<Read, { kind: K }>): Promise<Found[K]> {
    if (this.lost) return Promise.reject(this.lost)
    const n = this.n++
    this.line.postMessage({ kind: 'read', n, read })
    // What the thread finds is of the kind that it was asked for.
    return new Promise((done, fail) => { this.reading.set(n, { done: found => { done(found as Found[K]) }, fail }) })
  }

  private hear(message: FromThread): void {
    switch (message.kind) {
      case 'opened': case 'cannotOpen': this.opened?.(message); return
      case 'written': for (const [n, why] of message.verdicts) this.settle(n, why); return
      case 'found': this.take(message.n)?.done(message.found); return
      case 'notFound': this.take(message.n)?.fail(new Error(message.why)); return
      case 'closed': this.lose(new Error('the store is closed'))
    }
  }

  private take(n: number): Waiting<unknown> | undefined {
    const reading = this.reading.get(n)
    this.reading.delete(n)
    return reading
  }

  private settle(n: number, why: string | null): void {
    const waiting = this.waiting.get(n)
    this.waiting.delete(n)
    if (why === null) waiting?.done()
    else waiting?.fail(new Error(why))
  }

  /** The thread is gone: what waits is not durable, as far as anybody knows, and nothing more will be. */
  private lose(fault: Error): void {
    this.lost ??= fault
    this.opened?.({ why: 'closed', detail: fault.message })
    for (const { fail } of [...this.waiting.values(), ...this.reading.values()]) fail(this.lost)
    this.waiting.clear()
    this.reading.clear()
  }
}
