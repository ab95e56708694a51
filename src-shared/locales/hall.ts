/** What the page says in a hall, by language. Loaded when a host turns out to have one. */
import { byLanguage } from './byLanguage'
import type { hallMessages as English } from './en/hall'
import type { Translation } from './translation'

export const hallMessages = byLanguage(
  import.meta.glob<Translation<typeof English>>('./*/hall.ts', { eager: true, import: 'hallMessages' }),
)
