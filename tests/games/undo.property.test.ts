/** Taking answers back, in random matches of every game: nobody has learnt anything, and everything stands as before. */
import { describe, expect, it } from 'vitest'
import {
  copy,
  fastRandom,
  Match,
  SEEN,
  type Entry,
  type Game,
  type GameState,
  type Json,
  type View,
} from '../../src-shared/kernel'
import { castle } from '../../src-shared/games/castle/rules'
import { mascarade } from '../../src-shared/games/mascarade/rules'
import { overlord } from '../../src-shared/games/overlord/rules'
import { tales } from '../../src-shared/games/tales/rules'
import { accepted, keyOf, make, tableOptions, type NextMove } from '../kit/play'
import { nextMove as castleMove } from './castle/rules/play'
import { nextMove as mascaradeMove } from './mascarade/rules/play'
import { nextMove as overlordMove } from './overlord/rules/play'
import { nextMove as talesMove } from './tales/rules/play'
import { LONG, runs } from '../kit/effort'

/** The long form plays more. */
const MATCHES = LONG ? 60 : runs(8)
const MOST_ANSWERS = 200
/** One answer in this many is taken back, where it can be. */
const UNDONE = 6

/** A view without what differs when an ask opens again: ids and moments; and what was closed since stays closed. */
function withoutMoments({ open, own }: View<unknown, unknown>): object {
  const steps = open.steps.map(({ step, data }) => ({ step, data }))
  const asks = own?.asks.flatMap(({ key, pick, params }) => (key === SEEN ? [] : [{ key, pick, params }]))
  return { ...open, steps, own: own && { ...own, asks, seen: null } }
}

/** What a seat knows alone, apart from which of its own cards it offers at the moment. */
const secretsOf = ({ own }: View<unknown, unknown>): string =>
  JSON.stringify(own?.private, (field, value: unknown) => (field === 'offered' ? undefined : value))

/** What lies face up by the rules, and where: the cards of Mascarade, the professions of Castle. */
function turnedUp(of: unknown, at = ''): string[] {
  if (typeof of !== 'object' || of === null) return []
  return Object.entries(of).flatMap(([name, value]: [string, unknown]) =>
    (name === 'face' || name === 'profession') && typeof value === 'string'
      ? [`${at} ${value}`]
      : turnedUp(value, `${at}/${name}`),
  )
}

interface Standing {
  readonly entry: Entry
  readonly before: readonly View<unknown, unknown>[]
}

/** Plays at random and takes answers back now and then. @returns how many were */
function playing<S extends GameState, E, O, W>(game: Game<S, E, O, W>, next: NextMove, seats: number, seed: number) {
  const key = keyOf(seed + 1),
    random = fastRandom(seed)
  const { match } = Match.start(game, seats, tableOptions(game), key)
  const viewsOf = (of: Match<S, E, O, W>): View<unknown, unknown>[] =>
    Array.from({ length: seats }, (_, seat) => copy(of.view(seat)))
  const journal: Entry[] = []
  let standing: Standing[] = [],
    undone = 0
  for (let n = 0; n < MOST_ANSWERS && !match.outcome; n++) {
    const able = Array.from({ length: seats }, (_, seat) => seat).filter(seat => match.undoable(seat) !== null)
    const by = able[random.nextInt(able.length || 1, '')]
    const ask = by === undefined ? null : match.undoable(by)
    if (by !== undefined && ask !== null && random.nextInt(UNDONE, '') === 0) {
      const at = standing.findLastIndex(one => one.entry.ask === ask)
      const then = standing[at]?.before ?? []
      // Nobody else knows more than they did before that answer.
      viewsOf(match).forEach((view, seat) => {
        if (seat !== by) expect(secretsOf(view), `${ask}: seat ${seat}`).toBe(secretsOf(then[seat] ?? view))
      })
      const known = turnedUp(then[by]?.open.table)
      expect(
        turnedUp(match.view(null).open.table).filter(card => !known.includes(card)),
        ask,
      ).toEqual([])
      const taken = accepted(match.undo(by, ask))
      match.commit(taken)
      expect(viewsOf(match).map(withoutMoments)).toEqual(then.map(withoutMoments))
      journal.push(taken.entry)
      standing = standing.slice(0, at)
      undone++
    } else {
      const before = viewsOf(match)
      const { entry } = make(match, next(match, random))
      journal.push(entry)
      standing.push({ entry, before })
    }
  }
  return { match, journal, undone, start: () => Match.start(game, seats, tableOptions(game), key).match }
}

/** Replays entries. @returns the match */
function replaying<S extends GameState, E, O, W>(match: Match<S, E, O, W>, journal: readonly Entry[]) {
  for (const entry of journal) match.commit(match.replay(entry))
  return match
}

function holds<S extends GameState, E, O, W>(
  game: Game<S, E, O, W>,
  next: NextMove,
  seatCounts: readonly number[],
): void {
  it(`${game.id}: ${MATCHES} random matches`, () => {
    let all = 0
    for (let seed = 0; seed < MATCHES; seed++) {
      const { match, journal, undone, start } = playing(game, next, seatCounts[seed % seatCounts.length] ?? 2, seed)
      all += undone
      // No two answers have an id in common: a record says by ids which were taken back.
      expect(new Set(journal.map(({ ask }) => ask)).size).toBe(journal.length)
      // The journal leads to the same state, also from a snapshot that a restart begins with.
      const again = replaying(start(), journal)
      expect(again.snapshot()).toEqual(match.snapshot())
      const half = Math.floor(journal.length / 2)
      const { snapshot, since } = replaying(start(), journal.slice(0, half)).undoableSnapshot()
      const resumed = Match.resume(game, JSON.parse(JSON.stringify(snapshot)) as typeof snapshot)
      expect(replaying(resumed, journal.slice(half - since)).snapshot()).toEqual(match.snapshot())
    }
    expect(all).toBeGreaterThan(MATCHES)
  })
}

describe('an answer that is taken back has told nobody anything, and leads back to where it was given', () => {
  holds(mascarade, mascaradeMove, [4, 6, 13, 2])
  holds(castle, castleMove, [3, 5, 8])
  holds(tales, talesMove, [2, 3, 4])

  it('never in Overlord, whose players have spoken', () => {
    const { undone, journal } = playing(overlord, overlordMove, 5, 1)
    expect(undone).toBe(0)
    expect(journal.length).toBeGreaterThan(50)
  })
})

describe('an answer cannot be taken back', () => {
  const dealt = (): Match<GameState, Json, Json, Json> =>
    Match.start(mascarade, 4, tableOptions(mascarade), keyOf(1)).match as unknown as Match<GameState, Json, Json, Json>

  it('by somebody who has given none, or of another ask', () => {
    const match = dealt()
    expect(match.undoable(0)).toBeNull()
    expect(match.undo(0, '0/x/0')).toEqual({ refused: 'nothingToUndo' })
  })

  it('twice', () => {
    const match = dealt(),
      random = fastRandom(4)
    for (let n = 0; n < 400; n++) {
      make(match, mascaradeMove(match, random))
      const seat = [0, 1, 2, 3].find(one => match.undoable(one) !== null)
      const ask = seat === undefined ? null : match.undoable(seat)
      if (seat === undefined || ask === null) continue
      match.commit(accepted(match.undo(seat, ask)))
      expect(match.undo(seat, ask)).toEqual({ refused: 'nothingToUndo' })
      return
    }
    throw new Error('nothing could be taken back')
  })
})
