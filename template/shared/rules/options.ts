/** The options of a table. */
import type { OptionSpec } from '../../../src-shared/kernel'

export const OPTION_SPECS: readonly OptionSpec[] = [
  { key: 'fine', kind: 'number', min: 1, max: 3, step: 1, default: 2 },
]
