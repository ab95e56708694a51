/** A browser page follows its table to another computer, when the one that hosted it is gone. */
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { effectScope, nextTick, type EffectScope } from 'vue'
import { browserFollower } from '../../src-renderer/connection/browserFollower'
import { followTable } from '../../src-renderer/connection/following'
import { useFair } from '../../src-renderer/store/fair'
import { useTable } from '../../src-renderer/store/table'
import { useKeeping } from '../../src-renderer/keeping/store'
import { networksOf } from '../../src-shared/lan/tablePlace'
import type { HostAnswer } from '../../src-shared/wire'
import { frameOf, partyOf } from './kit'

const page = vi.hoisted(() => ({
  hosts: new Set<string>(),
  asked: [] as string[],
  went: [] as string[],
  screen: false,
  hostname: '',
  /** What answers wait for. */
  held: Promise.resolve(),
  /** What a computer shows, and whether it is true. */
  proof: undefined as object | undefined,
  isTrue: false,
}))
vi.mock('../../src-renderer/connection/nextHost', () => ({ mayFollow: () => page.isTrue }))
vi.mock('../../src-renderer/platform', async original => ({
  ...(await original<object>()),
  pageSurroundings: () => ({ networks: networksOf(page.hostname), ports: [26262] }),
  tableAddress: () => ({ socket: '', origin: '10.0.0.1:26262', table: 't', screen: page.screen }),
  askComputer: (address: string) => {
    const url = new URL(address)
    expect(url.searchParams.get('nonce')).toMatch(/^[0-9a-f]{32}$/)
    url.searchParams.delete('nonce')
    page.asked.push(url.href)
    return page.held.then(() => ({ hosts: page.hosts.has(url.host), ...(page.proof ? { proof: page.proof } : {}) }))
  },
  goTo: (address: string) => page.went.push(address),
}))

const COMPUTERS = [
  { id: 'a', name: 'a', addresses: ['10.0.0.1'], port: 26262 },
  { id: 'b', name: 'b', addresses: ['10.0.0.2', '10.0.1.2'], port: 26263 },
]
let scope: EffectScope
beforeEach(() => {
  vi.useFakeTimers()
  setActivePinia(createPinia())
  page.hosts.clear()
  page.asked.length = page.went.length = 0
  page.screen = page.isTrue = false
  page.hostname = '10.0.0.1'
  page.proof = undefined
  page.held = Promise.resolve()
  const table = useTable()
  table.onUpdate({
    ...frameOf(null, { party: partyOf(2, { table: { id: 't_1', name: 'Table' } }) }),
    keeping: { computers: COMPUTERS, survives: true },
  })
  table.state = { is: 'open' }
  scope = effectScope()
  follow()
})
const follow = (): void => {
  scope.run(() => {
    followTable(useTable(), browserFollower())
  })
}
afterEach(() => {
  scope.stop()
  vi.useRealTimers()
})

async function become(is: 'open' | 'connecting' | 'lost' | 'closed'): Promise<void> {
  useTable().state = is === 'closed' ? { is, why: { refused: 'hostClosed' } } : { is }
  await nextTick()
  await vi.advanceTimersByTimeAsync(0)
}

it('asks the computers of the table at all their addresses, the one that is gone too: it may be back and know', async () => {
  await become('lost')
  expect(page.asked).toEqual([
    'http://10.0.0.1:26262/hosts?table=t_1',
    'http://10.0.0.2:26263/hosts?table=t_1',
    'http://10.0.1.2:26263/hosts?table=t_1',
  ])
  expect(page.went).toEqual([])
})

it('asks at no address that is not of its own network, and at no port that is not a table’s', async () => {
  const table = useTable()
  table.state = { is: 'open' }
  const named = [['192.168.0.1'], ['127.0.0.1'], ['printer.local'], ['10.0.0.3@evil.example'], ['10.0.0.4/..']]
  table.onUpdate({
    ...frameOf(null, { party: partyOf(2, { table: { id: 't_1', name: 'Table' } }) }),
    keeping: {
      computers: [
        ...named.map((addresses, at) => ({ id: `x${at}`, name: 'x', addresses, port: 26262 })),
        { id: 'y', name: 'y', addresses: ['10.0.0.9'], port: 9100 },
        { id: 'z', name: 'z', addresses: ['10.0.0.10'], port: 26277 },
      ],
      survives: true,
    },
  })
  await become('lost')
  expect(page.asked).toEqual(['http://10.0.0.10:26277/hosts?table=t_1'])
})

