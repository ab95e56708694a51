/** Words on the page: vue-i18n with our three tables. Messages are interpreted, never compiled to code (CSP). */
import { computed, inject, type App, type ComputedRef, type InjectionKey } from 'vue'
import { createI18n } from 'vue-i18n'
import { interfaceWords, isLanguage, languageFor, LANGUAGES, pluralForm, type Language } from '../src-shared/lang'
import { titles as castle } from '../src-shared/games/castle/words/titles'
import { titles as mascarade } from '../src-shared/games/mascarade/words/titles'
import { titles as overlord } from '../src-shared/games/overlord/words/titles'
import { titles as tales } from '../src-shared/games/tales/words/titles'
import { recall, remember, systemLanguages } from './platform'

/** What words may speak of. `n` chooses the plural form. */
export type WordParams = { readonly [name: string]: string | number }

/** Says a text of the tables in the language of now. An unknown key is said as itself. */
export type Say = (key: string, params?: WordParams) => string

export interface Words {
  readonly say: Say
  readonly has: (key: string) => boolean
  readonly language: ComputedRef<Language>
  readonly speak: (language: Language) => void
  /** Takes in all that a game says: its words come with its face. */
  readonly learn: (game: string, words: GameWords) => void
  /** Takes in words of a part of the page that comes later, under their own names. */
  readonly learnPart: (words: GameWords) => void
}

/** All that a game says, by language. */
export type GameWords = { readonly [language in Language]: object }

/** What the lobby needs of every game. */
const TITLES: { readonly [game: string]: GameWords } = { mascarade, castle, tales, overlord }

const WORDS: InjectionKey<Words> = Symbol('words')

const gamesOf = (games: { readonly [game: string]: GameWords }, language: Language) =>
  Object.fromEntries(Object.entries(games).map(([game, words]) => [game, words[language]]))
const tableOf = (language: Language) => ({ ...interfaceWords[language], games: gamesOf(TITLES, language) })

/** Words in a language, without any page: for the page and for tests. */
export function makeWords(first: Language): Words {
  const ids = LANGUAGES.map(language => language.id)
  const i18n = createI18n({
    legacy: false,
    locale: first as string,
    fallbackLocale: 'en',
    missingWarn: false,
    fallbackWarn: false,
    warnHtmlMessage: false,
    messages: Object.fromEntries(ids.map(id => [id, tableOf(id)])),
    pluralRules: Object.fromEntries(ids.map(id => [id, (n: number, forms: number) => pluralForm(id, n, forms)])),
  })
  const { t, te, locale, mergeLocaleMessage } = i18n.global
  const language = computed(() => (isLanguage(locale.value) ? locale.value : 'en'))
  return {
    language,
    say: (key, params = {}) => (typeof params.n === 'number' ? t(key, params, params.n) : t(key, params)),
    has: key => te(key),
    speak: next => {
      locale.value = next
    },
    learn: (game, words) => {
      for (const id of ids) mergeLocaleMessage(id, { games: gamesOf({ [game]: words }, id) })
    },
    learnPart: words => {
      for (const id of ids) mergeLocaleMessage(id, words[id])
    },
  }
}

/** The page's words: in the language chosen before, or the system's. The page's `lang` follows. */
export function wordsOfPage(): { words: Words; install: (app: App) => void } {
  const kept = recall('language')
  const words = makeWords(isLanguage(kept) ? kept : languageFor(systemLanguages()))
  const say = (language: Language): void => {
    document.documentElement.lang = language
  }
  say(words.language.value)
  const page: Words = {
    ...words,
    speak: language => {
      words.speak(language)
      remember('language', language)
      say(language)
    },
  }
  return {
    words: page,
    install: app => {
      app.provide(WORDS, page)
    },
  }
}

export function useWords(): Words {
  const words = inject(WORDS)
  if (!words) throw new Error('no words were given to this page')
  return words
}
