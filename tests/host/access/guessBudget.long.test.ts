/** Many addresses guess the join code of one table: what they get out of an hour and of a night. */
import { beforeEach, describe, expect, it } from 'vitest'
import { GuessBudget } from '../../../src-main/host/access/guessBudget'
import { JoinCodeThrottle } from '../../../src-main/host/access/joinCodeThrottle'
import { fastRandom } from '../../../src-shared/kernel'
import { JOIN_CODES } from '../../../src-shared/lan/newJoinCode'
import { VirtualClock } from '../../kit/clock'

const MINUTE = 60_000,
  ALIASES = 380

let clock: VirtualClock, throttle: JoinCodeThrottle, budget: GuessBudget
beforeEach(() => {
  clock = new VirtualClock()
  throttle = new JoinCodeThrottle(clock)
  budget = new GuessBudget(clock, fastRandom(5))
})

/** Every alias guesses again as soon as its guess was judged or sent away. @returns how many were judged so far */
function attack(): () => number {
  let judged = 0,
    on = true
  const guess = async (from: string): Promise<void> => {
    while (on) {
      const result = await throttle.judge(from, budget, () => {
        judged++
        return false
      })
      if (result === 'busy')
        await new Promise<void>(done => {
          clock.after(1000, done)
        })
    }
  }
  for (let i = 0; i < ALIASES; i++) void guess(`10.0.${i >> 8}.${i & 255}`)
  return () => {
    on = judged < 1e6
    return judged
  }
}

describe('380 addresses that guess', () => {
  it('get 1122 in any hour', async () => {
    const judged = attack()
    await clock.advance(60 * MINUTE)
    expect(judged()).toBeLessThanOrEqual(1122)
    const first = judged()
    await clock.advance(60 * MINUTE)
    expect(judged() - first).toBeLessThanOrEqual(1122)
  })

  it('find a code that the app has made in a night with less than one chance in a thousand', async () => {
    const judged = attack()
    await clock.advance(60 * MINUTE)
    const hour = judged()
    await clock.advance(60 * MINUTE)
    // The first hour holds the burst; all others are like the second.
    const night = hour + 11 * (judged() - hour)
    expect(night).toBeGreaterThan(5000)
    expect(night / JOIN_CODES).toBeLessThan(1 / 1000)
  })
})
