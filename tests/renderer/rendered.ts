/** Draws a part of the page as text, where there is no document. */
import { createSSRApp, type Component } from 'vue'
import { renderToString } from 'vue/server-renderer'
import { createPinia, setActivePinia, type Pinia } from 'pinia'
import { vi } from 'vitest'
import { pageI18n } from '../../src-renderer/i18n'
import { keepingMessages } from '../../src-shared/locales/keeping'
import { GAME_MESSAGES } from '../locales/gameMessages'

let pinia: Pinia | null = null

/** Stores of a test's own: it begins with them. */
export function freshStores(): void {
  pinia = createPinia()
  setActivePinia(pinia)
}

/** @returns the page's HTML in English, with the tests' names of its parts */
export async function rendered(part: Component, props: object = {}): Promise<string> {
  vi.stubGlobal('document', {
    hidden: false,
    activeElement: null,
    querySelector: () => null,
    documentElement: { lang: '', style: { setProperty: () => undefined, removeProperty: () => undefined } },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = (): void => undefined
      disconnect = (): void => undefined
    },
  )
  const app = createSSRApp(part, { ...props })
  if (!pinia) throw new Error('a test begins with stores of its own')
  app.use(pinia)
  const { i18n, install } = pageI18n()
  i18n.addMessages(keepingMessages)
  for (const [game, messages] of Object.entries(GAME_MESSAGES)) i18n.addGameMessages(game, messages)
  install(app)
  return renderToString(app)
}

/** The text of a page: its tags left out, and each space once. */
export const textOf = (html: string): string =>
  html
    .replace(/<!--.*?-->|<[^>]*>/g, ' ')
    .replace(/&#39;/g, '’')
    .replace(/\s+/g, ' ')
    .trim()

/** The names (`data-test`) of what is on a page, in order. */
export const partsOf = (html: string): string[] =>
  [...html.matchAll(/data-test="([^"]*)"/g)].map(([, name = '']) => name)
