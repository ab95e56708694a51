/** The storage worker: the only thread that opens the database. */
import { parentPort } from 'node:worker_threads'
import { spareReports } from './driverReport'

spareReports(process)
// Loaded only now: it imports the driver.
const [{ serveStore }, { makeLogRoom }] = await Promise.all([import('./thread'), import('./logRoom')])
if (parentPort) serveStore(parentPort, undefined, makeLogRoom)