it('asks again every while until one of them hosts the table, and goes there', async () => {
  await become('closed')
  await vi.advanceTimersByTimeAsync(299)
  expect(page.asked).toHaveLength(3)
  page.hosts.add('10.0.0.2:26263')
  await vi.advanceTimersByTimeAsync(1)
  expect(page.asked).toHaveLength(6)
  expect(page.went).toHaveLength(1)
  expect(page.went[0]).toMatch(/^http:\/\/10\.0\.0\.2:26263\/\?table=t_1$/)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(page.went).toHaveLength(1)
})

it('asks once at a time, also where its person has tried to reach the host again before all had answered', async () => {
  let answer: () => void = () => undefined
  page.held = new Promise(done => {
    answer = done
  })
  await become('closed')
  await become('connecting')
  answer()
  await vi.advanceTimersByTimeAsync(0)
  // Nobody has answered this one yet when the next would be due.
  page.held = new Promise(() => undefined)
  await become('lost')
  expect(page.asked).toHaveLength(6)
  await vi.advanceTimersByTimeAsync(1000)
  expect(page.asked).toHaveLength(6)
})

it('stops asking once its own host is back', async () => {
  await become('lost')
  await become('open')
  const { length } = page.asked
  await vi.advanceTimersByTimeAsync(10_000)
  expect(page.asked).toHaveLength(length)
})

it('asks in one row only, however often the connection is lost', async () => {
  await become('lost')
  await become('closed')
  page.asked.length = 0
  await vi.advanceTimersByTimeAsync(300)
  expect(page.asked).toHaveLength(3)
})

it('goes as a table screen where it is one', async () => {
  scope.stop()
  scope = effectScope()
  page.screen = true
  follow()
  page.hosts.add('10.0.0.2:26263')
  await become('lost')
  expect(page.went[0]).toMatch(/^http:\/\/10\.0\.0\.2:26263\/\?table=t_1&screen=1$/)
})

