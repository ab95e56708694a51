/** On a phone: a moment brings the board back into sight, and seats are as large as there is room for. */
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { effectScope, nextTick, shallowRef, type EffectScope } from 'vue'
import { beatsFor } from '../../../src-renderer/motion/beats'
import { useTable } from '../../../src-renderer/store/table'
import { useMomentInSight } from '../../../src-renderer/table/momentInSight'
import { useStageRoom } from '../../../src-renderer/table/stageRoom'
import { frameOf, matchPart } from '../kit'

let scope: EffectScope
beforeEach(() => {
  vi.useFakeTimers()
  setActivePinia(createPinia())
  scope = effectScope()
})
afterEach(() => {
  scope.stop()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('a moment that comes on stage', () => {
  const box = {
    scrollTop: 50,
    points: false,
    scrolled: 0,
    querySelector: () => null as object | null,
    scrollTo: () => 0,
  }
  let narrow: boolean
  beforeEach(() => {
    Object.assign(box, { scrollTop: 50, points: false, scrolled: 0 })
    box.querySelector = () => (box.points ? {} : null)
    box.scrollTo = () => box.scrolled++
    narrow = true
    scope.run(() => {
      useMomentInSight(shallowRef(box as never), () => narrow)
    })
  })
  async function moment(): Promise<number> {
    const update = frameOf(matchPart('m', [{ event: { kind: 'scene' } }]))
    beatsFor(useTable()).show(update, null, [{ name: 'scene', from: 0, to: 1, ms: 2000 }])
    await nextTick()
    await vi.advanceTimersByTimeAsync(2000)
    return box.scrolled
  }

  it('brings the board back once', async () => {
    expect(await moment()).toBe(1)
  })

  it('moves nothing under a finger that points, where nothing was scrolled, or where all is in sight', async () => {
    box.points = true
    expect(await moment()).toBe(0)
    Object.assign(box, { points: false, scrollTop: 0 })
    expect(await moment()).toBe(0)
    box.scrollTop = 50
    narrow = false
    expect(await moment()).toBe(0)
  })
})

describe('the room of a board', () => {
  const REM = 10
  let height: number, observed: number
  beforeEach(() => {
    observed = 0
    vi.stubGlobal('document', { documentElement: {} })
    vi.stubGlobal('getComputedStyle', () => ({ fontSize: `${REM}px` }))
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe = (): number => observed++
        disconnect = (): void => undefined
      },
    )
  })
  /** Heights of the board at each size. */
  const HEIGHTS: { readonly [size: string]: number } = { '2': 300, '1': 250, '0': 200 }
  function measured(narrow: boolean) {
    const inner = {
      offsetTop: 20,
      style: { flex: 'auto' },
      dataset: {} as { room?: string },
      get offsetHeight() {
        return HEIGHTS[inner.dataset.room ?? ''] ?? 0
      },
      removeAttribute: () => delete inner.dataset.room,
    }
    const outer = {
      get clientHeight() {
        return height
      },
    }
    const room = scope.run(() => useStageRoom(shallowRef(outer as never), shallowRef(inner as never), () => narrow))
    return { inner, logFits: () => room?.logFits.value }
  }

  it.each([
    // The folded log takes 36 pixels, an open one 85.
    [20 + 300 + 85, '2', true],
    [20 + 300 + 84, '2', false],
    [20 + 300 + 36, '2', false],
    [20 + 300 + 35, '1', true],
    [20 + 250 + 36, '1', false],
    [20 + 250 + 35, '0', true],
    [20 + 200, '0', false],
  ] as const)('%i pixels high is used to the largest size that fits: %s; the log fits: %s', (high, size, fits) => {
    height = high
    const { inner, logFits } = measured(true)
    expect([inner.dataset.room, logFits(), inner.style.flex]).toEqual([size, fits, 'auto'])
    expect(observed).toBe(1)
  })

  it('is not measured where there are columns, and is measured again with each update', async () => {
    height = 1000
    const wide = measured(false)
    expect([wide.inner.dataset.room, wide.logFits(), observed]).toEqual([undefined, false, 0])
    const { inner } = measured(true)
    expect(inner.dataset.room).toBe('2')
    height = 20 + 200
    useTable().onUpdate(frameOf(matchPart('m')))
    await nextTick()
    expect(inner.dataset.room).toBe('0')
  })
})
