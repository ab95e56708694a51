/** How long Overlord's bots take: as people do, and within the Overlord's patience. */
import { describe, expect, it } from 'vitest'
import { thinkingTime } from '../../../../src-main/host/bots/thinkingTime'
import { manifestById } from '../../../../src-shared/games'
import { botTiming } from '../../../../src-shared/games/overlord/bot/timing'
import { SILENCE } from '../../../../src-shared/games/overlord/rules/options'
import { LEVELS, type Level } from '../../../../src-shared/wire'

const timeFor = (key: string, level: Level, silence: number): readonly [number, number] =>
  thinkingTime(botTiming, key, { silence }, level)

describe('a bot at an Overlord table', () => {
  it('is timed by the manifest of its game', () => {
    expect(manifestById('overlord')?.botTiming).toBe(botTiming)
  })

  it('takes its time over a tale, and no longer than usual over anything else', () => {
    expect(timeFor('tell', 'normal', 0)).toEqual([4000, 9000])
    expect(timeFor('unheard of', 'normal', 0)).toEqual([1000, 2800])
  })

  it.each([SILENCE.least, 7, SILENCE.most])('speaks before an Overlord loses patience after %i seconds', seconds => {
    for (const level of ['normal', 'hard'] as const) {
      const [from, to] = timeFor('tell', level, seconds)
      expect(from).toBeLessThan(to)
      expect(to).toBeLessThan(seconds * 1000)
    }
  })

  it('that is a beginner is too slow now and then, and seldom', () => {
    const [from, to] = timeFor('tell', 'easy', SILENCE.least),
      late = to - SILENCE.least * 1000
    expect(late).toBeGreaterThan(0)
    expect(late / (to - from)).toBeLessThan(0.1)
    expect(timeFor('tell', 'easy', 0)).toEqual(timeFor('tell', 'normal', 0))
  })

  it('takes whole milliseconds, and hurries for nothing but a tale', () => {
    for (const level of LEVELS)
      for (let seconds = 0; seconds <= SILENCE.most; seconds++) {
        expect(timeFor('tell', level, seconds).every(Number.isInteger)).toBe(true)
        expect(timeFor('freeze', level, seconds)).toEqual(timeFor('freeze', level, 0))
      }
  })
})
