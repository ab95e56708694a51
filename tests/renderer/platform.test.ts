/** What only a browser has: what is remembered, what an address says, and what a page does without a secure context. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  askComputer,
  askHost,
  asScreen,
  copyText,
  eveningOf,
  hasLink,
  isInBrowser,
  isInTheClear,
  isTableScreen,
  joinAddress,
  linkCode,
  momentText,
  onAddress,
  onWake,
  randomBelow,
  randomBytes,
  recall,
  recallInTab,
  remember,
  rememberedUnder,
  rememberInTab,
  screenLanguage,
  showTableInAddress,
  stayAwake,
  tableAddress,
  watchBattery,
  withLink,
} from '../../src-renderer/platform'

/** Storage as a browser has it: its keys are its own enumerable properties. */
function storage(): Storage {
  const kept = new Map<string, string>()
  return new Proxy(
    {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    },
    { ownKeys: () => [...kept.keys()], getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }) },
  ) as unknown as Storage
}
const blocked = new Proxy({}, { get: () => () => raise('blocked'), ownKeys: () => raise('blocked') })
function raise(why: string): never {
  throw new Error(why)
}

let written: string[], listening: EventTarget
/** The page at an address. */
function at(address: string, more: object = {}): void {
  const { protocol, host, hostname, search, hash, pathname, origin, href } = new URL(address)
  const go = (_: unknown, __: unknown, to: string): void => {
    written.push(to)
    at(new URL(to, href).href, more)
  }
  vi.stubGlobal(
    'window',
    Object.assign(listening, {
      location: { protocol, host, hostname, search, hash, pathname, origin, href },
      history: { pushState: go, replaceState: go },
      ...more,
    }),
  )
}

