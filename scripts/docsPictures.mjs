/**
 * Pictures of the documentation, from real matches of this build: an evening as a moving picture (a laptop and a phone
 * side by side), and one picture of each game. `npm run shots -- docs`.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import gifenc from 'gifenc'
import { chromium } from 'playwright-core'
import { PNG } from 'pngjs'

const { GIFEncoder, applyPalette, quantize } = gifenc
const root = path.resolve(import.meta.dirname, '..')

/** The games with their seats: as many as fit a small picture. */
const GAMES = [
  ['mascarade', 6],
  ['castle', 5],
  ['tales', 3],
  ['overlord', 4],
]
const LAPTOP = { width: 1120, height: 700 },
  PHONE = { width: 390, height: 844 }
/** The moving picture: its height in pixels, its frames, and the time between two of them in milliseconds. */
const HEIGHT = 400,
  FRAMES = 40,
  FRAME_MS = 600
const THUMBNAIL_WIDTH = 240

/** A host on this machine alone, which keeps nothing and shuffles the same every time. */
async function openHost() {
  const child = spawn(
    process.execPath,
    [
      path.join(root, 'scripts/undertable.mjs'),
      'host',
      ...['--bind', '127.0.0.1', '--no-advertise', '--no-open', '--no-data', '--json'],
      ...['--port', '0', '--name', 'Friday', '--pace', '0.4'],
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const line = await new Promise(resolve => createInterface(child.stdout).once('line', resolve))
  return { ...JSON.parse(line), close: () => child.kill('SIGINT') }
}

async function sitDown(browser, host, name, { face, colour }, options) {
  const context = await browser.newContext({ locale: 'en-GB', deviceScaleFactor: 1, ...options })
  await context.addInitScript(avatar => {
    globalThis.localStorage.setItem('undertable.avatar', avatar)
  }, `${face} ${colour}`)
  const page = await context.newPage()
  await page.goto(options.owner ? host.ownerLink : `http://127.0.0.1:${host.port}/`)
  await page.locator('[data-test="name-input"]').fill(name)
  await page.keyboard.press('Enter')
  await page.locator('[data-test="lobby"]').waitFor()
  return page
}

async function begin(page, game, seats) {
  await page.locator(`label:has([data-test="game-${game}"])`).click()
  await page.locator(`[data-test="lobby"][data-game="${game}"]`).waitFor()
  for (;;) {
    const here = await page.locator('[data-test="lobby"] ol [data-seat]').count()
    if (here >= seats) break
    await page.locator('[data-test="add-bot"]').click()
    await page.locator('[data-test="lobby"] ol [data-seat]').nth(here).waitFor()
  }
  await page.locator('[data-test="start"]:not([disabled])').click()
  await page.locator('[data-test="table"]').waitFor()
}

/** Answers what this page is asked, if anything: what sends first, or else one of the choices. */
const answer = (page, state) =>
  page.evaluate(at => {
    const can = selector => [...document.querySelectorAll(selector)].filter(button => !button.disabled)
    const choices = can('[data-choice]')
    const pressed = [...can('[data-test="sure"]'), ...can('[data-test="confirm"]')][0] ?? choices[at % choices.length]
    pressed?.click()
  }, state)

/** Pictures side by side, at this height. @returns a PNG */
async function sideBySide(page, pictures, height) {
  const images = pictures.map(
    picture => `<img height="${height}" src="data:image/png;base64,${picture.toString('base64')}">`,
  )
  await page.setContent(
    `<body style="margin:0"><div id="all" style="display:inline-flex;gap:8px;padding:8px;background:#0c0913">${images.join('')}</div></body>`,
  )
  return page.locator('#all').screenshot()
}

/** What has not changed since the frame before is transparent: a small file. */
function gifOf(frames) {
  const gif = GIFEncoder()
  const palette = quantize(Buffer.concat(frames.filter((_, i) => i % 5 === 0).map(({ data }) => data)), 255)
  const clear = palette.length
  let before = null
  for (const { data, width, height } of frames) {
    const now = applyPalette(data, palette)
    const drawn = before ? now.map((colour, i) => (colour === before[i] ? clear : colour)) : now
    gif.writeFrame(drawn, width, height, {
      ...(before ? {} : { palette: [...palette, [0, 0, 0]] }),
      delay: FRAME_MS,
      transparent: before !== null,
      transparentIndex: clear,
      dispose: 1,
    })
    before = now
  }
  gif.finish()
  return gif.bytes()
}

async function evening(browser, sheet) {
  const host = await openHost()
  try {
    const anna = await sitDown(
        browser,
        host,
        'Anna',
        { face: 'fox', colour: 'teal' },
        { viewport: LAPTOP, owner: true },
      ),
      leo = await sitDown(browser, host, 'Leo', { face: 'owl', colour: 'rose' }, { viewport: PHONE, hasTouch: true })
    await leo.locator('[data-test="seat-ready"]').click()
    await anna.locator('[data-test="next-state"]').waitFor()
    await begin(anna, 'mascarade', 6)
    const frames = []
    for (let i = 0; i < FRAMES; i++) {
      const shots = [await anna.screenshot(), await leo.screenshot()]
      frames.push(PNG.sync.read(await sideBySide(sheet, shots, HEIGHT)))
      await answer(i % 2 === 0 ? anna : leo, 7 * i + 3)
      await anna.waitForTimeout(FRAME_MS)
    }
    return gifOf(frames)
  } finally {
    host.close()
  }
}

async function thumbnail(browser, sheet, game, seats) {
  const host = await openHost()
  try {
    const anna = await sitDown(
      browser,
      host,
      'Anna',
      { face: 'fox', colour: 'teal' },
      { viewport: LAPTOP, owner: true },
    )
    await begin(anna, game, seats)
    for (let i = 0; i < 12; i++) {
      await answer(anna, 5 * i + 1)
      await anna.waitForTimeout(FRAME_MS)
    }
    // A key ends the scene of what has just happened: the table as it stands.
    await anna.keyboard.press('Shift')
    await anna.waitForTimeout(FRAME_MS)
    const board = await anna.locator('.board').first().screenshot()
    const { width, height } = PNG.sync.read(board)
    return await sideBySide(sheet, [board], Math.round((THUMBNAIL_WIDTH * height) / width))
  } finally {
    host.close()
  }
}

/** @param executablePath the browser; @param folder where the pictures go */
export async function takeDocsPictures(executablePath, folder) {
  mkdirSync(folder, { recursive: true })
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    const sheet = await (await browser.newContext({ viewport: { width: 1600, height: 900 } })).newPage()
    for (const [game, seats] of GAMES)
      writeFileSync(path.join(folder, `${game}.png`), await thumbnail(browser, sheet, game, seats))
    writeFileSync(path.join(folder, 'evening.gif'), await evening(browser, sheet))
  } finally {
    await browser.close()
  }
}
