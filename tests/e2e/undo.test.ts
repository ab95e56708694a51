/** Taking a move back: asked of the others, allowed, and played again. */
import { afterEach, describe, expect, it } from 'vitest'
import { expectNoFaults, shoot } from './measures'
import { stage, Visitor, type Stage } from './stage'

let at: Stage | null = null
afterEach(async () => {
  await at?.close()
  at = null
})

const TURN = '[data-test="ask"][data-ask="turn"]'

/** Anna on a laptop and Vera on a phone in a duel that Anna has begun. */
async function inDuel(): Promise<{ anna: Visitor; vera: Visitor }> {
  at = await stage('--seed', 'undo 3')
  const anna = await Visitor.come(at, 'Anna', 'it-IT', { owner: at.ownerKey }),
    vera = await Visitor.come(at, 'Вера', 'ru-RU', { touch: true })
  await vera.page.setViewportSize({ width: 390, height: 844 })
  await anna.chooseGame('castle')
  await anna.addBots(1, 2)
  await vera.test('seat-ready').click()
  await anna.test('next-state').waitFor()
  await anna.start()
  // This shuffle gives Anna the first turn.
  await anna.page.locator(TURN).waitFor()
  await anna.page.locator('[data-choice="duel"]').click()
  await anna.page.locator('.stage [data-seat] [data-choice], .stage [data-seat][data-choice]').first().click()
  await anna.test('confirm').click()
  await anna.test('undo').waitFor()
  return { anna, vera }
}

describe('a move', () => {
  it('is taken back when the others allow it', async () => {
    const { anna, vera } = await inDuel()
    await anna.test('undo').click()
    await anna.test('undo-waits').waitFor()
    await vera.test('undo-asked').waitFor()
    await shoot(anna, 'undo-waits-1280')
    await shoot(vera, 'undo-asked-390')
    await expectNoFaults(vera, 'undo-asked-ru')
    await vera.test('undo-yes').click()
    await anna.page.locator(TURN).waitFor()
    await shoot(vera, 'undo-done-390')
    expect(await anna.test('undo').count()).toBe(0)
    await anna.page.locator('[data-choice="duel"]').waitFor()
    expect([...anna.faults, ...vera.faults]).toEqual([])
  })

  it('stays when one of them does not', async () => {
    const { anna, vera } = await inDuel()
    await anna.test('undo').click()
    await vera.test('undo-no').click()
    await anna.test('undo-waits').waitFor({ state: 'detached' })
    expect(await anna.page.locator(TURN).count()).toBe(0)
    expect(await anna.test('undo').count()).toBe(0)
    expect([...anna.faults, ...vera.faults]).toEqual([])
  })
})
