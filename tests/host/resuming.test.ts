/** A host ends, and another one goes on from what was kept. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { drawAnswer, fastRandom } from '../../src-shared/kernel'
import { gameById } from '../../src-shared/games/shelf'
import { Host } from '../../src-main/host/host'
import type { KeptMatch, KeptTable } from '../../src-main/host/kept'
import { resumeMatch } from '../../src-main/host/resuming'
import { encode } from '../../src-shared/wire'
import type { OpenStore } from '../../src-main/store/open'
import { Guest } from '../kit/guest'
import { testGiven, type TestGiven } from '../kit/given'
import { freshFolder, opened } from '../kit/stored'

const NAMES = ['Anna', 'Boris', 'Carla'] as const
const random = fastRandom(4)

interface World {
  readonly given: Omit<TestGiven, 'store'>
  readonly host: Host
  readonly open: OpenStore
  guests: Guest[]
}

let dir = ''
let world: World

async function begin(seed: number): Promise<World> {
  const open = await opened(dir)
  const given = { ...testGiven(seed), store: open.store }
  return { given, open, host: new Host(given), guests: [] }
}

const setup = (id = 't') => ({ id, name: 'Table', game: 'mascarade', invite: [], fixedKey: null, pace: 0 })

beforeEach(async () => {
  dir = freshFolder()
  world = await begin(1)
  world.host.open(setup())
})
afterEach(async () => {
  world.host.close()
  await world.open.store.close()
})

function only<T>(items: readonly T[]): T {
  const [item] = items
  if (item === undefined) throw new Error('none')
  return item
}

async function started(game = 'mascarade'): Promise<Guest[]> {
  const guests = NAMES.map(name => new Guest(world.host, name))
  for (const guest of guests) expect(guest.hello()).toBeNull()
  const [anna, ...others] = guests
  expect(await anna?.say({ kind: 'game', game })).toBeNull()
  for (const other of others) expect(await other.say({ kind: 'ready', ready: true })).toBeNull()
  expect(await anna?.say({ kind: 'start' })).toBeNull()
  world.guests = guests
  return guests
}

/** So many answers by whoever is asked. */
async function answers(guests: readonly Guest[], count: number): Promise<void> {
  for (let given = 0; given < count;) {
    const guest = guests.find(one => one.asks().length > 0 && one.frame.party.phase === 'match')
    if (!guest) return
    const ask = only(guest.asks())
    if (
      (await guest.say({ kind: 'answer', ask: ask.id, answer: drawAnswer(ask.pick, n => random.below(n, '')) })) ===
      null
    )
      given++
  }
}

/** The host process ends without a word, and another begins. @returns what it read */
async function restart(): Promise<KeptTable> {
  await world.open.store.close()
  world = await begin(2)
  return only(world.open.loaded.tables)
}

async function resumed(): Promise<Guest[]> {
  const before = world.guests
  const kept = await restart()
  expect(world.host.reopen(setup(), kept)).toBeNull()
  return before.map(guest => {
    const back = new Guest(world.host, guest.name)
    expect(back.hello(guest.token)).toBeNull()
    return back
  })
}

const views = (guests: readonly Guest[]): unknown[] =>
  guests.map(({ frame }) => [frame.match?.id, frame.match?.view, frame.party.you, frame.party.host, frame.party.phase])

