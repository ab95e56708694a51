/**
 * What a bot is told: what its own seat has been sent, from the first update on, and nothing of another seat. So it is
 * when it takes over a person's seat, and when a host goes on after a restart.
 */
import { afterEach, beforeEach, expect, it } from 'vitest'
import { drawAnswer, fastRandom, type Seat } from '../../../src-shared/kernel'
import type { MatchPart } from '../../../src-shared/wire'
import type { BotPool } from '../../../src-main/host/deps'
import { Host } from '../../../src-main/host/host'
import type { OpenStore } from '../../../src-main/store/open'
import { inlineBots, testDeps } from '../../kit/deps'
import { Guest } from '../../kit/guest'
import { freshFolder, openTestStore } from '../../kit/testStore'

/** Every part that was sent to a bot, in order, by its seat. */
type Told = Map<Seat, MatchPart[]>

/** The usual bots, which never answer: what they are told is written down. */
function listening(told: Told): BotPool {
  return {
    open(...given) {
      const bot = inlineBots.open(...given),
        [, seat] = given,
        parts: MatchPart[] = []
      told.set(seat, parts)
      return {
        ...bot,
        see: part => {
          parts.push(structuredClone(part))
          bot.see(part)
        },
        answer: () => new Promise(() => undefined),
      }
    },
  }
}

const NAMES = ['Anna', 'Boris', 'Carla'] as const
const SETUP = { id: 't', name: 'Table', game: 'castle', invite: [], fixedKey: null, pace: 0 }
const random = fastRandom(11)
/** A bot is told what has been in small portions. Milliseconds. */
const CAUGHT_UP = 2000

let open: OpenStore
let host: Host
let told: Told
let clock: ReturnType<typeof testDeps>['clock']
let dir = ''

async function begin(seed: number): Promise<void> {
  open = await openTestStore(dir)
  told = new Map()
  const deps = testDeps(seed, listening(told))
  clock = deps.clock
  host = new Host({ ...deps, store: open.store })
}

beforeEach(async () => {
  dir = freshFolder()
  await begin(1)
})
afterEach(async () => {
  host.close()
  await open.store.close()
})

async function started(): Promise<Guest[]> {
  host.open(SETUP)
  const guests = NAMES.map(name => new Guest(host, name))
  for (const guest of guests) expect(guest.hello()).toBeNull()
  for (const guest of guests.slice(1)) expect(await guest.send({ kind: 'ready', ready: true })).toBeNull()
  expect(await guests[0]?.send({ kind: 'start' })).toBeNull()
  return guests
}

async function answers(guests: readonly Guest[], count: number): Promise<void> {
  for (let taken = 0; taken < count; taken++) {
    const guest = guests.find(one => one.asks().length > 0),
      ask = guest?.asks()[0]
    if (!guest || !ask) throw new Error('nobody is asked')
    await guest.send({ kind: 'answer', ask: ask.id, answer: drawAnswer(ask.pick, n => random.nextInt(n, '')) })
  }
}

/** What a person has been sent of the match that changed what it shows, or brought events. */
const sentTo = (guest: Guest): readonly MatchPart[] => guest.updates.flatMap(({ match }) => (match ? [match] : []))
const events = (parts: readonly MatchPart[]): unknown[] => parts.flatMap(part => part.events)

/** The own sealed answers, while others had yet to answer: an update to this seat alone. */
const sealed = (parts: readonly MatchPart[]): readonly string[] => [
  ...new Set(parts.flatMap(({ view }) => (view.own?.sealed ? [JSON.stringify(view.own)] : []))),
]

it.each([1, 2] as const)(
  'a bot that takes over seat %i has been told what that seat was, and nothing else',
  async seat => {
    const guests = await started()
    await answers(guests, 25)
    const [anna] = guests,
      leaving = guests[seat]
    const before = leaving ? sentTo(leaving) : []
    expect(events(before).length).toBeGreaterThan(10)
    expect(await anna?.send({ kind: 'kick', person: leaving?.update.party.you.id ?? '' })).toBeNull()

    await clock.advance(CAUGHT_UP)
    const parts = told.get(seat) ?? []
    expect([...told.keys()]).toEqual([seat])
    expect(new Set(parts.map(({ view }) => view.own?.seat))).toEqual(new Set([seat]))
    expect(events(parts)).toEqual(events(before))
    if (seat === 1) expect(sealed(before)).not.toEqual([])
    expect(sealed(parts)).toEqual(sealed(before))
    expect(parts.at(-1)?.view).toEqual(before.at(-1)?.view)
  },
)

it('after a restart the bots are told again what their seats were, each its own', async () => {
  const guests = await started()
  await answers(guests, 25)
  const [, boris, carla] = guests
  const before = new Map([boris, carla].map((guest, i) => [i + 1, guest ? sentTo(guest) : []]))
  for (const guest of [boris, carla]) await guest?.send({ kind: 'leave' })

  host.close()
  await open.store.close()
  await begin(2)
  const [table] = open.loaded.tables
  if (!table) throw new Error('no table')
  expect(host.reopen(SETUP, table)).toBeNull()
  await clock.advance(CAUGHT_UP)
  expect([...told.keys()].sort()).toEqual([1, 2])
  for (const [seat, parts] of told) {
    expect(new Set(parts.map(({ view }) => view.own?.seat))).toEqual(new Set([seat]))
    expect(events(parts)).toEqual(events(before.get(seat) ?? []))
    expect(parts.at(-1)?.view.own?.private).toEqual(before.get(seat)?.at(-1)?.view.own?.private)
  }
})
