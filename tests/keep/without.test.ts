/** A table that nobody keeps: sent and stored is the same as ever, to the byte. */
import { describe, expect, it } from 'vitest'
import { fastRandom } from '../../src-shared/kernel'
import { Host } from '../../src-main/host/host'
import type { Store } from '../../src-main/host/storage/storeTypes'
import type { TableKeepers } from '../../src-main/host/tableKeepers'
import { KeptStore } from '../../src-main/keep/keptStore'
import { memoryStore, testDeps } from '../kit/deps'
import { Guest } from '../kit/guest'
import { must } from '../kit/hallGuest'
import { playAnswers } from '../kit/storedHost'

const GAMES = ['mascarade', 'castle', 'tales', 'overlord']
const NAMES = ['Anna', 'Boris', 'Carla']

/** Notes every write. */
function noting(written: string[]): Store {
  const store = memoryStore()
  return new Proxy(store, {
    get: (target, name: keyof Store) => {
      if (name === 'ahead') return undefined
      const call = target[name].bind(target) as (...given: unknown[]) => unknown
      return (...given: unknown[]) => {
        written.push(`${name} ${JSON.stringify(given)}`)
        return call(...given)
      }
    },
  })
}

interface Evening {
  readonly sent: readonly string[]
  readonly written: readonly string[]
}

/** Arrivals, a lobby, a match of some answers. @param around what the host is given in place of its store */
async function evening(
  game: string,
  around: (store: Store) => Store,
  keepers: TableKeepers | null | undefined,
): Promise<Evening> {
  const written: string[] = [],
    deps = testDeps(5)
  const host = new Host({ ...deps, store: around(noting(written)) })
  host.open({
    ...{ id: 't', name: 'Table', game, invite: [], pace: 0, fixedKey: () => new Uint8Array(32).fill(3) },
    ...(keepers === undefined ? {} : { keepers }),
  })
  const guests = NAMES.map(name => new Guest(host, name))
  for (const guest of guests) must(guest.hello(undefined, 't'))
  const [anna, ...others] = guests
  for (const other of others) must(await other.send({ kind: 'ready', ready: true }))
  must((await anna?.send({ kind: 'start' })) ?? null)
  await playAnswers(guests, 20, undefined, fastRandom(3))
  host.close()
  return { sent: guests.flatMap(({ received }) => received), written }
}

/** At a host without any of it, as hosts were before. */
const asItWas = (game: string) => evening(game, store => store, undefined)

describe.each(GAMES)('a table of %s that nobody keeps', game => {
  it('sends and stores the same at a host that lets others keep tables, while nobody does', async () => {
    const before = await asItWas(game)
    const after = await evening(
      game,
      store =>
        new KeptStore(
          store,
          () => null,
          () => 0,
        ),
      null,
    )
    expect(before.sent.length).toBeGreaterThan(60)
    expect(before.written.length).toBeGreaterThan(20)
    expect(after).toEqual(before)
  })

  it('adds to what is sent only who keeps it, once somebody may', async () => {
    const before = await asItWas(game)
    const keeping = { computers: [{ id: 'a', name: 'A', addresses: ['127.0.0.1'], port: 1 }], survives: false }
    const keepers = {
      view: () => keeping,
      office: () => null,
      give: () => null,
    } as Partial<TableKeepers> as TableKeepers
    const after = await evening(game, store => store, keepers)
    const without = (texts: readonly string[]): string[] =>
      texts.map(text => text.replace(`,"keeping":${JSON.stringify(keeping)}`, ''))
    expect(after.written).toEqual(before.written)
    expect(after.sent).not.toEqual(before.sent)
    expect(without(after.sent)).toEqual(before.sent)
  })
})
