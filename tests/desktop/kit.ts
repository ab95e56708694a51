/** The desktop app in tests: the real app, a stand-in for Electron, a real host process on the loopback address. */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type Browser, type Locator } from 'playwright-core'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { findBrowser } from '../../scripts/machine.mjs'
import type { DesktopDeps } from '../../src-main/desktop/deps'
import { CALL_CHANNEL } from '../../src-main/desktop/channelNames'
import { startDesktop } from '../../src-main/desktop/start'
import { computerAsker, dialer, knownHosts } from '../../src-main/net/client'
import { probeHost } from '../../src-main/net/discovery'
import { httpGetFrom } from '../../src-main/net/installers'
import { nodeNetwork } from '../../src-main/net/discovery/nodeDeps'
import { nodeClock } from '../../src-main/nodeDeps'
import { StandIn, type StandInSetup } from './electron'
import { Machine } from './electron/app'

const root = path.resolve(import.meta.dirname, '../..')
const out = (name: string): string => path.join(root, 'out', name)

/** Only this machine: no test looks for tables on a real network. */
export const ALONE: DesktopDeps['network'] = { ...nodeNetwork, nics: () => [] }

export interface Desk {
  readonly electron: StandIn
  readonly folder: string
  readonly given: DesktopDeps
  /** Errors that nobody caught, as the app was told. */
  readonly uncaught: ((fault: unknown) => void)[]
  test(word: string): Locator
  end(): Promise<void>
}

let browser: Browser
const desks = new Set<Desk>()
const folders: string[] = []

/** Chromium for a test file, and clean-up of everything its tests leave running. */
export function withBrowser(): void {
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: findBrowser() ?? '',
      timeout: 120_000,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    })
  })
  withoutBrowser()
  afterAll(async () => {
    await browser.close()
  })
}

/** For tests that open no page: clean-up of everything they leave running. */
export function withoutBrowser(): void {
  afterEach(async () => {
    for (const desk of desks) await desk.end()
    // The addresses of hosts may still be on their way into it.
    for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  })
}

export function freshFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'undertable-desk-'))
  folders.push(folder)
  return folder
}

/** Files of a page that shows nothing: neither the build nor a browser is needed for it. */
export function blankFiles(): Pick<DesktopDeps, 'renderer' | 'preload'> {
  const renderer = freshFolder(),
    preload = path.join(freshFolder(), 'preload.cjs')
  writeFileSync(path.join(renderer, 'desktop.html'), '')
  writeFileSync(preload, '')
  return { renderer, preload }
}

/** The same Electron, with windows whose page never loads. */
export function withBlankWindows(shell: DesktopDeps['shell']): DesktopDeps['shell'] {
  class Blank extends shell.BrowserWindow {
    override loadURL(): Promise<void> {
      return new Promise(() => undefined)
    }
  }
  return Object.assign(Object.create(shell) as typeof shell, { BrowserWindow: Blank })
}

export type DeskSetup = Partial<Omit<StandInSetup, 'browser'>> & {
  readonly given?: Partial<DesktopDeps>
  readonly pages?: boolean
}

/** All dependencies of the app, without starting it. */
export function deskFor({
  machine = new Machine(),
  folder = freshFolder(),
  given: deps = {},
  ...setup
}: DeskSetup = {}): Desk {
  const electron = new StandIn({ machine, browser, folder, ...setup })
  const uncaught: Desk['uncaught'] = []
  const desk: Desk = {
    electron,
    folder,
    uncaught,
    given: {
      shell: electron.shell,
      platform: 'linux',
      arch: 'x64',
      portable: false,
      clock: nodeClock,
      now: () => new Date(),
      renderer: out('renderer'),
      preload: out('preload/preload.cjs'),
      hostProcess: out('main/hostProcess.js'),
      licences: out('licences.json'),
      dial: dialer({ known: knownHosts(null), clock: nodeClock }),
      knownHosts: { confirm: () => undefined, drop: () => undefined },
      network: ALONE,
      probeHost,
      askComputer: computerAsker(nodeClock),
      releaseKey: null,
      httpGetFrom,
      hostOverrides: { bind: '127.0.0.1', advertise: false, port: 0, pace: 0 },
      run: () => Promise.reject(new Error('no program of the system is run here')),
      programPath: String.raw`C:\Programs\Undertable.exe`,
      onUncaught: hear => {
        uncaught.push(hear)
      },
      ...deps,
    },
    test: word => electron.page.locator(`[data-test="${word}"]`).first(),
    async end() {
      desks.delete(desk)
      await electron.die()
    },
  }
  desks.add(desk)
  return desk
}

/** Starts the app, and waits for its page. */
export async function startDesk(setup: DeskSetup = {}): Promise<Desk> {
  const desk = deskFor(setup)
  await startDesktop(desk.given, ['electron', ...(setup.argv ?? [])])
  if (setup.pages !== false && desk.electron.app.windows.size > 0) await pageOf(desk)
  return desk
}

/** An app whose window is open, without waiting for its page. */
export async function quick(
  setup: DeskSetup = {},
): Promise<Desk & { call: (name: string, deps: unknown) => Promise<unknown> }> {
  const desk = deskFor(setup)
  await startDesktop(desk.given, [])
  const contents = desk.electron.window.webContents
  await untilTrue(() => desk.electron.window.shown)
  return {
    ...desk,
    call: (name, deps) =>
      desk.electron.invoke(CALL_CHANNEL, { sender: contents, senderFrame: contents.mainFrame }, [name, deps]),
  }
}

/** Waits for the page of the window that is open. */
export async function pageOf({ electron }: Desk): Promise<void> {
  await untilTrue(() => electron.window.shown && electron.window.webContents.page !== null)
  await electron.page.locator('main').first().waitFor()
}

/** Polls until the condition holds; the test's own time-out ends a wait that never does. */
export async function untilTrue(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds()))
    await new Promise<void>(done => {
      setTimeout(done, 15)
    })
}

/** Enters the name. */
export async function named(desk: Desk, name: string): Promise<void> {
  await desk.test('name-input').fill(name)
  await desk.electron.page.keyboard.press('Enter')
  await desk.test('first').waitFor()
}

/** Hosts a table, and sits down at it. */
export async function hosts(desk: Desk, tableName = 'Friday'): Promise<number> {
  await desk.test('table-name').fill(tableName)
  await desk.test('open-table').click()
  await desk.test('lobby').waitFor()
  return portOf(desk)
}

/** The address of this app's table, from its note for the next start. */
export function portOf({ folder }: Desk): number {
  return (JSON.parse(readFileSync(path.join(folder, 'hosting.json'), 'utf8')) as { port: number }).port
}

/** Joins by a typed address. */
export async function joins(desk: Desk, port: number): Promise<void> {
  await desk.test('place').fill(`127.0.0.1:${port}`)
  await desk.test('join-place').click()
  await desk.test('lobby').waitFor()
}

/** How Electron's security checklist wants a window to be opened. */
export const CHECKLIST = {
  sandbox: true,
  contextIsolation: true,
  nodeIntegration: false,
  nodeIntegrationInWorker: false,
  nodeIntegrationInSubFrames: false,
  webSecurity: true,
  allowRunningInsecureContent: false,
  webviewTag: false,
  navigateOnDragDrop: false,
  devTools: true,
}
