/** What Dark Tales is called in the lobby, by language, where no other text of it is needed yet. */
import { byLanguage } from '../../../locales/byLanguage'
import type { Translation } from '../../../locales/translation'
import type { title as English } from './en/title'

export const titles = byLanguage(
  import.meta.glob<Translation<typeof English>>('./*/title.ts', { eager: true, import: 'title' }),
)
