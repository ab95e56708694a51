/** What the teacher of Mascarade says, by language. */
import { byLanguage } from '../../../locales/byLanguage'
import type { Translation } from '../../../locales/translation'
import type { lessonTexts as English } from './en/lesson'

export type MascaradeText = keyof typeof English

export const mascaradeLessonTexts = byLanguage(
  import.meta.glob<Translation<typeof English>>('./*/lesson.ts', { eager: true, import: 'lessonTexts' }),
)
