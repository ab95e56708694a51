/** A host ends, and another one goes on from what was stored. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { drawAnswer, fastRandom } from '../../../src-shared/kernel'
import { gameById } from '../../../src-shared/games'
import { Host } from '../../../src-main/host/host'
import type { StoredMatch, StoredTable } from '../../../src-main/host/storage/storeTypes'
import { resumeMatch } from '../../../src-main/host/match/resumeMatch'
import { readRecord, type MatchRecord } from '../../../src-shared/record'
import { encode } from '../../../src-shared/wire'
import type { OpenStore } from '../../../src-main/store/open'
import { Guest } from '../../kit/guest'
import { testDeps, type TestDeps } from '../../kit/deps'
import { freshFolder, openTestStore } from '../../kit/testStore'

const NAMES = ['Anna', 'Boris', 'Carla'] as const
const random = fastRandom(4)

interface World {
  readonly deps: Omit<TestDeps, 'store'>
  readonly host: Host
  readonly open: OpenStore
  guests: Guest[]
}

let dir = ''
let testWorld: World

async function begin(seed: number): Promise<World> {
  const open = await openTestStore(dir)
  const deps = { ...testDeps(seed), store: open.store }
  return { deps, open, host: new Host(deps), guests: [] }
}

const setup = (id = 't') => ({ id, name: 'Table', game: 'mascarade', invite: [], fixedKey: null, pace: 0 })

beforeEach(async () => {
  dir = freshFolder()
  testWorld = await begin(1)
  testWorld.host.open(setup())
})
afterEach(async () => {
  testWorld.host.close()
  await testWorld.open.store.close()
})

function only<T>(items: readonly T[]): T {
  const [item] = items
  if (item === undefined) throw new Error('none')
  return item
}

async function started(game = 'mascarade'): Promise<Guest[]> {
  const guests = NAMES.map(name => new Guest(testWorld.host, name))
  for (const guest of guests) expect(guest.hello()).toBeNull()
  const [anna, ...others] = guests
  expect(await anna?.send({ kind: 'game', game })).toBeNull()
  for (const other of others) expect(await other.send({ kind: 'ready', ready: true })).toBeNull()
  expect(await anna?.send({ kind: 'start' })).toBeNull()
  testWorld.guests = guests
  return guests
}

/** This many random answers by the seats that are asked. */
async function answers(guests: readonly Guest[], count: number): Promise<void> {
  for (let taken = 0; taken < count;) {
    const guest = guests.find(candidate => candidate.asks().length > 0 && candidate.update.party.phase === 'match')
    if (!guest) return
    const ask = only(guest.asks())
    if (
      (await guest.send({ kind: 'answer', ask: ask.id, answer: drawAnswer(ask.pick, n => random.nextInt(n, '')) })) ===
      null
    )
      taken++
  }
}

/** The host process ends without warning, and another starts. @returns what it read */
async function restart(): Promise<StoredTable> {
  await testWorld.open.store.close()
  testWorld = await begin(2)
  return only(testWorld.open.loaded.tables)
}

async function resumed(): Promise<Guest[]> {
  const before = testWorld.guests
  const stored = await restart()
  expect(testWorld.host.reopen(setup(), stored)).toBeNull()
  return before.map(guest => {
    const back = new Guest(testWorld.host, guest.name)
    expect(back.hello(guest.token)).toBeNull()
    return back
  })
}

const views = (guests: readonly Guest[]): unknown[] =>
  guests.map(({ update }) => [
    update.match?.id,
    update.match?.view,
    update.party.you,
    update.party.host,
    update.party.phase,
  ])

