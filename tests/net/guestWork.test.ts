/** For how long the guests of an address keep the host busy. */
import { expect, it } from 'vitest'
import { GuestWork } from '../../src-main/net/guestWork'
import { VirtualClock } from '../kit/clock'

const clock = new VirtualClock()
const begun = (): GuestWork => new GuestWork(clock, address => address === '127.0.0.1')
/** How many messages of this much work may be handled at once. */
const messages = (work: GuestWork, address: string, ms: number): number => {
  let n = 0
  while (n < 1000 && work.spend(address, ms)) n++
  return n
}

it('is two seconds at once, and then a tenth of each, whatever the others do', async () => {
  const work = begun()
  expect(messages(work, '10.0.0.2', 10)).toBe(200)
  expect(messages(work, '10.0.0.3', 10)).toBe(200)
  await clock.advance(1000)
  expect(messages(work, '10.0.0.2', 10)).toBe(10)
})

it('is not the time for which the host slept', () => {
  const work = begun()
  expect([work.spend('10.0.0.2', 3_600_000), work.spend('10.0.0.2', 3_600_000)]).toEqual([true, true])
})

it('has no bound on the host’s own machine', () => {
  expect(messages(begun(), '127.0.0.1', 250)).toBe(1000)
})
