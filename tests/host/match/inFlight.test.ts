/** An answer that is being stored while something else happens: it is kept, and nothing of it reaches the wrong match. */
import { beforeEach, describe, expect, it } from 'vitest'
import type { BotPool } from '../../../src-main/host/deps'
import { Host } from '../../../src-main/host/host'
import type { Table } from '../../../src-main/host/table'
import { Journal } from '../../../src-main/host/match/journal'
import { AnswerQueue } from '../../../src-main/host/match/answerQueue'
import { refuse, type Proposal } from '../../../src-shared/kernel'
import { answers } from '../answers'
import { Guest } from '../../kit/guest'
import { testDeps, type TestDeps } from '../../kit/deps'

let deps: TestDeps, host: Host, table: Table
let held: { readonly done: () => void; readonly fail: () => void }[]
let holds: boolean

beforeEach(() => {
  deps = testDeps(7)
  held = []
  holds = false
  const { appendAnswer } = deps.store
  deps.store.appendAnswer = async (match, answer) => {
    if (holds)
      await new Promise<void>((done, fail) => {
        held.push({
          done,
          fail: () => {
            fail(new Error('the disk is gone'))
          },
        })
      })
    await appendAnswer(match, answer)
  }
  host = new Host(deps)
  table = host.open({
    id: 't',
    name: 'Table',
    game: 'mascarade',
    invite: [],
    fixedKey: () => new Uint8Array(32).fill(3),
    pace: 1,
  })
})

async function started(clock = 0): Promise<Guest[]> {
  const guests = ['Anna', 'Boris'].map(name => {
    const guest = new Guest(host, name)
    expect(guest.hello()).toBeNull()
    return guest
  })
  if (clock > 0) await guests[0]?.send({ kind: 'setting', key: 'clock', value: clock })
  expect(await guests[0]?.send({ kind: 'start', anyway: true })).toBeNull()
  return guests
}

describe('an answer that is being stored', () => {
  it('when its match is left is stored, and nobody is shown it in the lobby or in the next match', async () => {
    const [anna, boris] = await started()
    holds = true
    const answered = answers(boris ? [boris] : [], 1)
    await deps.clock.settle()
    await anna?.send({ kind: 'lobby' })
    await anna?.send({ kind: 'start', anyway: true })
    const before = [anna, boris].map(guest => guest?.updates.length)
    holds = false
    for (const { done } of held) done()
    await answered
    await deps.clock.settle()
    expect(deps.store.entries).toHaveLength(1)
    expect([anna, boris].map(guest => guest?.updates.length)).toEqual(before)
  })

  it('is shown to nobody before it is, whatever else they are told meanwhile, and once afterwards', async () => {
    const people = await started()
    const seen = () => people.map(({ update }) => JSON.stringify(update.match?.view))
    const before = seen()
    holds = true
    const answered = answers(people.slice(1), 1)
    await deps.clock.settle()
    expect(held).toHaveLength(1)
    expect(await people[0]?.send({ kind: 'rename', name: 'Anja' })).toBeNull()
    await deps.clock.advance(1000)
    expect(people.map(({ update }) => update.party.seats[0]?.name)).toEqual(['Anja', 'Anja'])
    expect([seen(), people.map(({ update }) => update.match?.events)]).toEqual([before, [[], []]])
    // Nor to somebody who comes at that moment.
    const eve = new Guest(host, 'Eve')
    expect(eve.hello()).toBeNull()
    expect(JSON.stringify(eve.update.match?.view.open)).toBe(JSON.stringify(people[0]?.update.match?.view.open))
    for (const { done } of held) done()
    await answered
    await deps.clock.settle()
    expect(seen()[1]).not.toBe(before[1])
  })

  it('when its table is closed and cannot be stored is not tried for ever', async () => {
    const people = await started(15)
    await answers(people, 2)
    holds = true
    await deps.clock.advance(15_000)
    expect(held.length).toBeGreaterThan(0)
    host.close()
    for (const { fail } of held) fail()
    await deps.clock.settle()
    expect(deps.clock.waiting).toBe(0)
  })

  it('is in the record of its match, although the match was left meanwhile', async () => {
    const guests = await started()
    guests[1]?.disconnect()
    const witness = new Guest(host, 'Witness')
    witness.supportsFairDeals = true
    witness.hello()
    holds = true
    const answered = answers(guests.slice(0, 1), 1)
    await deps.clock.settle()
    await guests[0]?.send({ kind: 'lobby' })
    let recorded = -1
    witness.onMessage = message => {
      if (message.kind === 'laidOpen') recorded = message.record.answers.length
    }
    for (const { done } of held) done()
    await answered
    await deps.clock.settle()
    expect(recorded).toBe(1)
    expect(table.party.phase).toBe('lobby')
  })
})