beforeEach(() => {
  written = []
  listening = new EventTarget()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('what is remembered', () => {
  it('on this machine is kept under names of our own, until it is taken back', () => {
    const localStorage = storage()
    at('http://10.0.0.1/', { localStorage })
    localStorage.setItem('name', 'another program')
    remember('name', 'Anna')
    expect([recall('name'), localStorage.getItem('undertable.name')]).toEqual(['Anna', 'Anna'])
    remember('name', null)
    expect([recall('name'), localStorage.getItem('name')]).toEqual([null, 'another program'])
  })

  it('in a tab is not shared with the machine', () => {
    at('http://10.0.0.1/', { localStorage: storage(), sessionStorage: storage() })
    rememberInTab('owner', 'key')
    expect([recallInTab('owner'), recall('owner')]).toEqual(['key', null])
    rememberInTab('owner', null)
    expect(recallInTab('owner')).toBeNull()
  })

  it('stays for as long as the page where the browser blocks its storage', () => {
    at('http://10.0.0.1/', { localStorage: blocked, sessionStorage: blocked })
    remember('blocked', 'a')
    rememberInTab('blockedTab', 'b')
    expect([recall('blocked'), recallInTab('blockedTab')]).toEqual(['a', 'b'])
    expect(rememberedUnder('')).toEqual([['blocked', 'a']])
    remember('blocked', null)
    rememberInTab('blockedTab', null)
    expect([recall('blocked'), recallInTab('blockedTab')]).toEqual([null, null])
  })

  it('is listed without what is not ours, and by how its names begin', () => {
    const localStorage = storage()
    at('http://10.0.0.1/', { localStorage, sessionStorage: storage() })
    localStorage.setItem('foreign', 'x')
    remember('deck.tales.a', '1')
    remember('deck.castle.a', '2')
    expect(rememberedUnder('')).toEqual([
      ['deck.tales.a', '1'],
      ['deck.castle.a', '2'],
    ])
    expect(rememberedUnder('deck.tales.')).toEqual([['deck.tales.a', '1']])
  })
})

describe('chance', () => {
  it('gives 32 bytes, and never the same ones', () => {
    expect(randomBytes()).toHaveLength(32)
    expect(randomBytes()).not.toEqual(randomBytes())
  })

  it('favours no number: what would is drawn again', () => {
    // 2 ** 32 is no multiple of 3: the last number that it could give is thrown away.
    const drawn = [2 ** 32 - 1, 2 ** 32 - 2, 5]
    const draw = vi.spyOn(crypto, 'getRandomValues').mockImplementation(array => {
      ;(array as unknown as Uint32Array)[0] = drawn.shift() ?? 0
      return array
    })
    expect(randomBelow(3)).toBe((2 ** 32 - 2) % 3)
    expect(draw).toHaveBeenCalledTimes(2)
    expect(randomBelow(3)).toBe(2)
  })
})

describe('an evening', () => {
  it('lasts until six in the morning', () => {
    expect(eveningOf(new Date(2026, 2, 5, 23, 30).getTime())).toBe('2026-03-05')
    expect(eveningOf(new Date(2026, 2, 6, 5, 59).getTime())).toBe('2026-03-05')
    expect(eveningOf(new Date(2026, 2, 6, 6, 0).getTime())).toBe('2026-03-06')
  })

  it('is told by its day, its date or its time', () => {
    const ms = new Date(2026, 2, 5, 21, 7).getTime()
    expect(momentText(ms, 'en', 'day')).toBe('Thursday, March 5, 2026')
    expect(momentText(ms, 'en', 'short')).toBe('Mar 5, 2026')
    expect(momentText(ms, 'en', 'time')).toMatch(/^9:07\sPM$/)
  })
})

describe('the address of a page', () => {
  it('says where the host is, which table, and whether this is a table screen', () => {
    at('http://10.0.0.1:26262/?table=t1')
    expect(tableAddress()).toEqual({
      socket: 'ws://10.0.0.1:26262/table',
      origin: '10.0.0.1:26262',
      table: 't1',
      screen: false,
    })
    at('https://cards.lan/?screen&lang=it')
    expect(tableAddress()).toMatchObject({ socket: 'wss://cards.lan/table', table: null, screen: true })
    expect([isTableScreen(), screenLanguage(), isInBrowser()]).toEqual([true, 'it', true])
    at('app://undertable/desktop.html')
    expect([isInBrowser(), isTableScreen(), screenLanguage()]).toEqual([false, false, null])
  })

  it('is given the table that its person goes to, once, and loses it in the hall', () => {
    at('http://10.0.0.1/?lang=it')
    showTableInAddress('t1')
    showTableInAddress('t1')
    expect(written).toEqual(['/?lang=it&table=t1'])
    showTableInAddress(null)
    expect(written.at(-1)).toBe('/?lang=it')
    at('http://10.0.0.1/?table=t1')
    showTableInAddress(null)
    expect(written.at(-1)).toBe('/')
  })

  it('tells of its table when its person goes back or forth', () => {
    const told: (string | null)[] = []
    at('http://10.0.0.1/?table=t1')
    onAddress(table => told.push(table))
    window.dispatchEvent(new Event('popstate'))
    at('http://10.0.0.1/')
    window.dispatchEvent(new Event('popstate'))
    expect(told).toEqual(['t1', null])
  })

  it('is lost with the app’s own page, which has none for others', () => {
    at('app://undertable/desktop.html?table=t1')
    showTableInAddress('t2')
    expect(written).toEqual([])
    at('app://undertable/', { undertable: {} })
    expect(joinAddress()).toBe('')
  })

  it('invites people to sit down, also where it is that of a table screen', () => {
    at('http://10.0.0.1/?table=t1#place=code')
    expect(joinAddress()).toBe('http://10.0.0.1/?table=t1')
    at('http://10.0.0.1/?table=t1&screen&lang=it')
    expect(joinAddress()).toBe('http://10.0.0.1/?table=t1')
    at('http://10.0.0.1/?screen')
    expect(joinAddress()).toBe('http://10.0.0.1/')
  })

  it('becomes that of a table screen, without what only programs need', () => {
    expect(asScreen('http://10.0.0.1/#f=abc', 'ru')).toBe('http://10.0.0.1/?screen&lang=ru')
    expect(asScreen('http://10.0.0.1/?table=t', 'ru')).toBe('http://10.0.0.1/?table=t&screen&lang=ru')
  })

  it.each([
    ['http://10.0.0.1/', true],
    ['http://cards.lan/', true],
    ['http://127.evil.lan/', true],
    ['https://10.0.0.1/', false],
    ['http://localhost/', false],
    ['http://127.0.0.1/', false],
    ['http://[::1]/', false],
  ])('%s lets others read along: %s', (address, isIt) => {
    at(address)
    expect(isInTheClear()).toBe(isIt)
  })
})

describe('a secret behind the # of an address', () => {
  it('leads to a seat once, and stays in no history', () => {
    at('http://10.0.0.1/?table=t#place=code&f=abc')
    expect(hasLink()).toBe(true)
    expect(linkCode()).toBe('code')
    expect(written).toEqual(['/?table=t#f=abc'])
    expect([hasLink(), linkCode()]).toEqual([false, null])
    expect(written).toHaveLength(1)
  })

  it('leaves no # behind where nothing else stood there', () => {
    at('http://10.0.0.1/#place=code')
    linkCode()
    expect(written).toEqual(['/'])
  })

  it('is put behind an address in place of what was there', () => {
    expect(withLink('http://10.0.0.1/?table=t#f=abc', 'a b')).toBe('http://10.0.0.1/?table=t#place=a+b')
  })
})

describe('a page that wakes up', () => {
  it('is told so when it is seen again, and when the machine is online again', () => {
    at('http://10.0.0.1/')
    const page = Object.assign(new EventTarget(), { visibilityState: 'hidden' })
    vi.stubGlobal('document', page)
    let woken = 0
    onWake(() => woken++)
    page.dispatchEvent(new Event('visibilitychange'))
    expect(woken).toBe(0)
    page.visibilityState = 'visible'
    page.dispatchEvent(new Event('visibilitychange'))
    window.dispatchEvent(new Event('online'))
    expect(woken).toBe(2)
  })

  it('keeps the screen awake until it is told otherwise, also if that was asked for too late', async () => {
    let released = 0
    const lock = { release: () => Promise.resolve(released++) }
    vi.stubGlobal('navigator', { wakeLock: { request: () => Promise.resolve(lock) } })
    const early = stayAwake()
    early()
    await Promise.resolve()
    await Promise.resolve()
    expect(released).toBe(1)
    const later = stayAwake()
    await Promise.resolve()
    expect(released).toBe(1)
    later()
    expect(released).toBe(2)
  })

  it('is no worse off where the screen cannot be kept awake', async () => {
    vi.stubGlobal('navigator', { wakeLock: { request: () => Promise.reject(new Error('no')) } })
    const release = stayAwake()
    await Promise.resolve()
    release()
    vi.stubGlobal('navigator', {})
    stayAwake()()
  })
})

describe('a battery', () => {
  const battery = Object.assign(new EventTarget(), { charging: false, level: 0.5 })
  const change = (to: { charging?: boolean; level?: number }, kind = 'levelchange'): void => {
    Object.assign(battery, to)
    battery.dispatchEvent(new Event(kind))
  }

  it('is saved at a fifth and below, unless it is charging; each change is told once', async () => {
    vi.stubGlobal('navigator', { getBattery: () => Promise.resolve(battery) })
    const told: boolean[] = []
    const stop = watchBattery(saving => told.push(saving))
    await Promise.resolve()
    expect(told).toEqual([])
    change({ level: 0.21 })
    expect(told).toEqual([])
    change({ level: 0.2 })
    change({ level: 0.1 })
    expect(told).toEqual([true])
    change({ charging: true }, 'chargingchange')
    expect(told).toEqual([true, false])
    stop()
    change({ charging: false }, 'chargingchange')
    expect(told).toEqual([true, false])
  })

  it('that nothing is known of saves nothing', async () => {
    const told: boolean[] = []
    vi.stubGlobal('navigator', {})
    watchBattery(saving => told.push(saving))()
    vi.stubGlobal('navigator', { getBattery: () => Promise.reject(new Error('no')) })
    watchBattery(saving => told.push(saving))
    await Promise.resolve()
    expect(told).toEqual([])
  })
})

describe('a text', () => {
  function document(works: () => boolean): string[] {
    const did: string[] = []
    const area = { select: () => did.push('select'), remove: () => did.push('remove'), value: '' }
    vi.stubGlobal('document', {
      createElement: () => area,
      body: { append: () => did.push('append') },
      execCommand: () => {
        did.push(`copy ${area.value}`)
        return works()
      },
    })
    return did
  }

  it('is copied by the clipboard where there is one, and else in the old way, which leaves nothing behind', async () => {
    const copied: string[] = []
    vi.stubGlobal('navigator', { clipboard: { writeText: (text: string) => Promise.resolve(copied.push(text)) } })
    expect(await copyText('a')).toBe(true)
    expect(copied).toEqual(['a'])
    vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('no')) } })
    const did = document(() => true)
    expect(await copyText('b')).toBe(true)
    expect(did).toEqual(['append', 'select', 'copy b', 'remove'])
  })

  it('that cannot be copied is said to be so', async () => {
    vi.stubGlobal('navigator', {})
    document(() => false)
    expect(await copyText('a')).toBe(false)
    const did = document(() => raise('no'))
    expect(await copyText('a')).toBe(false)
    expect(did.at(-1)).toBe('remove')
  })
})

