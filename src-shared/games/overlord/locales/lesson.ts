/** What the teacher of "Aye, Dark Overlord!" says, by language. */
import { byLanguage } from '../../../locales/byLanguage'
import type { Translation } from '../../../locales/translation'
import type { lessonTexts as English } from './en/lesson'

export type OverlordText = keyof typeof English

export const overlordLessonTexts = byLanguage(
  import.meta.glob<Translation<typeof English>>('./*/lesson.ts', { eager: true, import: 'lessonTexts' }),
)
