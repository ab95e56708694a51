/** The real world, as a host is given it: clock, randomness, ids. */
import { randomBytes, randomInt } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import type { Random } from '../src-shared/kernel'
import type { Clock, Ids, Store } from './host/given'

export const realClock: Clock = {
  now: () => performance.now(),
  after(ms, act) {
    const timer = setTimeout(act, ms)
    return () => { clearTimeout(timer) }
  },
}

const TOKEN_BYTES = 32, ID_BYTES = 9, KEY_BYTES = 32

export const realIds: Ids = {
  id: () => randomBytes(ID_BYTES).toString('base64url'),
  token: () => randomBytes(TOKEN_BYTES).toString('base64url'),
  key: () => randomBytes(KEY_BYTES),
}

export const realRandom: Random = { below: n => randomInt(n) }

/** Keeps answers nowhere: a table lives as long as its host process. (The journal on disk has an issue of its own.) */
export const noStore: Store = { append: () => Promise.resolve() }
