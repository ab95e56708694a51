/** Every event is animated, or shown by the board itself. */
import { describe, expect, it } from 'vitest'
import { castleEvents } from '../../../src-renderer/games/castle/events'
import { mascaradeEvents } from '../../../src-renderer/games/mascarade/events'
import { overlordEvents } from '../../../src-renderer/games/overlord/events'
import { talesEvents } from '../../../src-renderer/games/tales/events'
import type { Motion } from '../../../src-renderer/motion/motions'
import { alreadyShown } from '../../../src-renderer/motion/alreadyShown'
import { castle } from '../../../src-shared/games/castle/rules'
import { mascarade } from '../../../src-shared/games/mascarade/rules'
import { overlord } from '../../../src-shared/games/overlord/rules'
import { tales } from '../../../src-shared/games/tales/rules'
import type { Game, GameState, Json } from '../../../src-shared/kernel'
import { nextMove as castleMove } from '../../games/castle/rules/play'
import { nextMove as mascaradeMove } from '../../games/mascarade/rules/play'
import { nextMove as overlordMove } from '../../games/overlord/rules/play'
import { moves, type NextMove } from '../../kit/play'
import { frameOf } from '../kit'
import { wholeMatch } from '../wholeMatches'

interface Played {
  readonly game: Game<GameState, { readonly kind: string }>
  readonly seats: number
  readonly options?: { readonly [name: string]: Json }
  readonly motions: (event: never) => readonly Motion[]
  readonly next: NextMove
  readonly still: readonly string[]
}

/** `still`: events that the board shows by itself, or that are only logged. */
const GAMES = [
  {
    game: mascarade,
    seats: 8,
    motions: mascaradeEvents.motions,
    next: mascaradeMove,
    still: ['cover', 'turn', 'pass', 'nobody'],
  },
  {
    game: castle,
    seats: 8,
    motions: castleEvents.motions,
    next: castleMove,
    still: ['turn', 'decline', 'direction', 'count', 'drawn', 'removed'],
  },
  {
    game: tales,
    seats: 4,
    motions: talesEvents.motions,
    next: moves(),
    still: ['turn', 'hands', 'decline', 'nothing'],
  },
  {
    game: overlord,
    seats: 6,
    motions: overlordEvents.motions,
    next: overlordMove,
    still: ['plan', 'patience', 'patienceSet', 'firstRoundOver'],
  },
  {
    game: overlord,
    seats: 6,
    options: { rules: 'formal' },
    motions: overlordEvents.motions,
    next: overlordMove,
    still: ['plan'],
  },
] as unknown as readonly Played[]

const MATCHES = 12

/** Animations of each kind of event in whole random matches. */
function moved({ game, motions, ...played }: Played): Map<string, Motion[]> {
  const found = new Map<string, Motion[]>()
  for (let deal = 1; deal <= MATCHES; deal++)
    for (const sent of wholeMatch(game, { ...played, deal }))
      for (const { event } of sent(null).events) {
        const { kind } = event as { readonly kind: string }
        found.set(kind, [...(found.get(kind) ?? []), ...motions(event as never)].slice(0, 20))
      }
  return found
}

describe.each(GAMES)('$game.id', of => {
  const found = moved(of)

  it('animates every event but those that the board shows by itself', () => {
    expect(found.size).toBeGreaterThan(8)
    expect(
      [...found]
        .filter(([, motions]) => motions.length === 0)
        .map(([kind]) => kind)
        .filter(kind => !of.still.includes(kind)),
    ).toEqual([])
    expect(of.still.filter(kind => (found.get(kind)?.length ?? 0) > 0)).toEqual([])
  })

  it('deals to every seat', () => {
    expect(found.get('deal')).toContainEqual({ move: 'deal' })
  })
})

describe('an update', () => {
  it('is animated once, however often its board is mounted', () => {
    const first = frameOf(null),
      next = frameOf(null)
    expect([alreadyShown(first), alreadyShown(first), alreadyShown(next)]).toEqual([false, true, false])
  })
})
