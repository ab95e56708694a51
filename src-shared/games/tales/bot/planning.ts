/**
 * The search problem of a hard bot: playouts go some rounds ahead or to the end, where everybody takes the answer with
 * the most value now.
 */
import { listAnswers, type Answer, type Ask, type Random, type Seat, type SeatAsk, type View } from '../../../kernel'
import { tales, type TalesEvent, type TalesOpen, type TalesOwn } from '../rules'
import type { TalesState } from '../rules/state'
import { frontOf, itemsOf, timeOf } from '../rules/table'
import { DEFAULT_PROFILE } from '../../../wire'
import { bestOf } from '../../../bots/scoringBot'
import { chanceFromLead, type SearchProblem } from '../../../bots/search'
import { ownStoryPoints } from './itemValues'
import { ANSWER_SCORES } from './answerScores'
import { me, turnsLeft, type Table, type TableReading } from './tableReading'
import type { Memory } from './memory'
import { stateSampler } from './sample'
import { permanentsValue } from './valuation'

/** Rounds that a playout looks ahead: what follows is mostly luck. */
const ROUNDS = 2

/** The value of a card in hand at the horizon, in points. */
const CARD = 1

/** The lead with which a win is three times as likely as a loss: at the end, and in addition for each turn left. */
const LEAD = { end: 2, turn: 1.2 } as const

/** The share of the value that a win decides; the lead decides the rest, so that near misses beat clear defeats. */
const WIN_SHARE = 0.7

/** A state as everybody sees it. It is read at once, so nothing is copied. */
const tableFrom = (state: TalesState): Table => ({
  tale: state.tale,
  turn: state.turn,
  time: timeOf(state),
  common: state.common,
  resolving: state.resolving,
  discard: state.discard,
  stock: state.stock,
  deck: state.deck.length,
  players: state.hands.map((hand, seat) => ({
    hand: hand.length,
    front: frontOf(state, seat),
    items: itemsOf(state, seat),
  })),
})

const readingFrom = (state: TalesState, seat: Seat, table: Table): TableReading => ({
  seat,
  profile: DEFAULT_PROFILE,
  deck: state.fixed,
  table,
  own: { hand: state.hands[seat] ?? [], vp: state.vp[seat] ?? 0 },
})

/** The points that a seat has or will probably get: from story card B, its permanents and its hand. */
function projectedPoints(state: TalesState, seat: Seat, table: Table): number {
  const reading = readingFrom(state, seat, table),
    player = me(reading)
  return (state.vp[seat] ?? 0) + ownStoryPoints(reading) + permanentsValue(reading, seat) + CARD * player.hand
}

function value(state: TalesState, seat: Seat): number {
  if (state.reckoning) {
    const totals = state.reckoning.totals.map(({ total }) => total)
    const won = state.outcome?.winners.includes(seat) ? 1 / state.outcome.winners.length : 0
    return WIN_SHARE * won + (1 - WIN_SHARE) * chanceFromLead(leadOf(totals, seat), LEAD.end)
  }
  const table = tableFrom(state)
  const totals = state.hands.map((_, other) => projectedPoints(state, other, table))
  return chanceFromLead(leadOf(totals, seat), LEAD.end + LEAD.turn * turnsLeft(readingFrom(state, seat, table)))
}

const leadOf = (totals: readonly number[], seat: Seat): number =>
  (totals[seat] ?? 0) - Math.max(...totals.filter((_, other) => other !== seat))

/** Noise of answers that are proposed to the tree, in points. */
const PROPOSAL_NOISE = 2
const STEPS = 1000

/** The answer of any seat in a playout: the one with the most value now. @param noise added to each score */
function policy(state: TalesState, ask: Ask, noise = (): number => 0): Answer {
  const answers = listAnswers(ask.pick),
    [only] = answers
  if (answers.length === 1 && only !== undefined) return only
  const score = ANSWER_SCORES[ask.key]?.(readingFrom(state, ask.seat, tableFrom(state)), ask)
  return score ? bestOf(answers, answer => score(answer) + noise()) : (only ?? true)
}

const propose = (state: TalesState, ask: Ask, random: Random): Answer =>
  policy(state, ask, () => (PROPOSAL_NOISE * random.nextInt(STEPS, 'whim')) / STEPS)

/** States the search problem of an ask. @param view the seat's view in which the ask is open */
export function searchProblem(
  reading: TableReading,
  view: View<TalesOpen, TalesOwn>,
  memory: Memory,
  ask: SeatAsk,
): SearchProblem<TalesState, TalesEvent> {
  const until = reading.table.turn.number + ROUNDS * reading.table.players.length
  return {
    game: tales,
    policy: (state, ask) => policy(state, ask),
    propose,
    sample: stateSampler(reading, view, memory, ask),
    horizon: state => state.turn.number > until || (state.turn.number === until && state.turn.phase !== 'draw'),
    value: state => value(state, reading.seat),
  }
}
