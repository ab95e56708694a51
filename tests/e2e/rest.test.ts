/** A table at which nothing happens rests: it draws no frames, in any game, until something happens again. */
import type { Page } from 'playwright-core'
import { afterEach, describe, expect, it } from 'vitest'
import { REST_AFTER } from '../../src-renderer/motion/resting'
import { LONG } from '../kit/effort'
import { stage, Visitor, type Stage } from './stage'
import { ask, option, reach } from './touring'

let at: Stage | null = null
afterEach(async () => {
  await at?.close()
  at = null
})

/** Frames that a page draws are counted for this long, in milliseconds. */
const COUNTED = 3000

/** An ask of each game that waits for one person without a clock; `endless`: its board moves by itself. */
const WAITS: readonly (readonly [game: string, ask: string, endless: boolean])[] = [
  ['mascarade', 'turn', false],
  ['castle', 'turn', true],
  ['tales', 'play', false],
  ['overlord', 'answer', true],
]

const SIZES = [
  ['phone', { width: 390, height: 844 }],
  ['laptop', { width: 1280, height: 800 }],
  ['television', { width: 1920, height: 1080 }],
] as const

const CASES = WAITS.flatMap(([game, key, endless]) =>
  SIZES.map(([size, viewport]) => [game, size, { key, endless, viewport }] as const),
)

/** Milliseconds for which a page's thread works while nothing happens. */
async function workAtRest(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const worked = async (): Promise<number> =>
    (await session.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN
  const before = await worked()
  await page.waitForTimeout(COUNTED)
  const work = (await worked()) - before
  await session.detach()
  return 1000 * work
}

/** Of COUNTED, in milliseconds: the host's heartbeat is heard, and nothing else; on a quiet machine that is 1 or 2. */
const MOST_WORK = 30

/** Frames that were really drawn, by the browser's own record; asking for frames in the page would cause them. */
async function drawnFrames(page: Page): Promise<number> {
  const browser = page.context().browser()
  if (!browser) throw new Error('a page without a browser')
  await browser.startTracing(page, { categories: ['viz', 'benchmark'] })
  await page.waitForTimeout(COUNTED)
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    readonly traceEvents: readonly { readonly name: string; readonly ph: string }[]
  }
  return traceEvents.filter(({ name, ph }) => name === 'Graphics.Pipeline.DrawAndSwap' && ph === 'b').length
}

/** How often frames are counted before a page counts as restless: what was on its way when the rest began is drawn. */
const COUNTS = 4

/** Frames drawn at rest, counted until there are none. */
async function framesAtRest(page: Page): Promise<number> {
  for (let count = 1; ; count++) {
    const drawn = await drawnFrames(page)
    if (drawn === 0 || count === COUNTS) return drawn
  }
}

/** The least of several looks: once in a while a browser clears up, which is no work of the page. */
async function leastWork(page: Page): Promise<number> {
  let least = Infinity
  for (let count = 1; least >= MOST_WORK && count <= COUNTS; count++) least = Math.min(least, await workAtRest(page))
  return least
}

describe('an idle table', () => {
  // The short form: the boards that move by themselves.
  it.each(LONG ? CASES : CASES.filter(([, size, { endless }]) => endless && size === 'laptop'))(
    `of %s on a %s draws no frames after ${REST_AFTER / 1000} s`,
    async (game, size, { key, endless, viewport }) => {
      at = await stage('--seed', 'rest')
      const anna = await Visitor.come(at, 'Anna', 'en-GB', { motion: true, viewport })
      await anna.chooseGame(game)
      if (game === 'overlord') await option(anna, 'rules', 'formal')
      if (['castle', 'overlord'].includes(game)) await option(anna, 'window', '0')
      await anna.addBots(3, 1)
      await anna.start()
      await reach(anna, ask(key))
      // What was seen at the beginning is covered by its own clock.
      await anna.test('clock').waitFor({ state: 'detached' })
      const before = await drawnFrames(anna.page)
      await anna.page.locator('html[data-resting]').waitFor({ state: 'attached' })
      const resting = await framesAtRest(anna.page),
        work = await leastWork(anna.page)
      process.stdout.write(
        `${game} on a ${size}: ${(before / (COUNTED / 1000)).toFixed(1)} frames a second before; in ${COUNTED / 1000} s at rest ${resting}, and ${work.toFixed(1)} ms of work\n`,
      )
      expect(resting).toBe(0)
      expect(work).toBeLessThan(MOST_WORK)
      // A key wakes it, and with it the motion that rested.
      await anna.page.keyboard.press('Shift')
      await anna.page.locator('html:not([data-resting])').waitFor({ state: 'attached' })
      // On a phone the question lies over what moves: there is nothing to draw.
      if (endless && size !== 'phone') {
        expect(before).toBeGreaterThan(0)
        expect(await drawnFrames(anna.page)).toBeGreaterThan(0)
      }
      expect(anna.faults).toEqual([])
    },
  )
})
