/** Texts of the page: vue-i18n with a table per language. Messages are interpreted, never compiled to code (CSP). */
import { computed, inject, watch, type App, type InjectionKey, type Ref } from 'vue'
import { createI18n } from 'vue-i18n'
import { forEachLanguage } from '../src-shared/locales/byLanguage'
import { pluralForm } from '../src-shared/locales/grammar'
import { isLanguage, LANGUAGE_IDS, languageFor, type Language } from '../src-shared/locales/languages'
import { appMessages } from '../src-shared/locales/messages'
import { PAGE_GAMES } from './games'
import { PSEUDO, type GameMessages, type I18n } from './i18nTypes'
import { recall, remember, systemLanguages } from './platform'

const I18N: InjectionKey<I18n> = Symbol('i18n')

const titlesIn = (language: Language) => Object.fromEntries(PAGE_GAMES.map(({ id, titles }) => [id, titles[language]]))

/** The texts in a language, without a page around them: for the page and for tests. @returns also the current tag */
export function createI18nForPage(first: Language): I18n & { readonly locale: Ref<string> } {
  const i18n = createI18n({
    legacy: false,
    locale: first as string,
    fallbackLocale: 'en',
    missingWarn: false,
    fallbackWarn: false,
    warnHtmlMessage: false,
    messages: Object.fromEntries(LANGUAGE_IDS.map(id => [id, { ...appMessages[id], games: titlesIn(id) }])),
    pluralRules: Object.fromEntries(
      LANGUAGE_IDS.map(id => [id, (n: number, forms: number) => pluralForm(id, n, forms)]),
    ),
  })
  const { t, te, locale, getLocaleMessage, mergeLocaleMessage, setLocaleMessage } = i18n.global
  const language = computed(() => (isLanguage(locale.value) ? locale.value : 'en'))
  let pseudoTable: ((english: object) => object) | null = null

  const updatePseudo = (): void => {
    if (pseudoTable) setLocaleMessage(PSEUDO, pseudoTable(getLocaleMessage('en')))
  }
  const addMessages = (messages: GameMessages): void => {
    for (const id of LANGUAGE_IDS) mergeLocaleMessage(id, messages[id])
    updatePseudo()
  }
  return {
    locale,
    language,
    t: (key, params = {}) => (typeof params.n === 'number' ? t(key, params, params.n) : t(key, params)),
    has: key => te(key),
    setLanguage: async next => {
      if (next === PSEUDO && !pseudoTable) {
        ;({ pseudoTable } = await import('../src-shared/locales/pseudo'))
        updatePseudo()
      }
      locale.value = next
    },
    addGameMessages: (game, messages) => {
      addMessages(forEachLanguage(id => ({ games: { [game]: messages[id] } })))
    },
    addMessages,
  }
}

/** The page's texts: in the language chosen before, or the system's. The page's `lang` follows. */
export function pageI18n(): { i18n: I18n; install: (app: App) => void } {
  const chosen = recall('language')
  const i18n = createI18nForPage(isLanguage(chosen) ? chosen : languageFor(systemLanguages()))
  watch(
    i18n.locale,
    tag => {
      document.documentElement.lang = tag
    },
    { immediate: true, flush: 'sync' },
  )
  if (chosen === PSEUDO) i18n.setLanguage(PSEUDO)
  const page: I18n = {
    ...i18n,
    setLanguage: language => {
      i18n.setLanguage(language)
      remember('language', language)
    },
  }
  return {
    i18n: page,
    install: app => {
      app.provide(I18N, page)
    },
  }
}

export function useI18n(): I18n {
  const i18n = inject(I18N)
  if (!i18n) throw new Error('this page has no texts')
  return i18n
}
