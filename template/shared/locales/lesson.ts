/** What the teacher of Smugglers says, by language. */
import { byLanguage } from '../../../src-shared/locales/byLanguage'
import type { Translation } from '../../../src-shared/locales/translation'
import type { lessonTexts as English } from './en/lesson'

export type SmugglersText = keyof typeof English

export const smugglersLessonTexts = byLanguage(
  import.meta.glob<Translation<typeof English>>('./*/lesson.ts', { eager: true, import: 'lessonTexts' }),
)
