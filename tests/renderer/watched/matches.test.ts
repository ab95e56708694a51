// @vitest-environment page
/**
 * What is on the page of a match, from the deal to its end, as it was looked at and found right. Whoever changes the page on
 * purpose reads what has changed here and accepts it: `npx vitest run --project unit tests/renderer/watched -u`.
 */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { smugglersUi } from '../../../template/page/ui'
import { smugglers } from '../../../template/shared/rules'
import type { GameUi } from '../../../src-renderer/games/gameUi'
import { castleUi } from '../../../src-renderer/games/castle/ui'
import { mascaradeUi } from '../../../src-renderer/games/mascarade/ui'
import { overlordUi } from '../../../src-renderer/games/overlord/ui'
import { talesUi } from '../../../src-renderer/games/tales/ui'
import { castle } from '../../../src-shared/games/castle/rules'
import { mascarade } from '../../../src-shared/games/mascarade/rules'
import { overlord } from '../../../src-shared/games/overlord/rules'
import { tales } from '../../../src-shared/games/tales/rules'
import type { Game } from '../../../src-shared/kernel'
import { nextMove as castleMove } from '../../games/castle/rules/play'
import { nextMove as mascaradeMove } from '../../games/mascarade/rules/play'
import { nextMove as overlordMove } from '../../games/overlord/rules/play'
import { moves, type NextMove } from '../../kit/play'
import { looksItself } from '../pressed/page'
import { asked, titles, watched, type Watching } from './match'

looksItself()
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const MATCHES: { readonly [name: string]: Watching } = {
  mascarade: { ...of(mascarade, mascaradeUi, mascaradeMove), seats: 5, seat: 0 },
  'mascarade on a phone': { ...of(mascarade, mascaradeUi, mascaradeMove), seats: 3, deal: 2, seat: 1, narrow: true },
  castle: { ...of(castle, castleUi, declaring()), seats: 5, seat: 0 },
  'castle on a phone': { ...of(castle, castleUi, declaring()), seats: 4, deal: 2, seat: 1, narrow: true },
  tales: { ...of(tales, talesUi, moves()), seats: 3, seat: 0 },
  'tales on a phone': { ...of(tales, talesUi, moves()), seats: 2, deal: 2, seat: 1, narrow: true },
  overlord: { ...of(overlord, overlordUi, overlordMove), seats: 4, seat: 0 },
  'overlord on a phone': { ...of(overlord, overlordUi, overlordMove), seats: 3, deal: 2, seat: 1, narrow: true },
  'yes, master': {
    ...of(overlord, overlordUi, overlordMove),
    options: { rules: 'formal' },
    seats: 4,
    deal: 3,
    seat: 0,
  },
  'a new game': { ...of(smugglers, smugglersUi, moves()), seats: 3, seat: 0 },
  'a new game on a phone': { ...of(smugglers, smugglersUi, moves()), seats: 4, deal: 2, seat: 1, narrow: true },
}

function of(game: unknown, ui: GameUi, next: NextMove): Omit<Watching, 'seats' | 'seat'> {
  return { game: game as Game, ui, next, deal: 1, narrow: false, most: 300 }
}

/** Declarations are seldom at first, and then as likely as anything else: a match comes to its end. */
function declaring(): NextMove {
  let answers = 0
  return (match, random) => (answers++ < 120 ? castleMove : moves())(match, random)
}

describe('the page of a match', () => {
  it.each(Object.entries(MATCHES))('is of %s as it was found right', async (name, watching) => {
    await expect(await watched(watching)).toMatchFileSnapshot(`./pages/${name.replaceAll(/[ ,]+/g, '-')}.txt`)
  })
})

describe('the questions of every game', () => {
  it.each([
    ['mascarade', of(mascarade, mascaradeUi, mascaradeMove)],
    ['castle', of(castle, castleUi, castleMove)],
    ['tales', of(tales, talesUi, moves())],
    ['overlord', of(overlord, overlordUi, overlordMove)],
  ])('are out of reach in %s while the others decide whether an answer is taken back', async (_, game) => {
    const outOfReach = async (more: object): Promise<string[]> =>
      (await asked({ ...game, seats: 4, seat: 0 }, more)).filter(line => line.includes('[inert]'))
    expect(await outOfReach({})).toEqual([])
    expect(await outOfReach({ undo: { asked: { by: 1, waiting: [0] } } })).toHaveLength(1)
  })
})

describe('the title of the tab', () => {
  it('says that its person is awaited, and no longer once they have left the table', async () => {
    const match = { ...of(mascarade, mascaradeUi, mascaradeMove), seats: 4, seat: 0 }
    expect(await titles(match)).toEqual(['● Everybody is waiting for you', 'Undertable'])
  })
})
