/** The 37 action cards. The printed split of kinds, symbols and skulls could not be found: this one is ours. */
import type { HintSymbol } from './hints'

/** `both` is one of the two at each use. */
export type ActionKind = 'pass' | 'freeze' | 'both'

export interface HouseAction {
  readonly id: string
  readonly kind: ActionKind
  readonly symbol: HintSymbol
  /** A skull dooms a begging servant (`classic`) and means no mercy (`formal`). */
  readonly skull: boolean
}

/** Copies of a card, the first `skulls` of them with a skull. */
const copies = (kind: ActionKind, symbol: HintSymbol, count: number, skulls: number): readonly HouseAction[] =>
  Array.from({ length: count }, (_, at) => ({ id: `${kind}-${symbol}-${at + 1}`, kind, symbol, skull: at < skulls }))

/** A third of each kind has a skull, and every symbol has some with one and some without. */
export const HOUSE_ACTIONS: readonly HouseAction[] = [
  ...copies('pass', 'character', 3, 1),
  ...copies('pass', 'item', 3, 1),
  ...copies('pass', 'place', 3, 1),
  ...copies('pass', 'monster', 3, 1),
  ...copies('pass', 'event', 3, 1),
  ...copies('freeze', 'character', 2, 1),
  ...copies('freeze', 'item', 2, 0),
  ...copies('freeze', 'place', 2, 0),
  ...copies('freeze', 'monster', 2, 1),
  ...copies('freeze', 'event', 2, 1),
  ...copies('both', 'character', 2, 0),
  ...copies('both', 'item', 2, 1),
  ...copies('both', 'place', 2, 1),
  ...copies('both', 'monster', 2, 1),
  ...copies('both', 'event', 2, 0),
  ...copies('both', 'joker', 2, 1),
]
