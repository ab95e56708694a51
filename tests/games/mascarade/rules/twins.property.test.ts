/**
 * Two matches that differ in a hidden thing alone are played in lockstep: what others receive is the same, until a
 * reveal.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fastRandom, Match, type Json, type Random, type Seat } from '../../../../src-shared/kernel'
import { mascarade } from '../../../../src-shared/games/mascarade/rules'
import { anyOptions, make, nextMove, SEAT_COUNTS, type Taken } from './play'
import { deal, type MascaradeMatch } from './table'
import { runs } from '../../../kit/effort'

type Observer = Seat | null

const forked = (match: MascaradeMatch): MascaradeMatch => Match.resume(mascarade, match.snapshot())

/** What an observer receives of an answer, as it would be sent; nothing, if that answer touches another seat alone. */
function received(match: MascaradeMatch, taken: Taken, observer: Observer): string {
  if (taken.touched === 'self' && taken.entry.seat !== observer) return 'nothing'
  const events = taken.events.map(({ event, own }) => ({ event, own: observer === null ? undefined : own?.[observer] }))
  return JSON.stringify({ view: match.view(observer), events })
}

/** Refusals of what an observer might try in order to find something out. */
const soundings = (match: MascaradeMatch, seat: Seat, ids: readonly string[]): string =>
  JSON.stringify(
    ids.map(id => {
      const result = match.answer(seat, id, 'sounding')
      return typeof result === 'string' || 'refused' in result ? result : 'taken'
    }),
  )

/** Whether from here on the twins may differ for this observer: something hidden was shown to it, or to all. */
const shows = ({ events, state }: Taken, observer: Observer): boolean =>
  state.outcome !== null ||
  events.some(({ event }) => event.kind === 'reveal' || (event.kind === 'look' && event.seat === observer))

/** @returns how many frames were compared. @throws at the first that differs. */
function lockstep(one: MascaradeMatch, other: MascaradeMatch, watching: readonly Observer[], random: Random): number {
  let observers = [...watching],
    compared = 0
  while (observers.length > 0) {
    const move = nextMove(one, random)
    const ids = one.asks().map(ask => ask.id)
    const a = make(one, move),
      b = make(other, move)
    if (JSON.stringify(a.entry) !== JSON.stringify(b.entry))
      throw new Error(`the clock answers otherwise: ${a.entry.ask}`)
    observers = observers.filter(observer => !shows(a, observer) && !shows(b, observer))
    for (const observer of observers) {
      compared++
      if (received(one, a, observer) !== received(other, b, observer))
        throw new Error(`seat ${observer} can tell the twins apart after ${a.entry.ask}`)
      if (observer !== null && soundings(one, observer, ids) !== soundings(other, observer, ids))
        throw new Error(`seat ${observer} sounds the twins out`)
    }
  }
  return compared
}

const SWAPS = /\/(prepare|mustSwap|noAnnounce|turn|fool|spySwap)\//

/** The answer with the other word in the place of yes or no; null when it swaps nothing. */
function otherwise(answer: Json): Json | null {
  const text = JSON.stringify(answer)
  const turned = text.includes('"yes"') ? text.replace('"yes"', '"no"') : text.replace('"no"', '"yes"')
  return turned === text ? null : (JSON.parse(turned) as Json)
}

describe.each(SEAT_COUNTS)('twins at %i seats', seats => {
  it('that differ in "swapped" and "did not swap" are the same to all others and to spectators, until a reveal', () => {
    const counts: number[] = []
    fc.assert(
      fc.property(anyOptions(seats), fc.nat(1_000_000), fc.nat(30), (options, seed, wait) => {
        const { match } = deal(seats, options, seed % 256)
        const random = fastRandom(seed)
        for (let swaps = 0; !match.outcome;) {
          const move = nextMove(match, random)
          const turned = move.answer !== 'clock' && SWAPS.test(move.ask.id) ? otherwise(move.answer) : null
          if (turned === null || swaps++ < wait % 8) {
            make(match, move)
            continue
          }
          const other = forked(match)
          const a = make(match, move),
            b = make(other, { ...move, answer: turned })
          const others: Observer[] = [
            null,
            ...Array.from({ length: seats }, (_, seat) => seat).filter(seat => seat !== move.ask.seat),
          ]
          for (const observer of match.outcome ? [] : others)
            expect(received(match, a, observer)).toBe(received(other, b, observer))
          counts.push(match.outcome ? 0 : others.length + lockstep(match, other, others, random))
          return
        }
      }),
      { seed: 8000 + seats, numRuns: runs(20) },
    )
    // A pair that ends at once compares nothing: most must go on for a while.
    expect(counts.sort((a, b) => a - b)[Math.floor(counts.length / 2)]).toBeGreaterThanOrEqual(20)
  })

  it('that differ in what lies face down are the same to everybody, until somebody looks or a card is revealed', () => {
    let compared = 0
    fc.assert(
      fc.property(anyOptions(seats), fc.nat(1_000_000), fc.nat(60), (options, seed, wait) => {
        const { match } = deal(seats, options, seed % 256)
        const random = fastRandom(seed)
        for (let n = 0; n < seats + wait && !match.outcome; n++) make(match, nextMove(match, random))
        const snapshot = match.snapshot()
        if (match.outcome || snapshot.state.faceUp.length > 0) return
        const cards = [...snapshot.state.cards.slice(1), ...snapshot.state.cards.slice(0, 1)]
        const other = Match.resume(mascarade, { ...snapshot, state: { ...snapshot.state, cards } })
        compared += lockstep(match, other, [null, ...Array.from({ length: seats }, (_, seat) => seat)], random)
      }),
      { seed: 9000 + seats, numRuns: runs(20) },
    )
    expect(compared).toBeGreaterThan(runs(20) * 10)
  })
})
