/** How long bots take: about as long as people, and as each game's manifest says. */
import { describe, expect, it } from 'vitest'
import { thinkingTime } from '../../../src-main/host/bots/thinkingTime'

describe('a bot', () => {
  it('takes one to three seconds if its game says nothing', () => {
    expect(thinkingTime({}, 'turn', {}, 'normal')).toEqual([1000, 2800])
    expect(thinkingTime({ thinking: { tell: [1, 2] } }, 'turn', {}, 'normal')).toEqual([1000, 2800])
    expect(thinkingTime({ thinking: {} }, 'constructor', {}, 'normal')).toEqual([1000, 2800])
  })

  it('takes the time that its game gives for an ask', () => {
    expect(thinkingTime({ thinking: { tell: [4, 9] } }, 'tell', {}, 'hard')).toEqual([4, 9])
  })

  it('takes what its game works out from options and level', () => {
    const timing = {
      thinking: { tell: (options: object, level: string) => [Object.keys(options).length, level.length] as const },
    }
    expect(thinkingTime(timing, 'tell', { silence: 5 }, 'easy')).toEqual([1, 4])
  })
})
