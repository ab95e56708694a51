/** The chat: phrases in each reader's language, reactions, typed lines, and muting. */
import { afterEach, describe, expect, it } from 'vitest'
import { expectNoFaults } from './measures'
import { stage, Visitor, type Stage } from './stage'

let at: Stage | null = null
afterEach(async () => {
  await at?.close()
  at = null
})

const saidTo = (of: Visitor) => of.page.locator('[data-test="talk-said"]')

/** Anna (the host), Boris and two bots in a match, each in their own language. */
async function startMatch(): Promise<{ anna: Visitor; boris: Visitor; here: Stage }> {
  at = await stage('--seed', 'talk')
  const anna = await Visitor.come(at, 'Anna', 'en-GB'),
    boris = await Visitor.come(at, 'Boris', 'ru-RU')
  await anna.addBots(2, 2)
  await boris.test('seat-ready').click()
  await anna.start()
  await boris.test('table').waitFor()
  return { anna, boris, here: at }
}

describe('chat', () => {
  it("sends phrases with one press, shown in each reader's language, at the seat, and read aloud", async () => {
    const { anna, boris } = await startMatch()
    await anna.test('talk-open').click()
    await anna.page.locator('[data-phrase="played"]').click()
    await boris.page.locator('[data-test="bubble"][data-by="0"]', { hasText: 'Отличная игра!' }).waitFor()
    await boris.page
      .locator('[data-test="talk-aloud"]', { hasText: 'Anna: Отличная игра!' })
      .waitFor({ state: 'attached' })
    await boris.page.locator('[data-test="talk-new"]', { hasText: '1' }).waitFor()
    await saidTo(anna).filter({ hasText: 'Well played!' }).waitFor()
    await boris.page.keyboard.press('t')
    await boris.page.locator('[data-reaction="toast"]').click()
    await anna.page.locator('[data-test="bubble"][data-by="1"]').waitFor()
    await saidTo(anna).filter({ hasText: 'raises a glass' }).waitFor()
    await expectNoFaults(anna, 'talk-en')
    await expectNoFaults(boris, 'talk-ru')
    await boris.page.keyboard.press('Escape')
    await boris.test('talk').waitFor({ state: 'detached' })
    expect([...anna.faults, ...boris.faults]).toEqual([])
  })

  it('covers no ask, also on a phone: it can be answered while the panel is open', async () => {
    const { anna } = await startMatch()
    await anna.page.setViewportSize({ width: 360, height: 640 })
    await anna.test('talk-open').click()
    await anna.test('ask').waitFor()
    const over = await anna.page.evaluate(() => {
      const ask = document.querySelector('[data-test="ask"]')
      return [...(ask?.querySelectorAll('button') ?? [])].map(button => {
        button.scrollIntoView({ block: 'nearest' })
        const { left, top, width, height } = button.getBoundingClientRect()
        return ask?.contains(document.elementFromPoint(left + width / 2, top + height / 2)) === true
      })
    })
    expect(over.length).toBeGreaterThan(0)
    expect(over).not.toContain(false)
    await anna.playOn(5, '[data-test="turn-of"][data-turn="1"]')
  })

  it('shows typed lines as plain text; a person can be muted, and the host can switch it off', async () => {
    const { anna, boris, here } = await startMatch()
    const eve = await Visitor.come(here, 'Eve', 'it-IT', { to: 'watching' })
    await boris.test('talk-open').click()
    await boris.test('talk-line').fill('<img src=x onerror=alert(1)> **dama**')
    await boris.page.keyboard.press('Enter')
    await anna.test('talk-open').click()
    await saidTo(anna).filter({ hasText: '<img src=x onerror=alert(1)> **dama**' }).waitFor()
    expect(await saidTo(anna).locator('img').count()).toBe(0)
    await eve.test('talk-open').click()
    await eve.page.locator('[data-phrase="luck"]').click()
    await saidTo(anna).filter({ hasText: 'spectator' }).waitFor()
    await anna.test('talk-settings').locator('summary').click()
    await expectNoFaults(anna, 'talk-settings')
    await anna.page.locator('[data-test="talk-mute"]').nth(0).check()
    await saidTo(anna).filter({ hasText: 'dama' }).waitFor({ state: 'detached' })
    expect(await saidTo(anna).count()).toBe(1)
    await anna.test('setting-freeTalk').uncheck()
    await boris.test('talk-phrases-only').waitFor()
    await boris.page.locator('[data-phrase="thanks"]').click()
    await saidTo(eve).filter({ hasText: 'Grazie' }).waitFor()
    expect(await saidTo(anna).count()).toBe(1)
    await expectNoFaults(boris, 'talk-phrases')
    // After a reload a person has their chat again, and muted persons stay muted.
    await anna.page.reload()
    await anna.test('talk-open').click()
    await saidTo(anna).first().waitFor()
    expect(await saidTo(anna).count()).toBe(1)
    expect([...anna.faults, ...boris.faults, ...eve.faults]).toEqual([])
  })

  it('that was switched off does not reach the page, also after a reload', async () => {
    const { anna, boris } = await startMatch()
    await anna.test('talk-open').click()
    await anna.test('talk-settings').locator('summary').click()
    await anna.test('talk-hear').uncheck()
    await anna.page.reload()
    await anna.test('table').waitFor()
    await boris.test('talk-open').click()
    await boris.page.locator('[data-phrase="thanks"]').click()
    await saidTo(boris).first().waitFor()
    await anna.test('talk-open').click()
    await anna.test('talk-settings').locator('summary').click()
    expect(await saidTo(anna).count()).toBe(0)
    await anna.test('talk-hear').check()
    await saidTo(anna).filter({ hasText: 'Thank you' }).waitFor()
  })
})
