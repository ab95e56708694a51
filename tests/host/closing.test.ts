/** What ends, ends: a table that is closed leaves no timer behind, and nothing of a match outlives it. */
import { beforeEach, describe, expect, it } from 'vitest'
import { ownerBy } from '../kit/owner'
import { Host } from '../../src-main/host/host'
import type { Table } from '../../src-main/host/table'
import type { TableSetup } from '../../src-main/host/tableSetup'
import { PROTOCOL } from '../../src-shared/wire'
import { Guest } from '../kit/guest'
import { testDeps, type TestDeps } from '../kit/deps'
import { answers } from './answers'

const setup: TableSetup = {
  id: 't',
  name: 'Table',
  game: 'mascarade',
  invite: [],
  fixedKey: () => new Uint8Array(32).fill(3),
  pace: 1,
}

let deps: TestDeps, host: Host, table: Table
beforeEach(() => {
  deps = testDeps(7)
  host = new Host(deps)
  table = host.open(setup)
})

function arrive(name: string, deals = false): Guest {
  const guest = new Guest(host, name)
  guest.supportsFairDeals = deals
  expect(guest.hello()).toBeNull()
  return guest
}

/** A match of these people and as many bots. */
async function started(people: number, bots = 0, settings: { readonly clock?: number } = {}): Promise<Guest[]> {
  const guests = Array.from({ length: people }, (_, n) => arrive(`Guest ${n}`))
  for (let n = 0; n < bots; n++) await guests[0]?.send({ kind: 'addBot' })
  if (settings.clock) await guests[0]?.send({ kind: 'setting', key: 'clock', value: settings.clock })
  expect(await guests[0]?.send({ kind: 'start', anyway: true })).toBeNull()
  return guests
}

describe('a table that is closed leaves no timer behind', () => {
  const left = async (): Promise<number> => {
    host.close()
    await deps.clock.settle()
    return deps.clock.waiting
  }

  it('of people who are away, and of one who left for good', async () => {
    const [anna, boris, carla] = [arrive('Anna'), arrive('Boris'), arrive('Carla')]
    anna.disconnect()
    boris.disconnect()
    await deps.clock.advance(31_000)
    await carla.send({ kind: 'leave' })
    expect(deps.clock.waiting).toBeGreaterThan(0)
    expect(await left()).toBe(0)
  })

  it('of a bot that is to take a seat', async () => {
    const [anna, boris] = await started(2)
    await anna?.send({ kind: 'setting', key: 'sitInAfter', value: 180 })
    boris?.disconnect()
    expect(await left()).toBe(0)
  })

  it('of the clocks of open asks, and of bots that think', async () => {
    await started(2, 2, { clock: 60 })
    expect(deps.clock.waiting).toBeGreaterThan(3)
    expect(await left()).toBe(0)
  })

  it('of join codes that wait to be judged', async () => {
    table.party.code = 'blue tango'
    const { peer } = new Guest(host, 'Eve')
    const hello = { kind: 'hello', n: 1, version: PROTOCOL, name: 'Eve', proof: 'wrong' } as const
    for (let n = 0; n < 3; n++) void host.checkCode(peer, hello)
    await deps.clock.settle()
    expect(deps.clock.waiting).toBeGreaterThan(0)
    expect(await left()).toBe(0)
  })

  it('of an owner who is awaited', async () => {
    host = new Host(deps)
    host.open({ ...setup, owner: ownerBy('k'.repeat(32), true) })
    expect(deps.clock.waiting).toBe(1)
    expect(await left()).toBe(0)
  })

  it('of updates that are about to be sent together', async () => {
    const anna = arrive('Anna')
    arrive('Boris')
    for (let n = 0; n < 8; n++) await anna.send({ kind: 'rename', name: `Anna ${n}` })
    expect(deps.clock.waiting).toBe(1)
    expect(await left()).toBe(0)
  })

  it('of a party and an answer that could not be stored', async () => {
    const [anna, boris] = await started(2, 0, { clock: 15 })
    await answers(
      [anna, boris].filter(guest => guest !== undefined),
      2,
    )
    deps.store.broken = true
    await deps.clock.advance(15_000)
    await anna?.send({ kind: 'rename', name: 'Anja' })
    await deps.clock.settle()
    expect(deps.faults.join()).toMatch(/an answer.*a party/)
    expect(await left()).toBe(0)
  })

  it('of a request to take an answer back, which others are asked about', async () => {
    const guests = await started(3)
    const free = (): Guest | undefined => guests.find(guest => guest.update.undo?.can !== undefined)
    for (let n = 0; n < 200 && !free(); n++) await answers(guests, 1)
    const by = free()
    expect(await by?.send({ kind: 'undo', ask: by.update.undo?.can ?? '' })).toBeNull()
    // The clocks of the match stand still meanwhile: what waits is the request.
    expect(deps.clock.waiting).toBe(1)
    expect(await left()).toBe(0)
  })

  it('of a deal that waits for somebody, and nobody is dealt cards afterwards', async () => {
    host = new Host(deps)
    table = host.open({ ...setup, fixedKey: null })
    const [anna, boris] = [arrive('Anna', true), arrive('Boris', true)]
    await boris.send({ kind: 'ready', ready: true })
    const start = anna.send({ kind: 'start' })
    await deps.clock.settle()
    expect(deps.clock.waiting).toBeGreaterThan(1)
    expect(await left()).toBe(0)
    expect(await start).toEqual({ refused: 'hostClosed' })
    expect(table.party.phase).toBe('lobby')
  })
})

