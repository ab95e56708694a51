/** Presets with one press, and confetti for the winner. */
import { afterEach, describe, expect, it } from 'vitest'
import { expectNoFaults } from './measures'
import { LONG } from '../kit/effort'
import { stage, Visitor, type Stage } from './stage'

let at: Stage | null = null
afterEach(async () => {
  await at?.close()
  at = null
})

describe('presets', () => {
  it.each(LONG ? ['ru-RU', 'en-GB'] : ['ru-RU'])(
    'are set by one press, stored under a name, and refused with a message if they no longer fit, in %s',
    async locale => {
      at = await stage('--seed', 'presets')
      const anna = await Visitor.come(at, 'Anna', locale),
        boris = await Visitor.come(at, 'Boris', locale)
      const pressed = (word: string) => anna.page.locator(`[data-preset="${word}"][aria-pressed="true"]`).waitFor()
      await pressed('book')
      expect(await boris.test('presets').count()).toBe(0)
      await anna.page.locator('[data-preset="quick"]').click()
      await pressed('quick')
      await boris.page.locator('#option-turnLimit', { hasText: '60' }).waitFor()
      await anna.page.locator('#option-turnLimit').selectOption('100')
      // The table has accepted it, so that it is what is stored.
      await boris.page.locator('#option-turnLimit', { hasText: '100' }).waitFor()
      await anna.test('preset-name').fill('Friday')
      await anna.page.keyboard.press('Enter')
      await anna.page.locator('[data-test="preset-own"][aria-pressed="true"]').waitFor()
      await expectNoFaults(anna, `presets-${locale}`)
      await anna.page.locator('[data-preset="book"]').click()
      await pressed('book')
      await anna.page.reload()
      await anna.test('preset-own').click()
      await anna.page.locator('[data-test="preset-own"][aria-pressed="true"]').waitFor()
      expect(await anna.page.locator('#option-turnLimit').inputValue()).toBe('100')
      // An option that this host no longer has.
      await anna.page.evaluate(() => {
        window.localStorage.setItem('undertable.presets.mascarade', '[{"name":"Old","options":{"gone":true}}]')
      })
      await anna.page.reload()
      await anna.test('preset-own').click()
      await anna.test('preset-fault').waitFor()
      expect(await anna.test('preset-fault').textContent()).toContain('Old')
      expect(await anna.page.locator('#option-turnLimit').inputValue()).toBe('100')
      await anna.test('preset-forget').click()
      await anna.test('preset-own').waitFor({ state: 'detached' })
      expect([...anna.faults, ...boris.faults]).toEqual([])
    },
  )
})

describe('confetti', () => {
  /** A match of Anna and Boris, either of whom may win. */
  async function ended(motion: boolean): Promise<Visitor> {
    at = await stage('--seed', 'confetti')
    const anna = await Visitor.come(at, 'Anna', 'en-GB', { motion }),
      boris = await Visitor.come(at, 'Boris', 'en-GB', { motion })
    await boris.test('seat-ready').click()
    await anna.start()
    // Whether it fell is recorded in the page: it is only there for a moment.
    for (const { page } of [anna, boris]) {
      await page.evaluate(() => {
        new MutationObserver(() => {
          const paper = document.querySelector('[data-test="confetti"]')
          if (paper) document.body.dataset.fell = getComputedStyle(paper).pointerEvents
        }).observe(document.body, { childList: true, subtree: true })
      })
    }
    await Promise.all([anna.playOn(3), boris.playOn(4)])
    const winner = (await anna.test('winner').getAttribute('data-winners')) === '0' ? anna : boris
    const loser = winner === anna ? boris : anna
    expect(await loser.page.locator('body').getAttribute('data-fell')).toBeNull()
    return winner
  }

  it('falls only for the winner, takes no clicks and ends', async () => {
    const winner = await ended(true)
    expect(await winner.page.locator('body').getAttribute('data-fell')).toBe('none')
    await winner.test('confetti').waitFor({ state: 'detached' })
    await winner.page.reload()
    await winner.test('result').waitFor()
    expect(await winner.test('confetti').count()).toBe(0)
  })

  it('does not fall with reduced motion', async () => {
    const winner = await ended(false)
    expect(await winner.page.locator('body').getAttribute('data-fell')).toBeNull()
  })
})
