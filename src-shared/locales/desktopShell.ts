/** What the desktop app's main process says: its menu, its dialogs, its notifications. */
import { plainParams } from '../text/params'
import { byLanguage } from './byLanguage'
import type { desktopShellMessages as English } from './en/desktopShell'
import type { Language } from './languages'
import type { Translation } from './translation'

export type ShellKey = keyof typeof English

export const desktopShellMessages = byLanguage(
  import.meta.glob<Translation<typeof English>>('./*/desktopShell.ts', {
    eager: true,
    import: 'desktopShellMessages',
  }),
)

/** A text of the desktop app. @param params what stands in its braces */
export const shellMessage = (
  language: Language,
  key: ShellKey,
  params: { readonly [name: string]: string } = {},
): string => {
  const plain = plainParams(params)
  return desktopShellMessages[language][key].replace(/\{(\w+)\}/g, (whole, name: string) => plain[name] ?? whole)
}
