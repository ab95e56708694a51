/** The desktop app's page beside its table: what is opened, listed and asked for, and where its person goes. */
import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { nextTick } from 'vue'
import { desktopFollower } from '../../../src-renderer/desktop/follower'
import { useDesktop } from '../../../src-renderer/desktop/store'
import { useHall } from '../../../src-renderer/hall/store'
import { useKeeping } from '../../../src-renderer/keeping/store'
import { useTable } from '../../../src-renderer/store/table'
import type {
  Bridge,
  ConnectionEvent,
  HostIdentity,
  MenuCommand,
  StartupState,
  TablePlace,
} from '../../../src-shared/desktop/bridge'
import { PROTOCOL, type KeepingView, type PartyView, type TableComputer } from '../../../src-shared/wire'
import { APP_SETTINGS, frameOf, partyOf } from '../kit'

const STARTUP: StartupState = {
  version: '1.2',
  settings: APP_SETTINGS,
  hosting: { is: 'closed', why: null },
  link: null,
  sealed: false,
  canCheckForUpdates: true,
  newer: null,
}
const PLACE: TablePlace = { addresses: ['10.0.0.1'], port: 26262, pin: null, announced: null, table: 't' }
const OTHER: TableComputer = { id: 'boris', name: 'Boris', addresses: ['10.0.0.2'], port: 26263 }
const anna = (trust: HostIdentity['trust'] = 'known'): HostIdentity => ({
  address: '10.0.0.1',
  fingerprint: 'anna',
  trust,
  authWords: null,
})

let asked: (readonly [call: string, request: unknown])[], tell: { [event: string]: (news: never) => void }
beforeEach(() => {
  setActivePinia(createPinia())
  asked = []
  tell = {}
})
const bridge = {
  call: new Proxy(
    {},
    {
      get: (_, call: string) => (request: unknown) => {
        asked.push([call, request])
        const answers: { [call: string]: unknown } = {
          knownHosts: [PLACE],
          changeSettings: { ...APP_SETTINGS, ...(request as object) },
        }
        return Promise.resolve(answers[call] ?? null)
      },
    },
  ),
  on: new Proxy(
    {},
    {
      get: (_, event: string) => (listener: (news: never) => void) => {
        tell[event] = listener
        return () => undefined
      },
    },
  ),
} as unknown as Bridge

function begun(more: Partial<StartupState> = {}): ReturnType<typeof useDesktop> {
  const desktop = useDesktop()
  desktop.begin(bridge, { ...STARTUP, ...more })
  return desktop
}
const settled = (): Promise<void> => new Promise(done => setImmediate(done))
const requests = (call: string): unknown[] => asked.filter(([of]) => of === call).map(([, request]) => request)
const command = (which: MenuCommand): void => {
  tell.command?.(which as never)
}
const hosting = (state: StartupState['hosting']): void => {
  tell.hosting?.(state as never)
}
/** Sits down at somebody else’s table, whose host answers. */
async function sits(
  trust: HostIdentity['trust'] = 'known',
  place = PLACE,
  desktop = begun(),
): Promise<ReturnType<typeof useDesktop>> {
  desktop.sit(place, false)
  useTable().join(desktop.connect({ name: () => 'Boris' }))
  await hears({ is: 'opened', met: anna(trust), token: null, owner: null })
  await hears({ is: 'heard', text: JSON.stringify({ kind: 'welcome', n: 1, version: PROTOCOL, token: 'x' }) })
  return desktop
}
async function hears(news: object): Promise<void> {
  const { line } = requests('dial').at(-1) as { line: number }
  tell.connection?.({ line, ...news } as ConnectionEvent as never)
  await settled()
}
async function told(party: Partial<PartyView> = {}, keeping?: KeepingView): Promise<void> {
  useTable().onUpdate({ ...frameOf(null, { party: partyOf(2, party) }), ...(keeping ? { keeping } : {}) })
  await nextTick()
}
const KEPT: KeepingView = { computers: [{ ...OTHER, id: 'anna' }], survives: false }

