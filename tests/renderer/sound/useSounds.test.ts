/** The sounds of a table as they are played: each beat's once, and the bell when the turn comes. */
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { effectScope, nextTick, type EffectScope } from 'vue'
import type { GameUi } from '../../../src-renderer/games/gameUi'
import { beatsFor } from '../../../src-renderer/motion/beats'
import { useSounds } from '../../../src-renderer/sound/useSounds'
import { useTable } from '../../../src-renderer/store/table'
import type { StateUpdate } from '../../../src-shared/wire'
import { frameOf, matchPart } from '../kit'

const heard = vi.hoisted(() => [] as string[][])
vi.mock('../../../src-renderer/sound/player', () => ({
  play: (names: readonly string[]) => {
    if (names.length > 0) heard.push([...names])
  },
}))

const ui = { sounds: { coins: 'coins', reveal: 'card' }, awaits: (key: string) => key === 'turn' } as unknown as GameUi
let scope: EffectScope
beforeEach(() => {
  setActivePinia(createPinia())
  heard.length = 0
  scope = effectScope()
  scope.run(() => {
    useSounds(() => ui)
  })
})
afterEach(() => {
  scope.stop()
})

const update = (asking: readonly string[], kinds: readonly string[] = []): StateUpdate => {
  const match = matchPart(
    'm',
    kinds.map(kind => ({ event: { kind } })),
    { asking: asking.map(key => ({ seat: 0, key })) },
  )
  const own = { seat: 0, asks: [], seen: [], sealed: null, private: null }
  return frameOf({ ...match, view: { ...match.view, own } })
}
async function comes(next: StateUpdate): Promise<void> {
  const table = useTable(),
    before = table.lastUpdate
  table.onUpdate(next)
  beatsFor(table).show(next, before, [])
  await nextTick()
}

it('rings once when the own turn comes, and again for the next one alone', async () => {
  await comes(update([]))
  await comes(update(['turn']))
  await comes(update(['turn']))
  expect(heard).toEqual([['yourTurn']])
  await comes(update([]))
  await comes(update(['turn']))
  expect(heard).toHaveLength(2)
})

it('rings for nothing that nobody waits for', async () => {
  await comes(update([]))
  await comes(update(['react']))
  expect(heard).toEqual([])
})

it('plays what a beat tells, once, before the bell', async () => {
  await comes(update([]))
  await comes(update(['turn'], ['coins', 'reveal', 'nothing']))
  expect(heard).toEqual([['coins', 'card', 'yourTurn']])
  await comes(update(['turn']))
  expect(heard).toHaveLength(1)
})