describe('a host that goes on where another stopped', () => {
  it.each(['mascarade', 'castle', 'tales', 'overlord'])(
    '%s: everybody is back by token, to the same view',
    async game => {
      const before = await started(game)
      await answers(before, 37)
      const back = await resumed()
      expect(views(back)).toEqual(views(before))
      await answers(back, 5)
      expect(world.given.faults).toEqual([])
    },
  )

  it('tells who comes back the last events that they may know', async () => {
    const before = await started()
    await answers(before, 30)
    const told = before.map(guest => guest.frames.flatMap(frame => frame.match?.events ?? []).slice(-40))
    expect((await resumed()).map(guest => guest.frames.find(frame => frame.log)?.log)).toEqual(told)
  })

  it('acknowledges an answer that was kept, and refuses another in its place', async () => {
    const before = await started()
    const [anna] = before
    const ask = only(anna?.asks() ?? [])
    expect(await anna?.say({ kind: 'answer', ask: ask.id, answer: true })).toBeNull()
    const [again] = await resumed()
    expect(await again?.say({ kind: 'answer', ask: ask.id, answer: true })).toBeNull()
    expect(await again?.say({ kind: 'answer', ask: ask.id, answer: false })).toEqual({ refused: 'answeredOtherwise' })
  })

  it('brings back a lobby, a pause, a result', async () => {
    const before = await started()
    await before[0]?.say({ kind: 'pause', pause: true })
    const paused = await resumed()
    expect(paused[0]?.frame.party).toMatchObject({ phase: 'match', paused: true })
    world.guests = paused
    await paused[0]?.say({ kind: 'lobby' })
    const lobby = await resumed()
    expect(lobby[0]?.frame.party).toMatchObject({ phase: 'lobby', paused: false })
    expect(lobby[0]?.frame.match).toBeNull()
    expect(lobby[0]?.frame.party.seats.map(seat => seat.name)).toEqual([...NAMES])
  })

  it('seats the bots again, and they play on', async () => {
    const guests = await started()
    await answers(guests, 10)
    for (const guest of guests.slice(1)) await guest.say({ kind: 'leave' })
    world.guests = guests.slice(0, 1)
    const [anna] = await resumed()
    const kept = anna?.frame.party.seats.map(seat => seat.who)
    expect(kept).toEqual(['person', 'bot', 'bot'])
    if (!anna) throw new Error('Anna')
    for (let i = 0; i < 12; i++) {
      await answers([anna], 1)
      await world.given.clock.advance(5000)
    }
    expect(world.given.faults).toEqual([])
  })

  it('has a bot sit in again for whoever was away, until they are back', async () => {
    const before = await started()
    await answers(before, 10)
    before[1]?.drop()
    await before[0]?.say({ kind: 'sitIn', seat: 1 })
    await before[0]?.say({ kind: 'doors', doors: 'shut' })
    const kept = await restart()
    expect(world.host.reopen(setup(), kept)).toBeNull()
    const [anna, boris] = ['Anna', 'Boris'].map(name => new Guest(world.host, name))
    anna?.hello(before[0]?.token)
    expect(anna?.frame.party).toMatchObject({
      doors: 'shut',
      seats: [{ here: true }, { here: false, sitIn: true }, { here: false, sitIn: false }],
    })
    boris?.hello(before[1]?.token)
    expect(boris?.frame.match?.view).toMatchObject({ own: { seat: 1 } })
    expect(anna?.frame.party.seats[1]).toMatchObject({ here: true, sitIn: false })
    expect(world.given.faults).toEqual([])
  })

  it('still knows who held which seat', async () => {
    const before = await started()
    await before[1]?.say({ kind: 'leave' })
    await before[2]?.say({ kind: 'leave' })
    const kept = await restart()
    world.host.reopen(setup(), kept)
    const anna = new Guest(world.host, 'Anna'),
      again = new Guest(world.host, 'Somebody')
    anna.hello(before[0]?.token)
    again.hello(before[1]?.token)
    expect(await anna.say({ kind: 'offer', seat: 2, person: again.frame.party.you.id })).toEqual({
      refused: 'knowsOther',
    })
  })

  it("passes the host's office on when the host of before does not come back", async () => {
    const before = await started()
    await before[0]?.say({ kind: 'lobby' })
    const kept = await restart()
    world.host.reopen(setup(), kept)
    const boris = new Guest(world.host, 'Boris')
    boris.hello(before[1]?.token)
    expect(boris.frame.party.you.host).toBe(false)
    await world.given.clock.advance(31_000)
    expect(boris.frame.party.you.host).toBe(true)
  })
})

