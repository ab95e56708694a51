/** The computers that keep a table, as a page shows them, and what it says when another one hosts the table. */
import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, describe, expect, it } from 'vitest'
import { effectScope, nextTick, type EffectScope } from 'vue'
import { useKeeping } from '../../src-renderer/keeping/store'
import { useMoveNotice } from '../../src-renderer/keeping/useKeepingTexts'
import { useTable } from '../../src-renderer/store/table'
import type { KeepingView } from '../../src-shared/wire'
import { frameOf, partyOf } from './kit'

const computer = (id: string, name = id) => ({ id, name, addresses: [`10.0.0.${id.length}`], port: 1 })
const kept = (computers: KeepingView['computers'], more: Partial<KeepingView> = {}): KeepingView => ({
  computers,
  survives: computers.length > 2,
  ...more,
})

let scope: EffectScope, tables: number
beforeEach(() => {
  setActivePinia(createPinia())
  scope = effectScope()
  scope.run(useMoveNotice)
  tables ??= 0
  tables++
})

/** An update of a table of this test's own: what a tab remembers is by table. */
async function told(keeping: KeepingView | undefined, of = `t${tables}`): Promise<void> {
  const party = partyOf(2, { table: { id: of, name: 'Table' } })
  useTable().onUpdate({ ...frameOf(null, { party }), ...(keeping ? { keeping } : {}) })
  await nextTick()
}
const notices = (): unknown[] => useTable().notices.map(({ why }) => [why.refused, why.params?.name])

describe('the computers of a table', () => {
  it('are shown once their texts are here, and not at all where there are none', async () => {
    const keeping = useKeeping()
    await told(kept([computer('a'), computer('bb')]))
    expect([keeping.shown, keeping.host]).toEqual([null, null])
    keeping.hasTexts = true
    expect([keeping.host?.name, keeping.keepers.map(({ name }) => name)]).toEqual(['a', ['bb']])
    await told(undefined)
    expect([keeping.shown, keeping.host, keeping.keepers]).toEqual([null, null, []])
  })

  it('of the same name are told apart by their addresses', async () => {
    const keeping = useKeeping()
    keeping.hasTexts = true
    await told(kept([computer('a', 'laptop'), computer('bb', 'laptop'), computer('ccc', 'desk')]))
    expect([keeping.host, ...keeping.keepers].map(one => one?.name)).toEqual([
      'laptop (10.0.0.1)',
      'laptop (10.0.0.2)',
      'desk',
    ])
  })

  it('are named while the table goes to one of them', async () => {
    const keeping = useKeeping()
    keeping.hasTexts = true
    await told(kept([computer('a'), computer('bb')], { giving: 'bb' }))
    expect(keeping.receiver).toBe('bb')
    await told(kept([computer('a'), computer('bb')]))
    expect(keeping.receiver).toBe('')
  })
})

describe('a table that is hosted by another computer than before', () => {
  beforeEach(() => {
    useKeeping().hasTexts = true
  })

  it('is announced with that computer’s name, once', async () => {
    await told(kept([computer('a'), computer('bb')]))
    expect(notices()).toEqual([])
    await told(kept([computer('bb'), computer('a')]))
    await told(kept([computer('bb'), computer('a')]))
    expect(notices()).toEqual([['tableNowAt', 'bb']])
    scope.stop()
  })

  it('is announced on the page of the new address too, which remembers the host of before', async () => {
    await told(kept([computer('a'), computer('bb')]))
    scope.stop()
    setActivePinia(createPinia())
    scope = effectScope()
    scope.run(useMoveNotice)
    useKeeping().hasTexts = true
    await told(kept([computer('bb'), computer('a')]))
    expect(notices()).toEqual([['tableNowAt', 'bb']])
    scope.stop()
  })

  it('is none where the tables differ', async () => {
    await told(kept([computer('a')]), 'one')
    await told(kept([computer('bb')]), 'other')
    expect(notices()).toEqual([])
    scope.stop()
  })
})
