/** What the teacher of Dark Tales says, by language. */
import { byLanguage } from '../../../locales/byLanguage'
import type { Translation } from '../../../locales/translation'
import type { lessonTexts as English } from './en/lesson'

export type TalesText = keyof typeof English

export const talesLessonTexts = byLanguage(
  import.meta.glob<Translation<typeof English>>('./*/lesson.ts', { eager: true, import: 'lessonTexts' }),
)
