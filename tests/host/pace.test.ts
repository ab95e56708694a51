/** How long bots take: as people do, and within the Overlord's patience. */
import { describe, expect, it } from 'vitest'
import { paceOf } from '../../src-main/host/pace'
import { SILENCE } from '../../src-shared/games/overlord/options'
import { LEVELS } from '../../src-shared/wire'

describe('a bot', () => {
  it('takes its time over a tale, and no longer than usual over anything else', () => {
    expect(paceOf('tell', 'normal', 0)).toEqual([4000, 9000])
    expect(paceOf('unheard of', 'normal', 0)).toEqual([1000, 2800])
  })

  it.each([SILENCE.least, 7, SILENCE.most])(
    'has found its words before the patience of an Overlord ends: %i seconds',
    seconds => {
      for (const level of ['normal', 'hard'] as const) {
        const [from, to] = paceOf('tell', level, seconds)
        expect(from).toBeLessThan(to)
        expect(to).toBeLessThan(seconds * 1000)
      }
    },
  )

  it('that is a beginner is too slow now and then, and seldom', () => {
    const [from, to] = paceOf('tell', 'easy', SILENCE.least),
      late = to - SILENCE.least * 1000
    expect(late).toBeGreaterThan(0)
    expect(late / (to - from)).toBeLessThan(0.1)
    expect(paceOf('tell', 'easy', 0)).toEqual(paceOf('tell', 'normal', 0))
  })

  it('takes whole milliseconds, for nothing but a tale is a patience too short', () => {
    for (const level of LEVELS)
      for (let seconds = 0; seconds <= SILENCE.most; seconds++) {
        expect(paceOf('tell', level, seconds).every(Number.isInteger)).toBe(true)
        expect(paceOf('freeze', level, seconds)).toEqual(paceOf('freeze', level, 0))
      }
  })
})
