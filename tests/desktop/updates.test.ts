/** Newer versions: looked for only if wanted, once a day, believed only if signed; announced, and never downloaded. */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openSettings } from '../../src-main/desktop/settings'
import { Updates } from '../../src-main/desktop/updates'
import { CHECK_EVERY_MS, MAX_RELEASE_LIST } from '../../src-main/release/updates'
import { VirtualClock } from '../kit/clock'
import { DEB, Folder, newKeys } from '../kit/release'
import { deskFor, untilTrue, withoutBrowser, type DeskSetup } from './kit'

withoutBrowser()

const keys = newKeys()
const PAGE = 'https://github.com/owner/undertable/releases/latest'
const ASKED = 'updates https://github.com/owner/undertable/releases/latest/download/release.json'
const START = Date.UTC(2026, 1, 3)
// The stand-in reports version 9.8.7.
const NEW = DEB.replace('9.1.0', '9.9.0')

let shelf: Folder
beforeEach(() => {
  shelf = new Folder()
})
afterEach(() => shelf.remove())

function app({
  repository = 'github:owner/undertable',
  wanted = true,
  folder,
  given: deps = {},
}: { repository?: unknown; wanted?: boolean; folder?: string; given?: DeskSetup['given'] } = {}) {
  let now = START
  const clock = new VirtualClock()
  const desk = deskFor({
    ...(folder === undefined ? {} : { folder }),
    given: { releaseKey: keys.publicKey, now: () => new Date(now), clock, ...deps },
  })
  writeFileSync(path.join(desk.folder, 'package.json'), JSON.stringify({ repository }))
  const lines: string[] = [],
    reported: (string | null)[] = []
  const report = (line: string): void => {
    lines.push(line)
  }
  const settings = openSettings(path.join(desk.folder, 'settings.json'), new Date(now), report)
  if (wanted) settings.set({ updates: true })
  const updates = new Updates({
    deps: desk.given,
    settings,
    report,
    onNewer: newer => {
      reported.push(newer)
    },
  })
  const { electron } = desk
  return {
    updates,
    settings,
    electron,
    lines,
    reported,
    clock,
    folder: desk.folder,
    passes: (ms: number) => {
      now += ms
    },
  }
}

const list = async (...names: string[]): Promise<string> =>
  JSON.stringify(await Promise.all(names.map(name => shelf.signed(name, 'x', keys))))
const answering =
  (text: string, status = 200) =>
  (): Promise<Response> =>
    Promise.resolve(new Response(text, { status }))

