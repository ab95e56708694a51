/**
 * Seatings are searched for in a thread of its own: for a full hall that takes a good part of a second, for which no
 * table waits.
 */
import { Worker } from 'node:worker_threads'
import { drawSeating, type Seating, type SeatingRequest } from '../../src-shared/hall'

/** Draws a seating as `drawSeating` does. It never rejects. */
export type SeatingSearch = (request: SeatingRequest, key: string) => Promise<Seating | null>

/** In the caller's own thread. */
export const searchHere: SeatingSearch = (request, key) => Promise.resolve(drawSeating(request, key))

/**
 * In a thread that ends with the search. Where that fails the caller's own thread searches: a round is never lost.
 * @param script the built worker @param report called when a thread has failed
 */
export const searchInThread =
  (script: URL, report: (fault: string) => void): SeatingSearch =>
  (request, key) =>
    new Promise<Seating | null>((done, fail) => {
      const worker = new Worker(script, { workerData: { request, key } })
      worker.once('message', done)
      worker.once('error', fail)
      worker.once('exit', () => {
        fail(new Error('it ended without a seating'))
      })
    }).catch((fault: unknown) => {
      report(`the thread that draws a seating has failed: ${String(fault)}`)
      return drawSeating(request, key)
    })
