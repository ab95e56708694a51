/** A budget for each of many. */
import { expect, it } from 'vitest'
import { TokenBuckets } from '../../src-main/tokenBuckets'
import { VirtualClock } from '../kit/clock'

it('each has its own, and keeps it as long as it spends', () => {
  const buckets = new TokenBuckets(new VirtualClock(), 1, 1000)
  expect([buckets.of('a').take(), buckets.of('a').take(), buckets.of('b').take()]).toEqual([true, false, true])
})

it('of more than a thousand the one that has spent nothing for longest is forgotten', () => {
  const buckets = new TokenBuckets(new VirtualClock(), 1, 1000)
  for (let n = 0; n < 1000; n++) buckets.of(`${n}`).take()
  buckets.of('0')
  buckets.of('new').take()
  expect([buckets.of('0').take(), buckets.of('1').take()]).toEqual([false, true])
})
