/** The table stays on screen for the last moments of its match, and no longer. */
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { effectScope, nextTick, ref, type EffectScope, type Ref } from 'vue'
import { beatsFor } from '../../../src-renderer/motion/beats'
import { LONGEST_MS } from '../../../src-renderer/motion/motions'
import { useDelayedResult } from '../../../src-renderer/result/delayedResult'
import { useLastScene } from '../../../src-renderer/result/lastScene'
import { useTable } from '../../../src-renderer/store/table'
import type { PartyView, StateUpdate } from '../../../src-shared/wire'
import { frameOf, matchPart, partyOf } from '../kit'

const media = vi.hoisted(() => ({ reduced: false, screen: false }))
vi.mock('../../../src-renderer/ui/media', () => ({
  useMedia: () => Object.defineProperty({}, 'value', { get: () => media.reduced }),
}))
vi.mock('../../../src-renderer/platform', async original => ({
  ...(await original<object>()),
  isTableScreen: () => media.screen,
}))

let scope: EffectScope, page: EventTarget & { hidden: boolean }, listening: Set<unknown>
beforeEach(() => {
  vi.useFakeTimers()
  setActivePinia(createPinia())
  media.reduced = media.screen = false
  listening = new Set()
  page = Object.assign(new EventTarget(), { hidden: false })
  const { addEventListener, removeEventListener } = EventTarget.prototype
  page.addEventListener = (kind: string, listener: EventListener, options) => {
    listening.add(listener)
    addEventListener.call(page, kind, listener, options)
  }
  page.removeEventListener = (kind: string, listener: EventListener, options) => {
    listening.delete(listener)
    removeEventListener.call(page, kind, listener, options)
  }
  vi.stubGlobal('document', page)
  scope = effectScope()
})
afterEach(() => {
  scope.stop()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const update = (phase: PartyView['phase'], more: Partial<StateUpdate> = {}): StateUpdate =>
  frameOf(matchPart('m', [{ event: { kind: 'end' } }]), { party: partyOf(3, { phase }), ...more })
async function comes(next: StateUpdate): Promise<void> {
  useTable().onUpdate(next)
  await nextTick()
}
async function started(): Promise<Ref<boolean>> {
  await comes(update('match'))
  const delayed = scope.run(useDelayedResult)
  if (!delayed) throw new Error('not set up')
  return delayed
}

describe('the result of a match that has just ended', () => {
  it('waits until the last animations have run', async () => {
    const delayed = await started()
    await comes(update('result'))
    expect(delayed.value).toBe(true)
    vi.advanceTimersByTime(LONGEST_MS - 1)
    expect(delayed.value).toBe(true)
    vi.advanceTimersByTime(1)
    expect(delayed.value).toBe(false)
  })

  it('waits for the moment on stage first', async () => {
    const delayed = await started()
    const beats = beatsFor(useTable())
    beats.show(update('result'), update('match'), [{ name: 'end', from: 0, to: 1, ms: 5000 }])
    await comes(update('result'))
    vi.advanceTimersByTime(4999)
    expect(delayed.value).toBe(true)
    vi.advanceTimersByTime(1)
    await nextTick()
    vi.advanceTimersByTime(LONGEST_MS - 1)
    expect(delayed.value).toBe(true)
    vi.advanceTimersByTime(1)
    expect(delayed.value).toBe(false)
  })

  it('waits for a second moment as long as for the first', async () => {
    const delayed = await started()
    const both = update('result', { match: matchPart('m', [{ event: { kind: 'a' } }, { event: { kind: 'b' } }]) })
    const moments = [0, 1].map(from => ({ name: 'a', from, to: from + 1, ms: 5000 }))
    beatsFor(useTable()).show(both, update('match'), moments)
    await comes(both)
    vi.advanceTimersByTime(5000)
    await nextTick()
    vi.advanceTimersByTime(LONGEST_MS)
    expect(delayed.value).toBe(true)
    vi.advanceTimersByTime(5000 - LONGEST_MS)
    await nextTick()
    vi.advanceTimersByTime(LONGEST_MS)
    expect(delayed.value).toBe(false)
  })

  it.each(['pointerdown', 'keydown'])('comes at once with a %s', async press => {
    const delayed = await started()
    await comes(update('result'))
    page.dispatchEvent(new Event(press))
    expect(delayed.value).toBe(false)
    vi.advanceTimersByTime(LONGEST_MS)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('comes at once on arrival, on a hidden page, without motion, and in no other phase', async () => {
    const delayed = await started()
    await comes(update('result', { log: [] }))
    expect(delayed.value).toBe(false)
    await comes(update('match'))
    page.hidden = true
    await comes(update('result'))
    expect(delayed.value).toBe(false)
    page.hidden = false
    await comes(update('match'))
    await comes(update('lobby'))
    await comes(update('result'))
    expect(delayed.value).toBe(false)
    media.reduced = true
    await comes(update('match'))
    await comes(update('result'))
    expect(delayed.value).toBe(false)
  })

  it('makes way for the next match', async () => {
    const delayed = await started()
    await comes(update('result'))
    await comes(update('match'))
    expect(delayed.value).toBe(false)
  })

  it('leaves nothing behind when the page is gone', async () => {
    await started()
    await comes(update('result'))
    scope.stop()
    expect([vi.getTimerCount(), listening.size]).toEqual([0, 0])
  })
})

describe('the last scene', () => {
  const scene = (isActedOut = () => true) => {
    const last = scope.run(() => useLastScene(isActedOut))
    if (!last) throw new Error('not set up')
    return last
  }

  it('has the events with which the match has just ended, and none after an arrival', async () => {
    await comes(update('match'))
    await comes(update('result', { match: matchPart('m', [{ event: { kind: 'a' } }, { event: { kind: 'b' } }]) }))
    expect(scene().fresh.map(({ event }) => (event as { kind: string }).kind)).toEqual(['a', 'b'])
    await comes(update('result', { log: [{ event: { kind: 'a' } }] }))
    expect(scene().fresh).toEqual([])
  })

  it('stands until a press closes it; a television, where nobody can, closes it by itself', async () => {
    await comes(update('result'))
    const stays = scene()
    vi.advanceTimersByTime(60_000)
    expect(stays.isOpen.value).toBe(true)
    stays.close()
    expect(stays.isOpen.value).toBe(false)
    media.screen = true
    const goes = scene()
    vi.advanceTimersByTime(11_999)
    expect(goes.isOpen.value).toBe(true)
    vi.advanceTimersByTime(1)
    expect(goes.isOpen.value).toBe(false)
  })

  it('is closed on a television only once it has been acted out, and never after it is gone', async () => {
    await comes(update('result'))
    media.screen = true
    const acting = scene(() => false)
    vi.advanceTimersByTime(60_000)
    expect(acting.isOpen.value).toBe(true)
    scene()
    scope.stop()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('that goes on being acted out stays on a television, and has its whole time once it is over', async () => {
    await comes(update('result'))
    media.screen = true
    const isActedOut = ref(true),
      goes = scene(() => isActedOut.value)
    vi.advanceTimersByTime(6000)
    isActedOut.value = false
    await nextTick()
    vi.advanceTimersByTime(60_000)
    isActedOut.value = true
    await nextTick()
    vi.advanceTimersByTime(11_999)
    expect(goes.isOpen.value).toBe(true)
    vi.advanceTimersByTime(1)
    expect(goes.isOpen.value).toBe(false)
  })

  it('is only among the standings where motion is reduced', () => {
    media.reduced = true
    expect(scene().isOpen.value).toBe(false)
  })
})
