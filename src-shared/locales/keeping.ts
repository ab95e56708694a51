/** What the page says of the computers that keep a table, by language. Loaded when a table has such computers. */
import { byLanguage } from './byLanguage'
import type { keepingMessages as English } from './en/keeping'
import type { Translation } from './translation'

export const keepingMessages = byLanguage(
  import.meta.glob<Translation<typeof English>>('./*/keeping.ts', { eager: true, import: 'keepingMessages' }),
)
