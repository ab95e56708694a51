/** Names and texts of a deck of one's own, in any of our languages. */
import * as v from 'valibot'
import { hasInvisible } from '../text/plainText'
import { forEachLanguage } from '../locales/byLanguage'
import { LANGUAGE_IDS, type Language } from '../locales/languages'

/** What one thing is called; a reader whose language is missing sees the first there is. */
export type LocalizedTitle = { readonly [language in Language]?: string | undefined }

/** The title in a language, else the first there is. */
export const titleIn = (titles: LocalizedTitle, language: Language): string | undefined =>
  [language, ...LANGUAGE_IDS].map(id => titles[id]).find(title => title !== undefined)

export const isUntitled = (titles: LocalizedTitle): boolean => Object.values(titles).every(title => title === undefined)

/** @param longest in UTF-16 units */
export const localizedTitleSchema = (longest: number) => {
  const text = v.optional(
    v.pipe(
      v.string(),
      v.minLength(1),
      v.maxLength(longest),
      v.check(given => !hasInvisible(given), 'unseen'),
    ),
  )
  return v.strictObject(forEachLanguage(() => text))
}
