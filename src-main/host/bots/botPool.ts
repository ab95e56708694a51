/**
 * Worker threads in which bots think, at most two. Match parts of the bots' seats go in, answers come out, nothing
 * else. A worker that dies is restarted, and its bots get everything they had been sent.
 */
import { Worker } from 'node:worker_threads'
import type { Answer, Json } from '../../../src-shared/kernel'
import type { MatchPart, BotProfile } from '../../../src-shared/wire'
import type { BotWorkerReply, BotWorkerRequest } from '../../../src-shared/bots/workerMessages'
import type { BotHandle, BotPool } from '../deps'

const THREADS = 2
/** An ask after which the worker has died this often is not retried: it may be the cause. */
const TRIES = 2

type Asked = Extract<BotWorkerRequest, { kind: 'answer' }>
interface Waiting {
  readonly question: Asked
  readonly done: (answer: Answer) => void
  readonly fail: (fault: Error) => void
  tries: number
}
interface Opened {
  readonly open: Extract<BotWorkerRequest, { kind: 'open' }>
  readonly replay: () => Iterable<MatchPart>
}

class Thread {
  private readonly bots = new Map<number, Opened>()
  private readonly waiting = new Map<number, Waiting>()
  private worker: Worker | null = null
  private stopped = false
  private requests = 0

  constructor(
    private readonly script: URL,
    private readonly onCrash: (fault: Error) => void,
  ) {}

  open(opened: Opened): void {
    const worker = this.ensureWorker()
    this.bots.set(opened.open.bot, opened)
    worker.postMessage(opened.open)
  }

  close(id: number): void {
    this.bots.delete(id)
    this.worker?.postMessage({ kind: 'close', bot: id } satisfies BotWorkerRequest)
  }

  see(id: number, part: MatchPart): void {
    // A dead worker gets everything again when it is restarted.
    this.worker?.postMessage({ kind: 'see', bot: id, part } satisfies BotWorkerRequest)
  }

  ask(id: number, ask: Asked['ask']): Promise<Answer> {
    const worker = this.ensureWorker()
    const question: Asked = { kind: 'answer', bot: id, request: this.requests++, ask }
    worker.postMessage(question)
    return new Promise((done, fail) => {
      this.waiting.set(question.request, { question, done, fail, tries: 1 })
    })
  }

  async stop(): Promise<void> {
    this.stopped = true
    await this.worker?.terminate()
  }

  /** Returns the worker; restarts one that died, and sends its bots everything they had been sent. */
  private ensureWorker(): Worker {
    if (this.worker) return this.worker
    const worker = new Worker(this.script)
    let fault = new Error('it ended')
    worker.on('message', (message: BotWorkerReply) => {
      this.handleReply(message)
    })
    worker.on('error', why => {
      fault = why
    })
    worker.on('exit', () => {
      if (this.worker === worker && !this.stopped) this.restartAfterCrash(fault)
    })
    worker.unref()
    this.worker = worker
    for (const { open, replay } of this.bots.values()) {
      worker.postMessage(open)
      for (const part of replay()) worker.postMessage({ kind: 'see', bot: open.bot, part } satisfies BotWorkerRequest)
    }
    return worker
  }

  private handleReply({ request, answer, error }: BotWorkerReply): void {
    const waiting = this.waiting.get(request)
    this.waiting.delete(request)
    if (error === null) waiting?.done(answer)
    else waiting?.fail(new Error(error))
  }

  private restartAfterCrash(fault: Error): void {
    this.worker = null
    this.onCrash(fault)
    for (const [request, waiting] of this.waiting) {
      if (waiting.tries++ < TRIES) continue
      this.waiting.delete(request)
      waiting.fail(fault)
    }
    // Without pending asks, the worker is restarted by the next one.
    if (this.waiting.size === 0) return
    const worker = this.ensureWorker()
    for (const { question } of this.waiting.values()) worker.postMessage(question)
  }
}

/** A bot pool in worker threads, which start when the first bot needs them. */
export class WorkerBotPool implements BotPool {
  private readonly threads: Thread[] = []
  private opened = 0

  /** @param script the built worker; @param report called when a worker has died */
  constructor(
    private readonly script: URL,
    private readonly report: (fault: string) => void,
  ) {}

  open(
    game: string,
    seat: number,
    seed: number,
    deck: Json | null,
    replay: () => Iterable<MatchPart>,
    profile: BotProfile,
  ): BotHandle {
    const id = this.opened++
    const thread = this.thread(id % THREADS)
    thread.open({ open: { kind: 'open', bot: id, game, deck, seat, seed, profile }, replay })
    return {
      see: part => {
        thread.see(id, part)
      },
      answer: ask => thread.ask(id, ask),
      close: () => {
        thread.close(id)
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
