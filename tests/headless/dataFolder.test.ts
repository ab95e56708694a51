/** What a host says of its data when it opens: why it cannot, and what of it could not be read. */
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { terminalMessage } from '../../src-shared/locales/terminal'
import { openDataFolder } from '../../src-main/dataFolder'
import type { OpenResult } from '../../src-main/store/open'

const store = vi.hoisted(() => ({ result: null as unknown, told: null as unknown }))
vi.mock('../../src-main/store/open', async original => ({
  ...(await original<object>()),
  openStore: (setup: unknown) => {
    store.told = setup
    return Promise.resolve(store.result)
  },
}))

let reported: string[]
beforeEach(() => {
  reported = []
})
const open = () =>
  openDataFolder(
    { folder: '/d' },
    (key, params) => terminalMessage('en', key, params),
    line => reported.push(line),
    null,
  )
const opened = (more: object = {}, loaded: object = {}): void => {
  const all = { tables: [], damage: [], unreadable: [], ...loaded }
  store.result = {
    store: { close: vi.fn() },
    loaded: all,
    aside: null,
    damaged: null,
    ...more,
  } as unknown as OpenResult
}

describe('a folder that cannot be opened', () => {
  it.each([
    ['newer', 'were saved by a later version'],
    ['busy', 'Another host saves its tables in'],
    ['unsafe', 'Nothing can be saved safely in'],
    ['closed', 'Nothing can be saved in'],
    ['shared', 'somebody else on this computer could change'],
    ['unreadable', 'Nothing can be saved safely in'],
  ])('is none (%s), and says why', async (why, words) => {
    store.result = { why, detail: 'EIO' }
    expect(await open()).toBeNull()
    expect(reported).toEqual([expect.stringContaining(words)])
  })
})

describe('a folder that is opened', () => {
  it('has nothing to say of data that is whole', async () => {
    opened()
    expect(await open()).toMatchObject({ tables: [] })
    expect(reported).toEqual([])
  })

  it('names each row that was damaged, and each that could not be read, once', async () => {
    const damage = [
      { kind: 'party', id: 't1', n: null },
      { kind: 'answer', id: 'm1', n: 7 },
    ]
    opened({}, { damage, unreadable: ['t1', 't2'] })
    await open()
    expect(reported.map(line => /t1|m1, answer 7|t2/.exec(line)?.[0])).toEqual(['t1', 'm1, answer 7', 't2'])
  })

  it('says where a damaged file was set aside, and what was saved of it', async () => {
    const aside = { file: '/d/old', detail: 'torn', salvaged: { parties: 1, matches: 2, answers: 3 } }
    opened({ aside })
    await open()
    opened({ aside: { ...aside, salvaged: null }, damaged: { file: '/d/log', lost: 4 } })
    await open()
    expect(reported).toEqual([
      expect.stringContaining('a new file started: /d/old'),
      expect.stringContaining('Tables: 1, matches: 2, answers: 3.'),
      expect.stringContaining('a new file started: /d/old'),
      'Nothing in it could be read any more.',
      expect.stringContaining('Entries lost: 4.'),
    ])
  })

  it('says while it is open that saving has failed, and that it works again', async () => {
    opened()
    await open()
    const { onThreadDied } = store.told as { onThreadDied: (why: string | null) => void }
    onThreadDied('no disk')
    onThreadDied(null)
    expect(reported).toEqual([
      expect.stringContaining('Saving answers has failed (no disk).'),
      'Answers are saved again.',
    ])
  })
})
