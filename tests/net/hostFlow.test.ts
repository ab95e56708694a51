/** How much a host may send to the desktop app. */
import { expect, it } from 'vitest'
import { HostFlow } from '../../src-main/net/client/hostFlow'
import { MAX_HOST_FRAME } from '../../src-shared/wire/limits'
import { VirtualClock } from '../kit/clock'

const MB = 2 ** 20
const clock = new VirtualClock()
const messages = (flow: HostFlow, bytes: number): number => {
  let n = 0
  while (n < 100_000 && flow.received(bytes)) n++
  return n
}

it('two of the longest messages at once, and then two megabytes in a second', async () => {
  const flow = new HostFlow(clock)
  expect(messages(flow, MAX_HOST_FRAME - 1024)).toBe(2)
  await clock.advance(1000)
  expect(messages(flow, MB - 1024)).toBe(2)
})

it('many small messages count, too', () => {
  expect(messages(new HostFlow(clock), 0)).toBeLessThan(50_000)
})
