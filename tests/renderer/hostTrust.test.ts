/** The desktop app's page and the host at the other end: who hears the join code, and with whom a visit goes on. */
import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, describe, expect, it } from 'vitest'
import { joinCode } from '../../src-renderer/connection/joinCode'
import { useDesktop } from '../../src-renderer/desktop/store'
import { useTable } from '../../src-renderer/store/table'
import type {
  Bridge,
  ConnectionEvent,
  HostIdentity,
  HostingState,
  StartupState,
  TablePlace,
} from '../../src-shared/desktop/bridge'
import type { ClientMessage } from '../../src-shared/wire'
import { APP_SETTINGS } from './kit'

type Hello = Extract<ClientMessage, { kind: 'hello' }>

const STARTUP: StartupState = {
  version: '1',
  settings: APP_SETTINGS,
  hosting: { is: 'closed', why: null },
  link: null,
  sealed: true,
  canCheckForUpdates: false,
  newer: null,
}
const LISTED: TablePlace = {
  addresses: ['10.0.0.1'],
  port: 26262,
  pin: null,
  announced: { instance: 'friday', fingerprint: 'anna' },
  table: null,
}
const host = (fingerprint: string, trust: HostIdentity['trust']): HostIdentity => ({
  address: '10.0.0.1',
  fingerprint,
  trust,
  authWords: [1, 2, 3],
})

/** The main process, as the page sees it. */
class MainProcess {
  readonly dialled: TablePlace[] = []
  readonly hellos: Hello[] = []
  readonly decided: string[] = []
  private line = 0
  private tell: (event: ConnectionEvent) => void = () => undefined
  hosting: (state: HostingState) => void = () => undefined

  readonly bridge = {
    call: new Proxy(
      {
        dial: ({ line, place }: { line: number; place: TablePlace }) => {
          this.line = line
          this.dialled.push(place)
        },
        send: ({ text }: { text: string }) => {
          this.hellos.push(JSON.parse(text) as Hello)
        },
        confirmHost: (fingerprint: string) => {
          this.decided.push(`confirmed ${fingerprint}`)
        },
        forgetHost: (fingerprint: string) => {
          this.decided.push(`forgot ${fingerprint}`)
        },
      } as { [name: string]: (request: never) => unknown },
      { get: (calls, name: string) => (request: never) => Promise.resolve(calls[name]?.(request) ?? []) },
    ),
    on: new Proxy(
      {},
      {
        get: (_, name: string) => (listener: never) => {
          if (name === 'connection') this.tell = listener
          if (name === 'hosting') this.hosting = listener
          return () => undefined
        },
      },
    ),
  } as unknown as Bridge

  opens(met: HostIdentity): void {
    this.tell({ line: this.line, is: 'opened', met, token: null, owner: null })
  }
  refuses(refused: string): void {
    const text = JSON.stringify({ kind: 'refused', n: this.hellos.at(-1)?.n, why: { refused } })
    this.tell({ line: this.line, is: 'heard', text })
  }
  closes(refused: string, params: { [name: string]: string }): void {
    this.tell({ line: this.line, is: 'closed', code: 1015, why: { refused, params } })
  }
}

let main: MainProcess
beforeEach(() => {
  setActivePinia(createPinia())
  main = new MainProcess()
  useDesktop().begin(main.bridge, STARTUP)
})

/** Sits down at a table, as the page does. */
function sits(place: TablePlace): ReturnType<typeof useDesktop> {
  const desktop = useDesktop()
  desktop.sit(place, false)
  useTable().join(desktop.connect({ name: () => 'Boris' }))
  return desktop
}
/** Types the code into the form. */
function types(code: string): void {
  joinCode.value = code
  useTable().retry()
}

describe('the join code', () => {
  it('goes to a host that was met before, or that a link names', () => {
    for (const trust of ['known', 'pinned'] as const) {
      sits(LISTED)
      main.opens(host('anna', trust))
      main.refuses('codeNeeded')
      types('blue tango')
      main.opens(host('anna', trust))
      expect(main.hellos.at(-1)).toMatchObject({ code: 'blue tango' })
    }
  })

  it('goes to a new host once the person wants to send it, and to no other new one', () => {
    const desktop = sits(LISTED)
    main.opens(host('eve', 'first'))
    main.refuses('codeNeeded')
    types('blue tango')
    main.opens(host('eve', 'first'))
    expect(main.hellos.at(-1)).not.toHaveProperty('code')
    desktop.codeFor = 'eve'
    useTable().retry()
    main.opens(host('mallory', 'first'))
    expect(main.hellos.at(-1)).not.toHaveProperty('code')
    main.refuses('codeNeeded')
    useTable().retry()
    main.opens(host('eve', 'first'))
    expect(main.hellos.at(-1)).toMatchObject({ code: 'blue tango' })
  })
})

