/** What everybody is told of is joined when it comes too fast, and one person has a budget for it. */
import { beforeEach, describe, expect, it } from 'vitest'
import { Host } from '../../src-main/host/host'
import { drawAnswer, fastRandom } from '../../src-shared/kernel'
import type { SeenEvent } from '../../src-shared/wire'
import { Guest } from '../kit/guest'
import { testDeps, type TestDeps } from '../kit/deps'

let deps: TestDeps, host: Host
beforeEach(() => {
  deps = testDeps(7)
  host = new Host(deps)
  host.open({ id: 't', name: 'Table', game: 'mascarade', invite: [], fixedKey: () => new Uint8Array(32), pace: 0 })
})

async function arrive(...names: readonly string[]): Promise<Guest[]> {
  const guests = names.map(name => {
    const guest = new Guest(host, name)
    expect(guest.hello()).toBeNull()
    return guest
  })
  await deps.clock.advance(10_000)
  return guests
}

const rename = (guest: Guest | undefined, name: string) => guest?.send({ kind: 'rename', name })
const nameAt = (guest: Guest | undefined, seat: number) => guest?.update.party.seats[seat]?.name

describe('updates to everybody', () => {
  it('are sent at once while they are few', async () => {
    const [anna, boris] = await arrive('Anna', 'Boris')
    for (let i = 0; i < 5; i++) {
      await rename(boris, `Boris ${i}`)
      expect(nameAt(anna, 1)).toBe(`Boris ${i}`)
    }
  })

  it('are joined when they are many: the last one tells everybody all of it, and whoever did it knows at once', async () => {
    const [anna, boris] = await arrive('Anna', 'Boris')
    for (let i = 0; i < 8; i++) {
      await rename(boris, `Boris ${i}`)
      expect(nameAt(boris, 1)).toBe(`Boris ${i}`)
    }
    expect(nameAt(anna, 1)).toBe('Boris 4')
    const before = anna?.updates.length ?? 0
    await deps.clock.advance(199)
    expect(anna?.updates.length).toBe(before)
    await deps.clock.advance(1)
    expect(nameAt(anna, 1)).toBe('Boris 7')
    await deps.clock.advance(60_000)
    expect(anna?.updates.length).toBe(before + 1)
  })

  it('are ten in any second at most, however many people ask for them', async () => {
    const names = Array.from({ length: 12 }, (_, i) => `Guest ${i}`)
    const guests = await arrive(...names)
    const [watcher, ...others] = guests
    const at: number[] = []
    if (watcher)
      watcher.onMessage = message => {
        if (message.kind === 'frame') at.push(deps.clock.now())
      }
    for (let round = 0; round < 10; round++) {
      for (const other of others) await rename(other, `Name ${round}`)
      await deps.clock.advance(100)
    }
    await deps.clock.advance(1000)
    expect(at.length).toBeGreaterThan(5)
    for (const start of at)
      expect(at.filter(time => time >= start && time < start + 1000).length).toBeLessThanOrEqual(10)
  })

  it('do not hold up an answer: its update carries what was waiting, and is not followed by the same again', async () => {
    const [anna, boris] = await arrive('Anna', 'Boris')
    await boris?.send({ kind: 'ready', ready: true })
    expect(await anna?.send({ kind: 'start' })).toBeNull()
    for (let i = 0; i < 8; i++) await rename(boris, `Boris ${i}`)
    expect(nameAt(anna, 1)).not.toBe('Boris 7')
    const [ask] = anna?.asks() ?? []
    expect(await anna?.send({ kind: 'answer', ask: ask?.id ?? '', answer: true })).toBeNull()
    expect(nameAt(anna, 1)).toBe('Boris 7')
    const before = anna?.updates.length
    await deps.clock.advance(5000)
    expect(anna?.updates.length).toBe(before)
  })

  it('lose nothing that happens between an answer’s update and the joined one', async () => {
    const [anna, boris] = await arrive('Anna', 'Boris')
    await boris?.send({ kind: 'ready', ready: true })
    expect(await anna?.send({ kind: 'start' })).toBeNull()
    for (let i = 0; i < 8; i++) await rename(boris, `Boris ${i}`)
    const [ask] = anna?.asks() ?? []
    expect(await anna?.send({ kind: 'answer', ask: ask?.id ?? '', answer: true })).toBeNull()
    expect(await rename(boris, 'Last')).toBeNull()
    expect(nameAt(anna, 1)).toBe('Boris 7')
    await deps.clock.advance(200)
    expect(nameAt(anna, 1)).toBe('Last')
  })

  it('are noticed around the table also while nobody is connected there', async () => {
    let changes = 0
    host.open({
      ...{ id: 'u', name: 'Table', game: 'mascarade', invite: [], fixedKey: () => new Uint8Array(32), pace: 1 },
      changed: () => changes++,
    })
    const anna = new Guest(host, 'Anna')
    expect(anna.hello(undefined, 'u')).toBeNull()
    await anna.send({ kind: 'fillBots' })
    expect(await anna.send({ kind: 'start' })).toBeNull()
    anna.disconnect()
    const [before, stored] = [changes, deps.store.entries.length]
    await deps.clock.advance(10_000)
    expect(deps.store.entries.length).toBeGreaterThan(stored)
    expect(changes).toBeGreaterThan(before)
  })

  it('tell of a bot that fills in from the first moment of a match, for somebody who was away before it', async () => {
    const [anna, boris] = await arrive('Anna', 'Boris')
    await anna?.send({ kind: 'setting', key: 'sitInAfter', value: 30 })
    boris?.disconnect()
    await deps.clock.advance(31_000)
    expect(await anna?.send({ kind: 'start', anyway: true })).toBeNull()
    expect(anna?.update.party.seats[1]).toMatchObject({ here: false, sitIn: true })
  })

  it('tell of a bot that fills in once its person has been away for long enough', async () => {
    const [anna, boris] = await arrive('Anna', 'Boris')
    await anna?.send({ kind: 'setting', key: 'sitInAfter', value: 30 })
    expect(await anna?.send({ kind: 'start', anyway: true })).toBeNull()
    boris?.disconnect()
    await deps.clock.advance(29_000)
    expect(anna?.update.party.seats[1]).toMatchObject({ here: false, sitIn: false })
    await deps.clock.advance(1000)
    expect(anna?.update.party.seats[1]).toMatchObject({ here: false, sitIn: true })
  })

  it('end with their table', async () => {
    const [, boris] = await arrive('Anna', 'Boris')
    for (let i = 0; i < 8; i++) await rename(boris, `Boris ${i}`)
    host.close()
    await deps.clock.advance(60_000)
    expect(deps.faults).toEqual([])
  })
})

