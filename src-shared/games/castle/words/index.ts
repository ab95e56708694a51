/** All that Castle of the Devil says, by language. Each client tells keys and parameters in its own. */
import { en } from './en'
import { it } from './it'
import { ru } from './ru'

/** A table of words with the keys of another: every leaf is a text. */
export type Words<T> = { readonly [K in keyof T]: T[K] extends string ? string : Words<T[K]> }

/** The English table leads: a key that another language lacks is a type error. */
export type CastleWords = Words<typeof en>

export const castleWords: { readonly en: CastleWords; readonly ru: CastleWords; readonly it: CastleWords } = {
  en,
  ru,
  it,
}
