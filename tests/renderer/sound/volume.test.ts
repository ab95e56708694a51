/** The volume of this machine: remembered within its bounds, and kept while it is muted. */
import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useVolume } from '../../../src-renderer/sound/volume'

const kept = vi.hoisted(() => new Map<string, string>())
vi.mock('../../../src-renderer/platform', async original => ({
  ...(await original<object>()),
  recall: (key: string) => kept.get(key) ?? null,
  remember: (key: string, value: string | null) => (value === null ? kept.delete(key) : kept.set(key, value)),
}))

beforeEach(() => {
  kept.clear()
  setActivePinia(createPinia())
})

/** The volume of the next visit. */
function nextVisit(): ReturnType<typeof useVolume> {
  setActivePinia(createPinia())
  return useVolume()
}

describe('the volume', () => {
  it('is half at first', () => {
    expect(useVolume()).toMatchObject({ level: 0.5, muted: false, heard: 0.5 })
  })

  it('is remembered, from silent to full', () => {
    const volume = useVolume()
    for (const [to, level] of [
      [0.3, 0.3],
      [-1, 0],
      [2, 1],
    ] as const) {
      volume.set(to)
      expect([volume.level, nextVisit().level]).toEqual([level, level])
    }
  })

  it.each(['-0.1', '1.1', 'loud', 'NaN'])('is half where %s is stored', stored => {
    kept.set('volume', stored)
    expect(useVolume().level).toBe(0.5)
  })

  it('comes back after it was muted, also in the next visit', () => {
    const volume = useVolume()
    volume.set(0.8)
    volume.mute(true)
    expect([volume.heard, volume.level, nextVisit().heard]).toEqual([0, 0.8, 0])
    volume.mute(false)
    expect([volume.heard, nextVisit().heard]).toEqual([0.8, 0.8])
  })
})
