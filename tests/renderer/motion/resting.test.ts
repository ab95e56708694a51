/** A table at which nothing happens rests, wakes with what happens or with who is there, and rests again. */
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { effectScope, nextTick, type EffectScope } from 'vue'
import { REST_AFTER, useResting } from '../../../src-renderer/motion/resting'
import { useTable } from '../../../src-renderer/store/table'
import { frameOf, matchPart, partyOf } from '../kit'

const battery = vi.hoisted(() => ({ tell: (_: boolean) => undefined as unknown, watched: false }))
vi.mock('../../../src-renderer/platform', async original => ({
  ...(await original<object>()),
  watchBattery: (act: (saving: boolean) => void) => {
    Object.assign(battery, { tell: act, watched: true })
    return () => {
      battery.watched = false
    }
  },
}))

/** A motion of the page. */
class Moving {
  playState = 'running'
  constructor(private readonly iterations: number) {}
  effect = { getComputedTiming: () => ({ iterations: this.iterations }) }
  pause = (): void => {
    this.playState = 'paused'
  }
  play = (): void => {
    this.playState = 'running'
  }
}

let scope: EffectScope, rain: Moving, card: Moving, root: { dataset: { resting?: string } }
beforeEach(() => {
  vi.useFakeTimers()
  setActivePinia(createPinia())
  rain = new Moving(Infinity)
  card = new Moving(1)
  root = { dataset: {} }
  vi.stubGlobal('document', { documentElement: root, getAnimations: () => [rain, card] })
  vi.stubGlobal('window', new EventTarget())
  useTable().onUpdate(frameOf(matchPart('m')))
  scope = effectScope()
  scope.run(useResting)
})
afterEach(() => {
  scope.stop()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const isResting = (): boolean => root.dataset.resting !== undefined
const rests = (): void => {
  vi.advanceTimersByTime(REST_AFTER)
  expect(isResting()).toBe(true)
}
async function comes(...update: Parameters<typeof frameOf>): Promise<void> {
  useTable().onUpdate(frameOf(...update))
  await nextTick()
}

describe('motion that goes on by itself', () => {
  it('rests once nothing has happened for a while; what ends by itself goes on', () => {
    vi.advanceTimersByTime(REST_AFTER - 1)
    expect([isResting(), rain.playState]).toEqual([false, 'running'])
    vi.advanceTimersByTime(1)
    expect([isResting(), rain.playState, card.playState]).toEqual([true, 'paused', 'running'])
  })

  it.each(['pointerdown', 'keydown', 'wheel'])('wakes with a %s, and rests again', sign => {
    rests()
    window.dispatchEvent(new Event(sign))
    expect([isResting(), rain.playState]).toEqual([false, 'running'])
    rests()
    expect(rain.playState).toBe('paused')
  })

  it('wakes with an event, an arrival or the next phase, and not with an update in which nothing happens', async () => {
    rests()
    await comes(matchPart('m'))
    expect(isResting()).toBe(true)
    await comes(matchPart('m', [{ event: { kind: 'coins' } }]))
    expect(isResting()).toBe(false)
    rests()
    await comes(matchPart('m'), { log: [] })
    expect(isResting()).toBe(false)
    rests()
    await comes(matchPart('m'), { party: partyOf(4, { phase: 'result' }) })
    expect(isResting()).toBe(false)
  })

  it('begins to count again with each sign', () => {
    vi.advanceTimersByTime(REST_AFTER - 1)
    window.dispatchEvent(new Event('keydown'))
    vi.advanceTimersByTime(REST_AFTER - 1)
    expect(isResting()).toBe(false)
  })

  it('never moves while the battery is saved, and does again when it is charged', () => {
    battery.tell(true)
    vi.advanceTimersByTime(0)
    expect(rain.playState).toBe('paused')
    window.dispatchEvent(new Event('keydown'))
    expect(rain.playState).toBe('paused')
    battery.tell(false)
    expect([isResting(), rain.playState]).toEqual([false, 'running'])
  })

  it('goes on when the page is gone, which leaves nothing behind', () => {
    rests()
    scope.stop()
    expect([isResting(), rain.playState, battery.watched]).toEqual([false, 'running', false])
    window.dispatchEvent(new Event('keydown'))
    expect(vi.getTimerCount()).toBe(0)
  })
})
