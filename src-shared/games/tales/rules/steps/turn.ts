/** A turn: draw, perhaps use one item, play one card, and then the permanents. */
import { type Seat } from '../../../../kernel'
import { usableLines } from '../effects'
import { finish } from '../reckoning'
import { MOST_TURNS } from '../rulings'
import { step, type TalesPlay, type TalesState } from '../state'
import { draw, frontOf, handOf, kindOf, leavePlay, mayDraw, putOnDiscard, emit, timeOf } from '../table'
import { allEffects } from './effects'
import { useItem } from './lines'
import { playOne } from './plays'

/** The lowest step of a turn: goes from phase to phase. */
export const turn = step<null>('turn', {
  run(play) {
    const { state } = play,
      { seat, phase } = state.turn
    switch (phase) {
      case 'draw':
        if (isOver(state)) return finish(play)
        drawOne(play, seat)
        state.turn.phase = 'item'
        if (usableLines(state, seat).length > 0) play.call(useItem(null))
        return
      case 'item':
        state.turn.phase = 'play'
        return play.call(playOne(null))
      case 'play':
        state.turn.phase = 'end'
        return play.call(endOfTurn({ names: permanents(state, seat) }))
      case 'end':
        return nextTurn(play)
    }
  },
})

/**
 * Once the deck is empty, the first player to *start* a turn without cards in hand ends the game at once, without
 * that turn.
 */
const isOver = (state: TalesState): boolean =>
  (state.deck.length === 0 && handOf(state, state.turn.seat).length === 0) || state.turn.number > MOST_TURNS

/** Phase 1. With cards still in the deck a player without any draws and plays on. */
function drawOne(play: TalesPlay, seat: Seat): void {
  // With an empty deck the game would be over.
  if (!mayDraw(play.state, seat) && handOf(play.state, seat).length === 0) escape(play, seat)
  if (!draw(play, seat, 1, { by: 'turn' })) emit(play, { kind: 'nothing', seat, what: 'draw', by: { by: 'turn' } })
}

/** Witch: starting a turn with an empty hand while the deck has cards: discard your Witches, then draw. */
function escape(play: TalesPlay, seat: Seat): void {
  const { state } = play
  const names = frontOf(state, seat)
    .filter(one => kindOf(state, one).permanent?.noDraw)
    .map(({ name }) => name)
  for (const name of names) putOnDiscard(state, leavePlay(state, name))
  emit(play, { kind: 'escape', seat, names })
}

const permanents = (state: TalesState, seat: Seat): string[] =>
  frontOf(state, seat)
    .filter(one => kindOf(state, one).permanent?.endOfTurn)
    .map(({ name }) => name)

/**
 * End-of-turn permanents: after phase 3, their owner's alone, in the order in which they came. They work already on
 * the turn they are played; a discarded one stops at once.
 */
const endOfTurn = step<{ names: string[] }>('endOfTurn', {
  run(play, data) {
    const { state } = play,
      { seat } = state.turn
    const [name, ...others] = data.names
    if (name === undefined) return play.done()
    data.names = others
    const permanent = frontOf(state, seat).find(one => one.name === name)
    if (permanent) play.call(allEffects({ seat, by: { by: 'permanent', ...permanent }, was: timeOf(state) }))
  },
})

function nextTurn(play: TalesPlay): void {
  const { state } = play
  const seat = (state.turn.seat + 1) % state.seats,
    number = state.turn.number + 1
  state.turn = { seat, number, phase: 'draw', plays: 0 }
  emit(play, { kind: 'turn', seat, number })
}

export const turnSteps = [turn, endOfTurn]