describe('a bot that cannot answer', () => {
  /** It is Boris's turn, a bot fills in for him, and its time to answer has come. */
  async function failing(): Promise<{ boris: Guest; fail: () => void; stored: number }> {
    const fails: (() => void)[] = []
    const pool: BotPool = {
      open: () => ({
        see: () => undefined,
        close: () => undefined,
        answer: () =>
          new Promise((_, fail) => {
            fails.push(() => {
              fail(new Error('no idea'))
            })
          }),
      }),
    }
    Object.assign(deps, { bots: pool })
    const guests = await started()
    const [anna, boris] = guests
    if (!anna || !boris) throw new Error('two guests')
    for (let n = 0; n < 50 && boris.asks()[0]?.key !== 'turn'; n++) await answers(guests, 1)
    boris.disconnect()
    expect(await anna.send({ kind: 'sitIn', seat: 1 })).toBeNull()
    await deps.clock.advance(60_000)
    return { boris, fail: () => fails.at(-1)?.(), stored: deps.store.entries.length }
  }

  it('leaves its seat to the clock, so that the match goes on', async () => {
    const { fail, stored } = await failing()
    fail()
    await deps.clock.settle()
    expect(deps.store.entries).toHaveLength(stored + 1)
    expect(deps.store.entries.at(-1)?.entry).toMatchObject({ seat: 1, by: 'clock' })
  })

  it('leaves it to its person, where they are back before the disk takes the clock’s answer', async () => {
    const { boris, fail, stored } = await failing()
    deps.store.broken = true
    fail()
    await deps.clock.settle()
    boris.hello(boris.token)
    deps.store.broken = false
    await deps.clock.advance(5000)
    expect(deps.store.entries).toHaveLength(stored)
    expect(boris.asks()[0]?.key).toBe('turn')
  })
})

describe('the queue of answers', () => {
  it('goes on after a step that throws: the next one is taken', async () => {
    const taken: Proposal[] = []
    const queue = new AnswerQueue(deps, given => {
      taken.push(given.propose())
      return Promise.resolve(true)
    })
    const fails = queue.add(() => {
      throw new Error('a step of the rules')
    })
    const next = queue.add(() => ({ propose: () => ({ events: [] }) }) as never)
    expect([await fails, await next, taken.length]).toEqual([refuse('storeFailed'), null, 1])
    expect(deps.faults).toHaveLength(1)
  })

  it('tries a clock’s answer again every second until it is stored, and a person’s not at all', async () => {
    let stores = 0
    const queue = new AnswerQueue(deps, () => Promise.resolve(++stores > 3))
    expect(await queue.add(() => ({ propose: () => ({}) }) as never)).toEqual(refuse('storeFailed'))
    const byClock = queue.addUntilStored(() => ({ propose: () => ({}) }) as never)
    await deps.clock.advance(999)
    expect(stores).toBe(2)
    await deps.clock.advance(1001)
    expect(await byClock).toBeNull()
    expect(stores).toBe(4)
  })
})

describe('the log of a young match', () => {
  const event = (n: number) => ({ event: { n }, to: 'all' }) as never
  const told = (journal: Journal, limit: number): number[] =>
    journal.lastEvents(limit).map(one => (one as unknown as { event: { n: number } }).event.n)

  it('begins with what was said at the deal, and is no longer than asked for', () => {
    const journal = new Journal([event(1), event(2)], [])
    expect(told(journal, 5)).toEqual([1, 2])
    journal.add({} as never, [event(3)])
    journal.add({} as never, [event(4), event(5)])
    expect([told(journal, 9), told(journal, 4), told(journal, 3), told(journal, 2)]).toEqual([
      [1, 2, 3, 4, 5],
      [2, 3, 4, 5],
      [3, 4, 5],
      [4, 5],
    ])
  })
})