describe('other rules', () => {
  const mascarade = gameById('mascarade')
  if (!mascarade) throw new Error('mascarade')
  const later = { ...mascarade, rules: mascarade.rules + 1 }

  async function kept(): Promise<KeptMatch> {
    await answers(await started(), 30)
    const { match } = await restart()
    if (!match) throw new Error('no match')
    return match
  }

  it('go on from the snapshot when the schema fits; what came before is theirs no more to replay', async () => {
    const saved = resumeMatch(later, await kept(), 40)
    expect(saved).toMatchObject({ replays: false, snapshot: { rules: later.rules } })
    if ('not' in saved) throw new Error(saved.not)
    expect(saved.answers).toHaveLength(30)
  })

  it('do not when a state of theirs has more, or they do not know a step; the match stays kept', async () => {
    const match = await kept()
    const wider = {
      ...later,
      setup: (...args: Parameters<typeof later.setup>) => ({ ...later.setup(...args), weather: 'rain' }),
    }
    expect(resumeMatch(wider, match, 40)).toEqual({ not: 'rules' })
    expect(resumeMatch({ ...later, steps: {} }, match, 40)).toEqual({ not: 'rules' })
  })

  it('of this version that tell something else than was told are not these rules', async () => {
    const match = await kept()
    const answers = match.answers.map(answer => ({ ...answer, told: [...answer.told, { event: { kind: 'forged' } }] }))
    expect(resumeMatch(mascarade, { ...match, answers }, 40)).toEqual({ not: 'unreadable' })
  })

  it('leave the party in the lobby, and say so', async () => {
    const before = await started()
    const table = await restart()
    if (!table.match) throw new Error('no match')
    const spoilt = {
      ...table,
      match: {
        ...table.match,
        last: {
          ...table.match.last,
          snapshot: {
            ...table.match.last.snapshot,
            rules: 0,
            state: { ...table.match.last.snapshot.state, steps: [] },
          },
        },
      },
    }
    expect(world.host.reopen(setup(), spoilt)).toBe('rules')
    const anna = new Guest(world.host, 'Anna')
    anna.hello(before[0]?.token)
    expect(anna.frame.party).toMatchObject({ phase: 'lobby', you: { host: true, seat: 0 } })
  })
})

describe('a match', () => {
  it('is not dealt when its deal cannot be kept, and is when it can', async () => {
    const given = testGiven(3)
    const host = new Host(given)
    host.open(setup())
    const [anna, boris] = ['Anna', 'Boris'].map(name => {
      const guest = new Guest(host, name)
      guest.hello()
      return guest
    })
    await boris?.say({ kind: 'ready', ready: true })
    given.store.broken = true
    expect(await anna?.say({ kind: 'start' })).toEqual({ refused: 'storeFailed' })
    expect(anna?.frame.party.phase).toBe('lobby')
    given.store.broken = false
    expect(await anna?.say({ kind: 'start' })).toBeNull()
    host.close()
  })

  it('plays on by clocks and bots once the store works again', async () => {
    const given = testGiven(3)
    const host = new Host(given)
    host.open(setup())
    const anna = new Guest(host, 'Anna')
    anna.hello()
    for (let i = 0; i < 2; i++) await anna.say({ kind: 'addBot' })
    await anna.say({ kind: 'clock', seconds: 15 })
    expect(await anna.say({ kind: 'start' })).toBeNull()
    const by = () => given.store.entries.map(({ entry }) => [entry.seat, entry.by])
    given.store.broken = true
    await given.clock.advance(3000)
    expect(by()).toEqual([])
    given.store.broken = false
    await given.clock.advance(2000)
    expect(by().sort()).toEqual([
      [1, 'hand'],
      [2, 'hand'],
    ])
    given.store.broken = true
    await given.clock.advance(30_000)
    given.store.broken = false
    await given.clock.advance(2000)
    expect(by()).toContainEqual([0, 'clock'])
    host.close()
  })

  it('costs who comes back one frame, however old it is', async () => {
    const guests = await started('tales')
    const sizes: number[] = []
    for (const more of [5, 55]) {
      await answers(guests, more)
      const [anna] = guests
      if (!anna || anna.frame.party.phase !== 'match') break
      const back = new Guest(world.host, 'Anna')
      expect(back.hello(anna.token)).toBeNull()
      expect(back.frames).toHaveLength(1)
      sizes.push(encode(back.frame).length)
      guests[0] = back
    }
    expect(sizes).toHaveLength(2)
    for (const size of sizes) expect(size).toBeLessThan(10_000)
  })
})
