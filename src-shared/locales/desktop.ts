/** What the page says in the desktop app only, by language. */
import { byLanguage } from './byLanguage'
import type { desktopMessages as English } from './en/desktop'
import type { Translation } from './translation'

export const desktopMessages = byLanguage(
  import.meta.glob<Translation<typeof English>>('./*/desktop.ts', { eager: true, import: 'desktopMessages' }),
)
