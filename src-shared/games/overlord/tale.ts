/** A turn, and the tale that is told in it. */
import type { Seat } from '../../kernel'
import { takeHint, tell } from './hands'
import type { OverlordPlay, OverlordState, Pressure, Stage, TaleLine, Turn } from './state'

/** @throws when nobody speaks. */
export function turnOf(state: OverlordState): Turn {
  if (!state.turn) throw new Error('nobody speaks')
  return state.turn
}

/** Somebody is under pressure: a new turn, which ends what the turns before had to do with each other. @param said what the Overlord has said to him */
export function startTurn(state: OverlordState, speaker: Seat, pressure: Pressure, stage: Stage, said = ''): void {
  state.turns++
  state.barred = []
  state.volley = null
  state.turn = {
    number: state.turns,
    speaker,
    pressure,
    played: 0,
    said,
    quiet: [],
    patience: 'running',
    halted: [],
    stage,
  }
}

export type NewLine = Pick<TaleLine, 'seat' | 'hint' | 'symbol' | 'line' | 'how' | 'action'>

/** A hint is played from a hand, with its line. It is told, and stands in the ribbon and in the tale. */
export function playHint(play: OverlordPlay, { seat, hint, symbol, line, how, action }: NewLine): void {
  const { state } = play
  const turn = turnOf(state)
  const told: TaleLine = {
    turn: turn.number,
    seat,
    hint,
    symbol,
    line,
    how,
    action,
    pressure: turn.pressure,
    said: turn.said,
  }
  takeHint(state, seat, hint)
  turn.said = ''
  state.ribbon = [...state.ribbon, told]
  // Classic reshuffles: of a tale longer than the deck the beginning goes.
  state.tale = [...state.tale, told].slice(-state.fixed.hints.length)
  tell(play, { kind: 'hint', told })
}