it('goes within an IPv6 network as well', async () => {
  scope.stop()
  scope = effectScope()
  page.hostname = '[fd00::1]'
  useTable().onUpdate({
    ...frameOf(null, { party: partyOf(2, { table: { id: 't_1', name: 'Table' } }) }),
    keeping: { computers: [{ id: 'b', name: 'b', addresses: ['fd00::2'], port: 26263 }], survives: true },
  })
  follow()
  page.hosts.add('[fd00::2]:26263')
  await become('lost')
  expect(page.went[0]).toMatch(/^http:\/\/\[fd00::2\]:26263\//)
})

it('asks nobody about a table that no other computer keeps', async () => {
  useTable().onUpdate(frameOf(null))
  await become('lost')
  expect(page.asked).toEqual([])
})

/** The last host has told who keeps the table. */
const OFFICE = {
  succession: { table: 't_1', first: { term: 1, host: 'a' }, computers: [], changes: [] },
  members: null,
}
const PROOF = { office: OFFICE, signature: 'x' }

it.each<[string, object | undefined, boolean, number]>([
  ['is followed that proves it', PROOF, true, 1],
  ['is not followed that shows something false', PROOF, false, 0],
  ['is not followed that shows nothing', undefined, true, 0],
])('once it is known who keeps the table, a computer %s', async (_, proof, isTrue, times) => {
  useFair().office = OFFICE
  await vi.dynamicImportSettled()
  Object.assign(page, { proof, isTrue })
  page.hosts.add('10.0.0.2:26263')
  await become('lost')
  await vi.advanceTimersByTimeAsync(20_000)
  expect(page.went).toHaveLength(times)
})

describe('a page that takes no single computer’s word', () => {
  const CLAIM = { hosts: true, host: 'b', gone: null }
  let went: string[], answers: { [computer: string]: HostAnswer | null }, here: string
  beforeEach(() => {
    went = []
    answers = { a: null, b: CLAIM }
    here = 'a'
    scope.stop()
    scope = effectScope()
    scope.run(() => {
      followTable(useTable(), {
        ask: ({ id }) => {
          const answer = answers[id] ?? null
          return Promise.resolve(answer && { answer, at: id })
        },
        go: ({ id }, table, at) => went.push(`${id} ${table} ${at}`),
        isHere: ({ id }) => id === here,
        confirms: true,
      })
    })
  })
  const claimed = (): string | null => useKeeping().claimed?.id ?? null

  it('asks its person about one that has said it alone for a while, and forgets that when it says so no more', async () => {
    await become('lost')
    // Four soon rounds, three more later: 4 × 300 ms, then 1500 ms each.
    await vi.advanceTimersByTimeAsync(5699)
    expect([claimed(), went]).toEqual([null, []])
    await vi.advanceTimersByTimeAsync(1)
    expect([claimed(), went]).toEqual(['b', []])
    answers.b = null
    await vi.advanceTimersByTimeAsync(1500)
    expect(claimed()).toBeNull()
    // And from then on it counts anew.
    answers.b = CLAIM
    await vi.advanceTimersByTimeAsync(4500)
    expect(claimed()).toBeNull()
  })

  it('goes there once more than half of the computers say so', async () => {
    await become('lost')
    answers.a = { hosts: false, host: 'b', gone: null }
    await vi.advanceTimersByTimeAsync(300)
    expect(went).toEqual(['b t_1 b'])
  })

  it('stays where the computer that says so is the one it is connected to', async () => {
    here = 'b'
    answers.a = { hosts: false, host: 'b', gone: null }
    await become('lost')
    await vi.advanceTimersByTimeAsync(20_000)
    expect([claimed(), went]).toEqual([null, []])
  })

  it('shows what most of those who answer have seen of the decision, and nothing once its host is back', async () => {
    const gone = (agreed: readonly string[], there: readonly string[]): HostAnswer => ({
      hosts: false,
      host: null,
      gone: { host: 'a', candidate: 'b', here: there, agreed, needed: 2 },
    })
    answers = { a: gone([], ['b', 'c']), b: gone(['b'], ['b']) }
    await become('lost')
    expect(useKeeping().gone).toMatchObject({ agreed: ['b'] })
    answers = { a: gone(['b'], ['b', 'c']), b: gone(['b'], ['b']) }
    await vi.advanceTimersByTimeAsync(300)
    expect(useKeeping().gone).toMatchObject({ here: ['b', 'c'] })
    await become('open')
    expect([useKeeping().gone, vi.getTimerCount()]).toEqual([null, 0])
  })

  it('looks no more for a table that its person has left meanwhile, or at another one', async () => {
    answers.a = { hosts: false, host: 'b', gone: null }
    useTable().state = { is: 'lost' }
    await nextTick()
    // The answers are on their way.
    useTable().onUpdate({
      ...frameOf(null, { party: partyOf(2, { table: { id: 'u', name: 'Other' } }) }),
      keeping: { computers: COMPUTERS, survives: true },
    })
    await vi.advanceTimersByTimeAsync(0)
    expect(went).toEqual([])
    useTable().state = { is: 'open' }
    await nextTick()
    useTable().state = { is: 'lost' }
    await nextTick()
    useTable().left()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(went).toEqual([])
  })
})

it('goes to an address that hosts the table rather than to one that another computer has by now', async () => {
  await become('lost')
  page.hosts.add('10.0.1.2:26263')
  await vi.advanceTimersByTimeAsync(300)
  expect(page.went[0]).toMatch(/^http:\/\/10\.0\.1\.2:26263\//)
})

it('stays at its own host, which is back under the address of this page', async () => {
  page.hosts.add('10.0.0.1:26262')
  await become('lost')
  await vi.advanceTimersByTimeAsync(20_000)
  expect(page.went).toEqual([])
})
