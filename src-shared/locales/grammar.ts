/** What a language needs besides texts: plural forms and quotes. */
import { byLanguage } from './byLanguage'
import type { Language } from './languages'

export interface Grammar {
  readonly plural: {
    /** How many forms a counted text has: `{n} coin | {n} coins` has two. */
    readonly forms: number
    /** The form for a whole number from 0 up, counted from 0. */
    formFor(n: number): number
  }
  /** Quotes within quotes. */
  readonly innerQuotes: readonly [open: string, close: string]
}

const grammars = byLanguage(import.meta.glob<Grammar>('./*/grammar.ts', { eager: true, import: 'grammar' }))

export const grammarOf = (language: Language): Grammar => grammars[language]

/** The form of a text that belongs to a number. @param forms how many the text has */
export function pluralForm(language: Language, n: number, forms: number): number {
  const { plural } = grammars[language],
    count = Math.abs(Math.trunc(n))
  // A text with fewer forms than its language distinguishes one and many.
  return forms < plural.forms ? (count === 1 ? 0 : forms - 1) : plural.formFor(count)
}
