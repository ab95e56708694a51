/** What leaves the host: `open` for everybody, `own` for one seat. Both are built field by field. */
import type { Seat } from '../../../src-shared/kernel'
import { inOrder, ROUNDS, type Cargo } from './cargo'
import type { SmugglersState } from './state'

export interface SmugglersOpen {
  readonly round: number
  readonly rounds: number
  /** How many cards nobody was dealt. */
  readonly stock: number
  readonly players: readonly {
    /** How many cards. */
    readonly hand: number
    readonly coins: number
    /** What the crate is said to be; null while there is none. */
    readonly claim: Cargo | null
    /** What is in it, once it was searched. */
    readonly found: Cargo | null
  }[]
}

export interface SmugglersOwn {
  readonly hand: readonly Cargo[]
  /** What is in the own crate. */
  readonly crate: Cargo | null
}

export const open = ({ round, stock, hands, coins, crates }: SmugglersState): SmugglersOpen => ({
  round,
  rounds: ROUNDS,
  stock: stock.length,
  players: hands.map((hand, seat) => {
    const crate = crates[seat]
    return {
      hand: hand.length,
      coins: coins[seat] ?? 0,
      claim: crate?.claim ?? null,
      found: crate?.isOpen ? crate.cargo : null,
    }
  }),
})

export const own = ({ hands, crates }: SmugglersState, seat: Seat): SmugglersOwn => ({
  hand: inOrder(hands[seat] ?? []),
  crate: crates[seat]?.cargo ?? null,
})
