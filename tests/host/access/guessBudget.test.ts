/** Many addresses guess the join code of one table: what they get out of a minute and of a night, and who still comes in. */
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
  it('get forty guesses in the first minute and twenty in each later one, all together', async () => {
    const judged = attack()
    await clock.advance(MINUTE)
    expect(judged()).toBeGreaterThan(20)
    expect(judged()).toBeLessThanOrEqual(40)
    const first = judged()
    await clock.advance(10 * MINUTE)
    expect(judged() - first).toBeLessThanOrEqual(200)
  })

  it('do not shut out somebody new for good: their place in the draw is as good as any', async () => {
    attack()
    await clock.advance(MINUTE)
    let tries = 0,
      result: boolean | 'busy' = 'busy'
    const come = async (): Promise<void> => {
      while (result !== true && tries < 2000) {
        tries++
        result = await throttle.judge('10.9.9.9', budget, () => true)
        if (result === 'busy')
          await new Promise<void>(done => {
            clock.after(1000, done)
          })
      }
    }
    void come()
    for (let i = 0; i < 240 && !isTrue(result); i++) await clock.advance(MINUTE)
    expect(result).toBe(true)
  })

  const isTrue = (result: boolean | 'busy'): boolean => result === true

  it('find a code that the app has made in a night with less than one chance in a thousand', async () => {
    const judged = attack()
    await clock.advance(60 * MINUTE)
    const hour = judged()
    await clock.advance(60 * MINUTE)
    // The first hour holds the burst; all others are like the second.
    const night = hour + 11 * (judged() - hour)
    expect(night).toBeGreaterThan(5000)
    expect(night / JOIN_CODES).toBeLessThan(1 / 1000)
  }, 60_000)
})

describe('the budget of a table', () => {
  it('is given back by right codes: a whole room comes in at once', async () => {
    const results = await Promise.all(
      Array.from({ length: 60 }, (_, i) => throttle.judge(`10.0.0.${i}`, budget, () => true)),
    )
    expect(new Set(results)).toEqual(new Set([true]))
  })

  it('keeps a part for addresses that have guessed nothing wrong yet', async () => {
    // Ten slips of ten addresses, and each once more.
    for (let round = 0; round < 2; round++) {
      for (let i = 0; i < 10; i++) void throttle.judge(`10.0.0.${i}`, budget, () => false)
      await clock.advance(1000)
    }
    let isIn: unknown = null
    void throttle.judge('10.0.0.1', budget, () => true).then(result => (isIn = result))
    await clock.advance(1500)
    expect(isIn).toBeNull()
    void throttle.judge('10.0.0.99', budget, () => true).then(result => (isIn = result))
    await clock.advance(6000)
    expect(isIn).toBe(true)
  })

  it('is not asked for at the host’s own machine', async () => {
    attack()
    await clock.advance(MINUTE)
    expect(await throttle.judge('127.0.0.1', null, () => true)).toBe(true)
  })

  it('sends a code away that was not drawn within half a minute', async () => {
    for (let i = 0; i < 400; i++) void throttle.judge(`10.0.${i >> 8}.${i & 255}`, budget, () => false)
    await clock.advance(1)
    const results: (boolean | 'busy')[] = []
    for (let i = 0; i < 20; i++) void throttle.judge(`10.1.0.${i}`, budget, () => false).then(one => results.push(one))
    await clock.advance(30_000)
    expect(results).toHaveLength(20)
    expect(results.filter(one => one === 'busy').length).toBeGreaterThan(10)
  })

  it('answers nobody after its end', async () => {
    let answered = 0
    for (let i = 0; i < 40; i++) void throttle.judge(`10.0.0.${i}`, budget, () => false).then(() => answered++)
    await clock.advance(1)
    expect(answered).toBe(10)
    budget.stop()
    throttle.stop()
    await clock.advance(10 * MINUTE)
    expect(answered).toBe(10)
  })
})

it('a code that comes when another one is to be spent waits its turn behind those that wait', async () => {
  // The lot always falls on whoever waits longest.
  const first = new GuessBudget(clock, { nextInt: () => 0 } as never)
  for (let n = 0; n < 10; n++) await first.take(true)
  const judged: string[] = []
  const come = (name: string): void => {
    void first.take(true).then(() => judged.push(name))
  }
  // Before the draw of that moment.
  clock.after(6000, () => {
    come('late')
  })
  come('early')
  await clock.advance(6000)
  expect(judged).toEqual(['early'])
  await clock.advance(6000)
  expect(judged).toEqual(['early', 'late'])
  first.stop()
})
