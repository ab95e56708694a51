/** The computers that keep a table, as a page shows them, and what it says when another one hosts the table. */
import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, describe, expect, it } from 'vitest'
import { effectScope, nextTick, type EffectScope } from 'vue'
import { useKeeping } from '../../src-renderer/keeping/store'
import { useGoOnNotice, useMoveNotice } from '../../src-renderer/keeping/useKeepingTexts'
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
  scope.run(() => {
    useMoveNotice()
    useGoOnNotice()
  })
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

describe('somebody who goes home', () => {
  const two = kept([computer('a'), computer('bb')])
  async function at(keeping: KeepingView, more: Parameters<typeof partyOf>[1]): Promise<boolean> {
    useKeeping().hasTexts = true
    useTable().onUpdate({ ...frameOf(null, { party: partyOf(2, more) }), keeping })
    await nextTick()
    return useKeeping().canGive
  }

  it('is offered to give the table away in a match that another computer keeps, if it is theirs to give', async () => {
    const you = partyOf(2).you
    const owns = { phase: 'match', owner: you.id } as const
    expect(await at(two, owns)).toBe(true)
    expect(await at(two, { ...owns, phase: 'lobby' })).toBe(false)
    expect(await at(kept([computer('a')]), owns)).toBe(false)
    expect(await at(two, { ...owns, owner: 'another' })).toBe(false)
    // Where nobody owns the table it is the host's.
    expect(await at(two, { phase: 'match', you: { ...you, host: true } })).toBe(true)
    expect(await at(two, { phase: 'match', you: { ...you, host: false } })).toBe(false)
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
    scope.run(() => {
      useMoveNotice()
      useGoOnNotice()
    })
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

describe('a host that has gone on without others', () => {
  const wentOn = [{ after: 3, at: 0, host: 'a', missing: ['bb'] }]
  beforeEach(() => {
    useKeeping().hasTexts = true
  })

  it('is told of to everybody who is there, and to nobody who comes later', async () => {
    await told(kept([computer('a'), computer('bb')]))
    await told(kept([computer('a')], { wentOn }))
    await told(kept([computer('a')], { wentOn }))
    expect(notices()).toEqual([['wentOnAlone', undefined]])
    scope.stop()
  })

  it('says nothing anew to a page that has just come', async () => {
    await told(kept([computer('a')], { wentOn }))
    expect(notices()).toEqual([])
    scope.stop()
  })
})

describe('clocks', () => {
  it('stand still while the host waits for others, and from its last sign of life while it is gone', async () => {
    const keeping = useKeeping(),
      table = useTable()
    keeping.hasTexts = true
    table.state = { is: 'open' }
    await told(kept([computer('a'), computer('bb')]))
    expect(keeping.standsSince).toBeNull()
    await told(kept([computer('a'), computer('bb')], { waiting: true }))
    expect(keeping.standsSince).toBe(table.arrived)
    await told(kept([computer('a'), computer('bb')]))
    table.state = { is: 'lost' }
    await nextTick()
    // Perhaps only this page's own connection is lost.
    expect(keeping.standsSince).toBeNull()
    keeping.gone = { host: 'a', candidate: 'bb', here: ['bb'], agreed: [], needed: 2 }
    expect(keeping.standsSince).toBeTypeOf('number')
    scope.stop()
  })
})
