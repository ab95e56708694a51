/** A message that arrives piece by piece: how long it may be, and how long it may take. */
import { expect, it } from 'vitest'
import { UnfinishedMessage } from '../../../src-main/keep/links/unfinishedMessage'
import { VirtualClock } from '../../kit/clock'

function begun() {
  const clock = new VirtualClock()
  const told = { late: 0 }
  return { clock, told, message: new UnfinishedMessage(clock, () => told.late++) }
}

it('a message is as long as its pieces together; the next one begins at nothing', () => {
  const { message } = begun()
  expect([message.add(6, 10), message.add(4, 10), message.add(1, 10)]).toEqual([true, true, false])
  message.end()
  expect(message.add(10, 10)).toBe(true)
})

it('a message is late half a minute after its first piece, however many follow', async () => {
  const { clock, told, message } = begun()
  message.add(1, 10)
  await clock.advance(29_999)
  message.add(1, 10)
  expect(told.late).toBe(0)
  await clock.advance(1)
  expect(told.late).toBe(1)
})

it('a message that has arrived is never late', async () => {
  const { clock, told, message } = begun()
  message.add(1, 10)
  message.end()
  expect(clock.waiting).toBe(0)
  await clock.advance(60_000)
  expect(told.late).toBe(0)
})
