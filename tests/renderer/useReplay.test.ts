/** A replay that plays: step by step at its speed, waiting for moments, until its end or its person's next wish. */
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { effectScope, nextTick, type EffectScope } from 'vue'
import { beatsFor } from '../../src-renderer/motion/beats'
import { SPEEDS, useReplay, type Replay } from '../../src-renderer/replay/useReplay'
import type { MatchRecord } from '../../src-shared/record'
import { FIXED_KEY } from '../kit/record'
import { frameOf, matchPart } from './kit'

const LAST = 4
const RECORD = {
  id: 'm',
  table: 'Friday',
  game: 'mascarade',
  options: {},
  deck: null,
  seats: [{ who: 'person', name: 'Anna' }],
  begun: [{ event: { kind: 'deal' } }],
  fair: FIXED_KEY,
  answers: Array.from({ length: LAST }, (_, n) => ({ told: [{ event: { kind: 'step', n } }] })),
} as unknown as MatchRecord

let scope: EffectScope
beforeEach(() => {
  vi.useFakeTimers()
  setActivePinia(createPinia())
  scope = effectScope()
})
afterEach(() => {
  scope.stop()
  vi.useRealTimers()
})

function watching(from = 0): Replay {
  const replay = scope.run(() => useReplay(RECORD, null, from))
  if (!replay) throw new Error('no scope')
  return replay
}
async function passes(ms: number): Promise<void> {
  await nextTick()
  await vi.advanceTimersByTimeAsync(ms)
}

describe('a replay', () => {
  it('begins where it is opened, at its end at most, and stands still', async () => {
    expect([watching(2).step.value, watching(9).step.value]).toEqual([2, LAST])
    const { step, playing } = watching()
    await passes(60_000)
    expect([step.value, playing.value, vi.getTimerCount()]).toEqual([0, false, 0])
  })

  it('plays a step each 1.4 s, and stops at its end', async () => {
    const { step, playing, toggle } = watching()
    toggle()
    await passes(1399)
    expect(step.value).toBe(0)
    await passes(1)
    expect(step.value).toBe(1)
    await passes(1400 * LAST)
    expect([step.value, playing.value, vi.getTimerCount()]).toEqual([LAST, false, 0])
  })

  it('begins anew where it is played at its end, and goes on where it was stopped', async () => {
    const { step, playing, toggle } = watching(LAST)
    toggle()
    expect([step.value, playing.value]).toEqual([0, true])
    await passes(2800)
    toggle()
    await passes(9000)
    expect([step.value, playing.value]).toEqual([2, false])
    toggle()
    await passes(1400)
    expect(step.value).toBe(3)
    // Stopped at its end, it stays there.
    await passes(1400)
    expect([step.value, playing.value]).toEqual([LAST, false])
  })

  it('plays at the speed that is chosen, also while it plays', async () => {
    expect(SPEEDS).toEqual([0.5, 1, 2, 4, 8])
    const { step, speed, toggle } = watching()
    speed.value = 2
    toggle()
    await passes(700)
    expect(step.value).toBe(1)
    speed.value = 0.5
    await passes(2799)
    expect(step.value).toBe(1)
    await passes(1)
    expect(step.value).toBe(2)
  })

  it('stays at a step for as long as its moment is on stage', async () => {
    const { step, table, toggle } = watching()
    toggle()
    const update = frameOf(matchPart('m', [{ event: { kind: 'scene' } }]))
    beatsFor(table).show(update, null, [{ name: 'scene', from: 0, to: 1, ms: 2000 }])
    await passes(1400)
    expect(step.value).toBe(0)
    await passes(1400)
    expect(step.value).toBe(1)
  })

  it('goes to the step that is meant, and never past its ends', () => {
    const { step, go } = watching()
    for (const [to, at] of [
      [2.4, 2],
      [2.6, 3],
      [-1, 0],
      [LAST + 1, LAST],
    ] as const) {
      go(to)
      expect(step.value).toBe(at)
    }
  })

  it('ends with its screen', async () => {
    const { toggle } = watching()
    toggle()
    await nextTick()
    expect(vi.getTimerCount()).toBe(1)
    scope.stop()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('lists every event with its step', () => {
    expect(watching().log.value.map(({ step, event }) => [step, (event.event as { kind: string }).kind])).toEqual([
      [0, 'deal'],
      ...Array.from({ length: LAST }, (_, n) => [n + 1, 'step']),
    ])
  })
})
