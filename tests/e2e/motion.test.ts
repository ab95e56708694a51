/** Animations and sounds, and how to get less of either. */
import { afterEach, describe, expect, it } from 'vitest'
import { SOUNDS } from '../../src-renderer/sound/sounds'
import { LONG } from '../kit/effort'
import { stage, Visitor, type Stage } from './stage'

/** Whole matches with all motion take long: the short form plays two. */
const ANIMATED = LONG ? ['mascarade', 'castle', 'tales', 'overlord'] : ['castle', 'overlord']

let at: Stage | null = null
afterEach(async () => {
  await at?.close()
  at = null
})

/** Counts animations in the page, and records sounds by their pitch. */
const COUNT = (): void => {
  const seen = window as unknown as { moved: number; movedAtEnd: number; heard: number[] }
  seen.moved = seen.movedAtEnd = 0
  seen.heard = []
  const { setValueAtTime } = AudioParam.prototype
  AudioParam.prototype.setValueAtTime = function (...given) {
    seen.heard.push(given[0])
    return setValueAtTime.apply(this, given)
  }
  new MutationObserver(changes => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof HTMLElement && node.classList.contains('thing')) {
          seen.moved++
          // Its log is complete while the table is still shown.
          if (document.querySelector('[data-test="table"] [data-test="log"] li.end')) seen.movedAtEnd++
        }
  }).observe(document.documentElement, { childList: true, subtree: true })
}
interface Counted {
  readonly moved: number
  readonly movedAtEnd: number
  readonly heard: readonly number[]
}
const counted = (visitor: Visitor): Promise<Counted> =>
  visitor.page.evaluate(() => {
    const { moved, movedAtEnd, heard } = window as unknown as Counted
    return { moved, movedAtEnd, heard }
  })
const moved = (visitor: Visitor): Promise<number> =>
  visitor.page.evaluate(() => (window as unknown as { moved: number }).moved)

async function startMatch(game: string, motion: boolean): Promise<Visitor> {
  at = await stage('--seed', 'motion')
  const anna = await Visitor.come(at, 'Anna', 'en-GB', { motion })
  await anna.chooseGame(game)
  await anna.addBots(3, 1)
  await anna.page.evaluate(COUNT)
  await anna.start()
  return anna
}

describe('what happens on the table', () => {
  it.each(ANIMATED)('is animated in %s, and delays nobody', async game => {
    const anna = await startMatch(game, true)
    // The deal comes with the table itself: a card for each seat.
    await expect.poll(async () => (await counted(anna)).moved).toBeGreaterThanOrEqual(4)
    await anna.playOn(3)
    expect(await moved(anna)).toBeGreaterThan(10)
    // The end is animated on the table, before its result is shown.
    expect((await counted(anna)).movedAtEnd).toBeGreaterThan(0)
    // Nothing stays behind.
    await anna.page.locator('.thing').first().waitFor({ state: 'detached' })
    expect(anna.faults).toEqual([])
  })

  it('is not animated with reduced motion', async () => {
    const anna = await startMatch('mascarade', false)
    await anna.playOn(3)
    expect(await moved(anna)).toBe(0)
  })
})

describe('sounds', () => {
  it('start with the deal, and end with the match', async () => {
    const anna = await startMatch('mascarade', false)
    const pitch = (name: 'deal' | 'end'): number => SOUNDS[name][0]?.from ?? 0
    await expect.poll(async () => (await counted(anna)).heard).toContain(pitch('deal'))
    await anna.playOn(3)
    expect((await counted(anna)).heard).toContain(pitch('end'))
    expect(anna.faults).toEqual([])
  })
})

describe('the volume', () => {
  it('is set in the menu, muted with one press, and remembered', async () => {
    const anna = await startMatch('mascarade', false)
    await anna.test('menu').click()
    await anna.test('volume').fill('8')
    await anna.test('mute').click()
    await anna.page.locator('[data-test="mute"][aria-pressed="true"]').waitFor()
    await anna.page.reload()
    await anna.test('menu').click()
    await anna.page.locator('[data-test="mute"][aria-pressed="true"]').waitFor()
    expect(await anna.test('volume').inputValue()).toBe('8')
    expect(anna.faults).toEqual([])
  })
})
