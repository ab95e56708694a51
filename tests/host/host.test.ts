/** The tables of a host: which one a hello leads to, what is listed, and what is gone. */
import { beforeEach, describe, expect, it } from 'vitest'
import { Host } from '../../src-main/host/host'
import { refuse } from '../../src-shared/kernel'
import { CLOSE, PROTOCOL } from '../../src-shared/wire'
import { testDeps, type TestDeps } from '../kit/deps'
import { Guest } from '../kit/guest'

/** What is listed of a table at which nothing has happened. */
const FACTS = { game: 'mascarade', seats: 13, phase: 'lobby', doors: 'open', locked: false }
const table = (id: string) => ({ id, name: id, game: 'mascarade', invite: [], fixedKey: null, pace: 0 })

let deps: TestDeps, host: Host
beforeEach(() => {
  deps = testDeps(3)
  host = new Host(deps)
  for (const id of ['first', 'second']) host.open(table(id))
})

function arrive(name: string, token?: string, at?: string): Guest {
  const guest = new Guest(host, name)
  expect(guest.hello(token, at)).toBeNull()
  return guest
}
const tableOf = (guest: Guest): string => guest.update.party.table.id

describe('a hello', () => {
  it('leads to the table that it names, to that of its token, or to the first', () => {
    const anna = arrive('Anna', undefined, 'second')
    expect([tableOf(anna), tableOf(arrive('Boris'))]).toEqual(['second', 'first'])
    anna.disconnect()
    expect(tableOf(arrive('Anna', anna.token))).toBe('second')
  })

  it('that names a table of no host here is refused, whatever its token', () => {
    const { token } = arrive('Anna')
    expect(new Guest(host, 'Anna').hello(token, 'third')).toEqual({ refused: 'tableUnknown' })
  })
})

describe.each([
  ['moved to another computer', 'tableMoved', (id: string) => host.tableMoved(id)],
  ['closed for good', 'tableClosed', (id: string) => host.closeTable(id, refuse('tableClosed'))],
])('a table that was %s', (_, why, end) => {
  it('is listed no more, takes nobody in, and its people are told why', async () => {
    const anna = arrive('Anna'),
      boris = arrive('Boris', undefined, 'second')
    end('first')
    expect(anna.closed?.why).toEqual({ refused: why })
    expect([host.list().map(({ id }) => id), host.all().length]).toEqual([['second'], 1])
    expect(new Guest(host, 'Anna').hello(anna.token, 'first')).toEqual({ refused: 'tableUnknown' })
    expect(boris.closed).toBeNull()
    await deps.clock.settle()
    expect(tableOf(arrive('Carla'))).toBe('second')
  })

  it('is not closed twice: one that is not here changes nothing', () => {
    const anna = arrive('Anna')
    end('third')
    expect([anna.closed, host.all().length]).toEqual([null, 2])
  })
})

