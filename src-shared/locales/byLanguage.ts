/** Tables with one value per language, mostly joined from the files of one area that `import.meta.glob` found. */
import { LANGUAGE_IDS, type Language } from './languages'

export type ByLanguage<T> = { readonly [language in Language]: T }

export const forEachLanguage = <T>(valueFor: (language: Language) => T): ByLanguage<T> =>
  Object.fromEntries(LANGUAGE_IDS.map(id => [id, valueFor(id)])) as ByLanguage<T>

/**
 * @param files the values of one area by path ("./ru/title.ts"), as an eager `import.meta.glob` returns them
 * @throws when a language of languages.ts has no such file
 */
export function byLanguage<T>(files: { readonly [path: string]: T }): ByLanguage<T> {
  const paths = Object.keys(files)
  return forEachLanguage(id => {
    const path = paths.find(one => one.startsWith(`./${id}/`))
    const value = path === undefined ? undefined : files[path]
    if (value === undefined) throw new Error(`language "${id}" has no file beside ${paths[0] ?? 'any other'}`)
    return value
  })
}
