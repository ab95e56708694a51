/** How much a computer may send and make this one do, and for how long it is shut out after that. */
import { beforeEach, describe, expect, it } from 'vitest'
import { LinkBudgets, type Sender } from '../../../src-main/keep/links/linkBudgets'
import { VirtualClock } from '../../kit/clock'

const MB = 2 ** 20
const BORIS: Sender = { id: 'boris', address: '10.0.0.2' }
let clock: VirtualClock, budgets: LinkBudgets
beforeEach(() => {
  clock = new VirtualClock()
  budgets = new LinkBudgets(clock, id => id === 'host')
})
/** How many pieces of 64 kB may arrive at once. */
const pieces = (from: Sender): number => {
  let n = 0
  while (n < 10_000 && budgets.received(from, MB / 16)) n++
  return n
}
/** How many messages of this much work may be handled at once. */
const messages = (from: Sender, ms: number): number => {
  let n = 0
  while (n < 10_000 && budgets.worked(from, ms)) n++
  return n
}

describe('a computer that only keeps tables', () => {
  it('sends four megabytes at once, and then one a second', async () => {
    expect(pieces(BORIS)).toBe(64)
    await clock.advance(1000)
    expect(pieces(BORIS)).toBe(16)
  })

  it('makes this one work for half a second at once, and then for a twentieth of each', async () => {
    expect(messages(BORIS, 10)).toBe(50)
    await clock.advance(1000)
    expect(messages(BORIS, 10)).toBe(5)
  })

  it('pays for small pieces too', () => {
    let n = 0
    while (budgets.received(BORIS, 6)) n++
    expect(n).toBeLessThan(10_000)
  })

  it('pays for one message no more than half of what it has: this computer may have slept', () => {
    expect(budgets.worked(BORIS, 3_600_000)).toBe(true)
    expect(budgets.worked(BORIS, 10)).toBe(true)
  })

  it('pays for what others send from its address, and under its name from elsewhere', () => {
    pieces(BORIS)
    expect(budgets.received({ id: 'carla', address: BORIS.address }, 1)).toBe(false)
    expect(budgets.received({ id: BORIS.id, address: '10.0.0.9' }, 1)).toBe(false)
    expect(budgets.received({ id: 'dora', address: '10.0.0.4' }, 1)).toBe(true)
  })
})

it('a computer that sends whole tables may send eight times as much, and make four times as much work', () => {
  const host = { id: 'host', address: '10.0.0.1' }
  expect(pieces(host)).toBeGreaterThanOrEqual(500)
  expect(pieces({ ...host, id: 'anna' })).toBe(0)
  expect(messages({ id: 'host', address: '10.0.0.8' }, 10)).toBe(200)
})

it('a computer that sent too much is shut out for five minutes, with its address, and nobody else', async () => {
  budgets.shutOut(BORIS, 'bytes')
  expect(['boris', '10.0.0.2', 'carla', '10.0.0.3'].map(who => budgets.isShut(who))).toEqual([true, true, false, false])
  // On a connection that is still there it may send nothing either.
  expect(budgets.received({ id: 'boris', address: '10.0.0.9' }, 1)).toBe(false)
  expect(budgets.received({ id: 'carla', address: '10.0.0.2' }, 1)).toBe(false)
  expect(budgets.received({ id: 'carla', address: '10.0.0.3' }, 1)).toBe(true)
  await clock.advance(299_999)
  expect(budgets.isShut('boris')).toBe(true)
  await clock.advance(1)
  expect(['boris', '10.0.0.2'].map(who => budgets.isShut(who))).toEqual([false, false])
})

it('a computer that took too much work is shut out for ten seconds: a busy host may have made it long', async () => {
  budgets.shutOut(BORIS, 'work')
  await clock.advance(9999)
  expect(budgets.isShut('boris')).toBe(true)
  await clock.advance(1)
  expect(budgets.isShut('boris')).toBe(false)
})
