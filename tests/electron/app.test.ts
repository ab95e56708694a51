/**
 * The app from the sources in a real Electron, wherever one is found: `UNDERTABLE_ELECTRON_DIST`, or a downloaded one.
 * Hosts are on this machine's own address only.
 */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { _electron as electron, type ElectronApplication, type Page } from 'playwright-core'
import { afterEach, describe, expect, it, onTestFailed } from 'vitest'
import { findElectron } from '../../scripts/electron.mjs'
import { CALL_NAMES } from '../../src-main/desktop/channelNames'
import { firstScreen, smoke } from '../desktop/smoke.mjs'

const root = path.resolve(import.meta.dirname, '../..')
const found = findElectron(root)
const NO_ELECTRON = 'program' in found ? null : found.why
/** Bots take as long as people would. */
const MATCH_MS = 900_000
/** Where a build server finds what went wrong. */
const REPORTS = path.join(root, 'reports/electron')

interface Running {
  readonly electron: ElectronApplication
  readonly page: Page
  readonly folder: string
  readonly faults: string[]
}

const running = new Set<Running>()
afterEach(async () => {
  for (const app of running) {
    await app.electron.close().catch(() => undefined)
    rmSync(app.folder, { recursive: true, force: true, maxRetries: 5 })
  }
  running.clear()
})

/** Keeps logs and pictures of a test that failed. */
function keepOnFailure(): void {
  onTestFailed(async () => {
    for (const [n, { page, folder }] of [...running].entries()) {
      mkdirSync(REPORTS, { recursive: true })
      await page.screenshot({ path: path.join(REPORTS, `${n}.png`) }).catch(() => undefined)
      if (existsSync(path.join(folder, 'logs')))
        cpSync(path.join(folder, 'logs'), path.join(REPORTS, `${n}`), { recursive: true })
    }
  })
}

async function start(): Promise<Running> {
  const folder = mkdtempSync(path.join(tmpdir(), 'undertable-electron-'))
  const app = await electron.launch({
    executablePath: 'program' in found ? found.program : '',
    // Otherwise Playwright starts it without a sandbox.
    chromiumSandbox: true,
    args: [root, `--user-data-dir=${folder}`, '--lang=en-GB'],
    env: { ...(process.env as { [name: string]: string }), LANGUAGE: 'en', UNDERTABLE_ALONE: '1' },
  })
  const page = await app.firstWindow()
  const faults: string[] = []
  page.on('console', message => {
    if (message.type() === 'error') faults.push(message.text())
  })
  page.on('pageerror', fault => {
    faults.push(fault.message)
  })
  const one: Running = { electron: app, page, folder, faults }
  running.add(one)
  return one
}

describe.skipIf(NO_ELECTRON !== null)(`Electron${NO_ELECTRON === null ? '' : ` – did not run: ${NO_ELECTRON}`}`, () => {
  it('opens one window with our page and its bridge, and shows it', async () => {
    keepOnFailure()
    const { electron: app, page, faults } = await start()
    await page.locator('main').first().waitFor()
    expect(page.url()).toBe('app://undertable/desktop.html')
    expect(await page.evaluate('Object.keys(undertable.call)')).toEqual(CALL_NAMES)
    expect(await page.evaluate('typeof require')).toBe('undefined')
    const windows = await app.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows().map(window => ({ visible: window.isVisible(), full: window.isFullScreenable() })),
    )
    expect(windows).toEqual([{ visible: true, full: true }])
    expect(faults).toEqual([])
  })

  it(
    'hosts a table; a second app joins it; both play a match with a bot to its end, and quit',
    async () => {
      keepOnFailure()
      const said: string[] = []
      await smoke<Running>({
        say: line => {
          said.push(line)
        },
        async start(name) {
          const app = await start()
          await firstScreen.name(app, name)
          return app
        },
        async host(app) {
          await firstScreen.host(app)
          const { port } = JSON.parse(readFileSync(path.join(app.folder, 'hosting.json'), 'utf8')) as { port: number }
          return `127.0.0.1:${port}`
        },
        join: (app, place) => firstScreen.join(app, place),
        async quit(app) {
          await firstScreen.close(app)
          expect(app.faults).toEqual([])
          await app.electron.close()
          running.delete(app)
          rmSync(app.folder, { recursive: true, force: true, maxRetries: 5 })
        },
      })
      expect(said.at(-1)).toBe('both have quit')
    },
    MATCH_MS,
  )
})
