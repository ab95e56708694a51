/** The list of the deals that a client opened a number for, where none is explained. */
import { expect, it } from 'vitest'
import { OpenedDeals, type OpenedDeal } from '../../src-renderer/fair/openedDeals'

const stored = new Map<string, string>()
const store = {
  read: (key: string) => stored.get(key) ?? null,
  write: (key: string, value: string) => {
    stored.set(key, value)
  },
}
const opened = (match: string): OpenedDeal => ({ match, round: 0, terms: 't', host: 'h', commit: `of ${match}` })
const length = (key: string): number => (JSON.parse(stored.get(key) ?? '[]') as OpenedDeal[]).length

it('names a number once, however often it is opened', () => {
  const deals = new OpenedDeals(store, 'once')
  for (let i = 0; i < 3; i++) deals.add(opened('a'))
  deals.add({ ...opened('a'), round: 1, commit: 'another' })
  deals.add(opened('b'))
  expect([deals.others('c'), length('once')]).toEqual([['a', 'b'], 3])
})

it('is the same after a reload, and keeps the latest 500', () => {
  stored.set('many', JSON.stringify(Array.from({ length: 500 }, (_, i) => opened(`${i}`))))
  new OpenedDeals(store, 'many').add(opened('500'))
  const others = new OpenedDeals(store, 'many').others('500')
  expect([others.length, others[0], others.at(-1)]).toEqual([499, '1', '499'])
})