describe('a deal', () => {
  it('that is being stored while its table closes begins no match, and sets no clock', async () => {
    let stored: () => void = () => undefined
    deps.store.saveDeal = () =>
      new Promise(done => {
        stored = done
      })
    const anna = arrive('Anna')
    arrive('Boris')
    await anna.send({ kind: 'setting', key: 'clock', value: 15 })
    const start = anna.send({ kind: 'start', anyway: true })
    await deps.clock.settle()
    host.close()
    const told = anna.updates.length
    stored()
    expect(await start).toEqual({ refused: 'hostClosed' })
    expect([table.party.phase, anna.updates.length, deps.clock.waiting]).toEqual(['lobby', told, 0])
  })

  /** Timers that are set once a match has begun. */
  async function timersOf(fixedKey: TableSetup['fixedKey']): Promise<number> {
    deps = testDeps(7)
    host = new Host(deps)
    table = host.open({ ...setup, fixedKey })
    await started(2)
    return deps.clock.waiting
  }

  it('leaves none of its timers behind once it is done', async () => {
    expect(await timersOf(null)).toBe(await timersOf(setup.fixedKey))
  })

  it('that began although somebody was not ready leaves no such leave to the next', async () => {
    const [anna] = await started(2)
    await anna?.send({ kind: 'lobby' })
    expect(anna?.update.party.cannotStart).toEqual({ refused: 'notEveryoneReady' })
    expect(await anna?.send({ kind: 'start' })).toEqual({ refused: 'notEveryoneReady' })
  })
})

describe('a match that was left for the lobby', () => {
  it('goes on nowhere: no clock of it runs, no bot of it answers', async () => {
    const [anna] = await started(2, 2, { clock: 15 })
    await anna?.send({ kind: 'lobby' })
    const stored = deps.store.entries.length
    await deps.clock.advance(600_000)
    expect(deps.store.entries.length).toBe(stored)
    expect(anna?.update.match).toBeNull()
  })

  it('was broken off for good: the store is told, so that no restart goes on with it', async () => {
    const abandoned: string[] = []
    deps.store.abandon = match => {
      abandoned.push(match)
      return Promise.resolve()
    }
    const [anna] = await started(2)
    const match = anna?.update.match?.id
    await anna?.send({ kind: 'lobby' })
    expect(abandoned).toEqual([match])
    expect(await anna?.send({ kind: 'lobby' })).toEqual({ refused: 'noMatch' })
  })

  it('leaves no pause, no stand-in, no vote and no ready behind', async () => {
    const [anna, boris] = await started(3)
    await anna?.send({ kind: 'pause', pause: true })
    boris?.disconnect()
    await anna?.send({ kind: 'sitIn', seat: 1 })
    await anna?.send({ kind: 'lobby' })
    const { paused, seats } = anna?.update.party ?? { seats: [] }
    expect(paused).toBe(false)
    expect(seats).toMatchObject([{}, { ready: false, sitIn: false }, { ready: false }])
    await anna?.send({ kind: 'start', anyway: true })
    expect(anna?.update.party.paused).toBe(false)
    await answers(anna ? [anna] : [], 1)
    expect(deps.store.entries.length).toBeGreaterThan(0)
  })
})

