/** What the host and the commands say in a terminal. */
import { spacedText } from '../text/plainText'
import { byLanguage } from './byLanguage'
import type { terminalMessages as English } from './en/terminal'
import { LANGUAGE_IDS, type Language } from './languages'
import type { Translation } from './translation'

export type TerminalKey = keyof typeof English

export const terminalMessages = byLanguage(
  import.meta.glob<Translation<typeof English>>('./*/terminal.ts', { eager: true, import: 'terminalMessages' }),
)

/** A sentence for the terminal. Each parameter stays in its line, without control characters; {languages} are ours. */
export function terminalMessage(
  language: Language,
  key: TerminalKey,
  params: { readonly [name: string]: string | number } = {},
): string {
  const known: typeof params = { languages: LANGUAGE_IDS.join(', '), ...params }
  return terminalMessages[language][key].replace(/\{(\w+)\}/g, (_, name: string) =>
    spacedText(String(known[name] ?? '')),
  )
}
