/** A player with a phone: answers are given by touch, on the table itself. */
import { afterEach, describe, expect, it } from 'vitest'
import { stage, Visitor, type Stage } from './stage'

let at: Stage | null = null
afterEach(async () => {
  await at?.close()
  at = null
})

const PHONE = { width: 360, height: 640 }
const ask = (key: string): string => `[data-test="ask"][data-ask="${key}"]`

/** A guest with a phone and bots in a match. */
async function startMatch(game: string, bots: number): Promise<Visitor> {
  at = await stage('--seed', 'touch')
  const anna = await Visitor.come(at, 'Anna', 'ru-RU', { viewport: PHONE, touch: true })
  await anna.chooseGame(game)
  await anna.addBots(bots, 1)
  await anna.start()
  await anna.page.evaluate(() => {
    window.addEventListener(
      'pointerdown',
      ({ pointerType }) => {
        document.documentElement.dataset.pointers = `${document.documentElement.dataset.pointers ?? ''}${pointerType} `
      },
      true,
    )
  })
  return anna
}

/** Checks that the page was pressed by touch only, at least this often. */
async function fingers({ page, faults }: Visitor, least: number): Promise<void> {
  const pointers = (await page.evaluate(() => document.documentElement.dataset.pointers ?? '')).trim().split(' ')
  expect(new Set(pointers)).toEqual(new Set(['touch']))
  expect(pointers.length).toBeGreaterThanOrEqual(least)
  expect(faults).toEqual([])
}

describe('on a phone, by touch', () => {
  it('cards of Mascarade are swapped under the table and looked at, and an announcement is made', async () => {
    const anna = await startMatch('mascarade', 3),
      { page } = anna
    const own = page.locator('.own [data-slot][data-choice]').first(),
      others = page.locator('.stage [data-slot][data-choice]')
    await anna.test('confirm').tap()
    await page.locator(ask('prepare')).waitFor()
    // The own card is chosen already: the other is pointed at where it lies.
    await others.first().tap()
    await page.locator(`${ask('prepare')} [data-choice="yes"]`).tap()
    await page.locator(ask('prepare')).waitFor({ state: 'detached' })
    await anna.playOn(3, ask('turn'))
    await page.locator('[data-choice="announce"]').tap()
    await page.locator('[data-choice="king"]').tap()
    // A wrong touch is undone, and nothing was sent.
    await anna.test('back').tap()
    await anna.test('back').tap()
    await page.locator('[data-choice="look"]').tap()
    if ((await own.count()) > 0) await own.tap()
    await anna.test('confirm').tap()
    await anna.test('seen-ok').tap()
    await anna.test('seen').waitFor({ state: 'detached' })
    await fingers(anna, 10)
  })

  it('a player of Castle is challenged at their own seat', async () => {
    const anna = await startMatch('castle', 3),
      { page } = anna
    await anna.playOn(5, ask('turn'))
    await page.locator('[data-choice="duel"]').tap()
    await page.locator('.stage [data-seat] [data-choice], .stage [data-seat][data-choice]').first().tap()
    await anna.test('confirm').tap()
    await page.locator(ask('turn')).waitFor({ state: 'detached' })
    await fingers(anna, 3)
  })
})
