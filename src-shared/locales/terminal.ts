/** What the host and the commands say in a terminal. */
import { byLanguage } from './byLanguage'
import type { terminalMessages as English } from './en/terminal'
import { LANGUAGE_IDS, type Language } from './languages'
import type { Translation } from './translation'

export type TerminalKey = keyof typeof English

export const terminalMessages = byLanguage(
  import.meta.glob<Translation<typeof English>>('./*/terminal.ts', { eager: true, import: 'terminalMessages' }),
)

/** A sentence for the terminal. Control characters in its parameters are dropped; {languages} are ours. */
export function terminalMessage(
  language: Language,
  key: TerminalKey,
  params: { readonly [name: string]: string | number } = {},
): string {
  // eslint-disable-next-line no-control-regex
  const plain = (value: string | number): string => String(value).replace(/[\u0000-\u001f\u007f-\u009f]/g, '')
  const known: typeof params = { languages: LANGUAGE_IDS.join(', '), ...params }
  return terminalMessages[language][key].replace(/\{(\w+)\}/g, (_, name: string) => plain(known[name] ?? ''))
}
