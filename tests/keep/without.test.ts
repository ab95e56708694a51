/** A table that nobody keeps: sent and stored is the same as ever, to the byte. */
import { createHash } from 'node:crypto'
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

/** What was sent and stored before moves were signed: SHA-256 of both, for each game. Another protocol or store gives others. */
const BEFORE: { readonly [game: string]: string } = {
  mascarade: '07030d0c8459fb2a64deb2d8f775ae88491f8d3f97d2f2de6bf4801a31f6ceec',
  castle: '9147c6854c89c1fd5c9c7ea57a31d8a978df45c85eead473c299c6c13215b47c',
  tales: 'd3d2b20034d08431cccd23c78acb0dba5661acb182e9a72d380332e2c459a3af',
  overlord: '8ae7cdca3339fdaeba9a0ae30a13d1e58161afac43c896e03ba58e50d886b0ee',
}

/** Notes every write. */
function noting(written: string[]): Store {
  const store = memoryStore()
  return new Proxy(store, {
    get: (target, name: keyof Store) => {
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

const asItWas = (game: string) => evening(game, store => store, undefined)

describe.each(GAMES)('a table of %s that nobody keeps', game => {
  it('sends and stores what it did before there were keepers', async () => {
    const { sent, written } = await asItWas(game)
    expect(sent.length).toBeGreaterThan(60)
    expect(written.length).toBeGreaterThan(20)
    expect(createHash('sha256').update(JSON.stringify({ sent, written })).digest('hex')).toBe(BEFORE[game])
  })

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
