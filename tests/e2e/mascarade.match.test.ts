/** A whole match of Mascarade in a real browser, and a second one. */
import { afterEach, describe, it } from 'vitest'
import { checkResult, playMatch } from './matchPlay'
import { stage, type Stage } from './stage'

let at: Stage | null = null
afterEach(async () => {
  await at?.close()
  at = null
})

describe('a match in the browser', () => {
  it('of 3 seats: two people and a bot, and a rematch', async () => {
    const visitors = await playMatch((at = await stage('--seed', 'three')), {
      guests: [
        ['Anna', 'it-IT'],
        ['Bruno', 'en-GB'],
      ],
      bots: 1,
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
