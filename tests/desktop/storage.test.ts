/**
 * Small files of the desktop app: settings, the window's position, tokens and keys, the log; and what happens to broken
 * ones.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openLog } from '../../src-main/desktop/crashes'
import { readJsonObject, readFileIfPresent, removeFile, writeFileAtomically } from '../../src-main/desktop/files'
import { canSeal, openTokens, sealedKey, type SealedKey, type SealedTokens } from '../../src-main/desktop/secretStorage'
import { openSettings } from '../../src-main/desktop/settings'
import { firstSize, writeWindowState, readWindowState } from '../../src-main/desktop/windowState'
import { sealedKeyStorage } from '../../src-main/desktop/hostCommands'
import { deskFor, freshFolder, withoutBrowser, type Desk } from './kit'

withoutBrowser()

const NOW = new Date('2026-02-03T04:05:06Z')
let folder: string, messages: string[]
const report = (line: string): void => {
  messages.push(line)
}
beforeEach(() => {
  folder = freshFolder()
  messages = []
})
const at = (name: string): string => path.join(folder, name)
/** A folder with the name of the file: it can neither be read nor replaced. */
const block = (name: string): string => {
  mkdirSync(path.join(at(name), 'x'), { recursive: true })
  return at(name)
}

describe('a small file', () => {
  it('is written whole, and only its owner may read it', () => {
    writeFileAtomically(at('deep/down.json'), 'one')
    writeFileAtomically(at('deep/down.json'), Buffer.from('two'))
    expect(String(readFileIfPresent(at('deep/down.json')))).toBe('two')
    if (process.platform !== 'win32') expect(statSync(at('deep/down.json')).mode & 0o777).toBe(0o600)
    expect(readdirSync(at('deep'))).toEqual(['down.json'])
    removeFile(at('deep/down.json'))
    removeFile(at('deep/down.json'))
    expect(readFileIfPresent(at('deep/down.json'))).toBeNull()
  })

  it.each(['{', '[]', 'null', '7', ''])('that holds %j is set aside, never overwritten', text => {
    writeFileSync(at('a.json'), text)
    expect(readJsonObject(at('a.json'), NOW, report)).toEqual({})
    expect(readdirSync(folder)).toEqual(['a.json.aside-2026-02-03T04-05-06'])
    expect(readFileSync(at('a.json.aside-2026-02-03T04-05-06'), 'utf8')).toBe(text)
    expect(messages).toHaveLength(2)
  })

  it('that cannot even be set aside is reported', () => {
    expect(() => readFileIfPresent(block('b'))).toThrow()
    // Its name is too long to add the date.
    const long = at('x'.repeat(250))
    writeFileSync(long, '{')
    expect(readJsonObject(long, NOW, report)).toEqual({})
    expect(readFileSync(long, 'utf8')).toBe('{')
    expect(messages.at(-1)).toContain('could not be set aside')
  })
})

describe('the settings', () => {
  const DEFAULTS = {
    name: '',
    language: null,
    look: 'dark',
    notify: true,
    tableName: '',
    visible: true,
    guests: true,
    hall: false,
    keepers: false,
    keeps: 'ask',
    goesOn: false,
    updates: false,
    avatar: null,
    firewallOffered: false,
    lookedAt: null,
    newer: null,
  }

  it('have defaults, and are restored', () => {
    const first = openSettings(at('settings.json'), NOW, report)
    expect(first.current).toEqual(DEFAULTS)
    const avatar = { face: 'fox', colour: 'rose' } as const
    expect(first.set({ name: 'Anna', avatar, look: 'system' })).toEqual({
      ...DEFAULTS,
      name: 'Anna',
      avatar,
      look: 'system',
    })
    expect(openSettings(at('settings.json'), NOW, report).current).toEqual({
      ...DEFAULTS,
      name: 'Anna',
      avatar,
      look: 'system',
    })
    expect(messages).toEqual([])
  })

  it('of a later version are kept; a bad value is replaced by its default, and affects no other', () => {
    writeFileSync(
      at('settings.json'),
      JSON.stringify({
        name: 'Anna',
        language: 'tlh',
        avatar: { face: 'dragon', colour: 'rose' },
        look: 7,
        notify: false,
        sounds: { volume: 3 },
      }),
    )
    const settings = openSettings(at('settings.json'), NOW, report)
    expect(settings.current).toEqual({ ...DEFAULTS, name: 'Anna', notify: false })
    settings.set({ visible: false })
    expect(JSON.parse(readFileSync(at('settings.json'), 'utf8'))).toEqual({
      ...DEFAULTS,
      name: 'Anna',
      notify: false,
      visible: false,
      sounds: { volume: 3 },
    })
  })

  it.each<[string, unknown]>([
    ['name', 'x'.repeat(61)],
    ['avatar', {}],
    ['language', 'xx'],
    ['look', 'pink'],
    ['notify', 'no'],
    ['tableName', 'x'.repeat(61)],
    ['visible', 0],
    ['guests', 0],
    ['hall', 1],
    ['keepers', 1],
    ['keeps', 'maybe'],
    ['goesOn', 1],
    ['updates', 1],
    ['firewallOffered', 1],
    ['lookedAt', 'today'],
    ['newer', '9.9'],
    ['newer', '9.9.9 '],
    ['newer', '10000.0.0'],
  ])('have their default where %s is %j', (name, value) => {
    writeFileSync(at('settings.json'), JSON.stringify({ [name]: value }))
    expect(openSettings(at('settings.json'), NOW, report).current).toEqual(DEFAULTS)
  })

  it('take what is just within their bounds', () => {
    const kept = { name: 'x'.repeat(60), tableName: 'y'.repeat(60), newer: '9999.0.1-beta.2', lookedAt: 0 }
    writeFileSync(at('settings.json'), JSON.stringify(kept))
    expect(openSettings(at('settings.json'), NOW, report).current).toEqual({ ...DEFAULTS, ...kept })
  })

  it('that are no longer valid JSON are set aside', () => {
    writeFileSync(at('settings.json'), '{ "name": "Anna", }')
    expect(openSettings(at('settings.json'), NOW, report).current).toEqual(DEFAULTS)
    expect(existsSync(at('settings.json.aside-2026-02-03T04-05-06'))).toBe(true)
  })

  it('last until the app ends if they cannot be saved', () => {
    const settings = openSettings(path.join(at('file'), 'settings.json'), NOW, report)
    writeFileSync(at('file'), '')
    expect(settings.set({ name: 'Anna' }).name).toBe('Anna')
    expect(settings.current.name).toBe('Anna')
    expect(messages).toHaveLength(1)
  })
})