describe('a host that goes on where another stopped', () => {
  it.each(['mascarade', 'castle', 'tales', 'overlord'])(
    '%s: everybody is back by token, to the same view',
    async game => {
      const before = await started(game)
      await answers(before, 37)
      const back = await resumed()
      expect(views(back)).toEqual(views(before))
      await answers(back, 5)
      expect(testWorld.deps.faults).toEqual([])
    },
  )

  it('sends players who come back the last events that they may know', async () => {
    const before = await started()
    await answers(before, 30)
    const reported = before.map(guest => guest.updates.flatMap(update => update.match?.events ?? []).slice(-40))
    expect((await resumed()).map(guest => guest.updates.find(update => update.log)?.log)).toEqual(reported)
  })

  it('acknowledges an answer that was stored, and refuses another in its place', async () => {
    const before = await started()
    const [anna] = before
    const ask = only(anna?.asks() ?? [])
    expect(await anna?.send({ kind: 'answer', ask: ask.id, answer: true })).toBeNull()
    const [again] = await resumed()
    expect(await again?.send({ kind: 'answer', ask: ask.id, answer: true })).toBeNull()
    expect(await again?.send({ kind: 'answer', ask: ask.id, answer: false })).toEqual({ refused: 'answeredOtherwise' })
  })

  it('brings back a lobby, a pause, a result', async () => {
    const before = await started()
    await before[0]?.send({ kind: 'pause', pause: true })
    const paused = await resumed()
    expect(paused[0]?.update.party).toMatchObject({ phase: 'match', paused: true })
    testWorld.guests = paused
    await paused[0]?.send({ kind: 'lobby' })
    const lobby = await resumed()
    expect(lobby[0]?.update.party).toMatchObject({ phase: 'lobby', paused: false })
    expect(lobby[0]?.update.match).toBeNull()
    expect(lobby[0]?.update.party.seats.map(seat => seat.name)).toEqual([...NAMES])
  })

  it('brings back the result of a match as it was: when it ended, its record for everybody, and no second end', async () => {
    const before = await started()
    await before[0]?.send({ kind: 'lobby' })
    await before[0]?.send({ kind: 'options', options: { turnLimit: 10 } })
    expect(await before[0]?.send({ kind: 'start', anyway: true })).toBeNull()
    await answers(before, 5000)
    const match = before[0]?.update.match
    expect([before[0]?.update.party.phase, match?.view.open.outcome === null]).toEqual(['result', false])
    const stored = await restart()
    // Some days later.
    const ended = stored.match?.ended ?? 0
    await testWorld.deps.clock.advance(200_000_000)
    const finished: MatchRecord[] = []
    const options = { ...setup(), finished: (record: MatchRecord) => finished.push(record) }
    expect(testWorld.host.reopen(options, stored)).toBeNull()
    await testWorld.deps.clock.settle()
    expect(finished.map(({ id, ended, outcome }) => ({ id, ended, outcome }))).toEqual([
      { id: match?.id, ended, outcome: match?.view.open.outcome },
    ])
    expect(ended).not.toBe(testWorld.deps.clock.now())
    const back = new Guest(testWorld.host, 'Anna')
    back.supportsFairDeals = true
    const laidOpen: string[] = []
    back.onMessage = message => {
      if (message.kind === 'laidOpen') laidOpen.push(message.record.id)
    }
    expect(back.hello(before[0]?.token)).toBeNull()
    expect(back.update.party).toMatchObject({ phase: 'result', you: { seat: 0, host: true } })
    expect([back.update.match?.id, laidOpen]).toEqual([match?.id, [match?.id]])
    expect(await back.send({ kind: 'answer', ask: 'any', answer: true })).not.toBeNull()
    expect(await back.send({ kind: 'lobby' })).toBeNull()
    await testWorld.deps.clock.settle()
    expect([finished.length, testWorld.deps.faults]).toEqual([1, []])
  })

  it('has after a result what the match has decided for the next one: who is the Overlord then', async () => {
    const before = await started('overlord')
    const chosen = before[0]?.update.party.options.overlord
    await answers(before, 5000)
    expect(before[0]?.update.party.phase).toBe('result')
    const next = before[0]?.update.party.options.overlord
    expect(next).not.toBe(chosen)
    const back = await resumed()
    expect(back[0]?.update.party).toMatchObject({ phase: 'result', options: { overlord: next } })
  })

  it('deals the next match of the table, not the first again', async () => {
    const before = await started()
    for (let n = 0; n < 2; n++) {
      await before[0]?.send({ kind: 'lobby' })
      expect(await before[0]?.send({ kind: 'start', anyway: true })).toBeNull()
    }
    const stored = await restart()
    const keys: number[] = []
    const fixedKey = (match: number): Uint8Array => new Uint8Array(32).fill(keys.push(match))
    testWorld.host.reopen({ ...setup(), fixedKey }, stored)
    const anna = new Guest(testWorld.host, 'Anna')
    anna.hello(before[0]?.token)
    await anna.send({ kind: 'lobby' })
    expect(await anna.send({ kind: 'start', anyway: true })).toBeNull()
    expect(keys).toEqual([3])
  })

  it('says of a table whose shuffles were ever fixed that they were, also when they are fixed no more', async () => {
    testWorld.host.open({ ...setup('fixed'), fixedKey: () => new Uint8Array(32).fill(3) })
    const anna = new Guest(testWorld.host, 'Anna')
    anna.hello(undefined, 'fixed')
    expect(anna.update.party.fixedShuffle).toBe(true)
    await testWorld.deps.clock.settle()
    await testWorld.open.store.close()
    testWorld = await begin(2)
    const stored = testWorld.open.loaded.tables.find(({ party }) => party.id === 'fixed')
    if (!stored) throw new Error('the table is not stored')
    testWorld.host.reopen(setup('fixed'), stored)
    const back = new Guest(testWorld.host, 'Anna')
    back.hello(anna.token, 'fixed')
    expect(back.update.party.fixedShuffle).toBe(true)
  })

  it('has no bot come for those who are away before they had their time to come back', async () => {
    const before = await started()
    await before[0]?.send({ kind: 'setting', key: 'sitInAfter', value: 30 })
    await answers(before, 5)
    const stored = await restart()
    await testWorld.deps.clock.advance(600_000)
    testWorld.host.reopen(setup(), stored)
    const anna = new Guest(testWorld.host, 'Anna')
    anna.hello(before[0]?.token)
    const sitIns = (): boolean[] => anna.update.party.seats.map(seat => seat.who === 'person' && seat.sitIn)
    await testWorld.deps.clock.advance(29_999)
    expect(sitIns()).toEqual([false, false, false])
    await testWorld.deps.clock.advance(1)
    expect(sitIns()).toEqual([false, true, true])
  })

  it('seats the bots again, and they play on', async () => {
    const guests = await started()
    await answers(guests, 10)
    for (const guest of guests.slice(1)) await guest.send({ kind: 'leave' })
    testWorld.guests = guests.slice(0, 1)
    const [anna] = await resumed()
    const stored = anna?.update.party.seats.map(seat => seat.who)
    expect(stored).toEqual(['person', 'bot', 'bot'])
    if (!anna) throw new Error('Anna')
    for (let i = 0; i < 12; i++) {
      await answers([anna], 1)
      await testWorld.deps.clock.advance(5000)
    }
    expect(testWorld.deps.faults).toEqual([])
  })

  it('puts the stand-in bot back for an absent player, until the player returns', async () => {
    const before = await started()
    await answers(before, 10)
    before[1]?.disconnect()
    await before[0]?.send({ kind: 'sitIn', seat: 1 })
    await before[0]?.send({ kind: 'setting', key: 'doors', value: 'shut' })
    const stored = await restart()
    expect(testWorld.host.reopen(setup(), stored)).toBeNull()
    const [anna, boris] = ['Anna', 'Boris'].map(name => new Guest(testWorld.host, name))
    anna?.hello(before[0]?.token)
    expect(anna?.update.party).toMatchObject({
      settings: { doors: 'shut' },
      seats: [{ here: true }, { here: false, sitIn: true }, { here: false, sitIn: false }],
    })
    boris?.hello(before[1]?.token)
    expect(boris?.update.match?.view).toMatchObject({ own: { seat: 1 } })
    expect(anna?.update.party.seats[1]).toMatchObject({ here: true, sitIn: false })
    expect(testWorld.deps.faults).toEqual([])
  })

  it('still knows who held which seat', async () => {
    const before = await started()
    await before[1]?.send({ kind: 'leave' })
    await before[2]?.send({ kind: 'leave' })
    const stored = await restart()
    testWorld.host.reopen(setup(), stored)
    const anna = new Guest(testWorld.host, 'Anna'),
      again = new Guest(testWorld.host, 'Somebody')
    anna.hello(before[0]?.token)
    again.hello(before[1]?.token)
    expect(await anna.send({ kind: 'offer', seat: 2, person: again.update.party.you.id })).toEqual({
      refused: 'knowsOther',
    })
  })

  it("passes the host's role on when the previous host does not come back", async () => {
    const before = await started()
    await before[0]?.send({ kind: 'lobby' })
    const stored = await restart()
    testWorld.host.reopen(setup(), stored)
    const boris = new Guest(testWorld.host, 'Boris')
    boris.hello(before[1]?.token)
    expect(boris.update.party.you.host).toBe(false)
    await testWorld.deps.clock.advance(31_000)
    expect(boris.update.party.you.host).toBe(true)
  })
})

