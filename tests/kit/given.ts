/** What a host is given in tests: a virtual clock, seeded ids, bots that think in this thread. */
import { createHash } from 'node:crypto'
import { makeMind } from '../../src-shared/bots'
import { fastRandom, type Entry } from '../../src-shared/kernel'
import type { BotPool, Given, Ids } from '../../src-main/host/given'
import type { Store } from '../../src-main/host/kept'
import { VirtualClock } from './clock'

export const inlineBots: BotPool = {
  open(game, seat, seed, deck, _, nature) {
    const mind = makeMind(game, seat, seed, deck, nature)
    return {
      see: part => {
        mind.see(part)
      },
      answer: ask => Promise.resolve().then(() => mind.answer(ask)),
      close() {
        /* nothing is kept */
      },
    }
  },
}

export function seededIds(seed: number): Ids {
  let count = 0
  const hash = (what: string): Buffer => createHash('sha256').update(`${seed}|${what}|${count++}`).digest()
  return {
    id: () => hash('id').toString('base64url').slice(0, 12),
    token: () => hash('token').toString('base64url'),
    key: () => new Uint8Array(hash('key')),
  }
}

export interface MemoryStore extends Store {
  readonly entries: { match: string; entry: Entry }[]
  /** While true, nothing can be stored. */
  broken: boolean
}

export function memoryStore(): MemoryStore {
  const kept = (): Promise<void> => (store.broken ? Promise.reject(new Error('the disk is full')) : Promise.resolve())
  const store: MemoryStore = {
    entries: [],
    broken: false,
    party: () => kept(),
    deal: () => kept(),
    snapshot: () => kept(),
    abandon: () => kept(),
    keepRecord: () => kept(),
    history: () => Promise.resolve([]),
    record: () => Promise.resolve(null),
    statistics: () => Promise.resolve([]),
    append(match, { entry }) {
      if (!store.broken) store.entries.push({ match, entry })
      return kept()
    },
  }
  return store
}

export interface TestGiven extends Given {
  readonly clock: VirtualClock
  readonly store: MemoryStore
  readonly faults: string[]
}

export function testGiven(seed: number, bots: BotPool = inlineBots): TestGiven {
  const faults: string[] = []
  const clock = new VirtualClock()
  return {
    clock,
    date: () => clock.now(),
    random: fastRandom(seed),
    ids: seededIds(seed),
    store: memoryStore(),
    bots,
    faults,
    report: fault => {
      faults.push(fault)
    },
  }
}
