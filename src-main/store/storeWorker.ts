/** The worker that keeps: the only place where the database is open. */
import { parentPort } from 'node:worker_threads'
import { serveStore } from './thread'

if (parentPort) serveStore(parentPort)
