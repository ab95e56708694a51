/** A browser page follows its table to another computer, when the one that hosted it is gone. */
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { effectScope, nextTick, type EffectScope } from 'vue'
import { browserFollower } from '../../src-renderer/connection/browserFollower'
import { followTable } from '../../src-renderer/connection/following'
import { useFair } from '../../src-renderer/store/fair'
import { useTable } from '../../src-renderer/store/table'
import { frameOf, partyOf } from './kit'

const page = vi.hoisted(() => ({
  hosts: new Set<string>(),
  asked: [] as string[],
  went: [] as string[],
  screen: false,
  /** What a computer shows, and whether it is true. */
  proof: undefined as object | undefined,
  isTrue: false,
}))
vi.mock('../../src-renderer/connection/nextHost', () => ({ mayFollow: () => page.isTrue }))
vi.mock('../../src-renderer/platform', async original => ({
  ...(await original<object>()),
  tableAddress: () => ({ socket: '', origin: '10.0.0.1:26262', table: 't', screen: page.screen }),
  askComputer: (address: string) => {
    const url = new URL(address)
    expect(url.searchParams.get('nonce')).toMatch(/^[0-9a-f]{32}$/)
    url.searchParams.delete('nonce')
    page.asked.push(url.href)
    return Promise.resolve({ hosts: page.hosts.has(url.host), ...(page.proof ? { proof: page.proof } : {}) })
  },
  goTo: (address: string) => page.went.push(address),
}))

const COMPUTERS = [
  { id: 'a', name: 'a', addresses: ['10.0.0.1'], port: 26262 },
  { id: 'b', name: 'b', addresses: ['10.0.0.2', 'fd00::2'], port: 26263 },
]
let scope: EffectScope
beforeEach(() => {
  vi.useFakeTimers()
  setActivePinia(createPinia())
  page.hosts.clear()
  page.asked.length = page.went.length = 0
  page.screen = page.isTrue = false
  page.proof = undefined
  const table = useTable()
  table.onUpdate({
    ...frameOf(null, { party: partyOf(2, { table: { id: 't 1', name: 'Table' } }) }),
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

async function become(is: 'open' | 'lost' | 'closed'): Promise<void> {
  useTable().state = is === 'closed' ? { is, why: { refused: 'hostClosed' } } : { is }
  await nextTick()
  await vi.advanceTimersByTimeAsync(0)
}

it('asks the computers of the table at all their addresses, the one that is gone too: it may be back and know', async () => {
  await become('lost')
  expect(page.asked).toEqual([
    'http://10.0.0.1:26262/hosts?table=t+1',
    'http://10.0.0.2:26263/hosts?table=t+1',
    'http://[fd00::2]:26263/hosts?table=t+1',
  ])
  expect(page.went).toEqual([])
})

it('asks again every while until one of them hosts the table, and goes there', async () => {
  await become('closed')
  await vi.advanceTimersByTimeAsync(299)
  expect(page.asked).toHaveLength(3)
  page.hosts.add('10.0.0.2:26263')
  await vi.advanceTimersByTimeAsync(1)
  expect(page.asked).toHaveLength(6)
  expect(page.went).toHaveLength(1)
  expect(page.went[0]).toMatch(/^http:\/\/10\.0\.0\.2:26263\/\?table=t\+1#/)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(page.went).toHaveLength(1)
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
  page.hosts.add('[fd00::2]:26263')
  await become('lost')
  expect(page.went[0]).toMatch(/^http:\/\/\[fd00::2\]:26263\/\?table=t\+1&screen=1#/)
})

it('asks nobody about a table that no other computer keeps', async () => {
  useTable().onUpdate(frameOf(null))
  await become('lost')
  expect(page.asked).toEqual([])
})

/** The last host has told who keeps the table. */
const OFFICE = {
  succession: { table: 't 1', first: { term: 1, host: 'a' }, computers: [], changes: [] },
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
