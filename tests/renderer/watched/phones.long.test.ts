// @vitest-environment page
/**
 * What is on a phone in a whole match, and on the page of "Yes, Master!", as it was looked at and found right. Changes are
 * accepted by `npx vitest run --project long tests/renderer/watched -u`.
 */
import { afterEach, expect, it, vi } from 'vitest'
import { looksItself } from '../pressed/page'
import { watched, type Watching } from './match'
import { CASTLE, MASCARADE, NEW_GAME, OVERLORD, TALES } from './tables'

looksItself()
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const MATCHES: { readonly [page: string]: Watching } = {
  'mascarade-on-a-phone': { ...MASCARADE, seats: 3, deal: 2, seat: 1, narrow: true },
  'castle-on-a-phone': { ...CASTLE, seats: 4, deal: 2, seat: 1, narrow: true },
  'tales-on-a-phone': { ...TALES, seats: 2, deal: 2, seat: 1, narrow: true },
  'overlord-on-a-phone': { ...OVERLORD, seats: 3, deal: 2, seat: 1, narrow: true },
  'a-new-game-on-a-phone': { ...NEW_GAME, seats: 4, deal: 2, seat: 1, narrow: true },
  'yes-master': { ...OVERLORD, options: { rules: 'formal' }, seats: 4, deal: 3, seat: 0 },
}

it.each(Object.entries(MATCHES))('the page of a match is as it was found right: %s', async (page, watching) => {
  await expect(await watched(watching)).toMatchFileSnapshot(`./pages/${page}.txt`)
})
