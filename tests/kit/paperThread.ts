/** A storage thread that does only what the test says. */
import { EventEmitter } from 'node:events'
import type { StoreReply, StoreRequest } from '../../src-main/store/messages'
import type { StorePort } from '../../src-main/store/storeClient'

export class PaperThread extends EventEmitter {
  readonly asked: StoreRequest[] = []
  postMessage(message: StoreRequest): void {
    this.asked.push(message)
  }
  say(message: StoreReply): void {
    this.emit('message', message)
  }
  die(): void {
    this.emit('error', new Error('it fell over'))
    this.emit('exit')
  }
}

/** Starts such threads, and notes them. */
export const paperThreads = (threads: PaperThread[]) => ({
  thread: () => {
    const thread = new PaperThread()
    threads.push(thread)
    return thread as unknown as StorePort
  },
})

/** @returns 'done', or why a promise was rejected */
export const outcome = (one: Promise<unknown>): Promise<string> =>
  one.then(
    () => 'done',
    (fault: unknown) => String(fault),
  )
