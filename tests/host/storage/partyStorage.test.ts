/** A party is stored when it has changed, and again until that has worked. */
import { beforeEach, expect, it } from 'vitest'
import { PartyStorage } from '../../../src-main/host/storage/partyStorage'
import type { StoredDeck, StoredParty } from '../../../src-main/host/storage/storeTypes'
import { testDeps, type TestDeps } from '../../kit/deps'

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

it('is not tried again once its table is closed', async () => {
  const storage = open()
  fails = 5
  storage.storeChanges()
  await deps.clock.settle()
  storage.stop()
  await deps.clock.advance(10_000)
  expect([saved, faults.length, deps.clock.waiting]).toEqual([[], 1, 0])
})
