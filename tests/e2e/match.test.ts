/** Matches of few and of many in a real browser. */
import { afterEach, describe, expect, it } from 'vitest'
import { LONG } from '../kit/effort'
import { checkResult, playMatch } from './matchPlay'
import { stage, type Stage } from './stage'

let at: Stage | null = null
afterEach(async () => {
  await at?.close()
  at = null
})

describe('a match in the browser', () => {
  it('of 13 seats: three people in English, Russian and Italian, and ten bots', async () => {
    const visitors = await playMatch((at = await stage('--seed', 'thirteen')), {
      guests: [
        ['Anna', 'en-GB'],
        ['Борис', 'ru-RU'],
        ['Chiara', 'it-IT'],
      ],
      bots: 10,
    })
    await checkResult(visitors, 13)
    const langs = await Promise.all(visitors.map(visitor => visitor.page.evaluate(() => document.documentElement.lang)))
    expect(langs).toEqual(['en', 'ru', 'it'])
  })

  it.runIf(LONG)('of 2 seats: two people', async () => {
    await checkResult(
      await playMatch((at = await stage('--seed', 'two')), {
        guests: [
          ['Anna', 'en-GB'],
          ['Борис', 'ru-RU'],
        ],
        bots: 0,
      }),
      2,
    )
  })
})
