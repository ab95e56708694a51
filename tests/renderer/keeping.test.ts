/** The computers that keep a table, as a page shows them, and what it says when another one hosts the table. */
import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { effectScope, nextTick, ref, type EffectScope } from 'vue'
import { useClockTime } from '../../src-renderer/keeping/clockTime'
import { useKeeping } from '../../src-renderer/keeping/store'
import { useGoOnNotice, useMoveNotice } from '../../src-renderer/keeping/useKeepingTexts'
import { useKeepingSounds } from '../../src-renderer/keeping/useKeepingSounds'
import { useTable } from '../../src-renderer/store/table'
import type { KeepingView } from '../../src-shared/wire'
import { frameOf, partyOf } from './kit'

const heard = vi.hoisted(() => [] as string[])
vi.mock('../../src-renderer/sound/player', () => ({ play: (names: readonly string[]) => heard.push(...names) }))

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

describe('while the host is gone', () => {
  const GONE = { host: 'a', candidate: 'bb', here: ['bb', 'ccc'], agreed: ['ccc'], needed: 2 }

  it('the person at a computer that keeps the table is asked, until they have agreed', () => {
    const keeping = useKeeping()
    keeping.own = 'bb'
    expect([keeping.isAsked, keeping.hasAgreed]).toEqual([false, false])
    keeping.gone = GONE
    expect([keeping.isAsked, keeping.hasAgreed]).toEqual([true, false])
    keeping.own = 'ccc'
    expect([keeping.isAsked, keeping.hasAgreed]).toEqual([true, true])
    for (const own of [null, 'dddd']) {
      keeping.own = own
      expect([keeping.isAsked, keeping.hasAgreed]).toEqual([false, false])
    }
    scope.stop()
  })

  it('a computer is found by its name in the table’s list', async () => {
    const keeping = useKeeping()
    keeping.hasTexts = true
    await told(kept([computer('a'), computer('bb')]))
    expect([keeping.byId('bb')?.id, keeping.byId('x'), keeping.byId(null)]).toEqual(['bb', null, null])
    scope.stop()
  })

  it('clocks stand from when it was lost, not from when it was lost again', async () => {
    const keeping = useKeeping(),
      table = useTable(),
      time = vi.spyOn(performance, 'now')
    const state = async (is: 'open' | 'lost', at: number): Promise<void> => {
      time.mockReturnValue(at)
      table.state = { is }
      await nextTick()
    }
    keeping.hasTexts = true
    keeping.gone = GONE
    await state('open', 500)
    await state('lost', 1000)
    expect(keeping.standsSince).toBe(1000)
    table.state = { is: 'closed', why: { refused: 'hostClosed' } }
    await nextTick()
    expect(keeping.standsSince).toBe(1000)
    await state('open', 2000)
    expect(keeping.standsSince).toBeNull()
    await state('lost', 3000)
    expect(keeping.standsSince).toBe(3000)
    const now = ref(2000)
    const shown = scope.run(() => useClockTime(now))
    expect(shown?.value).toBe(2000)
    now.value = 9000
    expect(shown?.value).toBe(3000)
    keeping.gone = null
    expect(shown?.value).toBe(9000)
    time.mockRestore()
    scope.stop()
  })

  it('clocks stand while the table is being given away', async () => {
    await told(kept([computer('a'), computer('bb')], { giving: 'bb' }))
    expect(useKeeping().standsSince).toBe(useTable().arrived)
    scope.stop()
  })

  it('a bell tells of it once, and another sound that the table has moved', async () => {
    scope.run(useKeepingSounds)
    const keeping = useKeeping(),
      table = useTable()
    heard.length = 0
    keeping.gone = GONE
    await nextTick()
    keeping.gone = { ...GONE, agreed: [] }
    await nextTick()
    expect(heard).toEqual(['gone'])
    keeping.gone = null
    table.notice({ refused: 'paused' })
    await nextTick()
    expect(heard).toEqual(['gone'])
    table.notice({ refused: 'tableNowAt' })
    await nextTick()
    expect(heard).toEqual(['gone', 'moved'])
    scope.stop()
  })
})
