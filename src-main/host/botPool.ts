/** Worker threads in which bots think: at most two. Frames of the bots' seats go in, answers come out, nothing else. */
import { Worker } from 'node:worker_threads'
import type { Answer, Json } from '../../src-shared/kernel'
import type { FromWorker, ToWorker } from '../../src-shared/bots/messages'
import type { BotMind, BotPool } from './given'

const THREADS = 2

interface Waiting { readonly mind: number; readonly done: (answer: Answer) => void; readonly fail: (fault: Error) => void }

class Thread {
  private readonly waiting = new Map<number, Waiting>()
  private readonly worker: Worker
  private asked = 0

  constructor(script: URL, lost: (fault: Error) => void) {
    this.worker = new Worker(script)
    this.worker.on('message', ({ asked, answer, fault }: FromWorker) => {
      const waiting = this.waiting.get(asked)
      this.waiting.delete(asked)
      if (fault === null) waiting?.done(answer)
      else waiting?.fail(new Error(fault))
    })
    this.worker.on('error', fault => {
      lost(fault)
      for (const waiting of this.waiting.values()) waiting.fail(fault)
      this.waiting.clear()
    })
    this.worker.unref()
  }

  say(message: ToWorker): void {
    this.worker.postMessage(message)
  }

  ask(mind: number, ask: Extract<ToWorker, { kind: 'answer' }>['ask']): Promise<Answer> {
    const asked = this.asked++
    this.say({ kind: 'answer', mind, asked, ask })
    return new Promise((done, fail) => { this.waiting.set(asked, { mind, done, fail }) })
  }

  stop(): Promise<number> {
    return this.worker.terminate()
  }
}

/** Bots think in worker threads, started when the first is needed. */
export class WorkerBots implements BotPool {
  private readonly threads: Thread[] = []
  private minds = 0

  /** @param script the built worker; @param report told of a worker that died */
  constructor(private readonly script: URL, private readonly report: (fault: string) => void) {}

  open(game: string, seat: number, seed: number, deck: Json | null): BotMind {
    const mind = this.minds++
    const thread = this.thread(mind % THREADS)
    thread.say({ kind: 'open', mind, game, deck, seat, seed })
    return {
      see: part => { thread.say({ kind: 'see', mind, part }) },
      answer: ask => thread.ask(mind, ask),
      close: () => { thread.say({ kind: 'close', mind }) },
    }
  }

  async stop(): Promise<void> {
    await Promise.all(this.threads.map(thread => thread.stop()))
    this.threads.length = 0
  }

  private thread(at: number): Thread {
    const known = this.threads[at]
    if (known) return known
    const thread = new Thread(this.script, fault => { this.report(`a bot worker died: ${fault.message}`) })
    this.threads[at] = thread
    return thread
  }
}
