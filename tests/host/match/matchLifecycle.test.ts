/** The match of a table from its deal to the lobby: what a sleep, a slow deal and an end change, and what they do not. */
import { beforeEach, describe, expect, it } from 'vitest'
import { Host } from '../../../src-main/host/host'
import type { TableSetup } from '../../../src-main/host/tableSetup'
import { Guest } from '../../kit/guest'
import { testDeps, type TestDeps } from '../../kit/deps'

const setup: TableSetup = { id: 't', name: 'Table', game: 'mascarade', invite: [], fixedKey: null, pace: 1 }

let deps: TestDeps, host: Host, anna: Guest, boris: Guest
beforeEach(() => {
  deps = testDeps(7)
  host = new Host(deps)
  host.open(setup)
  ;[anna, boris] = ['Anna', 'Boris'].map(name => {
    const guest = new Guest(host, name)
    guest.supportsFairDeals = name === 'Boris'
    expect(guest.hello()).toBeNull()
    return guest
  }) as [Guest, Guest]
})

/** Boris's client does not answer the deal: it begins after five seconds. */
async function started(clock = 0): Promise<void> {
  if (clock > 0) await anna.send({ kind: 'setting', key: 'clock', value: clock })
  const start = anna.send({ kind: 'start', anyway: true })
  await deps.clock.advance(5000)
  expect(await start).toBeNull()
}

describe('a machine that sleeps', () => {
  it('while a match is dealt begins it with clocks that stand still, and they run from its waking on', async () => {
    const start = anna.send({ kind: 'setting', key: 'clock', value: 15 })
    expect(await start).toBeNull()
    host.sleep()
    await started()
    await deps.clock.advance(600_000)
    expect(deps.store.entries).toEqual([])
    host.wake()
    const { clocks } = boris.update
    expect(clocks.length).toBeGreaterThan(0)
    expect(clocks.map(({ left }) => left)).toEqual(clocks.map(clock => clock.of))
    await deps.clock.advance(15_000)
    expect(deps.store.entries.length).toBeGreaterThan(0)
  })

  it('tells everybody once that it has woken up, and nobody that it was awake already', async () => {
    await started(60)
    await deps.clock.advance(1000)
    const told = (act: () => void): readonly number[] => {
      const before = [anna, boris].map(({ updates }) => updates.length)
      act()
      return [anna, boris].map(({ updates }, at) => updates.length - (before[at] ?? 0))
    }
    expect(told(() => host.wake())).toEqual([0, 0])
    expect(told(() => host.sleep())).toEqual([0, 0])
    expect(told(() => host.sleep())).toEqual([0, 0])
    expect(told(() => host.wake())).toEqual([1, 1])
    expect(told(() => host.wake())).toEqual([0, 0])
  })
})

describe('a match that begins', () => {
  it('shows its people the clocks of its first questions with the first that they see of it', async () => {
    await started(60)
    for (const guest of [anna, boris]) {
      const first = guest.updates.find(({ match }) => match !== null)
      expect(first?.match?.events.length).toBeGreaterThan(0)
      expect(first?.clocks.length).toBeGreaterThan(0)
      for (const { left, of } of first?.clocks ?? []) expect(left).toBe(of)
    }
  })
})

describe('a deal', () => {
  it('is shown to everybody once it takes a second, and not before', async () => {
    const start = anna.send({ kind: 'start', anyway: true })
    await deps.clock.advance(999)
    expect(boris.update.party).not.toHaveProperty('dealing')
    await deps.clock.advance(1)
    expect([anna, boris].map(({ update }) => update.party.dealing)).toEqual([true, true])
    await deps.clock.advance(4000)
    expect(await start).toBeNull()
    for (const { update } of [anna, boris]) expect(update.party).not.toHaveProperty('dealing')
  })

  it('that is quick is shown to nobody, and not later either', async () => {
    boris.disconnect()
    const carla = new Guest(host, 'Carla')
    carla.hello()
    await anna.send({ kind: 'start', anyway: true })
    await deps.clock.advance(0)
    const before = carla.updates.length
    await deps.clock.advance(1000)
    expect(carla.updates.slice(before).filter(({ party }) => party.dealing)).toEqual([])
    expect(carla.updates.map(({ party }) => party.dealing ?? false)).not.toContain(true)
  })

  it('begins in the lobby alone, and is called off by a word of the host, who is told so', async () => {
    await started()
    expect(await anna.send({ kind: 'start' })).toEqual({ refused: 'notInLobby' })
    expect(await anna.send({ kind: 'rematch' })).toEqual({ refused: 'noMatch' })
    expect(await anna.send({ kind: 'cancelDeal' })).toEqual({ refused: 'notAwaited' })
    await anna.send({ kind: 'lobby' })
    const start = anna.send({ kind: 'start', anyway: true })
    await deps.clock.settle()
    expect(await anna.send({ kind: 'cancelDeal' })).toBeNull()
    expect(await start).toEqual({ refused: 'dealCancelled' })
    await deps.clock.advance(5000)
    expect(anna.update.party).toMatchObject({ phase: 'lobby' })
    expect(anna.update.party).not.toHaveProperty('dealing')
  })
})

describe('a pause', () => {
  it('is of a match that is played: none in the lobby, and twice is once', async () => {
    expect(await anna.send({ kind: 'pause', pause: true })).toEqual({ refused: 'noMatch' })
    await started()
    expect(await anna.send({ kind: 'pause', pause: true })).toBeNull()
    expect(await anna.send({ kind: 'pause', pause: true })).toBeNull()
    expect(boris.update.party.paused).toBe(true)
    expect(await anna.send({ kind: 'pause', pause: false })).toBeNull()
    await deps.clock.advance(1000)
    expect(boris.update.party.paused).toBe(false)
  })
})

describe('matches of one table', () => {
  it('are told from one another: another id, and another key for each', async () => {
    const keys: number[] = []
    host.close()
    host = new Host(deps)
    host.open({ ...setup, fixedKey: index => new Uint8Array(32).fill(keys.push(index)) })
    const guests = ['Anna', 'Boris'].map(name => {
      const guest = new Guest(host, name)
      guest.hello()
      return guest
    })
    const ids: (string | undefined)[] = []
    for (let n = 0; n < 3; n++) {
      expect(await guests[0]?.send({ kind: 'start', anyway: true })).toBeNull()
      ids.push(guests[1]?.update.match?.id)
      expect(await guests[0]?.send({ kind: 'lobby' })).toBeNull()
    }
    expect([new Set(ids).size, keys]).toEqual([3, [0, 1, 2]])
  })

  it('that could not be stored count for nothing: the next has the key of this one', async () => {
    const keys: number[] = []
    host.close()
    host = new Host(deps)
    host.open({ ...setup, fixedKey: index => new Uint8Array(32).fill(keys.push(index)) })
    const guest = new Guest(host, 'Anna')
    guest.hello()
    await guest.send({ kind: 'addBot' })
    deps.store.broken = true
    expect(await guest.send({ kind: 'start' })).toEqual({ refused: 'storeFailed' })
    expect(guest.update.party.phase).toBe('lobby')
    deps.store.broken = false
    expect(await guest.send({ kind: 'start' })).toBeNull()
    expect(keys).toEqual([0, 0])
  })
})
