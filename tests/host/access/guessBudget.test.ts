/** Many addresses guess the join code of one table: what they get out of a minute and of a night, and who still comes in. */
import { beforeEach, describe, expect, it } from 'vitest'
import { GuessBudget } from '../../../src-main/host/access/guessBudget'
import { JoinCodeThrottle } from '../../../src-main/host/access/joinCodeThrottle'
import { fastRandom } from '../../../src-shared/kernel'
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
  it('get 280 guesses in the first minute and fewer than fifteen in each later one, all together', async () => {
    const judged = attack()
    await clock.advance(MINUTE)
    expect(judged()).toBeGreaterThan(256)
    expect(judged()).toBeLessThanOrEqual(280)
    const first = judged()
    await clock.advance(10 * MINUTE)
    expect(judged() - first).toBeLessThanOrEqual(145)
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
})

describe('the budget of a table', () => {
  it('is given back by right codes: a whole room comes in at once', async () => {
    const results = await Promise.all(
      Array.from({ length: 60 }, (_, i) => throttle.judge(`10.0.0.${i}`, budget, () => true)),
    )
    expect(new Set(results)).toEqual(new Set([true]))
  })

  it('judges the first guess of 256 addresses at once, and as many again each hour', async () => {
    const first = (from: string): Promise<boolean | 'busy'> => throttle.judge(from, budget, () => false)
    const told: (boolean | 'busy')[] = []
    for (let i = 0; i < 257; i++) void first(`10.0.${i >> 8}.${i & 255}`).then(one => told.push(one))
    await clock.advance(1000)
    expect(told).toHaveLength(256)
    await clock.advance(60 * MINUTE)
    for (let i = 0; i < 256; i++) void first(`10.0.2.${i}`).then(one => told.push(one))
    await clock.settle()
    expect(told.length).toBeGreaterThanOrEqual(257 + 255)
  })

  it('of later guesses is apart from it, and goes to those with the fewest wrong ones first', async () => {
    const judged: string[] = []
    const guess = (from: string, right = false): void => {
      void throttle.judge(from, budget, () => {
        judged.push(from)
        return right
      })
    }
    // Twenty who guess on, and one who slipped once and then knows the code.
    for (let round = 0; round < 3; round++) {
      for (let i = 0; i < 20; i++) guess(`10.0.0.${i}`)
      await clock.advance(20_000)
    }
    guess('10.0.0.99')
    await clock.settle()
    expect(judged.at(-1)).toBe('10.0.0.99')
    for (let i = 0; i < 20; i++) guess(`10.0.0.${i}`)
    guess('10.0.0.99', true)
    await clock.advance(6500)
    expect(judged.slice(-2)).toContain('10.0.0.99')
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
    for (let i = 0; i < 300; i++)
      void throttle.judge(`10.0.${i >> 8}.${i & 255}`, budget, () => false).then(() => answered++)
    await clock.advance(1)
    expect(answered).toBe(256)
    budget.stop()
    throttle.stop()
    await clock.advance(10 * MINUTE)
    expect(answered).toBe(256)
  })
})

it('a code that comes when another one is to be spent waits its turn behind those that wait', async () => {
  // The lot always falls on whoever waits longest.
  const first = new GuessBudget(clock, { nextInt: () => 0 } as never)
  for (let n = 0; n < 10; n++) await first.take(1)
  const judged: string[] = []
  const come = (name: string): void => {
    void first.take(1).then(() => judged.push(name))
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
