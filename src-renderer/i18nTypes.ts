/** How the page asks for texts. Apart from i18n.ts, which knows all games' titles, so that games can use it. */
import type { ComputedRef } from 'vue'
import type { ByLanguage } from '../src-shared/locales/byLanguage'
import type { Language } from '../src-shared/locales/languages'

/** Values for the placeholders of a text. `n` chooses the plural form. */
export type MessageParams = { readonly [name: string]: string | number }

/** The text of a key in the current language; an unknown key gives itself. */
export type Translate = (key: string, params?: MessageParams) => string

export interface I18n {
  readonly t: Translate
  readonly has: (key: string) => boolean
  readonly language: ComputedRef<Language>
  readonly setLanguage: (language: PageLanguage) => void
  /** Adds the messages of a game, which are loaded with its board. */
  readonly addGameMessages: (game: string, words: GameMessages) => void
  /** Adds the messages of a part of the page that is loaded later. */
  readonly addMessages: (words: GameMessages) => void
}

/** Messages by language. */
export type GameMessages = ByLanguage<object>

/** A test language, made from the English tables by src-shared/locales/pseudo.ts. It is in no menu. */
export const PSEUDO = 'en-XA'
export type PageLanguage = Language | typeof PSEUDO
