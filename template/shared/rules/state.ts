/** The full state of a match, which is never sent, and its events, which everybody hears. */
import { stepsOf, type GameState, type Seat } from '../../../src-shared/kernel'
import type { Cargo } from './cargo'

/** A crate on a ship. What is in a shut one only its captain knows; what it is said to be, everybody does. */
export interface Crate {
  readonly cargo: Cargo
  readonly claim: Cargo
  readonly isOpen: boolean
}

export interface SmugglersState extends GameState {
  /** Coins that a liar pays, or somebody who searched in vain. */
  readonly fine: number
  round: number
  /** Zone: the hands, by seat. */
  hands: Cargo[][]
  /** Zone: cards that nobody was dealt. */
  stock: Cargo[]
  /** Zone: the crate on each ship; null before it is loaded. */
  crates: (Crate | null)[]
  coins: number[]
}

export type SmugglersEvent =
  | { readonly kind: 'round'; readonly n: number }
  | { readonly kind: 'claim'; readonly seat: Seat; readonly card: Cargo }
  | {
      readonly kind: 'caught' | 'honest'
      readonly seat: Seat
      readonly to: Seat
      readonly card: Cargo
      readonly n: number
    }
  | { readonly kind: 'sold'; readonly seat: Seat; readonly card: Cargo; readonly n: number }
  | { readonly kind: 'end'; readonly winners: readonly Seat[] }

export const step = stepsOf<SmugglersState, SmugglersEvent>()
