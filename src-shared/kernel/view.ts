/** What may leave a match. `open` knows no seat; `own` is for one. A spectator's view is the first alone. */
import type { Answer, Json, Pick, Seat } from './pick'
import type { Frame } from './step'
import type { Outcome } from './game'

export interface View<O = Json, W = Json> {
  readonly open: OpenView<O>
  readonly own: OwnView<W> | null
}

export interface OpenView<O = Json> {
  /** Where we are in the rulebook; the last one is on top. */
  readonly steps: readonly Frame[]
  /** Who is being asked what. A sealed ask names all its seats until all have answered. */
  readonly asking: readonly { readonly seat: Seat; readonly key: string }[]
  readonly outcome: Outcome | null
  readonly table: O
}

export interface OwnView<W = Json> {
  readonly seat: Seat
  readonly asks: readonly SeatAsk[]
  /** What this seat is being shown, while its `seen` ask is open. */
  readonly seen: readonly Json[]
  /** This seat's own sealed answer, while the others' are awaited. */
  readonly sealed: { readonly answer: Answer } | null
  readonly hand: W
}

/** An ask as its seat receives it. */
export interface SeatAsk {
  readonly id: string
  readonly key: string
  readonly pick: Pick
  readonly params?: { readonly [name: string]: Json }
}

/** The key of the ask that closes what is being shown. */
export const SEEN = 'seen'
