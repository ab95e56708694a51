/** A budget that refills: never beyond its capacity, and to the millisecond. */
import { describe, expect, it } from 'vitest'
import { TokenBucket } from '../../src-main/tokenBucket'
import { VirtualClock } from '../kit/clock'

const takeAll = (bucket: TokenBucket): number => {
  let count = 0
  while (bucket.take()) count++
  return count
}

describe('a budget of three, and one more every 100 ms', () => {
  it('is spent at once, and refills one by one', async () => {
    const clock = new VirtualClock(),
      bucket = new TokenBucket(clock, 3, 100)
    expect(takeAll(bucket)).toBe(3)
    expect(bucket.wait()).toBe(100)
    await clock.advance(99)
    expect([bucket.wait(), bucket.take()]).toEqual([1, false])
    await clock.advance(1)
    expect([bucket.wait(), bucket.take(), bucket.take()]).toEqual([0, true, false])
  })

  it('may be spent beyond its end at once, and is owed for as much longer', async () => {
    const clock = new VirtualClock(),
      bucket = new TokenBucket(clock, 3, 100)
    expect([bucket.take(2), bucket.take(4), bucket.take()]).toEqual([true, true, false])
    expect(bucket.wait()).toBe(400)
    await clock.advance(399)
    expect(bucket.take()).toBe(false)
    await clock.advance(1)
    expect([bucket.take(), bucket.take()]).toEqual([true, false])
  })

  it('never holds more than three, however long it is left alone or given back to', async () => {
    const clock = new VirtualClock(),
      bucket = new TokenBucket(clock, 3, 100)
    await clock.advance(60_000)
    for (let i = 0; i < 5; i++) bucket.giveBack()
    expect(takeAll(bucket)).toBe(3)
    bucket.giveBack()
    expect(takeAll(bucket)).toBe(1)
  })
})