describe('the window', () => {
  const STATE = { bounds: { x: 100, y: 50, width: 800, height: 700 }, maximized: false, fullScreen: false, zoom: 1.5 }
  const read = (state: unknown, displays?: { workArea: { x: number; y: number; width: number; height: number } }[]) => {
    const { electron } = deskFor()
    if (displays) electron.displays = displays
    writeFileSync(at('window.json'), JSON.stringify(state))
    return readWindowState(electron.shell, at('window.json'), NOW, report)
  }

  it('opens where it was', () => {
    expect(read(STATE)).toEqual(STATE)
    const second = { workArea: { x: -1920, y: 0, width: 1920, height: 1080 } }
    expect(read({ ...STATE, bounds: { ...STATE.bounds, x: -1000 } }, [second])).not.toBeNull()
  })

  it.each([
    ['on a screen that is gone', { ...STATE, bounds: { ...STATE.bounds, x: -1000 } }],
    ['below the screen', { ...STATE, bounds: { ...STATE.bounds, y: 1060 } }],
    ['with its title above the screen', { ...STATE, bounds: { ...STATE.bounds, y: -10 } }],
    ['with no more than an edge on the screen', { ...STATE, bounds: { ...STATE.bounds, x: 1900 } }],
    ['too small to be read', { ...STATE, bounds: { ...STATE.bounds, width: 100 } }],
    ['nowhere', {}],
    ['in numbers that are none', { ...STATE, bounds: { x: 'a' } }],
  ])('that was %s opens as at first', (_, state) => {
    expect(read(state)).toBeNull()
  })

  it.each([
    // The screen is 1920 × 1080: 80 pixels of the window’s top stay on it.
    [{ x: 1840 }, { x: 1841 }],
    [{ x: -720 }, { x: -721 }],
    [{ y: 0 }, { y: -1 }],
    [{ y: 1000 }, { y: 1001 }],
    [{ width: 360 }, { width: 359 }],
    [{ height: 560 }, { height: 559 }],
  ])('opens where it was with %j, and no longer with %j', (within, beyond) => {
    expect(read({ ...STATE, bounds: { ...STATE.bounds, ...within } })).not.toBeNull()
    expect(read({ ...STATE, bounds: { ...STATE.bounds, ...beyond } })).toBeNull()
  })

  it('is zoomed between half and three times its size', () => {
    expect([0.5, 3, 0.49, 3.01].map(zoom => read({ ...STATE, zoom })?.zoom)).toEqual([0.5, 3, 1, 1])
  })

  it('that was zoomed to an absurd size has the default zoom', () => {
    expect(read({ ...STATE, zoom: 40 })?.zoom).toBe(1)
  })

  it('fits a small screen when it opens for the first time', () => {
    const { electron } = deskFor()
    electron.displays = [{ workArea: { x: 0, y: 0, width: 1024, height: 700 } }]
    expect(firstSize(electron.shell)).toEqual({ width: 1024, height: 700 })
    electron.displays = [{ workArea: { x: 0, y: 0, width: 2560, height: 1440 } }]
    expect(firstSize(electron.shell)).toEqual({ width: 1280, height: 840 })
  })

  it('closes even if its position cannot be saved', () => {
    const window = {
      getNormalBounds: () => STATE.bounds,
      isMaximized: () => true,
      isFullScreen: () => false,
      webContents: { getZoomFactor: () => 1 },
    }
    writeWindowState(window as never, at('window.json'), report)
    expect(JSON.parse(readFileSync(at('window.json'), 'utf8'))).toEqual({
      bounds: STATE.bounds,
      maximized: true,
      fullScreen: false,
      zoom: 1,
    })
    writeWindowState(window as never, block('c'), report)
    expect(messages).toHaveLength(1)
  })
})

