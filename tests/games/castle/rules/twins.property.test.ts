/**
 * Two matches that differ in hidden things alone are played in lockstep: what a seat receives is the same, until a
 * reveal.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fastRandom, isLegal, type Random, type Seat } from '../../../../src-shared/kernel'
import { blurred, isBlurrable } from './blur'
import { anyOptions, make, nextMove, playOn, SEAT_COUNTS, type Move, type Taken } from './play'
import { deal, type CastleMatch } from './table'
import { runs } from '../../../kit/effort'

type Observer = Seat | null

/** What an observer receives of an answer, as it would be sent; nothing, if that answer touches another seat alone. */
function received(match: CastleMatch, taken: Taken, observer: Observer): string {
  if (taken.touched === 'self' && taken.entry.seat !== observer) return 'nothing'
  const events = taken.events.map(({ event, own }) => ({ event, own: observer === null ? undefined : own?.[observer] }))
  return JSON.stringify({ view: match.view(observer), events })
}

/** What the rules reveal to all: from there on the twins may differ. */
const REVEALS = ['read', 'turnUp', 'profession', 'use', 'ring', 'diplomat', 'alchemist']

const reveals = ({ events, state, entry }: Taken, observer: Observer): boolean =>
  state.outcome !== null ||
  events.some(
    ({ event, own }) => REVEALS.includes(event.kind) || (observer !== null && own?.[observer] !== undefined),
  ) ||
  state.seen.some(seen => seen.seat === observer && entry.ask !== '' && seen.opened === state.moment)

/** A move that both twins may make: one of another seat may have no counterpart, and then another is tried. */
function commonMove(one: CastleMatch, other: CastleMatch, random: Random): Move | null {
  for (let tries = 0; tries < 30; tries++) {
    const move = nextMove(one, random)
    const twin = other.asks().find(ask => ask.id === move.ask.id)
    if (!twin) throw new Error(`the twin is not asked ${move.ask.id}`)
    if (move.answer === 'clock' || isLegal(twin.pick, move.answer)) return move
  }
  return null
}

/** @returns how many frames were compared. @throws at the first that differs. */
function lockstep(one: CastleMatch, other: CastleMatch, observer: Observer, random: Random): number {
  for (let compared = 0; ; compared++) {
    if (
      JSON.stringify(other.asks('public').map(({ id, seconds }) => [id, seconds])) !==
      JSON.stringify(one.asks('public').map(({ id, seconds }) => [id, seconds]))
    ) {
      throw new Error('an ask or its clock depends on a hidden card')
    }
    const move = commonMove(one, other, random)
    if (!move) return compared
    const a = make(one, move),
      b = make(other, move)
    if (reveals(a, observer) || reveals(b, observer)) return compared
    // The clock may have drawn another card for another seat, and so another public way.
    if (JSON.stringify(a.entry) !== JSON.stringify(b.entry)) return compared
    if (received(one, a, observer) !== received(other, b, observer))
      throw new Error(`seat ${observer} can tell the twins apart after ${a.entry.ask}`)
  }
}

describe.each(SEAT_COUNTS)('twins at %i seats', seats => {
  it('that differ in what a seat cannot know are the same to it, until a rule reveals it', () => {
    const counts: number[] = []
    fc.assert(
      fc.property(anyOptions(seats), fc.nat(1_000_000), fc.nat(200), fc.nat(seats), (options, seed, wait, who) => {
        const { match } = deal(seats, options, seed % 256)
        const random = fastRandom(seed),
          observer = who === seats ? null : who
        playOn(match, random, wait)
        while (!match.outcome && !isBlurrable(match, observer)) playOn(match, random, 1)
        if (match.outcome) return
        const other = blurred(match, observer, random)
        expect(other.view(observer)).toEqual(match.view(observer))
        counts.push(lockstep(match, other, observer, random))
      }),
      { seed: 8000 + seats, numRuns: runs(150) },
    )
    counts.sort((a, b) => a - b)
    // Pairs that end at once compare nothing: most must go on for a while.
    expect(counts[Math.floor(counts.length / 2)]).toBeGreaterThanOrEqual(5)
    expect(counts.reduce((sum, n) => sum + n, 0)).toBeGreaterThan(runs(150) * 4)
  })
})
