/** The real dependencies of a host: clock, randomness, ids. */
import { randomBytes, randomInt } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import type { Random } from '../src-shared/kernel'
import type { Clock } from './clock'
import type { Ids } from './host/deps'
import type { Store } from './host/storage/storeTypes'

export const nodeClock: Clock = {
  now: () => performance.now(),
  after(ms, act) {
    const timer = setTimeout(act, ms)
    return () => {
      clearTimeout(timer)
    }
  },
}

/** Milliseconds since 1970. */
export const nodeDate = (): number => Date.now()

const TOKEN_BYTES = 32,
  ID_BYTES = 9,
  KEY_BYTES = 32

/** Twelve characters, not starting with "-": people also type ids on command lines. */
function newId(): string {
  const id = randomBytes(ID_BYTES).toString('base64url')
  return id.startsWith('-') ? newId() : id
}

export const nodeIds: Ids = {
  id: newId,
  token: () => randomBytes(TOKEN_BYTES).toString('base64url'),
  key: () => randomBytes(KEY_BYTES),
}

export const nodeRandom: Random = { nextInt: n => randomInt(n) }

const storeNothing = (): Promise<void> => Promise.resolve()

/** Stores nothing: a table lives as long as its host process (`--no-data`). */
export const noStore: Store = {
  saveParty: storeNothing,
  saveDeal: storeNothing,
  appendAnswer: storeNothing,
  saveSnapshot: storeNothing,
  abandon: storeNothing,
  adopt: storeNothing,
  importRecord: storeNothing,
  history: () => Promise.resolve([]),
  record: () => Promise.resolve(null),
  statistics: () => Promise.resolve([]),
}
