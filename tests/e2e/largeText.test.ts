/** Larger text in the browser, or unusual window sizes: boards and asks are still drawn completely. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { hiddenSeats, measureAt, shoot } from './measures'
import { LONG } from '../kit/effort'
import { openBrowser, stage, Visitor, type Screen, type Stage } from './stage'

let browser: Browser | null = null,
  at: Stage | null = null
afterEach(async () => {
  await at?.close()
  at = null
})
afterAll(async () => {
  await browser?.close()
})

const SMALL = { width: 1024, height: 768 }
/** Twice the default text size of browsers (WCAG 1.4.4), in pixels. */
const LARGE = 32

type Given = readonly [game: string, bots: number, key: string]
const GAMES: readonly Given[] = [
  ['tales', 3, 'play'],
  ['overlord', 3, 'tell'],
  ['castle', 7, 'turn'],
  ['mascarade', 5, 'turn'],
]

/** Layout faults of the lobby and of an ask of a game, in windows of these sizes. */
async function wrongWith(
  [game, bots, key]: Given,
  host: Stage,
  sizes: readonly Screen[],
  opener = host.browser,
): Promise<string[]> {
  const anna = await Visitor.come({ browser: opener, port: host.port }, 'Константин Эдуардович', 'ru-RU', {
    viewport: SMALL,
  })
  await anna.chooseGame(game)
  await anna.addBots(bots, 1)
  const faults: string[] = []
  const look = async (what: string): Promise<void> => {
    for (const size of sizes) {
      faults.push(...(await measureAt(anna, size)).map(fault => `${what} at ${size.width}: ${fault}`))
      await shoot(anna, `${game}-${what}-${size.width}`)
    }
  }
  await look('lobby')
  // Somebody else is the Overlord: chance would never choose a bot.
  if (game === 'overlord') await anna.page.selectOption('#option-overlord', '2')
  await anna.start()
  await anna.playOn(3, `[data-test="ask"][data-ask="${key}"]`)
  await look('match')
  if (game === 'mascarade' || game === 'castle') expect(await hiddenSeats(anna, bots)).toEqual([])
  return faults
}

describe('with text of twice the size', () => {
  it.each(LONG ? GAMES : GAMES.slice(0, 2))('%s is drawn completely in a window of 1024', async (...game) => {
    browser ??= await openBrowser(`--blink-settings=defaultFontSize=${LARGE}`)
    at = await stage('--seed', 'large')
    const page = await (await browser.newContext()).newPage()
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${LARGE}px`)
    expect(await wrongWith(game, at, [SMALL], browser)).toEqual([])
  })
})

/** Tablets upright and sideways, a phone sideways, half of a screen. */
const BETWEEN = [
  { width: 768, height: 1024 },
  { width: 820, height: 614 },
  { width: 844, height: 390 },
  { width: 960, height: 720 },
]

describe('in a window between a phone’s and a laptop’s', () => {
  it.each(LONG ? GAMES : GAMES.slice(1, 2))('%s is drawn completely', async (...game) => {
    at = await stage('--seed', 'large')
    expect(await wrongWith(game, at, BETWEEN)).toEqual([])
  })
})

it('no style sheet asks for a window’s size in pixels: larger text leaves room for fewer words', () => {
  const folder = path.resolve(import.meta.dirname, '../../src-renderer')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => /\.(vue|css|ts)$/.test(name))
  expect(
    files.filter(name => /\((min|max)-(width|height): [\d.]+px\)/.test(readFileSync(path.join(folder, name), 'utf8'))),
  ).toEqual([])
})
