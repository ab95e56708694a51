/** The storage worker: the only thread that opens the database. */
import { parentPort } from 'node:worker_threads'
import { serveStore } from './thread'

if (parentPort) serveStore(parentPort)
