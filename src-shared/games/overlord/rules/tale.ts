/** A turn, and the tale that is told in it. */
import type { Seat } from '../../../kernel'
import { takeHint, emit } from './hands'
import type {
  ClassicPressure,
  ClassicTurn,
  FormalPressure,
  FormalTurn,
  OverlordPlay,
  OverlordState,
  TaleLine,
  Turn,
} from './state'

/** @throws when nobody speaks. */
export function turnOf(state: OverlordState): Turn {
  if (!state.turn) throw new Error('nobody speaks')
  return state.turn
}

/** The turn by the classic rules. @throws when nobody speaks. */
export function classicTurn(state: OverlordState): ClassicTurn {
  const turn = turnOf(state)
  if (turn.stage !== 'telling') throw new Error('a turn of the formal rules')
  return turn
}

/** The turn by the formal rules. @throws when nobody speaks. */
export function formalTurn(state: OverlordState): FormalTurn {
  const turn = turnOf(state)
  if (turn.stage === 'telling') throw new Error('a turn of the classic rules')
  return turn
}

/**
 * Starts a turn of the classic rules: passes and looks before it no longer count.
 * @param said by the Overlord to the speaker
 */
export function startClassicTurn(state: OverlordState, speaker: Seat, pressure: ClassicPressure, said = ''): void {
  state.barred = []
  state.volley = null
  const number = ++state.turns
  state.turn = {
    number,
    speaker,
    pressure,
    played: 0,
    said,
    quiet: [],
    patience: 'running',
    halted: [],
    stage: 'telling',
  }
}

/** Starts a turn of the formal rules. @param said to the speaker, by who accuses or blames */
export function startFormalTurn(state: OverlordState, speaker: Seat, pressure: FormalPressure, said = ''): void {
  state.turn = { number: ++state.turns, speaker, pressure, played: 0, said, stage: 'answer' }
}

export type NewLine = Pick<TaleLine, 'seat' | 'hint' | 'symbol' | 'line' | 'how' | 'action'>

/** Plays a hint from a hand, with its line: it stands in the ribbon and in the tale. */
export function playHint(play: OverlordPlay, { seat, hint, symbol, line, how, action }: NewLine): void {
  const { state } = play
  const turn = turnOf(state)
  const taleLine: TaleLine = {
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
  state.ribbon = [...state.ribbon, taleLine]
  const tale = [...state.tale, taleLine]
  // Classic reshuffles: of a tale longer than the deck the beginning goes.
  state.tale = tale.length > state.fixed.hints.length ? tale.slice(1) : tale
  emit(play, { kind: 'hint', told: taleLine })
}
