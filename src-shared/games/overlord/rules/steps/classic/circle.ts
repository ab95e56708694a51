/**
 * Classic: the first round, in which the turn goes to the right until everybody has spoken; and who may be passed to.
 */
import { reopenAsks, type Seat } from '../../../../../kernel'
import { drawTogether, handOf, discardHintsOpen, otherServants, servantsOf, emit } from '../../hands'
import { DRAWN_WHEN_PASSED, FULL_HAND, MOST_VOLLEY } from '../../rulings'
import type { OverlordPlay, OverlordState } from '../../state'
import { classicTurn, startClassicTurn } from '../../tale'

/** The right-hand neighbour: the seat before, the Overlord skipped. */
const circleFrom = (state: OverlordState, seat: Seat): Seat[] =>
  Array.from({ length: state.seats }, (_, i) => (seat - 1 - i + state.seats) % state.seats).filter(
    other => other !== state.overlord,
  )

/** First round: the next who has not spoken; null when all have, or there is no such round. */
export function nextInCircle(state: OverlordState): Seat | null {
  const { first } = state
  if (!first) return null
  return circleFrom(state, first.heard.at(-1) ?? first.start).find(seat => !first.heard.includes(seat)) ?? null
}

/**
 * The turn is over: its hints go to the discards. First round: its speaker has been heard (ruling: the victim of a
 * look too, if it was the speaker).
 */
export function endTurn(state: OverlordState): Seat {
  const { speaker } = classicTurn(state)
  discardHintsOpen(
    state,
    state.ribbon.map(({ hint }) => hint),
  )
  state.ribbon = []
  state.turn = null
  state.first?.heard.push(speaker)
  return speaker
}

/** Passing with a card: the two who do so in a row are counted. */
export function passOn(play: OverlordPlay, to: Seat): void {
  const { volley } = play.state
  const from = goTo(play, to)
  play.state.volley = { from, to, passes: volley && volley.from === to && volley.to === from ? volley.passes + 1 : 1 }
}

/**
 * After the pass the passer's hints are refilled to 3 (actions are not); the new speaker draws 1 action.
 * @returns the passer
 */
function goTo(play: OverlordPlay, to: Seat): Seat {
  const { state } = play
  const from = endTurn(state)
  const missing = Math.max(0, FULL_HAND.classic.hints - handOf(state, from).hints.length)
  drawTogether(play, [{ seat: from, hints: missing, actions: 0 }])
  startClassicTurn(state, to, { kind: 'passed', by: from, symbol: null })
  drawTogether(play, [{ seat: to, hints: 0, actions: DRAWN_WHEN_PASSED }])
  return from
}

/**
 * The free pass of the first round, which is nobody's choice and so counts for no "same to you". Rulings: the one
 * passed to draws 1 action; the last unheard servant still passes free to the first, and the round is over.
 */
export function passFree(play: OverlordPlay): void {
  const { state } = play
  const { first } = state
  if (!first) throw new Error('the first round is over')
  const { speaker } = classicTurn(state)
  const unheard = circleFrom(state, speaker).find(seat => seat !== speaker && !first.heard.includes(seat))
  const to = unheard ?? first.start
  emit(play, { kind: 'freePass', seat: speaker, to })
  goTo(play, to)
  if (unheard === undefined) endFirstRound(play)
}

export function endFirstRound(play: OverlordPlay): void {
  play.state.first = null
  emit(play, { kind: 'firstRoundOver' })
}

/** Same to you, ruling: a third pass inside the pair is not offered, unless there are only two servants. */
export function mayPassTo(state: OverlordState, speaker: Seat): Seat[] {
  const others = otherServants(state, speaker)
  const { volley } = state
  if (!volley || volley.passes < MOST_VOLLEY || servantsOf(state).length === 2) return others
  return others.filter(seat => seat !== volley.from)
}

/** The two who have passed the buck to each other, for whom the Overlord may have a look each. */
export function sameToYou(state: OverlordState): Seat[] {
  const { volley } = state
  return volley && volley.passes >= MOST_VOLLEY ? [volley.from, volley.to] : []
}

/** Restarts the silence clock. */
export function renewPatience(state: OverlordState): void {
  classicTurn(state).patience = 'running'
  const [court] = state.steps
  if (court) reopenAsks(court)
}