describe('the list of a host', () => {
  it('has of each table what anybody may know, as it is now', async () => {
    const anna = arrive('Anna')
    arrive('Boris')
    await anna.send({ kind: 'addBot' })
    await anna.send({ kind: 'nameTable', name: 'Friday' })
    expect(host.list()).toEqual([
      { ...FACTS, id: 'first', name: 'Friday', taken: 3 },
      { ...FACTS, id: 'second', name: 'second', taken: 0 },
    ])
    await anna.send({ kind: 'setting', key: 'doors', value: 'shut' })
    await anna.send({ kind: 'code', code: 'blue tango' })
    await anna.send({ kind: 'start', anyway: true })
    expect(host.list()[0]).toEqual({
      ...{ ...FACTS, id: 'first', name: 'Friday', taken: 3 },
      ...{ phase: 'match', doors: 'shut', locked: true },
    })
    expect(JSON.stringify(host.list())).not.toMatch(/blue tango|Anna|Boris/)
  })
})
describe('a connection', () => {
  it('says hello first, in the version of the host: any other is told which that is, and closed', () => {
    const guest = new Guest(host, 'Anna')
    expect(host.hello(guest.peer, { kind: 'sit', n: 1 })).toEqual({ refused: 'helloFirst' })
    expect(guest.closed).toBeNull()
    for (const version of [PROTOCOL - 1, PROTOCOL + 1]) {
      const other = new Guest(host, 'Anna'),
        why = { refused: 'version', params: { host: PROTOCOL, client: version } }
      expect(host.hello(other.peer, { kind: 'hello', n: 4, version, name: 'Anna' })).toEqual(why)
      expect(other.received).toEqual([JSON.stringify({ kind: 'refused', n: 4, why })])
      expect(other.closed).toEqual({ code: CLOSE.version, why })
    }
    expect(host.all().map(({ party }) => party.people.length)).toEqual([0, 0])
  })

  it('says hello once', async () => {
    const anna = arrive('Anna')
    expect(await anna.send({ kind: 'hello', version: PROTOCOL, name: 'Boris' })).toEqual({ refused: 'alreadySeated' })
    expect(anna.update.party.seats).toHaveLength(1)
  })

  it('is answered under the number of its message, and nobody else is', async () => {
    const anna = arrive('Anna'),
      boris = arrive('Boris')
    const replies = (guest: Guest): unknown[] =>
      guest.received.filter(text => /^\{"kind":"(ok|refused)"/.test(text)).map(text => JSON.parse(text) as unknown)
    await anna.send({ kind: 'rename', name: 'Anja' })
    await anna.send({ kind: 'rename', name: '' })
    expect(replies(anna)).toEqual([
      { kind: 'ok', n: 1 },
      { kind: 'refused', n: 2, why: { refused: 'nameEmpty' } },
    ])
    expect(replies(boris)).toEqual([])
  })
})

describe('a host that is about to stop', () => {
  it('stores where each of its matches stands, and waits until that is done', async () => {
    const stored: [string, number][] = []
    const done: (() => void)[] = []
    deps.store.saveSnapshot = (match, { answerCount }) => {
      stored.push([match, answerCount])
      return new Promise(resolve => done.push(resolve))
    }
    const guests: Guest[] = []
    for (const id of ['first', 'second']) {
      const anna = arrive('Anna', undefined, id)
      await anna.send({ kind: 'addBot' })
      expect(await anna.send({ kind: 'start' })).toBeNull()
      guests.push(anna)
    }
    const [ask] = guests[1]?.asks() ?? []
    expect(await guests[1]?.send({ kind: 'answer', ask: ask?.id ?? '', answer: true })).toBeNull()
    let over = false
    const all = host.storeMatches().then(() => (over = true))
    await deps.clock.settle()
    expect(stored).toEqual([
      [guests[0]?.update.match?.id, 0],
      [guests[1]?.update.match?.id, 0],
    ])
    expect(over).toBe(false)
    for (const resolve of done) resolve()
    await all
    expect(over).toBe(true)
  })

  it('has nothing to store where nothing is played', async () => {
    deps.store.saveSnapshot = () => Promise.reject(new Error('nothing to store'))
    arrive('Anna')
    expect(await host.storeMatches()).toBeUndefined()
  })
})

describe('a machine that sleeps', () => {
  it('stops the clocks of all its tables, and they go on together', async () => {
    const guests: Guest[] = []
    for (const id of ['first', 'second']) {
      const anna = arrive('Anna', undefined, id)
      arrive('Boris', undefined, id)
      await anna.send({ kind: 'setting', key: 'clock', value: 60 })
      expect(await anna.send({ kind: 'start', anyway: true })).toBeNull()
      guests.push(anna)
    }
    const left = (): number[] => guests.map(({ update }) => Math.max(...update.clocks.map(clock => clock.left)))
    const before = left()
    host.sleep()
    await deps.clock.advance(600_000)
    host.wake()
    expect(left()).toEqual(before)
    expect(deps.store.entries).toEqual([])
    await deps.clock.advance(60_000)
    expect(new Set(deps.store.entries.map(({ match }) => match)).size).toBe(2)
  })
})
