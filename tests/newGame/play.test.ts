/**
 * As a new author would: a game from the template, in a copy of the project, built, and played to its end by two people
 * on the plain board, one with a phone in Russian, one at a laptop in English.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { programFile } from '../../scripts/programs.mjs'
import { barriers } from '../e2e/measures'
import { LAPTOP, stageIn, Visitor, type Stage } from '../e2e/stage'
import { projectCopy, ROOT } from '../kit/projectCopy'

const NAME = 'nightMarket'
const PHONE = { width: 390, height: 844 } as const
/** From `npm run new-game` to two browsers at the table, in seconds. */
const GOAL = 120
/** A test judges wall time at five times its goal. */
const SLACK = 5

const copy = projectCopy()
const pictures = path.join(ROOT, 'reports/newGame')
let at: Stage, anna: Visitor, boris: Visitor
const begun = performance.now()
let seconds = 0

function run(script: string, ...args: string[]): void {
  const done = spawnSync(process.execPath, [script, ...args], { cwd: copy.root, encoding: 'utf8' })
  if (done.status !== 0) throw new Error(`${script}: ${done.stdout}\n${done.stderr}`)
}

async function picture(visitor: Visitor, name: string): Promise<void> {
  await visitor.page.screenshot({ path: path.join(pictures, `${name}.png`) })
}

beforeAll(async () => {
  mkdirSync(pictures, { recursive: true })
  run('scripts/newGame.mjs', NAME)
  run(programFile('electron-vite'), 'build')
  at = await stageIn(copy.root, '--seed', 'new game')
  anna = await Visitor.come(at, 'Anna', 'en-GB', { viewport: LAPTOP })
  await anna.chooseGame(NAME)
  boris = await Visitor.come(at, 'Борис', 'ru-RU', { viewport: PHONE, touch: true })
  await boris.test('seat-ready').tap()
  await anna.start()
  await boris.test('table').waitFor()
  seconds = (performance.now() - begun) / 1000
})
afterAll(async () => {
  await at.close()
  copy.remove()
})

describe('a game from the template', () => {
  it('is on the table within two minutes of the command', () => {
    process.stdout.write(`from new-game to two browsers at the table: ${seconds.toFixed(1)} s (goal: ${GOAL} s)\n`)
    expect(seconds).toBeLessThan(GOAL * SLACK)
  })

  it('is drawn by the plain board: the own hand, the seats, the piles, the question, the log', async () => {
    for (const visitor of [anna, boris]) {
      await visitor.test('ask').waitFor()
      const { page } = visitor
      expect(await page.locator('[data-test="plain-hand"] [data-face]').count()).toBe(4)
      expect(await page.locator('[data-zone="coins"]').count()).toBeGreaterThanOrEqual(2)
      expect(await page.locator('[data-zone="stock"]').count()).toBe(1)
      await visitor.fits()
      expect(await barriers(visitor)).toEqual([])
    }
    await picture(anna, 'laptop-load')
    await picture(boris, 'phone-load')
  })

  it('shows nobody the cards of the other', async () => {
    const faces = (visitor: Visitor) =>
      visitor.page.locator('.card[data-face]').evaluateAll(all => all.map(one => (one as HTMLElement).dataset.face))
    // Four cards of the own hand, and none that is anybody else's.
    expect(await faces(anna)).toHaveLength(4)
    expect(await faces(boris)).toHaveLength(4)
  })

  it('is played by pressing a card of the hand, and by keyboard alone', async () => {
    await boris.page.locator('[data-test="plain-hand"] [data-choice]').first().tap()
    await boris.page.locator('[data-test="ask"] [data-choice="gold"]').tap()
    await picture(boris, 'phone-confirm')
    await boris.test('confirm').tap()
    // The focus stands at the question: Tab leads to its choices.
    await anna.page.locator('[data-test="ask"] h2').focus()
    for (const key of ['Tab', 'Enter', 'Tab', 'ArrowDown', 'Enter']) await anna.page.keyboard.press(key)
    await anna.test('confirm').focus()
    await anna.page.keyboard.press('Enter')
    await anna.test('other-ask').waitFor()
    await boris.test('other-ask').waitFor()
    await picture(anna, 'laptop-window')
    await picture(boris, 'phone-window')
    for (const visitor of [anna, boris]) expect(await barriers(visitor)).toEqual([])
  })

  it('has an interrupt beside the question: a search while the ships make ready', async () => {
    await anna.page.locator('[data-test="other-ask"] [data-choice="search"]').click()
    const confirm = anna.page.locator('[data-test="other-ask"] [data-test="confirm"]')
    await confirm.click()
    await anna.page.locator('[data-zone="found"]').first().waitFor()
    await picture(anna, 'laptop-found')
    await picture(boris, 'phone-found')
  })

  it('is played to its end', async () => {
    await Promise.all([anna.playOn(3), boris.playOn(5)])
    for (const visitor of [anna, boris]) {
      await visitor.test('standings').waitFor()
      expect(await visitor.page.locator('[data-test="standings"] li').count()).toBe(2)
      await visitor.fits()
      expect(visitor.faults).toEqual([])
    }
    await picture(anna, 'laptop-result')
    await picture(boris, 'phone-result')
  })
})
