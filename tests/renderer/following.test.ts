/** A browser page follows its table to another computer, when the one that hosted it is gone. */
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { effectScope, nextTick, type EffectScope } from 'vue'
import { followTable } from '../../src-renderer/connection/following'
import { useTable } from '../../src-renderer/store/table'
import { frameOf, partyOf } from './kit'

const page = vi.hoisted(() => ({
  hosts: new Set<string>(),
  asked: [] as string[],
  went: [] as string[],
  screen: false,
}))
vi.mock('../../src-renderer/platform', async original => ({
  ...(await original<object>()),
  tableAddress: () => ({ socket: '', origin: '10.0.0.1:26262', table: 't', screen: page.screen }),
  askComputer: (address: string) => {
    page.asked.push(address)
    return Promise.resolve({ hosts: page.hosts.has(new URL(address).host) })
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
  page.screen = false
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
    followTable(useTable())
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

it('asks the computers of the table at all their addresses, but the one that is gone', async () => {
  await become('lost')
  expect(page.asked).toEqual(['http://10.0.0.2:26263/hosts?table=t+1', 'http://[fd00::2]:26263/hosts?table=t+1'])
  expect(page.went).toEqual([])
})

it('asks again every while until one of them hosts the table, and goes there', async () => {
  await become('closed')
  await vi.advanceTimersByTimeAsync(1499)
  expect(page.asked).toHaveLength(2)
  page.hosts.add('10.0.0.2:26263')
  await vi.advanceTimersByTimeAsync(1)
  expect(page.asked).toHaveLength(4)
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
  await vi.advanceTimersByTimeAsync(1500)
  expect(page.asked).toHaveLength(2)
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