describe('the lobby after a match', () => {
  it('has no offer, no claim and no vote of it: a seat that was offered then is taken by nobody now', async () => {
    const [anna, boris, carla] = await started(3)
    const eve = arrive('Eve')
    await boris?.send({ kind: 'leave' })
    carla?.disconnect()
    const { id } = eve.update.party.you
    expect(await anna?.send({ kind: 'offer', seat: 1, person: id })).toBeNull()
    expect(await eve.send({ kind: 'claim', person: carla?.update.party.you.id ?? '' })).toBeNull()
    table.party.phase = 'result'
    expect(await eve.send({ kind: 'vote', game: 'castle' })).toBeNull()
    expect(eve.update.party).toMatchObject({ offers: [{ seat: 1 }], claims: [{ by: id }], votes: [{ person: id }] })
    await anna?.send({ kind: 'lobby' })
    await deps.clock.advance(1000)
    expect(eve.update.party).toMatchObject({ phase: 'lobby', offers: [], claims: [], votes: [] })
    expect(await eve.send({ kind: 'offered', seat: 1, take: true })).toEqual({ refused: 'offerGone' })
  })
})

describe('a pause', () => {
  it('outlives a sleep of the machine: after waking no clock runs', async () => {
    const [anna] = await started(2, 0, { clock: 15 })
    await anna?.send({ kind: 'pause', pause: true })
    host.sleep()
    host.wake()
    await deps.clock.advance(600_000)
    expect(deps.store.entries).toEqual([])
    await anna?.send({ kind: 'pause', pause: false })
    await deps.clock.advance(15_000)
    expect(deps.store.entries.length).toBeGreaterThan(0)
  })

  it('holds bots too, and they go on after it', async () => {
    const [anna] = await started(1, 3)
    await anna?.send({ kind: 'pause', pause: true })
    await deps.clock.advance(600_000)
    expect(deps.store.entries).toEqual([])
    await anna?.send({ kind: 'pause', pause: false })
    await deps.clock.advance(60_000)
    expect(deps.store.entries.length).toBeGreaterThan(2)
  })
})

describe('the lobby after a match that was played to its end', () => {
  it('breaks nothing off: the store is told nothing, and no second record is laid open', async () => {
    const abandoned: string[] = [],
      records: string[] = []
    deps.store.abandon = match => {
      abandoned.push(match)
      return Promise.resolve()
    }
    const anna = arrive('Anna', true)
    anna.onMessage = message => {
      if (message.kind === 'laidOpen') records.push(message.record.id)
    }
    for (let n = 0; n < 3; n++) await anna.send({ kind: 'addBot' })
    await anna.send({ kind: 'options', options: { turnLimit: 10 } })
    await anna.send({ kind: 'setting', key: 'clock', value: 15 })
    expect(await anna.send({ kind: 'start' })).toBeNull()
    const match = anna.update.match?.id
    for (let n = 0; n < 400 && table.party.phase === 'match'; n++) await deps.clock.advance(15_000)
    expect(await anna.send({ kind: 'lobby' })).toBeNull()
    await deps.clock.settle()
    expect([abandoned, records]).toEqual([[], [match]])
    expect(anna.update).toMatchObject({ match: null, clocks: [] })
  })
})

describe('a table that is closed for good', () => {
  /** Whether the table was closed, each time that it was stored, and the matches that were broken off. */
  function noted() {
    const stored: (boolean | undefined)[] = [],
      abandoned: string[] = []
    deps.store.saveParty = ({ closed }) => {
      stored.push(closed)
      return Promise.resolve()
    }
    deps.store.abandon = match => {
      abandoned.push(match)
      return Promise.resolve()
    }
    return { stored, abandoned }
  }

  it('is stored as closed, its match as broken off, and its people are told why', async () => {
    const { stored, abandoned } = noted()
    const [anna] = await started(2, 1, { clock: 15 })
    const match = anna?.update.match?.id
    host.closeTable('t', { refused: 'tableClosed' })
    await deps.clock.settle()
    expect([abandoned, stored.at(-1), stored.slice(0, -1).includes(true)]).toEqual([[match], true, false])
    expect([anna?.closed?.why, deps.clock.waiting]).toEqual([{ refused: 'tableClosed' }, 0])
  })

  it('is not one that is closed with its host: that is opened again, and its match goes on', async () => {
    const { stored, abandoned } = noted()
    const [anna] = await started(2)
    host.close()
    await deps.clock.settle()
    expect([abandoned, stored.includes(true), anna?.closed?.why]).toEqual([[], false, { refused: 'hostClosed' }])
    expect([host.all(), host.list()]).toEqual([[], []])
  })

  it('is moved, and not closed, where another computer hosts it now', async () => {
    const { stored } = noted()
    const [anna] = await started(2)
    host.tableMoved('t')
    await deps.clock.settle()
    expect([stored.includes(true), anna?.closed?.why]).toEqual([false, { refused: 'tableMoved' }])
  })
})
