/** All that the page says at every table, by language. */
import { byLanguage } from './byLanguage'
import type { messages as English } from './en/messages'
import type { Translation } from './translation'

export type AppMessages = Translation<typeof English>

export const appMessages = byLanguage(
  import.meta.glob<AppMessages>('./*/messages.ts', { eager: true, import: 'messages' }),
)
