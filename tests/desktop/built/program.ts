/**
 * The built desktop app twice, as on two machines, each on a stand-in for Electron, with the same steps as `npm run
 * smoke`. Run it in a network of its own, since it announces a real host. Arguments: the folder of the build, the
 * module with the steps.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { register } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium, type Page } from 'playwright-core'
import type { Shell } from '../../../src-main/desktop/deps'
import { StandIn } from '../electron'
import { Machine } from '../electron/app'
import type * as Smoke from '../smoke.mjs'

const [out = '', hooks = '', steps = '', executablePath = ''] = process.argv.slice(2)
const { firstScreen, smoke } = (await import(pathToFileURL(steps).href)) as typeof Smoke
const standIns = new Map<string, Shell>()
Object.assign(globalThis, { standIns })
register(pathToFileURL(hooks))

const say = (line: string): void => {
  process.stdout.write(`${JSON.stringify({ said: line })}\n`)
}
const browser = await chromium.launch({
  executablePath,
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

interface Running {
  readonly standIn: StandIn
  readonly folder: string
  readonly page: Page
}

/** Polls until the condition holds; the caller's time-out ends a wait that never does. */
async function until(holds: () => boolean): Promise<void> {
  while (!holds())
    await new Promise<void>(done => {
      setTimeout(done, 15)
    })
}

await smoke<Running>({
  say,
  async start(name) {
    const folder = mkdtempSync(path.join(tmpdir(), 'undertable-built-'))
    const standIn = new StandIn({ machine: new Machine(), browser, folder })
    standIns.set(name, standIn.shell)
    await import(`${pathToFileURL(path.join(out, 'main/desktop.js')).href}?app=${name}`)
    await until(() => standIn.app.windows.size > 0 && standIn.window.shown)
    const app = { standIn, folder, page: standIn.page }
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
    const { faults, strangers } = app.standIn.window.webContents
    if (faults.length + strangers.length > 0)
      throw new Error(`the page went wrong: ${[...faults, ...strangers].join('; ')}`)
    app.standIn.window.close()
    await app.standIn.app.untilGone()
    await Promise.all(app.standIn.closing)
    const log = path.join(app.folder, 'logs/undertable.log')
    if (existsSync(log)) throw new Error(`something went wrong: ${readFileSync(log, 'utf8')}`)
    rmSync(app.folder, { recursive: true, force: true })
  },
})
await browser.close()
process.stdout.write(`${JSON.stringify({ over: true })}\n`)
process.exit(0)
