/** Why a bot of Mascarade did what it did, by language. */
import { byLanguage } from '../../../locales/byLanguage'
import type { Translation } from '../../../locales/translation'
import type { coachTexts as English } from './en/coach'

export const mascaradeCoachTexts = byLanguage(
  import.meta.glob<Translation<typeof English>>('./*/coach.ts', { eager: true, import: 'coachTexts' }),
)