describe('tokens', () => {
  const tokensOf = (desk: Desk, file = at('tokens.json')): SealedTokens =>
    openTokens({ shell: desk.electron.shell, platform: 'linux', file, now: NOW, report })

  it('are sealed by the keyring if there is one', async () => {
    const desk = deskFor()
    const tokens = tokensOf(desk)
    tokens.set('print/', 'secret')
    tokens.set('print/b', 'other')
    await tokens.stored()
    expect(readFileSync(at('tokens.json'), 'utf8')).not.toContain('secret')
    const again = tokensOf(desk)
    expect(await again.open()).toBe(0)
    expect([
      again.get('print/'),
      again.get('print/b'),
      again.get('print'),
      again.get('__proto__'),
      again.get('toString'),
    ]).toEqual(['secret', 'other', null, null, null])
  })

  it.each(['none', 'refuses'] as const)('are in a file that only their owner may read if it %s', async keyring => {
    const desk = deskFor(keyring === 'none' ? { keyring } : {})
    desk.electron.locked = keyring === 'refuses'
    const tokens = tokensOf(desk)
    tokens.set('print/', 'secret')
    await tokens.stored()
    const again = tokensOf(desk)
    expect([await again.open(), again.get('print/')]).toEqual([0, 'secret'])
    if (process.platform !== 'win32') expect(statSync(at('tokens.json')).mode & 0o777).toBe(0o600)
  })

  it('that came while the keyring was opening the old ones are not replaced by those', async () => {
    const desk = deskFor()
    const before = tokensOf(desk)
    before.set('place', 'old')
    await before.stored()
    const tokens = tokensOf(desk)
    const opening = tokens.open()
    tokens.set('place', 'new')
    await opening
    await tokens.stored()
    expect(tokens.get('place')).toBe('new')
    const later = tokensOf(desk)
    await later.open()
    expect(later.get('place')).toBe('new')
  })

  it('that follow one another are in the file in that order, however long the keyring takes for each', async () => {
    const desk = deskFor()
    const { shell } = desk.electron
    const seals: (() => void)[] = [],
      seal = shell.safeStorage.encryptStringAsync.bind(shell.safeStorage)
    vi.spyOn(shell.safeStorage, 'encryptStringAsync').mockImplementation(async text => {
      // The first one takes its time.
      if (seals.length === 0) await new Promise<void>(done => seals.push(done))
      return seal(text)
    })
    const tokens = openTokens({ shell, platform: 'linux', file: at('tokens.json'), now: NOW, report })
    tokens.set('place', 'old')
    tokens.set('place', 'new')
    await new Promise(setImmediate)
    seals[0]?.()
    await tokens.stored()
    await new Promise(setImmediate)
    const later = tokensOf(desk)
    await later.open()
    expect(later.get('place')).toBe('new')
  })

  it('that are set at once are all in the file', async () => {
    const desk = deskFor()
    const tokens = tokensOf(desk)
    for (const place of ['a', 'b', 'c']) tokens.set(place, `token of ${place}`)
    await tokens.stored()
    const later = tokensOf(desk)
    await later.open()
    expect(['a', 'b', 'c'].map(later.get)).toEqual(['token of a', 'token of b', 'token of c'])
  })

  it('that the keyring does not open are counted, and stay in the file beside new ones', async () => {
    const desk = deskFor(),
      first = tokensOf(desk)
    first.set('print/', 'secret')
    await first.stored()
    desk.electron.locked = true
    const locked = tokensOf(desk)
    expect([await locked.open(), locked.get('print/')]).toEqual([1, null])
    locked.set('print/b', 'new')
    await locked.stored()
    desk.electron.locked = false
    expect([await locked.open(), locked.get('print/'), locked.get('print/b')]).toEqual([0, 'secret', 'new'])
    const again = tokensOf(desk)
    expect([await again.open(), again.get('print/'), again.get('print/b')]).toEqual([0, 'secret', 'new'])
  })

  it('that cannot be saved last until the app ends', async () => {
    writeFileSync(at('d'), '')
    const lost = tokensOf(deskFor(), path.join(at('d'), 'tokens.json'))
    lost.set('print/', 'secret')
    await lost.stored()
    expect(lost.get('print/')).toBe('secret')
    expect(messages.at(-1)).toContain('could not be stored')
  })
})

