/** The options of a table: one entry each. */
import { optionsFrom, type OptionTable } from '../../../src-shared/kernel'

export const OPTIONS = {
  /** Coins that a liar pays. */
  fine: { kind: 'number', min: 1, max: 3, step: 1, default: 2 },
} as const satisfies OptionTable

export const { OPTION_SPECS, readOptions } = optionsFrom(OPTIONS)
