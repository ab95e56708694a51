/** Other rules continue from a state only if they can: the shape fits, and playing on from it works. */
import { describe, expect, it } from 'vitest'
import {
  drawAnswer,
  fastRandom,
  isRefusal,
  Match,
  type Game,
  type GameState,
  type Snapshot,
} from '../../../src-shared/kernel'
import { gameById, GAMES } from '../../../src-shared/games'
import { rulesCompatible } from '../../../src-main/host/match/rulesCompatible'

/** A match after this many random answers. */
function played(game: Game, answers: number, seed: number): Snapshot {
  const random = fastRandom(seed)
  const { match } = Match.start(game, game.seats.min + 1, optionsOf(game), new Uint8Array(32).fill(seed))
  for (let taken = 0; taken < answers && !match.outcome; taken++) {
    const asks = match.asks(),
      ask = asks[random.nextInt(asks.length, '')]
    if (!ask) throw new Error('nobody is asked')
    const proposal = match.answer(
      ask.seat,
      ask.id,
      drawAnswer(ask.pick, n => random.nextInt(n, '')),
    )
    if (proposal === 'again' || isRefusal(proposal)) throw new Error('a legal answer')
    match.commit(proposal)
  }
  return match.snapshot()
}

const optionsOf = (game: Game): Snapshot['options'] =>
  Object.fromEntries(game.options.map(spec => [spec.key, spec.default]))
const mascarade = gameById('mascarade') as Game
const changed = (snapshot: Snapshot, change: (state: { [field: string]: unknown }) => void): Snapshot => {
  const state = JSON.parse(JSON.stringify(snapshot.state)) as { [field: string]: unknown }
  change(state)
  return { ...snapshot, state: state as unknown as GameState }
}

describe('a state of an earlier version', () => {
  it.each(GAMES.map(({ id }) => id))(
    'of %s fits rules that differ only in their number, at any point of the match',
    id => {
      const game = gameById(id) as Game
      for (const answers of [0, 12, 60])
        expect([
          answers,
          rulesCompatible({ ...game, rulesVersion: game.rulesVersion + 1 }, played(game, answers, answers + 1), null),
        ]).toEqual([answers, true])
    },
  )

  it('does not fit when a field is missing, or is of another kind, however deep', () => {
    const snapshot = played(gameById('castle') as Game, 12, 4),
      castle = gameById('castle') as Game
    expect(rulesCompatible(castle, snapshot, null)).toBe(true)
    for (const change of [
      (state: { [field: string]: unknown }) => {
        delete state.hands
      },
      (state: { [field: string]: unknown }) => {
        state.hands = {}
      },
      (state: { [field: string]: unknown }) => {
        state.tokens = ['1', '1', '1', '1']
      },
      (state: { [field: string]: unknown }) => {
        state.turn = { seat: 0 }
      },
    ])
      expect(rulesCompatible(castle, changed(snapshot, change), null)).toBe(false)
  })

  it('does not fit if the shape is right but a step of the new rules cannot go on from it', () => {
    const snapshot = played(mascarade, 20, 5)
    const throws = {
      ...mascarade,
      steps: Object.fromEntries(
        Object.entries(mascarade.steps).map(([name, step]) => [
          name,
          {
            ...step,
            take: () => {
              throw new Error('the new rules know more')
            },
          },
        ]),
      ),
    } as unknown as Game
    expect(rulesCompatible(throws, snapshot, null)).toBe(false)
    const blind = {
      ...mascarade,
      open: (state: GameState) => ({ sum: (state as unknown as { gone: number }).gone + 1 }),
    } as unknown as Game
    expect(rulesCompatible(blind, snapshot, null)).toBe(false)
  })

  it('does not fit if only some of the matches that may follow can be played', () => {
    const snapshot = played(mascarade, 20, 5)
    let views = 0
    // The first trial asks for fewer views than this.
    const failsLater = {
      ...mascarade,
      open: (state: GameState) => {
        const open = mascarade.open(state as never)
        return ++views > 80 ? { ...(open as object), sum: Number.NaN } : open
      },
    } as unknown as Game
    expect(rulesCompatible(failsLater, snapshot, null)).toBe(false)
    expect(views).toBeGreaterThan(80)
  })

  it('does not fit if nobody would be asked', () => {
    expect(
      rulesCompatible(
        mascarade,
        changed(played(mascarade, 20, 5), state => {
          state.steps = []
        }),
        null,
      ),
    ).toBe(false)
  })
})
