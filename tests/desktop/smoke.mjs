/**
 * `npm run smoke [-- --app PATH]`: really starts the packed app. Two instances of it, as on two machines: one hosts a
 * table, the other joins it, both play a match with a bot to its end, and quit. smoke() has the steps; a driver
 * performs them: here with the app itself, in tests with a stand-in.
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

/** Milliseconds that one step may take: a build server is slow, and bots take as long as people would. */
const PATIENCE = 120_000
const MATCH = 900_000
/** How often the pages are checked during a match, in milliseconds. */
const LOOK = 100

/**
 * The steps that a driver performs with an instance.
 * @typedef {object} Driver
 * @property {(name: string) => Promise<{ page: import('playwright-core').Page }>} start an instance, whose person has said their name
 * @property {(app: object) => Promise<string>} host opens a table, sits at it, and says where it is
 * @property {(app: object, place: string) => Promise<void>} join sits down at a table
 * @property {(app: object) => Promise<void>} quit ends an instance; throws unless it ends well
 * @property {(line: string) => void} say
 */

/** @param {Driver} driver */
export async function smoke(driver) {
  const anna = await driver.start('Anna'),
    boris = await driver.start('Boris')
  driver.say('two instances are open')
  const place = await driver.host(anna)
  driver.say(`a table is open at ${place}`)
  await driver.join(boris, place)
  await anna.page.locator('[data-test="lobby"] [data-seat]').nth(1).waitFor({ timeout: PATIENCE })
  driver.say('both sit at it')
  await word(boris, 'seat-ready').click({ timeout: PATIENCE })
  await word(anna, 'add-bot').click({ timeout: PATIENCE })
  await anna.page.locator('[data-test="start"]:not([disabled])').click({ timeout: PATIENCE })
  for (const app of [anna, boris]) await word(app, 'table').waitFor({ timeout: PATIENCE })
  driver.say('a match has begun')
  await playToTheEnd([anna, boris])
  const winners = await Promise.all([anna, boris].map(app => word(app, 'winner').getAttribute('data-winners')))
  if (!winners[0] || winners[0] !== winners[1]) throw new Error(`they saw different ends: ${winners.join(' / ')}`)
  driver.say(`the match is over: seat ${winners[0]} has won`)
  await driver.quit(boris)
  await driver.quit(anna)
  driver.say('both have quit')
}

const word = ({ page }, name) => page.locator(`[data-test="${name}"]`).first()

/** Presses at random, on each page in turn, until all see the result. */
async function playToTheEnd(apps) {
  const late = performance.now() + MATCH
  for (let state = 7; performance.now() < late; state = (state * 1103515245 + 12345) % 2147483648) {
    const seen = []
    for (const { page } of apps) seen.push(await page.evaluate(press, state))
    if (seen.every(what => what === 'over')) return
    if (!seen.includes('pressed')) await apps[0].page.waitForTimeout(LOOK)
  }
  throw new Error(`the match did not end in ${MATCH / 1000} s`)
}

/** In the page: presses what sends an answer, or else one of the choices; mostly passes. */
function press(state) {
  if (document.querySelector('[data-test="result"]')) return 'over'
  const can = selector => [...document.querySelectorAll(selector)].filter(button => !button.disabled)
  const [sends] = [...can('[data-test="sure"]'), ...can('[data-test="confirm"]')]
  const choices = can('[data-choice]'),
    pass = choices.find(button => button.dataset.choice === 'pass')
  const chosen =
    sends ??
    (pass && state % 10 > 1 ? pass : choices[Math.floor(state / 65536) % Math.max(1, choices.length)]) ??
    can('[data-test="ask-set"]')[0]
  chosen?.click()
  return chosen ? 'pressed' : 'waits'
}

/** The first screen of the desktop app, for every driver whose pages show it. */
export const firstScreen = {
  async name(app, name) {
    await word(app, 'name-input').fill(name, { timeout: PATIENCE })
    await app.page.keyboard.press('Enter')
    await word(app, 'first').waitFor({ timeout: PATIENCE })
  },
  async host(app) {
    await word(app, 'table-name').fill('Smoke', { timeout: PATIENCE })
    await word(app, 'open-table').click()
    await word(app, 'lobby').waitFor({ timeout: PATIENCE })
  },
  async join(app, place) {
    await word(app, 'place').fill(place, { timeout: PATIENCE })
    await word(app, 'place').press('Enter')
    await word(app, 'lobby').waitFor({ timeout: PATIENCE })
  },
  /** Back to the first screen, with our own table closed: the app would ask for confirmation before it quits. */
  async close(app) {
    await app.page.reload({ timeout: PATIENCE })
    await word(app, 'first').waitFor({ timeout: PATIENCE })
    if ((await word(app, 'close-table').count()) === 0) return
    await word(app, 'close-table').click()
    await word(app, 'sure').click()
    await word(app, 'open-table').waitFor({ timeout: PATIENCE })
  },
}

