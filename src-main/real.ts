/** The real world, as a host is given it: clock, randomness, ids. */
import { randomBytes, randomInt } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import type { Random } from '../src-shared/kernel'
import type { Clock, Ids } from './host/given'
import type { Store } from './host/kept'

export const realClock: Clock = {
  now: () => performance.now(),
  after(ms, act) {
    const timer = setTimeout(act, ms)
    return () => {
      clearTimeout(timer)
    }
  },
}

/** Milliseconds since 1970. */
export const realDate = (): number => Date.now()

const TOKEN_BYTES = 32,
  ID_BYTES = 9,
  KEY_BYTES = 32

/** Twelve signs. Typed at a command line too, where one that begins with "-" would be taken for an option. */
function newId(): string {
  const id = randomBytes(ID_BYTES).toString('base64url')
  return id.startsWith('-') ? newId() : id
}

export const realIds: Ids = {
  id: newId,
  token: () => randomBytes(TOKEN_BYTES).toString('base64url'),
  key: () => randomBytes(KEY_BYTES),
}

export const realRandom: Random = { below: n => randomInt(n) }

const nowhere = (): Promise<void> => Promise.resolve()

/** Keeps nothing: a table lives as long as its host process (`--no-data`). */
export const noStore: Store = {
  party: nowhere,
  deal: nowhere,
  append: nowhere,
  snapshot: nowhere,
  abandon: nowhere,
  keepRecord: nowhere,
  history: () => Promise.resolve([]),
  record: () => Promise.resolve(null),
  statistics: () => Promise.resolve([]),
}
