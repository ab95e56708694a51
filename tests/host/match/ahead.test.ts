/** Answers that are accepted by their entries alone: a host that ends before their rows are written has lost none. */
import { copyFileSync, existsSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { drawAnswer, fastRandom, refuse, type Random } from '../../../src-shared/kernel'
import { GAMES } from '../../../src-shared/games'
import { Host } from '../../../src-main/host/host'
import { openDatabase, type Db } from '../../../src-main/store/database'
import { ENTRIES } from '../../../src-main/store/folder'
import { DATABASE, KEY_FILE, type OpenStore } from '../../../src-main/store/open'
import { aroundCommits } from '../../kit/commits'
import { testDeps, type TestDeps } from '../../kit/deps'
import { Guest } from '../../kit/guest'
import { freshFolder, openTestStore } from '../../kit/testStore'

const NAMES = ['Anna', 'Boris', 'Carla', 'Dmitri'] as const

let dir: string, deps: Omit<TestDeps, 'store'>, host: Host, random: Random
let open: OpenStore
let disk: 'works' | 'full'

beforeEach(async () => {
  dir = freshFolder()
  random = fastRandom(9)
  disk = 'works'
  await begin(dir, 1)
})

/** A database whose rows find no room while the disk is full. */
const failing = (setup: Parameters<typeof openDatabase>[0]): Db =>
  aroundCommits(openDatabase(setup), commit => {
    if (disk === 'full') throw Object.assign(new Error('the disk is full'), { code: 'SQLITE_FULL' })
    commit()
  })

async function begin(folder: string, seed: number): Promise<void> {
  open = await openTestStore(folder, failing)
  deps = { ...testDeps(seed), store: open.store } as never
  host = new Host({ ...deps, store: open.store })
}
const setup = (game: string) => ({ id: 't', name: 'Table', game, invite: [], fixedKey: null, pace: 0 })

async function started(game = 'mascarade'): Promise<Guest[]> {
  host.open(setup(game))
  const guests = NAMES.map(name => new Guest(host, name))
  for (const guest of guests) expect(guest.hello()).toBeNull()
  for (const other of guests.slice(1)) expect(await other.send({ kind: 'ready', ready: true })).toBeNull()
  expect(await guests[0]?.send({ kind: 'start' })).toBeNull()
  await written()
  return guests
}

/** Answers by who is asked, until this many are taken or one is refused. @returns how many were taken */
async function answers(guests: readonly Guest[], count: number): Promise<number> {
  for (let taken = 0; taken < count; taken++) {
    const guest = guests.find(one => one.asks().length > 0 && one.update.party.phase === 'match'),
      ask = guest?.asks()[0]
    if (!guest || !ask) return taken
    const answer = drawAnswer(ask.pick, n => random.nextInt(n, ''))
    if ((await guest.send({ kind: 'answer', ask: ask.id, answer })) !== null) return taken
  }
  return count
}

/** The machine loses its power; what is on the disk is found by another host. @returns the people, back at the table */
async function crash(guests: readonly Guest[], game: string): Promise<Guest[]> {
  const found = freshFolder()
  for (const name of [DATABASE, `${DATABASE}-wal`, `${DATABASE}${ENTRIES}`, KEY_FILE])
    if (existsSync(path.join(dir, name))) copyFileSync(path.join(dir, name), path.join(found, name))
  disk = 'works'
  host.close()
  await open.store.close()
  dir = found
  await begin(dir, 2)
  const [stored] = open.loaded.tables
  if (!stored) throw new Error('no table')
  expect(host.reopen(setup(game), stored)).toBeNull()
  return guests.map(({ name, token }) => {
    const back = new Guest(host, name)
    expect(back.hello(token)).toBeNull()
    return back
  })
}

/** All that was written so far is in the database: a read comes after it. */
const written = (): Promise<unknown> => open.store.statistics(null)

const seen = (guests: readonly Guest[]): unknown[] => guests.map(({ update }) => update.match?.view)
/** How many answers of the match have rows, and how many have none. */
const stored = (): unknown => {
  const match = open.loaded.tables[0]?.match
  return [match?.answers.length, match?.tail?.length ?? 0]
}

describe('a host that ends before the rows of its last answers are written', () => {
  it.each(GAMES.map(({ id }) => id))('has lost none of them, in %s', async game => {
    const people = await started(game)
    expect(await answers(people, 7)).toBe(7)
    await open.store.ahead?.caughtUp()
    disk = 'full'
    const taken = await answers(people, 6)
    expect(taken).toBeGreaterThan(0)
    const before = seen(people)
    const back = await crash(people, game)
    expect(stored()).toEqual([7, taken])
    expect(seen(back)).toEqual(before)
    expect(await answers(back, 3)).toBe(3)
    // The next start finds all of them as rows.
    const last = seen(back)
    host.close()
    await open.store.close()
    await begin(dir, 3)
    expect(stored()).toEqual([7 + taken + 3, 0])
    expect(last).toHaveLength(NAMES.length)
  })

  it('has lost none of them when it ends twice', async () => {
    const people = await started()
    disk = 'full'
    const taken = await answers(people, 4)
    const back = await crash(people, 'mascarade')
    await written()
    disk = 'full'
    const more = await answers(back, 2)
    const before = seen(back)
    const again = await crash(back, 'mascarade')
    expect(seen(again)).toEqual(before)
    host.close()
    await open.store.close()
    await begin(dir, 4)
    expect(stored()).toEqual([taken + more, 0])
  })

  it('goes on with a match that its last answer has ended as one that is over', async () => {
    const people = await started()
    while (people[0]?.update.party.phase === 'match') {
      disk = 'works'
      await written()
      disk = 'full'
      expect(await answers(people, 1)).toBe(1)
    }
    const outcome = people[0]?.update.match?.view.open.outcome
    const back = await crash(people, 'mascarade')
    expect(back[0]?.update.party.phase).toBe('result')
    expect(back[0]?.update.match?.view.open.outcome).toEqual(outcome)
    expect(await open.store.history({ table: null, before: null, limit: 9 })).toHaveLength(1)
  })
})

describe('a database that takes no rows', () => {
  it('is noticed: answers are refused then, and taken again when it works, and none is missing', async () => {
    const people = await started()
    disk = 'full'
    const taken = await answers(people, 2)
    await expect(open.store.ahead?.caughtUp()).rejects.toThrow('the disk is full')
    expect(await answers(people, 1)).toBe(0)
    const before = seen(people)
    disk = 'works'
    expect(await answers(people, 3)).toBe(3)
    expect(seen(people)).not.toEqual(before)
    host.close()
    await open.store.close()
    await begin(dir, 2)
    expect(stored()).toEqual([taken + 3, 0])
  })
})

describe('an answer at which a step fails', () => {
  it('is refused, and counts for nothing after a crash either', async () => {
    const people = await started()
    expect(await answers(people, 2)).toBe(2)
    await open.store.ahead?.caughtUp()
    disk = 'full'
    const game = host.all()[0]?.party.game,
      [guest] = people.filter(one => one.asks().length > 0),
      ask = guest?.asks()[0]
    if (!game || !guest || !ask) throw new Error('nobody is asked')
    const { steps } = game
    Object.assign(game, {
      steps: new Proxy(steps, {
        get: () => {
          throw new Error('a step fails')
        },
      }),
    })
    const answer = drawAnswer(ask.pick, n => random.nextInt(n, ''))
    try {
      expect(await guest.send({ kind: 'answer', ask: ask.id, answer })).toEqual(refuse('storeFailed'))
    } finally {
      Object.assign(game, { steps })
    }
    const before = seen(people)
    const back = await crash(people, 'mascarade')
    expect(stored()).toEqual([2, 0])
    expect(seen(back)).toEqual(before)
  })
})