describe('the first screen', () => {
  it('begins with what the app knows, and looks for tables', async () => {
    const desktop = begun({ link: 'a link', newer: '1.3', sealed: false })
    await settled()
    expect(desktop).toMatchObject({
      version: '1.2',
      sealed: false,
      looks: true,
      newer: '1.3',
      link: 'a link',
      settings: APP_SETTINGS,
      before: [PLACE],
      at: null,
    })
    expect(requests('browse')).toEqual([true])
  })

  it('lists what is found, fills in a link, and hears of a newer version', () => {
    const desktop = begun()
    tell.tables?.([{ id: 'a' }] as never)
    tell.deepLink?.('undertable://10.0.0.1' as never)
    tell.newerVersion?.('1.3' as never)
    expect(desktop).toMatchObject({ tables: [{ id: 'a' }], link: 'undertable://10.0.0.1', newer: '1.3', at: null })
  })

  it('looks for tables no longer than somebody sits at none, and begins its list anew', async () => {
    const desktop = begun()
    tell.tables?.([{ id: 'a' }] as never)
    desktop.link = 'a link'
    desktop.sit(PLACE, false)
    expect([desktop.tables, desktop.link]).toEqual([[], null])
    await settled()
    desktop.leave()
    await settled()
    expect(requests('browse')).toEqual([true, false, true])
    // Nobody is left twice.
    desktop.leave()
    expect(requests('browse')).toHaveLength(3)
  })

  it.each(['settings', 'doctor', 'about'] as const)('shows %s for the menu, wherever its person is', which => {
    const desktop = begun()
    desktop.sit(PLACE, false)
    command(which)
    expect([desktop.sheet, desktop.at?.own]).toEqual([which, false])
  })

  it.each(['leave', 'join', 'host'] as const)('comes back for the menu’s %s', which => {
    const desktop = begun()
    desktop.sit(PLACE, false)
    command(which)
    expect(desktop.at).toBeNull()
  })

  it('offers to give the table away for the menu, and leaves nothing', () => {
    const desktop = begun()
    desktop.sit(PLACE, false)
    command('give')
    expect([useKeeping().isGiving, desktop.at?.own, desktop.sheet]).toEqual([true, false, null])
  })

  it('remembers how a table was hosted', async () => {
    const desktop = begun()
    const wish = { name: 'Friday', visible: false, guests: false, hall: true, keepers: true, code: null }
    await desktop.host(wish)
    expect(requests('changeSettings')).toEqual([
      { tableName: 'Friday', visible: false, guests: false, hall: true, keepers: true },
    ])
    expect(requests('openHost')).toEqual([wish])
    expect(desktop.settings.tableName).toBe('Friday')
  })
})

describe('a person at a table', () => {
  it('is connected to where the table is, by the host that they have met', async () => {
    await sits()
    await hears({ is: 'closed', code: 1006, why: null })
    useTable().retry()
    expect(requests('dial').at(-1)).toMatchObject({ place: { ...PLACE, pin: { fingerprint: 'anna', from: 'met' } } })
  })

  it('keeps what a link says of the host', async () => {
    const pin = { fingerprint: 'anna', from: 'link' } as const
    await sits('pinned', { ...PLACE, pin })
    await hears({ is: 'closed', code: 1006, why: null })
    useTable().retry()
    expect(requests('dial').at(-1)).toMatchObject({ place: { pin } })
  })

  it('at the own table goes to where it is now: it may be restarted elsewhere, and is reached at once', () => {
    const desktop = begun()
    const place = { ...PLACE, addresses: ['127.0.0.1'] }
    hosting({ is: 'open', place, name: 'Friday', said: [] })
    desktop.enter()
    useTable().join(desktop.connect({ name: () => 'Boris' }))
    expect(requests('dial').at(-1)).toMatchObject({ place: { addresses: ['127.0.0.1'], port: 26262 } })
    hosting({ is: 'again' })
    expect(desktop.at?.own).toBe(true)
    const before = requests('dial').length
    tell.connection?.({ line: (requests('dial').at(-1) as { line: number }).line, is: 'closed', code: 1006 } as never)
    hosting({ is: 'open', place: { ...place, port: 4 }, name: 'Friday', said: [] })
    expect(requests('dial')).toHaveLength(before + 1)
    expect(requests('dial').at(-1)).toMatchObject({ place: { port: 4 } })
  })

  it('cannot enter a table of their own that is not open', () => {
    const desktop = begun()
    desktop.enter()
    expect(desktop.at).toBeNull()
  })

  it('leaves the hall with its host', async () => {
    const desktop = await sits()
    useHall().place = { kind: 'place', hall: 'Club', at: 't' }
    desktop.leave()
    expect(useHall().place).toBeNull()
    useHall().place = { kind: 'place', hall: 'Club', at: 't' }
    desktop.sit(PLACE, false)
    expect(useHall().place).toBeNull()
  })

  it('accepts another host only where there is one', async () => {
    const desktop = await sits()
    const before = requests('dial').length
    desktop.acceptChanged()
    expect(requests('dial')).toHaveLength(before)
    await hears({
      is: 'closed',
      code: 1015,
      why: { refused: 'certificateChanged', params: { fingerprint: 'eve' } },
    })
    expect(desktop.changed).toBe('eve')
    desktop.acceptChanged()
    expect(requests('dial')).toHaveLength(before + 1)
    expect(requests('dial').at(-1)).toMatchObject({ place: { pin: { fingerprint: 'eve', from: 'met' } } })
    // The question has been answered.
    expect(desktop.changed).toBeNull()
  })

  it('takes nobody for the host who answers in its place while others keep the table, and it is back', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const desktop = await sits()
    const eve = { is: 'closed', code: 1015, why: { refused: 'certificateChanged', params: { fingerprint: 'eve' } } }
    await told({}, { ...KEPT, computers: [...KEPT.computers, OTHER] })
    /** The app dials once more. */
    const dials = async (): Promise<void> => {
      const before = requests('dial').length
      while (requests('dial').length === before) await vi.advanceTimersByTimeAsync(100)
    }
    await hears({ is: 'closed', code: 1006, why: null })
    await dials()
    await hears(eve)
    expect([useTable().state.is, desktop.changed]).toEqual(['lost', 'eve'])
    await dials()
    await hears({ is: 'opened', met: anna('known'), token: null, owner: null })
    expect(desktop.changed).toBeNull()
    // Where this computer alone keeps it, the stranger is shown.
    await hears({ is: 'heard', text: JSON.stringify({ kind: 'welcome', n: 2, version: PROTOCOL, token: 'x' }) })
    await told({}, KEPT)
    await hears(eve)
    expect(useTable().state.is).toBe('closed')
    vi.useRealTimers()
  })

  it('judges no host where none was met', async () => {
    const desktop = begun()
    await desktop.confirmHost()
    await desktop.rejectHost()
    expect([...requests('confirmHost'), ...requests('forgetHost')]).toEqual([])
  })
})

