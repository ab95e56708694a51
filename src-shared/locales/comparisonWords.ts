/** Words that two people read aloud to compare a connection, whatever languages they speak. */
import { WORD_BITS } from '../lan/shortAuthString'
import { byLanguage, forEachLanguage, type ByLanguage } from './byLanguage'
import type { Language } from './languages'

const texts = byLanguage(import.meta.glob<string>('./*/comparisonWords.ts', { eager: true, import: 'comparisonWords' }))
const lists: ByLanguage<readonly string[]> = forEachLanguage(id => texts[id].trim().split(/\s+/))

/** The words of a connection in somebody's language. @param indices as both of its ends have them */
export const comparisonWords = (language: Language, indices: readonly number[]): string[] =>
  indices.map(index => lists[language][index % 2 ** WORD_BITS] ?? '')

/** All words of a language, in their order. */
export const allComparisonWords = (language: Language): readonly string[] => lists[language]
