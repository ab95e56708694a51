/** Words on the page: vue-i18n with our three tables. Messages are interpreted, never compiled to code (CSP). */
import { computed, inject, type App, type ComputedRef, type InjectionKey } from 'vue'
import { createI18n } from 'vue-i18n'
import { interfaceWords, isLanguage, languageFor, LANGUAGES, pluralForm, type Language } from '../src-shared/lang'
import { castleWords } from '../src-shared/games/castle/words'
import { mascaradeWords } from '../src-shared/games/mascarade/words'
import { overlordWords } from '../src-shared/games/overlord/words'
import { talesWords } from '../src-shared/games/tales/words'
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
}

const WORDS: InjectionKey<Words> = Symbol('words')

const tableOf = (language: Language) => ({ ...interfaceWords[language], games: { mascarade: mascaradeWords[language], castle: castleWords[language], tales: talesWords[language], overlord: overlordWords[language] } })

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
  const { t, te, locale } = i18n.global
  const language = computed(() => isLanguage(locale.value) ? locale.value : 'en')
  return {
    language,
    say: (key, params = {}) => typeof params.n === 'number' ? t(key, params, params.n) : t(key, params),
    has: key => te(key),
    speak: next => { locale.value = next },
  }
}

/** The page's words: in the language chosen before, or the system's. The page's `lang` follows. */
export function wordsOfPage(): { words: Words; install: (app: App) => void } {
  const kept = recall('language')
  const words = makeWords(isLanguage(kept) ? kept : languageFor(systemLanguages()))
  const say = (language: Language): void => { document.documentElement.lang = language }
  say(words.language.value)
  const page: Words = {
    ...words,
    speak: language => {
      words.speak(language)
      remember('language', language)
      say(language)
    },
  }
  return { words: page, install: app => { app.provide(WORDS, page) } }
}

export function useWords(): Words {
  const words = inject(WORDS)
  if (!words) throw new Error('no words were given to this page')
  return words
}