describe('a computer', () => {
  const keepTables = (): unknown[] =>
    requests('send')
      .map(one => JSON.parse((one as { text: string }).text) as { kind: string })
      .filter(({ kind }) => kind === 'keepTable')

  it('keeps the table at which its person sits once they have agreed, once', async () => {
    const desktop = await sits()
    await told({}, KEPT)
    expect([desktop.couldKeep, keepTables()]).toEqual([true, []])
    await desktop.consent(true)
    await nextTick()
    expect([desktop.settings.keeps, desktop.couldKeep]).toEqual(['yes', false])
    await told({}, KEPT)
    expect(keepTables()).toHaveLength(1)
    await hears({ is: 'heard', text: JSON.stringify({ kind: 'invitation', n: 2, invitation: 'come' }) })
    expect(requests('keepTable')).toMatchObject([{ table: 't', invitation: 'come' }])
  })

  it('keeps nothing where its person says no, and no table that nobody has asked it to', async () => {
    const desktop = await sits()
    await told({}, KEPT)
    await desktop.consent(false)
    await nextTick()
    expect([desktop.settings.keeps, keepTables()]).toEqual(['no', []])
    await hears({ is: 'heard', text: JSON.stringify({ kind: 'invitation', n: 2, invitation: 'come' }) })
    expect(requests('keepTable')).toEqual([])
  })

  it('could keep neither a table where its person only looks on, nor one that is not kept, nor while it hosts', async () => {
    const desktop = await sits()
    const { you } = partyOf(2)
    await told({ you: { ...you, seat: null } }, KEPT)
    expect(desktop.couldKeep).toBe(false)
    await told()
    expect(desktop.couldKeep).toBe(false)
    await told({}, KEPT)
    expect(desktop.couldKeep).toBe(true)
    hosting({ is: 'keeping', own: 'mine', elsewhere: null })
    expect(desktop.couldKeep).toBe(false)
    hosting({ is: 'closed', why: null })
    useTable().state = { is: 'lost' }
    expect(desktop.couldKeep).toBe(false)
  })

  it('is asked again at the next table', async () => {
    const desktop = await sits()
    await told({}, KEPT)
    await desktop.consent(true)
    await nextTick()
    expect(keepTables()).toHaveLength(1)
    await sits('known', { ...PLACE, table: 'u' }, desktop)
    await told({ table: { id: 'u', name: 'Saturday' } }, KEPT)
    expect(keepTables()).toHaveLength(2)
  })

  it('is known by its own name while it keeps copies, and only then', () => {
    begun()
    hosting({ is: 'keeping', own: 'mine', elsewhere: null })
    expect(useKeeping().own).toBe('mine')
    hosting({ is: 'opening' })
    expect(useKeeping().own).toBeNull()
  })

  it('agrees for its person, about the table at which they sit', async () => {
    begun()
    useKeeping().actions?.agreeTo('boris')
    expect(requests('agreeTo')).toEqual([])
    await told()
    useKeeping().actions?.agreeTo('boris')
    expect(requests('agreeTo')).toEqual([{ table: 't', computer: 'boris' }])
  })
})

