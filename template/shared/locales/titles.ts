/** What Smugglers is called in the lobby, by language. */
import { byLanguage } from '../../../src-shared/locales/byLanguage'
import type { Translation } from '../../../src-shared/locales/translation'
import type { title as English } from './en/title'

export const titles = byLanguage(
  import.meta.glob<Translation<typeof English>>('./*/title.ts', { eager: true, import: 'title' }),
)
