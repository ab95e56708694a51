/** The moment is seen: cards that are turned up stay in sight, on every screen, with and without motion. */
import type { Page } from 'playwright-core'
import { afterEach, describe, expect, it } from 'vitest'
import { NAME, stage, Visitor, type Stage } from './stage'

let at: Stage | null = null
afterEach(async () => {
  await at?.close()
  at = null
})

const SCENE = '[data-test="unmasking"]'
/** Two cards are turned up for this long, in milliseconds; a busy machine finds them a little late. */
const SHOWN = 2400,
  LATE = 1200
const PHONE = { width: 390, height: 844 }

/** What a page has seen of a scene. */
interface SeenScene {
  /** Milliseconds. */
  readonly lasted: number
  /** Cards that were turned up, and what was said of them. */
  readonly faces: number
  readonly verdict: string
}

/**
 * In the page: notes every scene, and whether the result came before it was over. A scene comes and goes; its mark on
 * the page stays. @param skips whether this person presses a key at once
 */
const WATCH = ({ scene, skips }: { scene: string; skips: boolean }): void => {
  const page = window as unknown as { scenes: SeenScene[]; cut: boolean }
  page.scenes = []
  page.cut = false
  let since = 0,
    faces = 0,
    verdict = ''
  new MutationObserver(() => {
    const there = document.querySelector(scene)
    if (there) {
      faces = Math.max(faces, there.querySelectorAll('[data-unmasked] [data-face]').length)
      verdict = there.querySelector('[data-test="verdict"]')?.textContent ?? verdict
      if (document.querySelector('[data-test="result"]')) page.cut = true
      if (since > 0) return
      since = performance.now()
      document.documentElement.dataset.sawScene = ''
      if (skips) setTimeout(() => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' })))
    } else if (since > 0) {
      page.scenes.push({ lasted: performance.now() - since, faces, verdict })
      since = 0
    }
  }).observe(document.documentElement, { childList: true, subtree: true })
}
const SAW = 'html[data-saw-scene]'
/** The first scene that a page has seen to its end. */
const firstScene = async (page: Page): Promise<SeenScene> =>
  (await (
    await page.waitForFunction(() => (window as unknown as { scenes: SeenScene[] }).scenes[0])
  ).jsonValue()) as SeenScene
const wasCut = (page: Page): Promise<boolean> => page.evaluate(() => (window as unknown as { cut: boolean }).cut)

/** Two people at a table, one on a phone and without motion, and a table screen that looks on. */
async function duel(): Promise<{ anna: Visitor; boris: Visitor; tv: Visitor['page'] }> {
  at = await stage('--seed', 'masks')
  const anna = await Visitor.come(at, 'Anna', 'ru-RU', { viewport: PHONE, touch: true }),
    boris = await Visitor.come(at, 'Boris', 'it-IT', { motion: true })
  await anna.chooseGame('mascarade')
  await boris.test('seat-ready').click()
  const tv = await anna.context.newPage()
  await tv.goto(`http://${NAME}:${at.port}/?screen`)
  await tv.locator('[data-test="screen"][data-shows="lobby"]').waitFor()
  await anna.start()
  await tv.locator('[data-test="screen"][data-shows="match"]').waitFor()
  for (const page of [anna.page, boris.page, tv])
    await page.evaluate(WATCH, { scene: SCENE, skips: page === boris.page })
  return { anna, boris, tv }
}

const dispute = (...visitors: readonly Visitor[]): Promise<void[]> =>
  Promise.all(visitors.map((visitor, i) => visitor.playOn(i + 1, SAW, ['announce', 'claim'])))

describe('masks off', () => {
  it('is seen by everybody for its time, is skipped by a press, and comes before the result', async () => {
    const { anna, boris, tv } = await duel()
    await dispute(anna, boris)
    // Both cards, large on stage, for their time.
    for (const page of [anna.page, tv]) {
      const { lasted, faces, verdict } = await firstScene(page)
      expect(faces).toBe(2)
      expect(verdict).not.toBe('')
      expect(lasted).toBeGreaterThan(SHOWN - LATE)
    }
    // Whoever has seen enough presses anything: for that person alone it is over.
    expect((await firstScene(boris.page)).lasted).toBeLessThan(LATE)
    await Promise.all([
      anna.playOn(3, undefined, ['announce', 'claim']),
      boris.playOn(4, undefined, ['announce', 'claim']),
    ])
    for (const page of [anna.page, boris.page]) expect(await wasCut(page)).toBe(false)
    expect([...anna.faults, ...boris.faults]).toEqual([])
  })
})

describe('on a phone', () => {
  it('the whole row of a seat is its place to touch, and a face-up card opens large', async () => {
    at = await stage('--seed', 'touch')
    const anna = await Visitor.come(at, 'Anna', 'ru-RU', { viewport: PHONE, touch: true })
    await anna.chooseGame('mascarade')
    await anna.addBots(4, 1)
    await anna.start()
    await anna.page.locator('.stage [data-slot][data-face]').first().tap()
    await anna.test('reading').waitFor()
    await anna.page.keyboard.press('Escape')
    await anna.test('reading').waitFor({ state: 'detached' })
    await anna.playOn(3, '[data-test="ask"][data-ask="prepare"]')
    const row = anna.page.locator('.stage .seat.pressable').first(),
      box = await row.boundingBox()
    // Far from the card, at the other end of the row.
    await row.tap({ position: { x: (box?.width ?? 0) - 12, y: (box?.height ?? 0) / 2 } })
    await anna.page.locator('[data-test="ask"] [data-choice="yes"]').waitFor()
    expect(anna.faults).toEqual([])
  })
})
