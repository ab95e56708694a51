/** What may leave a match: `open` is for everybody, `own` for one seat. */
import type { Answer, Json, ChoiceSpec, Seat } from './choiceSpec'
import type { Outcome, StackFrame } from './state'

/** What one seat sees; a spectator's `own` is null. */
export interface View<O = Json, W = Json> {
  readonly open: OpenView<O>
  readonly own: OwnView<W> | null
}

/** What everybody sees. */
export interface OpenView<O = Json> {
  /** The stack of steps; the last one is on top. */
  readonly steps: readonly StackFrame[]
  /** Which seat is being asked what. A sealed ask names all its seats until all have answered. */
  readonly asking: readonly { readonly seat: Seat; readonly key: string }[]
  readonly outcome: Outcome | null
  readonly table: O
}

/** What only one seat sees. */
export interface OwnView<W = Json> {
  readonly seat: Seat
  readonly asks: readonly SeatAsk[]
  /** What this seat is being shown, while its `seen` ask is open. */
  readonly seen: readonly Json[]
  /** This seat's sealed answer while others have yet to answer. */
  readonly sealed: { readonly answer: Answer } | null
  /** The game's own part, from `Game.own`. */
  readonly private: W
}

/** An ask as its seat gets it. */
export interface SeatAsk {
  readonly id: string
  readonly key: string
  readonly pick: ChoiceSpec
  readonly params?: { readonly [name: string]: Json }
}

/** Key of the ask by which a seat closes what it is being shown. */
export const SEEN = 'seen'
