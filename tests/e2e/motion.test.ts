/** What happens is seen and heard happening; whoever wants less of either gets less. */
import { afterEach, describe, expect, it } from 'vitest'
import { stage, Visitor, type Stage } from './stage'

let at: Stage | null = null
afterEach(async () => { await at?.close(); at = null })

/** Counts in the page what has moved. */
const COUNT = (): void => {
  const seen = window as unknown as { moved: number }
  seen.moved = 0
  new MutationObserver(changes => {
    for (const { addedNodes } of changes) for (const node of addedNodes) if (node instanceof HTMLElement && node.classList.contains('thing')) seen.moved++
  }).observe(document.documentElement, { childList: true, subtree: true })
}
const moved = (visitor: Visitor): Promise<number> => visitor.page.evaluate(() => (window as unknown as { moved: number }).moved)

async function dealt(game: string, motion: boolean): Promise<Visitor> {
  at = await stage('--seed', 'motion')
  const anna = await Visitor.come(at, 'Anna', 'en-GB', { motion })
  await anna.chooseGame(game)
  await anna.addBots(3, 1)
  await anna.page.evaluate(COUNT)
  await anna.start()
  return anna
}

describe('what happens on the table', () => {
  it.each(['mascarade', 'tales', 'overlord'])('is seen happening in %s, and holds up nobody', async game => {
    const anna = await dealt(game, true)
    await anna.playOn(3)
    expect(await moved(anna)).toBeGreaterThan(10)
    // Nothing stays behind.
    await anna.page.locator('.thing').first().waitFor({ state: 'detached' })
    expect(anna.faults).toEqual([])
  })

  it('does not move for whoever wishes for less motion', async () => {
    const anna = await dealt('mascarade', false)
    await anna.playOn(3)
    expect(await moved(anna)).toBe(0)
  })
})

describe('the volume', () => {
  it('is set in the menu, silenced with one press, and remembered', async () => {
    const anna = await dealt('mascarade', false)
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