describe('a newer version', () => {
  it('is found if checking is switched on, announced, and remembered by the next start', async () => {
    const first = app()
    first.electron.internet = answering(await list(DEB, NEW))
    await first.updates.check()
    expect([first.electron.fetched, first.reported, first.updates.newer, first.lines]).toEqual([
      [ASKED],
      ['9.9.0'],
      '9.9.0',
      [],
    ])
    const next = app({ folder: first.folder })
    expect(next.updates.newer).toBe('9.9.0')
    await next.updates.check()
    expect([next.electron.fetched, next.electron.openedOutside]).toEqual([[], []])
  })

  it('is not looked for by default', async () => {
    const { updates, electron, settings } = app({ wanted: false })
    await updates.check()
    expect([settings.current.updates, electron.fetched]).toEqual([false, []])
  })

  it('is looked for as soon as checking is switched on, and no longer announced when it is switched off', async () => {
    const { updates, electron, settings, reported } = app({ wanted: false })
    electron.internet = answering(await list(NEW))
    settings.set({ updates: true })
    updates.settingChanged()
    await untilTrue(() => reported.length === 2)
    settings.set({ updates: false })
    updates.settingChanged()
    expect([reported, electron.fetched.length]).toEqual([[null, '9.9.0', null], 1])
  })

  it('is asked for once a day, to the millisecond, whether there was an answer or not', async () => {
    const { updates, electron, lines, passes } = app()
    for (const [ms, times] of [
      [0, 1],
      [0, 1],
      [CHECK_EVERY_MS - 1, 1],
      [1, 2],
    ] as const) {
      passes(ms)
      await updates.check()
      expect(electron.fetched).toHaveLength(times)
    }
    expect(lines).toEqual(Array(2).fill('no newer version could be looked for: Error: there is no internet here'))
  })

  it.each<[string, () => Promise<string>]>([
    ['it is signed by somebody else', async () => JSON.stringify([await shelf.signed(NEW, 'x', newKeys())])],
    ['it is this one, or older', () => list(DEB.replace('9.1.0', '9.8.7'), DEB)],
    ['it is for other systems', () => list(NEW.replace('linux-amd64.deb', 'win-x64-setup.exe'))],
    ['the answer is no list', () => Promise.resolve('<html>')],
  ])('is not announced when %s', async (_, text) => {
    const { updates, electron, reported } = app()
    electron.internet = answering(await text())
    await updates.check()
    expect([electron.fetched.length, reported, updates.newer]).toEqual([1, [null], null])
  })

  it('is no longer announced once it runs itself, whatever the settings contain', () => {
    const { updates, settings } = app()
    for (const [newer, is] of [
      ['9.9.0', '9.9.0'],
      ['9.8.7', null],
      ['9.8.6', null],
      ['javascript:alert(1)', null],
    ] as const) {
      settings.set({ newer })
      expect(updates.newer).toBe(is)
    }
  })

  it.each<[string, () => Promise<Response>, string]>([
    ['a page that is not there', answering('', 404), 'the answer was 404'],
    ['a list without an end', answering(' '.repeat(MAX_RELEASE_LIST + 1)), 'the list is too long'],
  ])('is not looked for in %s', async (_, internet, why) => {
    const { updates, electron, lines, reported } = app()
    electron.internet = internet
    await updates.check()
    expect([lines, reported]).toEqual([[expect.stringContaining(why)], []])
  })

  it('accepts a list of exactly the maximum length, and an answer without a body', async () => {
    for (const internet of [
      answering((await list(NEW)).padEnd(MAX_RELEASE_LIST)),
      () => Promise.resolve(new Response(null)),
    ]) {
      const { updates, electron, lines, reported } = app()
      electron.internet = internet
      await updates.check()
      expect([reported.length, lines]).toEqual([1, []])
    }
  })

  it('is waited for up to a time limit', async () => {
    const { updates, electron, clock, lines } = app()
    electron.internet = (_, { signal }) =>
      new Promise((_done, fail) => {
        signal?.addEventListener('abort', () => {
          fail(new Error('given up'))
        })
      })
    const looking = updates.check()
    await clock.advance(20_000)
    await looking
    expect(lines).toEqual([expect.stringContaining('given up')])
  })
})

describe('a build that cannot check', () => {
  it.each<[string, Parameters<typeof app>[0]]>([
    ['has no releases', { repository: null }],
    ['has them elsewhere', { repository: 'https://elsewhere.example/x' }],
    ['has no key', { given: { releaseKey: null } }],
    ['runs where there are none', { given: { platform: 'freebsd' } }],
  ])('because it %s says so, and makes no request', async (_, setup) => {
    const { updates, electron, settings } = app(setup)
    settings.set({ newer: '9.9.0' })
    await updates.check()
    expect([updates.isPossible, updates.newer, electron.fetched]).toEqual([false, null, []])
  })

  it('without a package to read opens nothing', async () => {
    const desk = deskFor()
    const settings = openSettings(path.join(desk.folder, 'settings.json'), new Date(), () => undefined)
    const updates = new Updates({ deps: desk.given, settings, report: () => undefined, onNewer: () => undefined })
    await updates.open()
    expect([updates.isPossible, desk.electron.openedOutside]).toEqual([false, []])
  })
})

it('only the release page is opened in the browser; an error is reported', async () => {
  const { updates, electron, lines } = app()
  await updates.open()
  expect(electron.openedOutside).toEqual([PAGE])
  electron.browserOpens = false
  await updates.open()
  expect(lines).toEqual(['the browser could not be opened: Error: no browser'])
})