describe('a program whose rules have changed under their number', () => {
  const mascarade = gameById('mascarade')
  if (!mascarade) throw new Error('mascarade')

  async function stored(): Promise<StoredMatch> {
    await answers(await started(), 30)
    const { match } = await restart()
    if (!match) throw new Error('no match')
    return match
  }

  it('so that a view of some seat fails does not go on with the match: nobody is left before an empty page', async () => {
    const match = await stored()
    const blind = (blinded: number) => ({
      ...mascarade,
      own: (...of: Parameters<typeof mascarade.own>) => {
        if (of[1] === blinded) throw new Error('no such card')
        return mascarade.own(...of)
      },
    })
    for (const seat of [0, 2]) expect(resumeMatch(blind(seat), match, 40)).toBeNull()
    // There is no fourth seat.
    expect(resumeMatch(blind(3), match, 40)).toHaveProperty('id', match.deal.id)
  })

  it('and emit other events cannot resume the match', async () => {
    const match = await stored()
    const answers = match.answers.map(answer => ({
      ...answer,
      events: [...answer.events, { event: { kind: 'forged' } }],
    }))
    expect(resumeMatch(mascarade, { ...match, answers }, 40)).toBeNull()
  })
})

describe('a host that plays by other rules than the match it finds', () => {
  /** From now on the store has matches as a host with rules of another number writes them. */
  function otherRules(): void {
    const { store } = testWorld.open
    const saveDeal = store.saveDeal.bind(store)
    store.saveDeal = (deal, decks) => saveDeal({ ...deal, rules: deal.rules + 1 }, decks)
  }

  it('abandons it and tells the table why, keeps its record, and deals the next one', async () => {
    otherRules()
    const before = await started()
    await answers(before, 10)
    const table = await restart()
    const laidOpen: MatchRecord[] = []
    const options = { ...setup(), finished: (record: MatchRecord) => laidOpen.push(record) }
    expect(testWorld.host.reopen(options, table)).toBe('rules')
    const [anna, boris] = before.map(({ name, token }) => {
      const back = new Guest(testWorld.host, name)
      expect(back.hello(token)).toBeNull()
      return back
    })
    expect(anna?.update.party).toMatchObject({ phase: 'lobby', otherRules: true, you: { host: true, seat: 0 } })
    expect(anna?.update.match).toBeNull()

    const { store } = testWorld.open,
      id = table.match?.deal.id ?? ''
    const record = await store.record(id, 't')
    expect(record).toMatchObject({ id, table: 'Table', outcome: null })
    expect(record?.answers).toHaveLength(10)
    expect(laidOpen).toEqual([{ ...record, ended: laidOpen[0]?.ended }])
    expect(readRecord(JSON.stringify(record))).toEqual(record)

    await boris?.send({ kind: 'ready', ready: true })
    expect(await anna?.send({ kind: 'start', anyway: true })).toBeNull()
    expect(anna?.update.party.phase).toBe('match')
    expect(anna?.update.party).not.toHaveProperty('otherRules')
  })

  it('finds no match at the next start: it is over, once and for all', async () => {
    otherRules()
    await answers(await started(), 10)
    const table = await restart()
    expect(testWorld.host.reopen(setup(), table)).toBe('rules')
    await testWorld.deps.clock.settle()
    testWorld.host.close()
    expect((await restart()).match).toBeNull()
  })

  it('leaves a result of other rules as it was', async () => {
    otherRules()
    await answers(await started('overlord'), 5000)
    const table = await restart()
    expect(table.match?.ended).not.toBeNull()
    expect(testWorld.host.reopen(setup(), table)).toBeNull()
    const record = await testWorld.open.store.record(table.match?.deal.id ?? '', 't')
    expect(record?.outcome).not.toBeNull()
  })
})

