/** What the page and the worker that plays matches say to each other. */
import type { BalanceRow } from '../../src-shared/balance/simulate'
import type { Json } from '../../src-shared/kernel/choiceSpec'

export interface BalanceRequest {
  readonly game: string
  readonly deck: Json
  /** How many matches. */
  readonly matches: number
}

export type BalanceReply =
  | {
      readonly done: number
      readonly seats: number
      readonly rows: readonly BalanceRow[]
    }
  | { readonly failed: true }
