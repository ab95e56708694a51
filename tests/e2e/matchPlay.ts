/** Whole matches of Mascarade in a real browser, each guest in a language of their own. */
import { expect } from 'vitest'
import { Visitor, type Stage } from './stage'

interface Party {
  readonly guests: readonly (readonly [name: string, locale: string])[]
  readonly bots: number
}

/** Seats the guests, fills the table with bots, and plays a match to its end. */
export async function playMatch(at: Stage, { guests, bots }: Party): Promise<Visitor[]> {
  const visitors: Visitor[] = []
  for (const [name, locale] of guests) visitors.push(await Visitor.come(at, name, locale))
  const [host, ...others] = visitors
  await host?.addBots(bots, guests.length)
  for (const visitor of others) await visitor.test('seat-ready').click()
  await host?.start()
  await Promise.all(visitors.map((visitor, i) => visitor.playOn(i + 1)))
  return visitors
}

/** After every match: a winner, the same for all, and no console errors. */
export async function checkResult(visitors: readonly Visitor[], seats: number): Promise<void> {
  const winners = new Set<string>()
  for (const visitor of visitors) {
    expect(visitor.faults).toEqual([])
    expect(await visitor.page.evaluate(() => window.isSecureContext)).toBe(false)
    await visitor.fits()
    await visitor.page
      .locator('[data-test="result"] [data-coins]')
      .nth(seats - 1)
      .waitFor()
    expect((await visitor.test('winner').textContent())?.trim()).not.toBe('')
    winners.add((await visitor.test('winner').getAttribute('data-winners')) ?? '')
  }
  expect(winners.size).toBe(1)
  expect([...winners][0]).not.toBe('')
}
