/** The host's dependencies in tests: a virtual clock, seeded ids, bots that think in this thread. */
import { createHash } from 'node:crypto'
import { makeBot } from './makeBot'
import { fastRandom, type Entry } from '../../src-shared/kernel'
import type { BotPool, HostDeps, Ids } from '../../src-main/host/deps'
import type { Store } from '../../src-main/host/storage/storeTypes'
import { VirtualClock } from './clock'

export const inlineBots: BotPool = {
  open(game, seat, seed, deck, _, profile) {
    const bot = makeBot(game, seat, seed, deck, profile)
    return {
      see: part => {
        bot.see(part)
      },
      answer: ask => Promise.resolve().then(() => bot.answer(ask)),
      close() {
        /* stores nothing */
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
  /** While true, every write to the store fails. */
  broken: boolean
}

export function memoryStore(): MemoryStore {
  const stored = (): Promise<void> => (store.broken ? Promise.reject(new Error('the disk is full')) : Promise.resolve())
  const store: MemoryStore = {
    entries: [],
    broken: false,
    saveParty: () => stored(),
    saveDeal: () => stored(),
    saveSnapshot: () => stored(),
    abandon: () => stored(),
    adopt: () => stored(),
    importRecord: () => stored(),
    history: () => Promise.resolve([]),
    record: () => Promise.resolve(null),
    statistics: () => Promise.resolve([]),
    appendAnswer(match, { entry }) {
      if (!store.broken) store.entries.push({ match, entry })
      return stored()
    },
  }
  return store
}

export interface TestDeps extends HostDeps {
  readonly clock: VirtualClock
  readonly store: MemoryStore
  readonly faults: string[]
}

export function testDeps(seed: number, bots: BotPool = inlineBots): TestDeps {
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
    reportFault: fault => {
      faults.push(fault)
    },
  }
}
