/** Castle bots are blind to what their seats cannot see: in states that a seat cannot tell apart its bot answers alike. */
import { describe, expect, it } from 'vitest'
import { makeMind, type Mind } from '../../../src-shared/bots'
import { fastRandom, isLegal, SEEN, type Random, type Seat, type Told } from '../../../src-shared/kernel'
import type { CastleEvent } from '../../../src-shared/games/castle'
import { blurred, isBlurrable } from '../../games/castle/blur'
import { make, nextMove, SEAT_COUNTS, type Move } from '../../games/castle/play'
import { deal, type CastleMatch } from '../../games/castle/table'
import { partOf } from '../arena'

/** A match and the mind that sits at it. */
interface Twin { readonly match: CastleMatch; readonly mind: Mind }

const tell = ({ match, mind }: Twin, seat: Seat, told: readonly Told<CastleEvent>[]): string => {
  const part = partOf(match, seat, told)
  mind.see(part)
  return JSON.stringify(part)
}

const ownAsk = (match: CastleMatch, seat: Seat) => match.view(seat).own?.asks.find(ask => ask.key !== SEEN)

/** A move of the others that both twins allow, or null. */
function othersMove(one: CastleMatch, other: CastleMatch, me: Seat, random: Random): Move | null {
  for (let tries = 0; tries < 60; tries++) {
    const move = nextMove(one, random)
    const twin = other.asks().find(ask => ask.id === move.ask.id)
    if (move.ask.seat !== me && move.answer !== 'clock' && twin && isLegal(twin.pick, move.answer)) return move
  }
  return null
}

/** Leads both until the seat is told something else. @returns how many answers of the mind were compared */
function compare(one: Twin, other: Twin, me: Seat, random: Random): number {
  for (let compared = 0; ; ) {
    const ask = ownAsk(one.match, me)
    const open = ask && one.match.asks().find(({ id }) => id === ask.id)
    if (ask) {
      const answer = one.mind.answer(ask)
      expect(other.mind.answer(ownAsk(other.match, me) ?? ask)).toEqual(answer)
      compared++
      if (!open) return compared
      const [a, b] = [one, other].map(twin => ({ twin, taken: make(twin.match, { ask: open, answer }) }))
      if (!a || !b || tell(a.twin, me, a.taken.told) !== tell(b.twin, me, b.taken.told)) return compared
      continue
    }
    const move = othersMove(one.match, other.match, me, random)
    if (!move) return compared
    const [a, b] = [make(one.match, move), make(other.match, move)]
    if (a.touched === 'self') continue
    if (tell(one, me, a.told) !== tell(other, me, b.told) || one.match.outcome) return compared
  }
}

describe('states that a seat cannot tell apart', () => {
  it.each(SEAT_COUNTS)('are answered alike at %i seats', seats => {
    let compared = 0
    for (let key = 0; key < 40; key++) {
      const me = key % seats, random = fastRandom(seats * 1000 + key)
      const { match, told } = deal(seats, {}, key)
      expect(isBlurrable(match, me)).toBe(true)
      const [one, other] = [match, blurred(match, me, random)].map(twin => ({ match: twin, mind: makeMind('castle', me, key) }))
      if (!one || !other) throw new Error('two twins')
      // The deal tells nobody anything that is not in the view.
      expect(tell(one, me, told)).toBe(tell(other, me, told))
      compared += compare(one, other, me, random)
    }
    expect(compared).toBeGreaterThan(40)
  })
})
