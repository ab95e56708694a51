/** Names and texts of a deck of one's own, in any of our languages. */
import * as v from 'valibot'

export const DECK_LANGUAGES = ['en', 'ru', 'it'] as const

/** What one thing is called; a reader whose language is missing sees the first there is. */
export interface Titles {
  readonly en?: string | undefined
  readonly ru?: string | undefined
  readonly it?: string | undefined
}

/** C0, C1, DEL and what turns or hides text: never part of a name. */
// eslint-disable-next-line no-control-regex
const UNSEEN = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/

/** @param longest in UTF-16 units */
export const titlesSchema = (longest: number) => {
  const text = v.optional(
    v.pipe(
      v.string(),
      v.minLength(1),
      v.maxLength(longest),
      v.check(given => !UNSEEN.test(given), 'unseen'),
    ),
  )
  return v.strictObject({ en: text, ru: text, it: text })
}
