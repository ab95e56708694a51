/** The interface's words, by language, and what a language needs besides words. */
import { en, type InterfaceWords } from './en'
import { it } from './it'
import { ru } from './ru'

export type { InterfaceWords, WordsLike } from './en'

export const LANGUAGES = [
  { id: 'en', name: 'English' },
  { id: 'ru', name: 'Русский' },
  { id: 'it', name: 'Italiano' },
] as const

export type Language = (typeof LANGUAGES)[number]['id']

export const isLanguage = (id: string | null): id is Language => LANGUAGES.some(language => language.id === id)

export const interfaceWords: { readonly [language in Language]: InterfaceWords } = { en, ru, it }

/** The first language of a person's list that we speak ("ru-RU" is Russian); English when there is none. */
export function languageFor(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const id = tag.toLowerCase().split('-')[0] ?? null
    if (isLanguage(id)) return id
  }
  return 'en'
}

/**
 * Which of the forms of a text belongs to a number. Two forms: one and many. Russian has three: 1, 21 – 2, 3, 4, 22 –
 * 0, 5, 11, 12.
 */
export function pluralForm(language: Language, n: number, forms: number): number {
  const count = Math.abs(Math.trunc(n))
  if (language !== 'ru' || forms < RUSSIAN_FORMS) return count === 1 ? 0 : forms - 1
  const ones = count % 10,
    teens = count % 100
  if (ones === 1 && teens !== 11) return 0
  return ones >= 2 && ones <= 4 && (teens < 12 || teens > 14) ? 1 : 2
}

const RUSSIAN_FORMS = 3
