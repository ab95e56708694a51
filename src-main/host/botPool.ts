/**
 * Worker threads in which bots think: at most two. Frames of the bots' seats go in, answers come out, nothing else.
 * A worker that dies is started again, and its minds are told what they had been told.
 */
import { Worker } from 'node:worker_threads'
import type { Answer, Json } from '../../src-shared/kernel'
import type { MatchPart, Nature } from '../../src-shared/wire'
import type { FromWorker, ToWorker } from '../../src-shared/bots/messages'
import type { BotMind, BotPool } from './given'

const THREADS = 2
/** A question that a worker has died of so often is not asked again: it may be what it dies of. */
const TRIES = 2

type Asked = Extract<ToWorker, { kind: 'answer' }>
interface Waiting {
  readonly question: Asked
  readonly done: (answer: Answer) => void
  readonly fail: (fault: Error) => void
  tries: number
}
interface Opened {
  readonly open: Extract<ToWorker, { kind: 'open' }>
  readonly again: () => Iterable<MatchPart>
}

class Thread {
  private readonly minds = new Map<number, Opened>()
  private readonly waiting = new Map<number, Waiting>()
  private worker: Worker | null = null
  private stopped = false
  private asked = 0

  constructor(
    private readonly script: URL,
    private readonly died: (fault: Error) => void,
  ) {}

  open(mind: Opened): void {
    const worker = this.running()
    this.minds.set(mind.open.mind, mind)
    worker.postMessage(mind.open)
  }

  close(mind: number): void {
    this.minds.delete(mind)
    this.worker?.postMessage({ kind: 'close', mind } satisfies ToWorker)
  }

  see(mind: number, part: MatchPart): void {
    // A worker that is gone is told all when it is needed again.
    this.worker?.postMessage({ kind: 'see', mind, part } satisfies ToWorker)
  }

  ask(mind: number, ask: Asked['ask']): Promise<Answer> {
    const worker = this.running()
    const question: Asked = { kind: 'answer', mind, asked: this.asked++, ask }
    worker.postMessage(question)
    return new Promise((done, fail) => {
      this.waiting.set(question.asked, { question, done, fail, tries: 1 })
    })
  }

  async stop(): Promise<void> {
    this.stopped = true
    await this.worker?.terminate()
  }

  /** The worker; one that died is started again, and told what its minds had been told. */
  private running(): Worker {
    if (this.worker) return this.worker
    const worker = new Worker(this.script)
    let fault = new Error('it ended')
    worker.on('message', (message: FromWorker) => {
      this.hear(message)
    })
    worker.on('error', why => {
      fault = why
    })
    worker.on('exit', () => {
      if (this.worker === worker && !this.stopped) this.lost(fault)
    })
    worker.unref()
    this.worker = worker
    for (const { open, again } of this.minds.values()) {
      worker.postMessage(open)
      for (const part of again()) worker.postMessage({ kind: 'see', mind: open.mind, part } satisfies ToWorker)
    }
    return worker
  }

  private hear({ asked, answer, fault }: FromWorker): void {
    const waiting = this.waiting.get(asked)
    this.waiting.delete(asked)
    if (fault === null) waiting?.done(answer)
    else waiting?.fail(new Error(fault))
  }

  private lost(fault: Error): void {
    this.worker = null
    this.died(fault)
    for (const [asked, waiting] of this.waiting) {
      if (waiting.tries++ < TRIES) continue
      this.waiting.delete(asked)
      waiting.fail(fault)
    }
    // With nothing asked of it, it is started when somebody asks.
    if (this.waiting.size === 0) return
    const worker = this.running()
    for (const { question } of this.waiting.values()) worker.postMessage(question)
  }
}

/** Bots think in worker threads, started when the first is needed. */
export class WorkerBots implements BotPool {
  private readonly threads: Thread[] = []
  private minds = 0

  /** @param script the built worker; @param report told of a worker that died */
  constructor(
    private readonly script: URL,
    private readonly report: (fault: string) => void,
  ) {}

  open(
    game: string,
    seat: number,
    seed: number,
    deck: Json | null,
    again: () => Iterable<MatchPart>,
    nature: Nature,
  ): BotMind {
    const mind = this.minds++
    const thread = this.thread(mind % THREADS)
    thread.open({ open: { kind: 'open', mind, game, deck, seat, seed, nature }, again })
    return {
      see: part => {
        thread.see(mind, part)
      },
      answer: ask => thread.ask(mind, ask),
      close: () => {
        thread.close(mind)
      },
    }
  }

  async stop(): Promise<void> {
    await Promise.all(this.threads.map(thread => thread.stop()))
    this.threads.length = 0
  }

  private thread(at: number): Thread {
    const known = this.threads[at]
    if (known) return known
    const thread = new Thread(this.script, fault => {
      this.report(`a bot worker died: ${fault.message}`)
    })
    this.threads[at] = thread
    return thread
  }
}