describe('a table that has moved', () => {
  it('is followed with the token of its former host, and its new one is trusted as that one was', async () => {
    for (const [trust, from] of [
      ['first', 'met'],
      ['known', 'link'],
      ['pinned', 'link'],
    ] as const) {
      setActivePinia(createPinia())
      const desktop = await sits(trust)
      await told()
      const visit = desktop.at?.n
      useKeeping().actions?.follow(OTHER)
      const pin = { fingerprint: 'boris', from }
      expect(desktop.at).toEqual({
        n: visit,
        own: false,
        place: { addresses: ['10.0.0.2'], port: 26263, pin, announced: null, table: 't' },
        from: { fingerprint: 'anna', table: 't' },
      })
      await hears({ is: 'closed', code: 1006, why: null })
      useTable().retry()
      expect(requests('dial').at(-1)).toMatchObject({
        place: { addresses: ['10.0.0.2'], pin },
        from: { fingerprint: 'anna', table: 't' },
      })
    }
  })

  it('is one’s own where it has come to this computer', async () => {
    const desktop = await sits()
    await told()
    hosting({ is: 'open', place: { ...PLACE, pin: { fingerprint: 'boris', from: 'own' } }, name: 'Friday', said: [] })
    useKeeping().actions?.follow(OTHER)
    expect(desktop.at?.own).toBe(true)
  })

  it('is followed from nowhere by nobody: neither without a seat, nor where no host was met', async () => {
    const desktop = begun()
    await told()
    useKeeping().actions?.follow(OTHER)
    expect(desktop.at).toBeNull()
    desktop.sit(PLACE, false)
    await told()
    useKeeping().actions?.follow(OTHER)
    expect(desktop.at?.place).toEqual(PLACE)
  })

  it('from this computer takes its person along, and says so', async () => {
    const desktop = begun()
    hosting({ is: 'open', place: PLACE, name: 'Friday', said: [] })
    desktop.enter()
    useTable().join(desktop.connect({ name: () => 'Boris' }))
    await hears({ is: 'opened', met: anna(), token: null, owner: null })
    hosting({ is: 'keeping', own: 'anna', elsewhere: { table: 't', computer: OTHER } })
    expect(desktop.at).toMatchObject({ own: false, place: { addresses: ['10.0.0.2'], table: 't' } })
    expect(useTable().notices.map(({ why }) => why)).toEqual([{ refused: 'yourTableNowAt', params: { name: 'Boris' } }])
  })

  it('from this computer leaves somebody alone who sits at another table', async () => {
    const desktop = await sits()
    hosting({ is: 'keeping', own: 'anna', elsewhere: { table: 'u', computer: OTHER } })
    expect([desktop.at?.place, useTable().notices]).toEqual([PLACE, []])
  })

  it('can be entered from the first screen, as the person who hosted it', () => {
    const desktop = begun()
    hosting({ is: 'keeping', own: 'mine', elsewhere: null })
    desktop.enterElsewhere()
    expect(desktop.at).toBeNull()
    hosting({ is: 'keeping', own: 'mine', elsewhere: { table: 't', computer: OTHER } })
    desktop.enterElsewhere()
    expect(desktop.at).toMatchObject({
      own: false,
      place: { addresses: ['10.0.0.2'], port: 26263, pin: { fingerprint: 'boris', from: 'link' }, table: 't' },
      from: { fingerprint: 'mine', table: null },
    })
  })

  it('is kept by this computer until its person leaves it', () => {
    const desktop = begun()
    hosting({ is: 'keeping', own: 'mine', elsewhere: { table: 't', computer: OTHER } })
    desktop.enterElsewhere()
    expect(requests('leaveTable')).toEqual([])
    desktop.leave()
    expect(requests('leaveTable')).toEqual(['t'])
  })
})

describe('the follower of the app', () => {
  it('asks a computer by its certificate, and knows the one at which its person sits', async () => {
    let host: string | null = 'anna'
    const follower = desktopFollower({ bridge, host: () => host, go: () => undefined })
    expect(await follower.ask(OTHER, 't', 'n1')).toBeNull()
    expect(requests('askComputer')).toEqual([
      { table: 't', nonce: 'n1', computer: { id: 'boris', addresses: ['10.0.0.2'], port: 26263 } },
    ])
    expect([follower.isHere(OTHER, ''), follower.isHere({ ...OTHER, id: 'anna' }, '')]).toEqual([false, true])
    host = null
    expect(follower.isHere({ ...OTHER, id: 'anna' }, '')).toBe(false)
    // A computer may say alone that it hosts the table to get hold of tokens.
    expect(follower.confirms).toBe(true)
  })
})
