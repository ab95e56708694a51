// @vitest-environment page
/**
 * What is on the page of a match, from the deal to its end, as it was looked at and found right. Whoever changes the page on
 * purpose reads what has changed here and accepts it: `npx vitest run --project page tests/renderer/watched -u`.
 */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { looksItself } from '../pressed/page'
import { asked, titles, watched, type Watching } from './match'
import { CASTLE, MASCARADE, NEW_GAME, OVERLORD, TALES } from './tables'

looksItself()
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Many times what a quiet machine needs. */
const WHOLE_MATCH_MS = 120_000

const MATCHES: { readonly [page: string]: Watching } = {
  mascarade: { ...MASCARADE, seats: 5, seat: 0 },
  castle: { ...CASTLE, seats: 5, seat: 0 },
  tales: { ...TALES, seats: 3, seat: 0 },
  overlord: { ...OVERLORD, seats: 4, seat: 0 },
  'a-new-game': { ...NEW_GAME, seats: 3, seat: 0 },
}

describe('the page of a match', () => {
  it.each(Object.entries(MATCHES))(
    'is of %s as it was found right',
    async (page, watching) => {
      await expect(await watched(watching)).toMatchFileSnapshot(`./pages/${page}.txt`)
    },
    WHOLE_MATCH_MS,
  )
})

describe('the questions of every game', () => {
  it.each([
    ['mascarade', MASCARADE],
    ['castle', CASTLE],
    ['tales', TALES],
    ['overlord', OVERLORD],
  ])('are out of reach in %s while the others decide whether an answer is taken back', async (_, game) => {
    const outOfReach = async (more: object): Promise<string[]> =>
      (await asked({ ...game, seats: 4, seat: 0 }, more)).filter(line => line.includes('[inert]'))
    expect(await outOfReach({})).toEqual([])
    expect(await outOfReach({ undo: { asked: { by: 1, waiting: [0] } } })).toHaveLength(1)
  })
})

describe('the title of the tab', () => {
  it('says that its person is awaited, and no longer once they have left the table', async () => {
    const match = { ...MASCARADE, seats: 4, seat: 0 }
    expect(await titles(match)).toEqual(['● Everybody is waiting for you', 'Undertable'])
  })
})
