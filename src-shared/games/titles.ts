/** What the games are called, by language, for programs that need no other text of theirs. */
import type { Language } from '../locales/languages'

const names = import.meta.glob('./*/locales/*/title.ts', { eager: true, import: 'title' }) as {
  readonly [path: string]: { readonly name: string } | undefined
}

/** A game's name; its id if this version does not know the game. */
export const gameTitle = (id: string, language: Language): string =>
  names[`./${id}/locales/${language}/title.ts`]?.name ?? id
