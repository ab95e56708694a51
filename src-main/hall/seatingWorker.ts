/** The worker that searches for one seating, and ends. It knows plain data only. */
import { parentPort, workerData } from 'node:worker_threads'
import { drawSeating, type SeatingRequest } from '../../src-shared/hall/seating'

const { request, key } = workerData as { readonly request: SeatingRequest; readonly key: string }
parentPort?.postMessage(drawSeating(request, key))
