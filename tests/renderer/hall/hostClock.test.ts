/** Minutes are counted by the host's clock, which this page knows only by what the host has said last. */
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { effectScope } from 'vue'
import { useHostClock } from '../../../src-renderer/hall/hostClock'
import { useHall } from '../../../src-renderer/hall/store'

const time = vi.hoisted(() => ({ now: 1000 }))
vi.mock('../../../src-renderer/platform', async original => ({
  ...(await original<object>()),
  monotonic: () => time.now,
}))

beforeEach(() => {
  vi.useFakeTimers()
  setActivePinia(createPinia())
  time.now = 1000
})
afterEach(() => {
  vi.useRealTimers()
})

it('goes on by this page’s own clock, never behind what the host has said, and stops with its part of the page', () => {
  const scope = effectScope(),
    clock = scope.run(useHostClock)
  useHall().clockOffset = 500_000
  expect(clock?.value).toBe(501_000)
  time.now = 16_000
  vi.advanceTimersByTime(14_999)
  expect(clock?.value).toBe(501_000)
  vi.advanceTimersByTime(1)
  expect(clock?.value).toBe(516_000)
  useHall().view = { now: 520_000 } as never
  expect(clock?.value).toBe(520_000)
  scope.stop()
  expect(vi.getTimerCount()).toBe(0)
})
