/** Whole matches in a real browser, each guest in a language of their own. */
import { afterEach, describe, expect, it } from 'vitest'
import { LONG, stage, Visitor, type Stage } from './stage'

let at: Stage | null = null
afterEach(async () => {
  await at?.close()
  at = null
})

interface Party {
  readonly guests: readonly (readonly [name: string, locale: string])[]
  readonly bots: number
  readonly seed: string
}

async function playMatch({ guests, bots, seed }: Party): Promise<Visitor[]> {
  at = await stage('--seed', seed)
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
async function checkResult(visitors: readonly Visitor[], seats: number): Promise<void> {
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

describe('a match in the browser', () => {
  it('of 13 seats: three people in English, Russian and Italian, and ten bots', async () => {
    const visitors = await playMatch({
      guests: [
        ['Anna', 'en-GB'],
        ['Борис', 'ru-RU'],
        ['Chiara', 'it-IT'],
      ],
      bots: 10,
      seed: 'thirteen',
    })
    await checkResult(visitors, 13)
    const langs = await Promise.all(visitors.map(visitor => visitor.page.evaluate(() => document.documentElement.lang)))
    expect(langs).toEqual(['en', 'ru', 'it'])
  })

  it.runIf(LONG)('of 2 seats: two people', async () => {
    await checkResult(
      await playMatch({
        guests: [
          ['Anna', 'en-GB'],
          ['Борис', 'ru-RU'],
        ],
        bots: 0,
        seed: 'two',
      }),
      2,
    )
  })

  it('of 3 seats: two people and a bot, and a rematch', async () => {
    const visitors = await playMatch({
      guests: [
        ['Anna', 'it-IT'],
        ['Bruno', 'en-GB'],
      ],
      bots: 1,
      seed: 'three',
    })
    await checkResult(visitors, 3)
    await visitors[0]?.test('rematch').click()
    await Promise.all(
      visitors.map((visitor, i) =>
        visitor
          .test('ask')
          .waitFor()
          .then(() => visitor.playOn(i + 7)),
      ),
    )
    await checkResult(visitors, 3)
  })
})
