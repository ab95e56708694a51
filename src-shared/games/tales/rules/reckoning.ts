/** The end: story card B scores, line by line, and the most points win. */
import type { Seat } from '../../../kernel'
import { CARD_TYPES, ITEMS, type ScoreLine, type Term } from './deck'
import { frontOf, handOf, itemsOf, kindOf, storyB, emit } from './table'
import type { EndReason, Scored, TalesPlay, TalesState, Total } from './state'

/** Ends the match. */
export function finish(play: TalesPlay): void {
  const { state } = play
  const scores = storyB(state).lines.flatMap((line, i) =>
    everybody(state).map(seat => ({ line: i + 1, seat, ...worth(state, line, seat) })),
  )
  const totals = everybody(state).map(seat => totalOf(state, seat, scores))
  const { winners, reason } = winnersOf(totals)
  state.reckoning = { scores, totals }
  for (const scored of scores) emit(play, { kind: 'score', ...scored })
  emit(play, { kind: 'end', winners, reason, totals })
  play.end({ winners, reason })
}

const everybody = (state: TalesState): Seat[] => state.hands.map((_, seat) => seat)

/** Where nothing else is said you count only your own items; "your villain" lies in front of you. */
function countOf(state: TalesState, seat: Seat, term: Term): number {
  const item = ITEMS.find(one => one === term),
    type = CARD_TYPES.find(one => one === term)
  if (item) return itemsOf(state, seat)[item]
  if (type) return frontOf(state, seat).filter(card => kindOf(state, card).type === type).length
  return handOf(state, seat).length
}

const sumOf = (state: TalesState, seat: Seat, terms: readonly Term[]): number =>
  terms.reduce((sum, term) => sum + countOf(state, seat, term), 0)

/** What a line of B is worth to a seat. */
function worth(state: TalesState, line: ScoreLine, seat: Seat): Pick<Scored, 'count' | 'place' | 'vp'> {
  switch (line.score) {
    case 'sets': {
      const count = Math.min(...line.of.map(term => countOf(state, seat, term)))
      return { count, place: null, vp: count * line.vp }
    }
    case 'each': {
      const count = sumOf(state, seat, line.of)
      return { count, place: null, vp: Math.floor(count / line.per) * line.vp }
    }
    case 'unpaired': {
      const count = Math.abs(countOf(state, seat, line.of[0]) - countOf(state, seat, line.of[1]))
      return { count, place: null, vp: count * line.vp }
    }
    case 'rank': {
      // Tied players take the better place: 1 + players strictly ahead.
      const count = sumOf(state, seat, line.of)
      const place = 1 + everybody(state).filter(other => sumOf(state, other, line.of) > count).length
      return { count, place, vp: line.vp[place - 1] ?? 0 }
    }
    case 'most': {
      const count = countOf(state, seat, line.of)
      const isMost = count >= line.least && everybody(state).every(other => countOf(state, other, line.of) <= count)
      return { count, place: null, vp: isMost ? line.vp : 0 }
    }
  }
}

function totalOf(state: TalesState, seat: Seat, scores: readonly Scored[]): Total {
  const played = state.vp[seat] ?? 0,
    story = scores.reduce((sum, one) => (one.seat === seat ? sum + one.vp : sum), 0)
  return { seat, played, story, total: played + story, goods: sumOf(state, seat, [...ITEMS, 'hand']) }
}

/** Most VP wins; tied: most items + hand cards among the tied; still tied: shared. */
function winnersOf(totals: readonly Total[]): { winners: Seat[]; reason: EndReason } {
  const leading = best(totals, ({ total }) => total),
    richest = best(leading, ({ goods }) => goods)
  const reason = leading.length === 1 ? 'points' : richest.length === 1 ? 'items' : 'shared'
  return { winners: richest.map(({ seat }) => seat), reason }
}

function best(totals: readonly Total[], by: (total: Total) => number): Total[] {
  const most = Math.max(...totals.map(by))
  return totals.filter(total => by(total) === most)
}