describe('another computer', () => {
  it('is asked without what this browser knows of it, for so long and no longer', async () => {
    const asked: RequestInit[] = []
    const limit = vi.spyOn(AbortSignal, 'timeout')
    vi.stubGlobal('fetch', (_: string, how: RequestInit) => {
      asked.push(how)
      return Promise.resolve({ json: () => Promise.resolve({ hosts: true }) })
    })
    expect(await askComputer('http://10.0.0.2/hosts', 1200)).toEqual({ hosts: true })
    expect(asked[0]?.credentials).toBe('omit')
    expect(limit).toHaveBeenCalledWith(1200)
  })

  it('that does not answer, or with nonsense, has said nothing', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error('no')))
    expect(await askComputer('http://10.0.0.2/hosts', 1)).toBeNull()
    vi.stubGlobal('fetch', () => Promise.resolve({ json: () => Promise.reject(new Error('no JSON')) }))
    expect(await askComputer('http://10.0.0.2/hosts', 1)).toBeNull()
  })
})

describe('the host that served the page', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it('answers a text with a text', async () => {
    const asked: unknown[] = []
    vi.stubGlobal('fetch', (path: string, how: RequestInit) => {
      asked.push([path, how.method, how.body, how.credentials])
      return Promise.resolve({ ok: true, text: () => Promise.resolve('secret') })
    })
    expect(await askHost('/owner', 'key', 5000)).toBe('secret')
    expect(asked).toEqual([['/owner', 'POST', 'key', 'omit']])
  })

  it('that refuses, or does not answer, has said nothing', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve({ ok: false, text: () => Promise.resolve('no') }))
    expect(await askHost('/owner', 'key', 5000)).toBeNull()
    vi.stubGlobal('fetch', () => Promise.reject(new Error('no')))
    expect(await askHost('/owner', 'key', 5000)).toBeNull()
  })
})
