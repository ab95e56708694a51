/** The store of a host whose tables are kept: what is written goes to the keepers of its own table, and waits for both. */
import { expect, it } from 'vitest'
import { KeptStore } from '../../src-main/keep/keptStore'
import type { Replication } from '../../src-main/keep/replication'
import type { Store } from '../../src-main/host/storage/storeTypes'

type Loose = (...args: unknown[]) => Promise<void>
/** A store and keepers that note what they get; `hold` keeps the keepers' word back. */
function office() {
  const stored: string[] = [],
    told: string[] = []
  let hold: Promise<void> = Promise.resolve()
  const inner = new Proxy({} as Store, {
    get:
      (_, name: string) =>
      (...args: readonly unknown[]) => {
        stored.push([name, ...args.filter(one => typeof one === 'string')].join(' '))
        return Promise.resolve()
      },
  })
  const of = (table: string): Replication | null =>
    table === 'alone'
      ? null
      : ({
          add: ({ change }: { change: string }) => {
            told.push(`${table} ${change}`)
            return hold
          },
        } as unknown as Replication)
  const store = new KeptStore(inner, of, () => 7)
  return {
    stored,
    told,
    store: store as unknown as { [name in keyof KeptStore]: Loose },
    kept: store,
    wait: (until: Promise<void>) => {
      hold = until
    },
  }
}

it('tells each change to the keepers of its table, and writes it', async () => {
  const { store, stored, told } = office()
  await store.saveParty({ id: 'one' }, [])
  await store.saveDeal({ id: 'm1', table: 'one' }, [])
  await store.saveDeal({ id: 'm2', table: 'two' }, [])
  await store.appendAnswer('m1', {})
  await store.saveSnapshot('m2', {})
  await store.abandon('m1')
  expect(told).toEqual(['one party', 'one deal', 'two deal', 'one answer', 'two snapshot', 'one abandon'])
  expect(stored).toEqual(['saveParty', 'saveDeal', 'saveDeal', 'appendAnswer m1', 'saveSnapshot m2', 'abandon m1'])
})

it('knows the match of a table that came from another computer, or that it goes on with', async () => {
  const { store, kept, told } = office()
  await store.appendAnswer('m1', {})
  expect(told).toEqual([])
  await store.adopt({ party: { id: 'one' }, match: { deal: { id: 'm1' } } })
  await store.appendAnswer('m1', {})
  kept.knowMatch('m2', 'two')
  await store.appendAnswer('m2', {})
  expect(told).toEqual(['one answer', 'two answer'])
})

it('is done only when it is written and safe with the keepers, where there are any', async () => {
  const { store, wait } = office()
  let release = (): void => undefined
  wait(
    new Promise(done => {
      release = done
    }),
  )
  let done = false
  const saving = store.saveParty({ id: 'one' }, []).then(() => {
    done = true
  })
  for (let n = 0; n < 10; n++) await Promise.resolve()
  expect(done).toBe(false)
  await store.saveParty({ id: 'alone' }, [])
  release()
  await saving
  expect(done).toBe(true)
})

it('writes and tells at the same time: neither waits for the other', () => {
  const told: string[] = []
  const inner = { saveParty: () => new Promise(() => undefined) } as unknown as Store
  const replication = {
    add: ({ change }: { change: string }) => {
      told.push(change)
      return Promise.resolve()
    },
  } as unknown as Replication
  const store = new KeptStore(
    inner,
    () => replication,
    () => 7,
  )
  void store.saveParty({ id: 'one' } as never, [])
  expect(told).toEqual(['party'])
})
