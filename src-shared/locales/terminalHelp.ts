/** The help of `undertable`, by language. */
import { byLanguage } from './byLanguage'
import type { terminalHelp as English } from './en/terminalHelp'
import type { Translation } from './translation'

export type TerminalHelp = Translation<typeof English>

export const terminalHelp = byLanguage(
  import.meta.glob<TerminalHelp>('./*/terminalHelp.ts', { eager: true, import: 'terminalHelp' }),
)
