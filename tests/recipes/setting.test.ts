/** Recipe: adding a setting of the table touches its entry, its texts, and the place that obeys it. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Guest } from '../kit/guest'

vi.mock('../../src-shared/wire/settings', async original => {
  const real = await original<typeof import('../../src-shared/wire/settings')>()
  const specs = {
    ...real.TABLE_SETTINGS,
    /** As somebody would add it. */
    snacks: { values: ['none', 'biscuits'], default: 'none', by: 'host', when: 'lobby', group: 'people' },
  } as typeof real.TABLE_SETTINGS
  return { ...real, ...real.settingsFrom(specs) }
})

const snacks = 'snacks' as 'doors'
let anna: Guest, boris: Guest, stored: object
let storage: typeof import('../../src-main/host/storage/partyStorage')
let restored: { settings: unknown }

beforeAll(async () => {
  const { Guest: Player } = await import('../kit/guest')
  const { testDeps } = await import('../kit/deps')
  const { Host } = await import('../../src-main/host/host')
  storage = await import('../../src-main/host/storage/partyStorage')
  const host = new Host(testDeps(1))
  const setup = { name: 'T', game: 'mascarade', invite: [], fixedKey: null, pace: 0 }
  const { party } = host.open({ ...setup, id: 't' })
  anna = new Player(host, 'Anna')
  boris = new Player(host, 'Boris')
  anna.hello()
  boris.hello()
  await anna.send({ kind: 'setting', key: snacks, value: 'biscuits' })
  stored = storage.storedParty(party, null, 0)
  const again = host.open({ ...setup, id: 'u' }).party
  storage.restoreParty(again, storage.storedParty(party, null, 0), [])
  restored = again
})
afterAll(() => {
  vi.doUnmock('../../src-shared/wire/settings')
})

describe('an entry in the table of settings', () => {
  it('is shown to everybody and set by the host alone', async () => {
    expect(boris.update.party.settings).toMatchObject({ snacks: 'biscuits' })
    expect(await boris.send({ kind: 'setting', key: snacks, value: 'none' })).toEqual({ refused: 'notHost' })
  })

  it('is checked where a message arrives: its key, and its value', async () => {
    const { decodeClient } = await import('../../src-shared/wire')
    const read = (key: string, value: unknown): object =>
      decodeClient(JSON.stringify({ kind: 'setting', n: 1, key, value }))
    expect(read('snacks', 'none')).toHaveProperty('message')
    expect(read('snacks', 'caviar')).toHaveProperty('why.params.field', 'value')
    expect(read('drinks', 'none')).toHaveProperty('why.params.field', 'key')
    expect(read('clock', '15')).toHaveProperty('why.params.field', 'value')
  })

  it('is stored with the party and comes back, and is at its default where it was never stored', async () => {
    expect(stored).toMatchObject({ settings: { snacks: 'biscuits' } })
    expect(restored.settings).toMatchObject({ snacks: 'biscuits' })
    const { readSettings } = await import('../../src-shared/wire')
    expect(readSettings({ doors: 'shut' })).toMatchObject({ snacks: 'none', doors: 'shut' })
  })

  it('is changed only when its entry says so', async () => {
    await anna.send({ kind: 'addBot' })
    await boris.send({ kind: 'ready', ready: true })
    await anna.send({ kind: 'start' })
    expect(anna.update.party.phase).toBe('match')
    expect(await anna.send({ kind: 'setting', key: snacks, value: 'none' })).toEqual({ refused: 'notInLobby' })
    expect(await anna.send({ kind: 'setting', key: 'doors', value: 'shut' })).toBeNull()
  })
})

describe('every real setting', () => {
  it('has a name, and a text for each of its values, in every language', async () => {
    const { TABLE_SETTINGS } = await vi.importActual<typeof import('../../src-shared/wire/settings')>(
      '../../src-shared/wire/settings',
    )
    const { appMessages } = await import('../../src-shared/locales/messages')
    for (const messages of Object.values(appMessages))
      for (const [key, spec] of Object.entries(TABLE_SETTINGS)) {
        const texts = (messages.settings as { [key: string]: { name: string; values?: { [value: string]: string } } })[
          key
        ]
        expect(texts?.name).toBeTruthy()
        if (typeof spec.default === 'boolean') continue
        const wanted = 'unit' in spec ? ['off', 'seconds', 'minutes'] : spec.values.map(String)
        expect(Object.keys(texts?.values ?? {}).sort()).toEqual([...wanted].sort())
      }
  })
})
