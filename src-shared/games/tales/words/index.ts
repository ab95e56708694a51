/** All that Dark Tales says, by language. Each client tells keys and parameters in its own. */
import { en } from './en'
import { it } from './it'
import { ru } from './ru'

/** A table of words with the keys of another: every leaf is a text. */
export type Words<T> = { readonly [K in keyof T]: T[K] extends string ? string : Words<T[K]> }

/** The English table leads: a key that another language lacks is a type error. */
export type TalesWords = Words<typeof en>

export const talesWords: { readonly en: TalesWords; readonly ru: TalesWords; readonly it: TalesWords } = { en, ru, it }
