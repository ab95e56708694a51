/**
 * Two matches that differ in hidden cards alone are played in lockstep: what a seat receives is the same, until a
 * rule shows it one.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fastRandom, isLegal, type Random, type Seat } from '../../../../src-shared/kernel'
import type { OverlordEvent } from '../../../../src-shared/games/overlord/rules'
import type { OverlordState } from '../../../../src-shared/games/overlord/rules/state'
import type { Proposal } from '../../../../src-shared/kernel'
import { make, type Move } from '../../../kit/play'
import { blurred, isBlurrableState } from './blur'
import { anyOptions, deal, livelyAnswer, nextMove, playOn, SEAT_COUNTS } from './play'
import type { OverlordMatch } from './table'
import { runs } from '../../../kit/effort'

type Observer = Seat | null
type Taken = Proposal<OverlordState, OverlordEvent>

const PAIRS = 60

/** What an observer receives of an answer, as it would be sent; nothing, if that answer touches another seat alone. */
function received(match: OverlordMatch, taken: Taken, observer: Observer): string {
  if (taken.touched === 'self' && taken.entry.seat !== observer) return 'nothing'
  const events = taken.events.map(({ event, own }) => ({ event, own: observer === null ? undefined : own?.[observer] }))
  return JSON.stringify({ view: match.view(observer), events })
}

/** What the rules show: the card that decides on a plea, all hands after the end, and what one draws. */
const reveals = ({ events, state }: Taken, observer: Observer): boolean =>
  state.outcome !== null ||
  events.some(({ event, own }) => event.kind === 'turnUp' || (observer !== null && own?.[observer] !== undefined))

const publicAsks = (match: OverlordMatch): string =>
  JSON.stringify(match.asks('public').map(({ id, seconds }) => [id, seconds]))

/** A move that both twins may make. In classic no clock answers, but for freezes and patience. */
function commonMove(one: OverlordMatch, other: OverlordMatch, random: Random): Move | null {
  for (let tries = 0; tries < 30; tries++) {
    const { ask, answer } = nextMove(one, random)
    const move = { ask, answer: answer === 'clock' && ask.default === 'random' ? livelyAnswer(ask, random) : answer }
    const twin = other.asks().find(open => open.id === ask.id)
    if (!twin) throw new Error(`the twin is not asked ${ask.id}`)
    if (move.answer === 'clock' || isLegal(twin.pick, move.answer)) return move
  }
  return null
}

/** @returns how many frames were compared. @throws at the first that differs. */
function lockstep(one: OverlordMatch, other: OverlordMatch, observer: Observer, random: Random): number {
  for (let compared = 0; ; compared++) {
    if (publicAsks(one) !== publicAsks(other)) throw new Error('an ask or its clock depends on a hidden card')
    const move = commonMove(one, other, random)
    if (!move) return compared
    const a = make(one, move),
      b = make(other, move)
    if (reveals(a, observer) || reveals(b, observer)) return compared
    if (received(one, a, observer) !== received(other, b, observer))
      throw new Error(`seat ${observer} can tell the twins apart after ${a.entry.ask}`)
  }
}

describe.each(SEAT_COUNTS)('twins at %i seats', seats => {
  it('that differ in what a seat cannot know are the same to it, until a rule reveals it', () => {
    const counts: number[] = []
    fc.assert(
      fc.property(
        anyOptions(seats),
        fc.nat(1_000_000),
        fc.nat(120),
        fc.nat(seats),
        fc.integer({ min: 1, max: 3 }),
        (options, seed, wait, who, pairs) => {
          const { match } = deal(seats, options, seed % 256)
          const random = fastRandom(seed),
            observer = who === seats ? null : who
          playOn(match, random, wait)
          while (!match.outcome && !isBlurrableState(match.snapshot().state)) playOn(match, random, 1)
          if (match.outcome) return
          const other = blurred(match, observer, random, pairs)
          expect(other.view(observer)).toEqual(match.view(observer))
          counts.push(lockstep(match, other, observer, random))
        },
      ),
      { seed: 8000 + seats, numRuns: runs(PAIRS) },
    )
    counts.sort((a, b) => a - b)
    // Pairs that end at once compare nothing: most must go on for a while.
    expect(counts[Math.floor(counts.length / 2)]).toBeGreaterThanOrEqual(5)
    expect(counts.reduce((sum, n) => sum + n, 0)).toBeGreaterThan(runs(PAIRS) * 4)
  })
})