describe('the log for somebody who comes back', () => {
  /** A match of Castle up to an event that tells one seat more than the others. @returns that seat */
  async function toldAlone(guests: readonly Guest[]): Promise<number> {
    const random = fastRandom(3)
    const owners = (): number[] =>
      guests.flatMap(({ update }, seat) => ((update.match?.events ?? []).some(event => 'own' in event) ? [seat] : []))
    for (let n = 0; n < 4000; n++) {
      const [owner] = owners()
      if (owner !== undefined) return owner
      const asked = guests.find(guest => guest.asks().length > 0)
      const [ask] = asked?.asks() ?? []
      if (asked && ask)
        await asked.send({ kind: 'answer', ask: ask.id, answer: drawAnswer(ask.pick, of => random.nextInt(of, '')) })
      else await guests[0]?.send({ kind: 'rematch' })
    }
    throw new Error('nobody was told anything alone')
  }

  it('has what their seat was told alone, and nothing of what another was', async () => {
    const guests = await arrive('Anna', 'Boris', 'Carla', 'Dario')
    await guests[0]?.send({ kind: 'game', game: 'castle' })
    expect(await guests[0]?.send({ kind: 'start', anyway: true })).toBeNull()
    const owner = await toldAlone(guests)
    const other = guests.findIndex(
      ({ update }, seat) => seat !== owner && !(update.match?.events ?? []).some(event => 'own' in event),
    )
    const told = guests[owner]?.update.match?.events.find(event => 'own' in event)
    const logOf = (seat: number): readonly SeenEvent[] => {
      const back = new Guest(host, 'back')
      expect(back.hello(guests[seat]?.token)).toBeNull()
      return back.update.log ?? []
    }
    expect(logOf(owner)).toContainEqual(told)
    const log = logOf(other)
    expect(log).toContainEqual({ event: told?.event })
    expect(log).not.toContainEqual(told)
    const eve = new Guest(host, 'Eve')
    eve.hello()
    expect(eve.update.log?.some(event => 'own' in event)).toBe(false)
  })
})

describe('what one person makes everybody be told of', () => {
  it('is ten things at once, then one a second; what is too fast changes nothing', async () => {
    const [anna, boris] = await arrive('Anna', 'Boris')
    for (let i = 0; i < 10; i++) expect(await rename(boris, `Boris ${i}`)).toBeNull()
    expect(await rename(boris, 'Too fast')).toEqual({ refused: 'tooFast' })
    expect(await boris?.send({ kind: 'ready', ready: true })).toEqual({ refused: 'tooFast' })
    await deps.clock.advance(1000)
    expect(anna?.update.party.seats[1]).toMatchObject({ name: 'Boris 9', ready: false })
    expect(await boris?.send({ kind: 'ready', ready: true })).toBeNull()
    expect(await boris?.send({ kind: 'stand' })).toEqual({ refused: 'tooFast' })
  })

  it('is counted for each person alone, and the host’s work at the table is not counted', async () => {
    const [anna, boris, carla] = await arrive('Anna', 'Boris', 'Carla')
    for (let i = 0; i < 12; i++) await rename(boris, `Boris ${i}`)
    expect(await rename(carla, 'Clara')).toBeNull()
    for (let i = 0; i < 30; i++) expect(await anna?.send({ kind: 'moveSeat', seat: 1, to: 2 })).toBeNull()
  })
})