describe('the key of the tables', () => {
  const keyOf = async (desk: Desk): Promise<SealedKey | null> => {
    await desk.electron.app.whenReady()
    return sealedKey(desk.electron.shell, 'linux', folder, report)
  }

  it('is made by the host from the spare key that main has sealed, and found again', async () => {
    const desk = deskFor()
    const first = await keyOf(desk)
    if (!first) throw new Error('a keyring is there')
    expect(first.key).toBeNull()
    const keeper = sealedKeyStorage(first)
    expect(keeper.read()).toBeNull()
    const made = keeper.create()
    expect(made).toMatch(/^[0-9a-f]{64}$/)
    expect(readFileSync(at('tables.key.sealed'), 'utf8')).not.toContain(made)
    const second = await keyOf(desk)
    expect(second?.key).toBe(made)
    // A new key is made only when the store asks for it: the old one is set aside.
    if (!second) throw new Error('it was sealed')
    expect(sealedKeyStorage(second).create()).not.toBe(made)
    expect(readdirSync(folder).some(name => name.startsWith('tables.key.sealed.aside-'))).toBe(true)
  })

  it('is in a file if there is no keyring, if it refuses, or if the key has always been there', async () => {
    expect(await keyOf(deskFor({ keyring: 'none' }))).toBeNull()
    expect(await keyOf(deskFor({ keyring: 'basic_text' }))).toBeNull()
    const refusing = deskFor()
    refusing.electron.locked = true
    expect(await keyOf(refusing)).toBeNull()
    expect(messages.at(-1)).toContain('the keyring seals nothing')
    writeFileSync(at('tables.key'), 'ab'.repeat(32))
    expect(await keyOf(deskFor())).toBeNull()
  })

  it('is never replaced while it is sealed: without the keyring nothing opens', async () => {
    const desk = deskFor()
    const first = await keyOf(desk)
    if (!first) throw new Error('a keyring is there')
    sealedKeyStorage(first).create()
    desk.electron.locked = true
    await expect(keyOf(desk)).rejects.toThrow('locked')
    desk.electron.locked = false
    writeFileSync(at('tables.key.sealed'), await desk.electron.shell.safeStorage.encryptStringAsync('no key'))
    await expect(keyOf(desk)).rejects.toThrow('no key')
  })

  it('may be sealed by any backend on systems other than Linux', async () => {
    const { electron } = deskFor({ keyring: 'basic_text' })
    await electron.app.whenReady()
    const platforms = ['linux', 'win32', 'darwin'] as const
    expect(await Promise.all(platforms.map(platform => canSeal(electron.shell, platform)))).toEqual([false, true, true])
  })
})

describe('the log', () => {
  it('contains errors with their time; nothing is sent anywhere', () => {
    const desk = deskFor({ given: { now: () => NOW } })
    const log = openLog(desk.given, at('logs'))
    log.report('one\ntwo')
    for (const hear of desk.uncaught) {
      hear(new Error('three'))
      hear('four')
    }
    desk.electron.app.emit('child-process-gone', {}, { type: 'GPU', reason: 'crashed' })
    const lines = readFileSync(log.file, 'utf8').split('\n')
    expect(lines[0]).toBe('2026-02-03T04:05:06.000Z one')
    expect(lines[1]).toBe('  two')
    expect(lines[2]).toBe('2026-02-03T04:05:06.000Z uncaught: Error: three')
    expect(lines.join('\n')).toContain('uncaught: four')
    expect(lines.join('\n')).toContain('a process is gone: GPU  crashed')
    expect(desk.electron.reporting).toEqual({ uploadToServer: false })
    log.show()
    expect(desk.electron.shownItem).toBe(log.file)
  })

  it('is rotated when it is full, and keeps two older ones', () => {
    const { given: deps } = deskFor()
    const log = openLog(deps, at('logs'))
    for (const fill of ['a', 'b', 'c', 'd']) {
      log.report(fill)
      writeFileSync(log.file, fill.repeat(256 * 1024))
    }
    log.report('e')
    expect(readdirSync(at('logs')).sort()).toEqual(['undertable.log', 'undertable.log.1', 'undertable.log.2'])
    expect([1, 2].map(n => readFileSync(`${log.file}.${n}`, 'utf8')[0])).toEqual(['d', 'c'])
    expect(readFileSync(log.file, 'utf8')).toMatch(/ e\n$/)
  })

  it('that cannot be written crashes nothing', () => {
    writeFileSync(at('logs'), '')
    const log = openLog(deskFor().given, at('logs'))
    expect(() => {
      log.report('one')
    }).not.toThrow()
  })
})
