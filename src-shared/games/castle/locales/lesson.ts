/** What the teacher of Castle of the Devil says, by language. */
import { byLanguage } from '../../../locales/byLanguage'
import type { Translation } from '../../../locales/translation'
import type { lessonTexts as English } from './en/lesson'

export type CastleText = keyof typeof English

export const castleLessonTexts = byLanguage(
  import.meta.glob<Translation<typeof English>>('./*/lesson.ts', { eager: true, import: 'lessonTexts' }),
)
