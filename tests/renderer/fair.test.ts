/** What this page's witness of a fair deal is told: all that happens, in order, also before it is loaded. */
import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Refusal, SeatAsk } from '../../src-shared/kernel'
import type { Connection, FairMessage, OutgoingMessage } from '../../src-renderer/connection/connection'
import { useFair } from '../../src-renderer/store/fair'
import { useTable } from '../../src-renderer/store/table'
import { UNDO } from '../../src-shared/fair/evidence'
import type { StateUpdate } from '../../src-shared/wire'
import { frameOf, matchPart } from './kit'

const page = vi.hoisted(() => ({
  told: [] as string[],
  deps: null as { readonly [dep: string]: unknown } | null,
  kept: new Map<string, string>(),
}))
vi.mock('../../src-renderer/fair/witness', () => ({
  Witness: class {
    constructor(deps: { readonly [dep: string]: unknown }) {
      page.deps = deps
    }
    onMessage = ({ kind }: { kind: string }) => page.told.push(kind)
    onUpdate = ({ seq }: { seq: number }) => page.told.push(`update ${seq}`)
    answerSent = (ask: string, answer: unknown) => page.told.push(`sent ${ask} ${String(answer)}`)
    taken = (match: string | null, ask: string, answer: unknown) =>
      page.told.push(`taken ${match} ${ask} ${String(answer)}`)
  },
}))
vi.mock('../../src-renderer/platform', async original => ({
  ...(await original<object>()),
  recall: (key: string) => page.kept.get(`machine ${key}`) ?? null,
  remember: (key: string, text: string) => page.kept.set(`machine ${key}`, text),
  recallInTab: (key: string) => page.kept.get(`tab ${key}`) ?? null,
  rememberInTab: (key: string, text: string) => page.kept.set(`tab ${key}`, text),
}))

let said: { readonly message: OutgoingMessage; readonly settle: (why: Refusal | null) => void }[],
  hear: (update: StateUpdate) => void,
  tell: (message: FairMessage) => void
beforeEach(() => {
  setActivePinia(createPinia())
  page.told.length = 0
  page.kept.clear()
  said = []
  const nothing = (): void => undefined
  useTable().join({
    send: message => new Promise(settle => said.push({ message, settle })),
    onUpdate: to => {
      hear = to
    },
    onFairDeal: to => {
      tell = to
    },
    ...{ onState: nothing, onDeck: nothing, onLink: nothing, onHistory: nothing, onChat: nothing },
    ...{ retry: nothing, close: nothing },
  } as Connection)
})

const ask: SeatAsk = { id: '4/turn/0', key: 'turn', pick: { pick: 'ok' } }
const update = (seq: number, undo?: StateUpdate['undo']): StateUpdate => {
  const part = matchPart('m')
  const own = { seat: 0, asks: [ask], seen: [], sealed: null, private: null }
  return frameOf({ ...part, view: { ...part.view, own } }, { seq, ...(undo ? { undo } : {}) })
}
const office = (host: string): FairMessage => ({
  kind: 'office',
  office: { succession: { table: 't', first: { term: 1, host }, computers: [], changes: [] }, members: null },
})

describe('the witness', () => {
  it('is told in order of what came before it was loaded, once', async () => {
    hear(update(1))
    tell(office('a'))
    hear(update(2))
    expect(page.told).toEqual([])
    await vi.dynamicImportSettled()
    hear(update(3))
    expect(page.told).toEqual(['update 1', 'office', 'update 2', 'update 3'])
  })

  it('hears of an answer when it is sent, and of its being taken only once the host has said so', async () => {
    await vi.dynamicImportSettled()
    hear(update(1))
    const answered = useTable().answer(ask, true)
    expect(page.told.slice(1)).toEqual(['sent 4/turn/0 true'])
    said[0]?.settle(null)
    await answered
    expect(page.told.slice(2)).toEqual(['taken m 4/turn/0 true'])
    const refused = useTable().answer({ ...ask, id: 'other' }, true)
    said[1]?.settle({ refused: 'paused' })
    await refused
    expect(page.told.slice(3)).toEqual(['sent other true'])
  })

  it('hears of an answer that is taken back in the same way', async () => {
    await vi.dynamicImportSettled()
    hear(update(1, { can: '4/turn/0' } as never))
    const back = useTable().takeBack()
    expect(said.at(-1)?.message).toEqual({ kind: 'undo', ask: '4/turn/0' })
    said.at(-1)?.settle(null)
    await back
    expect(page.told.slice(1)).toEqual([`sent ${UNDO} 4/turn/0`, `taken m ${UNDO} 4/turn/0`])
    const refused = useTable().takeBack()
    said.at(-1)?.settle({ refused: 'paused' })
    await refused
    expect(page.told.slice(3)).toEqual([`sent ${UNDO} 4/turn/0`])
  })

  it('hears of nothing to take back where there is nothing', async () => {
    await vi.dynamicImportSettled()
    hear(update(1))
    await useTable().takeBack()
    expect(said).toEqual([])
  })

  it('remembers what it was shown for this tab, and what it has opened for this machine', async () => {
    await vi.dynamicImportSettled()
    const { store, placeStore } = page.deps as {
      readonly [name in 'store' | 'placeStore']: {
        read(key: string): string | null
        write(key: string, text: string): void
      }
    }
    store.write('head', 'a')
    placeStore.write('opened.t', 'b')
    expect([...page.kept]).toEqual([
      ['tab fair.head', 'a'],
      ['machine fair.opened.t', 'b'],
    ])
    expect([store.read('head'), placeStore.read('opened.t'), store.read('opened.t')]).toEqual(['a', 'b', null])
  })
})

it('how a table came to its host is what that host has shown last', () => {
  expect(useFair().office).toBeNull()
  tell(office('a'))
  tell(office('b'))
  expect(useFair().office?.succession.first.host).toBe('b')
})