describe('a match', () => {
  it('is not dealt while its deal cannot be stored, and is dealt when it can', async () => {
    const deps = testDeps(3)
    const host = new Host(deps)
    host.open(setup())
    const [anna, boris] = ['Anna', 'Boris'].map(name => {
      const guest = new Guest(host, name)
      guest.hello()
      return guest
    })
    await boris?.send({ kind: 'ready', ready: true })
    deps.store.broken = true
    expect(await anna?.send({ kind: 'start' })).toEqual({ refused: 'storeFailed' })
    expect(anna?.update.party.phase).toBe('lobby')
    deps.store.broken = false
    expect(await anna?.send({ kind: 'start' })).toBeNull()
    host.close()
  })

  it('plays on by clocks and bots once the store works again', async () => {
    const deps = testDeps(3)
    const host = new Host(deps)
    host.open(setup())
    const anna = new Guest(host, 'Anna')
    anna.hello()
    for (let i = 0; i < 2; i++) await anna.send({ kind: 'addBot' })
    await anna.send({ kind: 'setting', key: 'clock', value: 15 })
    expect(await anna.send({ kind: 'start' })).toBeNull()
    const by = () => deps.store.entries.map(({ entry }) => [entry.seat, entry.by])
    deps.store.broken = true
    await deps.clock.advance(3000)
    expect(by()).toEqual([])
    deps.store.broken = false
    await deps.clock.advance(2000)
    expect(by().sort()).toEqual([
      [1, 'hand'],
      [2, 'hand'],
    ])
    deps.store.broken = true
    await deps.clock.advance(30_000)
    deps.store.broken = false
    await deps.clock.advance(2000)
    expect(by()).toContainEqual([0, 'clock'])
    host.close()
  })

  it('sends a player who comes back one update, however long it has lasted', async () => {
    const guests = await started('tales')
    const sizes: number[] = []
    for (const more of [5, 55]) {
      await answers(guests, more)
      const [anna] = guests
      if (!anna || anna.update.party.phase !== 'match') break
      const back = new Guest(testWorld.host, 'Anna')
      expect(back.hello(anna.token)).toBeNull()
      expect(back.updates).toHaveLength(1)
      sizes.push(encode(back.update).length)
      guests[0] = back
    }
    expect(sizes).toHaveLength(2)
    for (const size of sizes) expect(size).toBeLessThan(10_000)
  })
})