describe('a visit', () => {
  it('goes on with the host with which it began, wherever that is announced', () => {
    sits(LISTED)
    expect(main.dialled.at(-1)).toEqual(LISTED)
    main.opens(host('anna', 'first'))
    main.closes('x', {})
    useTable().retry()
    expect(main.dialled.at(-1)).toEqual({ ...LISTED, pin: { fingerprint: 'anna', from: 'met' } })
    // Another table is another visit; and a link stays what it is.
    const link: TablePlace = { ...LISTED, pin: { fingerprint: 'boris', from: 'link' }, announced: null }
    sits(link)
    main.opens(host('boris', 'pinned'))
    useTable().retry()
    expect(main.dialled.at(-1)).toEqual(link)
  })

  it('with another host than before begins when the person accepts that one, by its certificate', () => {
    const desktop = sits(LISTED)
    main.closes('certificateChanged', { address: '10.0.0.1', fingerprint: 'eve' })
    expect(useTable().state).toMatchObject({ is: 'closed', why: { refused: 'certificateChanged' } })
    expect([main.dialled.length, desktop.changed]).toEqual([1, 'eve'])
    desktop.acceptChanged()
    expect(main.dialled.at(-1)?.pin).toEqual({ fingerprint: 'eve', from: 'met' })
    desktop.acceptChanged()
    expect(main.dialled).toHaveLength(2)
  })

  it('makes a host known once the person says that the words are the same; one who is left was never met', async () => {
    const desktop = sits(LISTED)
    main.opens(host('anna', 'first'))
    await desktop.confirmHost()
    expect(desktop.met?.trust).toBe('known')
    await desktop.rejectHost()
    expect(desktop.at).toBeNull()
    expect(main.decided).toEqual(['confirmed anna', 'forgot anna'])
  })
})

describe('where this person sits', () => {
  const place: TablePlace = { ...LISTED, announced: null, pin: { fingerprint: 'own', from: 'own' } }
  const open = (): void => {
    main.hosting({ is: 'open', place } as HostingState)
  }
  const closed = (): void => {
    main.hosting({ is: 'closed', why: null })
  }
  const wish = { code: 'blue tango', name: 'Friday', visible: true, guests: true } as never

  it('is their own table once it is open, where they have asked for it, and once', async () => {
    const desktop = useDesktop()
    open()
    expect(desktop.at).toBeNull()
    await desktop.host(wish)
    open()
    expect(desktop.at).toMatchObject({ own: true, place })
    expect(joinCode.value).toBe('blue tango')
    desktop.leave()
    open()
    expect(desktop.at).toBeNull()
  })

  it('is not a table that failed to open: it is not entered when it opens later', async () => {
    const desktop = useDesktop()
    await desktop.host(wish)
    closed()
    open()
    expect(desktop.at).toBeNull()
  })

  it('is nowhere when their own table closes; another table goes on', async () => {
    const desktop = useDesktop()
    await desktop.host(wish)
    open()
    closed()
    expect(desktop.at).toBeNull()
    desktop.sit(LISTED, false)
    closed()
    expect(desktop.at).toMatchObject({ own: false })
  })

  it('begins with nothing of the table before: no code, no trust, no update, no refusal', () => {
    const desktop = sits(LISTED)
    main.opens(host('anna', 'first'))
    desktop.codeFor = 'anna'
    desktop.comparesLater = true
    joinCode.value = 'blue tango'
    useTable().notice({ refused: 'paused' })
    sits({ ...LISTED, addresses: ['10.0.0.2'] })
    expect(main.dialled.at(-1)?.pin).toBeNull()
    expect([desktop.met, desktop.changed, desktop.codeFor, desktop.comparesLater]).toEqual([null, null, null, false])
    expect([joinCode.value, useTable().notices]).toEqual([null, []])
  })
})