/**
 * Drives the packed app through Chromium's debugging port. Playwright's Electron support needs Node's inspector, which
 * the fuses of a packed app disable.
 * @param {string} program
 * @returns {Driver & { end(): Promise<void> }}
 */
function packedApp(program, { chromium }) {
  const running = new Set()
  return {
    say: line => {
      process.stdout.write(`${line}\n`)
    },
    async start(name) {
      const folder = mkdtempSync(path.join(tmpdir(), 'undertable-smoke-'))
      const args = [`--user-data-dir=${folder}`, '--remote-debugging-port=0', '--lang=en-GB']
      const child = spawn(program, args, {
        stdio: ['ignore', 'inherit', 'pipe'],
        env: { ...process.env, LANGUAGE: 'en' },
      })
      const ended = new Promise(done => {
        child.on('exit', (code, signal) => {
          done({ code, signal })
        })
      })
      const app = { child, folder, ended, page: null, browser: null }
      running.add(app)
      const endpoint = await Promise.race([
        debuggingAt(child),
        ended.then(({ code }) => {
          throw new Error(`the app ended with ${code} before it began`)
        }),
      ])
      app.browser = await chromium.connectOverCDP(endpoint, { noDefaults: true, timeout: PATIENCE })
      const [context] = app.browser.contexts()
      app.page = context.pages()[0] ?? (await context.waitForEvent('page', { timeout: PATIENCE }))
      await firstScreen.name(app, name)
      return app
    },
    async host(app) {
      await firstScreen.host(app)
      return `127.0.0.1:${JSON.parse(readFileSync(path.join(app.folder, 'hosting.json'), 'utf8')).port}`
    },
    join: (app, place) => firstScreen.join(app, place),
    async quit(app) {
      await firstScreen.close(app)
      // Closing its window ends the app, except on macOS, where it waits for "Quit".
      await app.page.close().catch(() => undefined)
      if (process.platform === 'darwin') app.child.kill('SIGTERM')
      const { code, signal } = await within(app.ended, 'the app did not quit')
      running.delete(app)
      if (code !== 0 && signal !== 'SIGTERM') throw new Error(`the app ended with ${code ?? signal}`)
      rmSync(app.folder, { recursive: true, force: true, maxRetries: 5 })
    },
    /** What is still running after a failure. */
    async end() {
      for (const { child, ended, folder } of running) {
        child.kill('SIGKILL')
        await ended
        rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
      }
    },
  }
}

/** The address of Chromium's debugging port, from its output; all output is passed on. */
function debuggingAt(child) {
  return new Promise(done => {
    let said = ''
    child.stderr.on('data', chunk => {
      process.stderr.write(chunk)
      said += String(chunk)
      const [, endpoint] = /DevTools listening on (ws:\S+)/.exec(said) ?? []
      if (endpoint) done(endpoint)
    })
  })
}

function within(promise, what) {
  let timer
  const late = new Promise((_, fail) => {
    timer = setTimeout(() => {
      fail(new Error(what))
    }, PATIENCE)
  })
  return Promise.race([promise, late]).finally(() => {
    clearTimeout(timer)
  })
}

/** The unpacked app that `npm run dist` leaves beside the installers. */
export function packedAt(dist, platform, arch) {
  const suffix = arch === 'x64' ? '' : `-${arch}`
  if (platform === 'darwin') return path.join(dist, `mac${suffix}/Undertable.app/Contents/MacOS/Undertable`)
  return platform === 'win32'
    ? path.join(dist, `win${suffix}-unpacked/Undertable.exe`)
    : path.join(dist, `linux${suffix}-unpacked/undertable`)
}

async function main() {
  const { values } = parseArgs({ options: { app: { type: 'string' } } })
  const program = path.resolve(
    values.app ?? packedAt(fileURLToPath(new URL('../../dist', import.meta.url)), process.platform, process.arch),
  )
  if (!existsSync(program)) {
    process.stderr.write(`there is no app at ${program}: run "npm run dist" first, or name one with --app\n`)
    return 2
  }
  if (process.platform === 'linux' && !process.env.DISPLAY && !process.env.WAYLAND_DISPLAY) {
    // Without a screen: a virtual one.
    const run = spawnSync('xvfb-run', ['-a', process.execPath, fileURLToPath(import.meta.url), '--app', program], {
      stdio: 'inherit',
    })
    if (run.error) process.stderr.write('there is no screen, and no xvfb-run to make one\n')
    return run.status ?? 1
  }
  const driver = packedApp(program, await import('playwright-core'))
  try {
    await smoke(driver)
    return 0
  } catch (fault) {
    process.stderr.write(`${fault instanceof Error ? fault.stack : String(fault)}\n`)
    return 1
  } finally {
    await driver.end()
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exit(await main())
