/** A party is stored when it has changed, and again until that has worked. */
import { beforeEach, describe, expect, it } from 'vitest'
import { Host } from '../../../src-main/host/host'
import { PartyStorage, restoreParty, storedParty } from '../../../src-main/host/storage/partyStorage'
import type { StoredDeck, StoredParty } from '../../../src-main/host/storage/storeTypes'
import { testDeps, type TestDeps } from '../../kit/deps'
import { Guest } from '../../kit/guest'

let deps: TestDeps, saved: string[], fails: number, name: string, decks: StoredDeck[], faults: string[]
beforeEach(() => {
  saved = []
  faults = []
  fails = 0
  name = 'Table'
  decks = []
})
function open(): PartyStorage {
  deps = testDeps(1)
  const saveParty = (party: StoredParty, more: readonly StoredDeck[]): Promise<void> => {
    if (fails-- > 0) return Promise.reject(new Error('the disk is full'))
    saved.push([party.name, ...more.map(({ hash }) => hash)].join(' '))
    return Promise.resolve()
  }
  return new PartyStorage(
    { ...deps, store: { ...deps.store, saveParty }, reportFault: fault => faults.push(fault) },
    () => ({ party: { name } as StoredParty, decks }),
  )
}

describe('a party that is restored', () => {
  const setup = { id: 't', name: 'Table', game: 'castle', invite: [], fixedKey: null, pace: 0 }
  const restored = (stored: StoredParty, code: string | null = null) => {
    const { party } = new Host(testDeps(2)).open({ ...setup, code })
    restoreParty(party, stored, [])
    return party
  }
  async function stored(): Promise<StoredParty> {
    const host = new Host(testDeps(1))
    const { party } = host.open(setup)
    const [anna, boris] = ['Anna', 'Boris', 'Carla'].map(person => {
      const guest = new Guest(host, person)
      guest.hello()
      return guest
    })
    await anna?.send({ kind: 'addBot', level: 'hard', personality: 'liar' })
    await anna?.send({ kind: 'options', options: { window: 20 } })
    await anna?.send({ kind: 'setting', key: 'sitInAfter', value: 60 })
    await boris?.send({ kind: 'ready', ready: true, allEvening: true })
    await anna?.send({ kind: 'code', code: 'FROGS' })
    Object.assign(party, { listing: 'private', arranged: 'a tournament', sessionStart: 5 })
    return JSON.parse(JSON.stringify(storedParty(party, null, 0))) as StoredParty
  }

  it('is the one that was stored, and nobody of it is here', async () => {
    const before = await stored()
    const party = restored(before)
    expect({ ...storedParty(party, null, 0) }).toEqual(before)
    expect(party.people.map(({ here, ready }) => [here, ready])).toEqual([
      [false, false],
      [false, false],
      [false, false],
    ])
    expect(party.phase).toBe('lobby')
  })

  it('has again all that was stored of each person, each seat and the table', () => {
    const avatar = { face: 'owl', colour: 'teal' } as const
    const full: StoredParty = {
      ...{ id: 't', name: 'Table', phase: 'lobby', game: 'overlord', options: {}, paused: false, code: 'FROGS' },
      settings: { clock: 60, doors: 'watch', sitInAfter: 180, freeTalk: false },
      fixedShuffle: false,
      people: [
        { id: 'a', token: 'ta', name: 'Anna', sitIn: true, looksOn: false, avatar, allEvening: true },
        { id: 'b', token: 'tb', name: 'Boris', sitIn: false, looksOn: true, avatar, character: 'a character' },
        { id: 's', token: 'ts', name: 'Screen', sitIn: false, looksOn: true, avatar, screen: true },
      ],
      seats: [
        { who: 'bot', name: 'Ada', level: 'hard', temper: 'liar' },
        { who: 'person', person: 'a' },
      ],
      ...{ host: 'b', owned: true, handedOver: true, decks: [], match: 'm', matches: 7, eveningSince: 5, knowing: [] },
      passedLines: [{ from: 'x', to: 'a', name: 'Anna', at: 4 }],
      drops: { pending: null, dropped: [] },
      removed: [{ id: 'e', token: 'te', name: 'Eve', address: null }],
      ...{ listing: 'private', arranged: 'a tournament' },
      wentOnAlone: [{ match: 'm', after: 3, at: 9, host: 'Anna', missing: ['Boris'] }],
    }
    const party = restored(full)
    const { options, ...rest } = full
    expect(storedParty(party, 'm', 7, { drops: full.drops ?? null, removed: full.removed ?? [] })).toEqual({
      ...rest,
      options: party.options,
    })
    expect(options).toEqual({})
  })

  it('of a game that is not here, or with options that its game does not take, has the defaults', async () => {
    const before = await stored()
    expect(restored({ ...before, game: 'a later one' }).game.id).toBe('castle')
    const fresh = restored({ ...before, options: {} }).options
    expect(restored({ ...before, options: { window: 'long' } }).options).toEqual(fresh)
    expect(restored({ ...before, options: { deck: 'f'.repeat(64) } }).options).toEqual(fresh)
  })

  it('keeps the join code that was given at this start; where none was, that of before', async () => {
    const before = await stored()
    expect([restored(before).code, restored(before, 'TOADS').code]).toEqual(['FROGS', 'TOADS'])
    const { code, ...open } = before
    expect([code, restored(open).code]).toEqual(['FROGS', null])
  })
})

it('is written once for each change', async () => {
  const storage = open()
  for (let n = 0; n < 2; n++) storage.storeChanges()
  name = 'Friday'
  storage.storeChanges()
  await deps.clock.settle()
  expect(saved).toEqual(['Table', 'Friday'])
})

it('takes a deck along once, and again where that did not work', async () => {
  const storage = open()
  decks = [{ hash: 'one', deck: {} }]
  fails = 1
  await expect(storage.storeNow()).rejects.toThrow('full')
  await storage.storeNow()
  name = 'Friday'
  decks = [...decks, { hash: 'two', deck: {} }]
  await storage.storeNow()
  expect(saved).toEqual(['Table one', 'Friday two'])
})

it('that could not be written is written a second later, as it is then, and reported', async () => {
  const storage = open()
  fails = 2
  storage.storeChanges()
  await deps.clock.advance(999)
  expect([saved, faults.length]).toEqual([[], 1])
  name = 'Friday'
  await deps.clock.advance(1001)
  expect([saved, faults.length]).toEqual([['Friday'], 2])
  expect(deps.clock.waiting).toBe(0)
})

it('that could not be written is written with the next change too: it is not taken for stored', async () => {
  const storage = open()
  fails = 1
  await expect(storage.storeNow()).rejects.toThrow('full')
  await storage.storeNow()
  expect(saved).toEqual(['Table'])
})

it('that cannot be written however often it changes is tried again once a second, and no oftener', async () => {
  const storage = open()
  fails = 20
  for (let n = 0; n < 4; n++) {
    name = `Table ${n}`
    storage.storeChanges()
    await deps.clock.settle()
    expect(deps.clock.waiting).toBe(1)
  }
  expect(faults).toHaveLength(4)
  await deps.clock.advance(3000)
  expect([faults.length, deps.clock.waiting]).toEqual([7, 1])
  storage.stop()
  expect(deps.clock.waiting).toBe(0)
})

it('is not tried again once its table is closed', async () => {
  const storage = open()
  fails = 5
  storage.storeChanges()
  await deps.clock.settle()
  storage.stop()
  await deps.clock.advance(10_000)
  expect([saved, faults.length, deps.clock.waiting]).toEqual([[], 1, 0])
})
