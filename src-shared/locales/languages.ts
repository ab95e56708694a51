/** The languages of Undertable: one line each. Everything else about a language is in its folders. */
export const LANGUAGES = [
  { id: 'en', name: 'English' },
  { id: 'ru', name: 'Русский' },
  { id: 'it', name: 'Italiano' },
] as const

export type Language = (typeof LANGUAGES)[number]['id']

export const LANGUAGE_IDS: readonly Language[] = LANGUAGES.map(({ id }) => id)

export const isLanguage = (id: string | null | undefined): id is Language => LANGUAGES.some(one => one.id === id)

/**
 * The first of a person's languages that we have; English when there is none.
 * @param wanted tags of browsers and of terminals: "ru-RU", "ru_RU.UTF-8"
 */
export function languageFor(wanted: readonly (string | undefined)[]): Language {
  for (const tag of wanted) {
    const [id] = (tag ?? '').toLowerCase().split(/[-_.]/)
    if (isLanguage(id)) return id
  }
  return 'en'
}
