/** Searches the pages of the rules, ignoring case and accents, in any language. */

export interface RulePage {
  readonly id: string
  readonly title: string
  readonly text: string
}

/** A part of a text, and whether it matches the search. */
export interface TextPart {
  readonly text: string
  readonly hit: boolean
}

/** A text for comparison: lower case without accents ("ё" is "е", "È" is "e"), with every character in its place. */
export const fold = (text: string): string =>
  Array.from({ length: text.length }, (_, i) => text.charAt(i).normalize('NFD').charAt(0).toLowerCase().charAt(0)).join(
    '',
  )

/** The words of a query; single letters would match everything and are ignored. */
const wordsOf = (query: string): readonly string[] =>
  fold(query)
    .split(/\s+/)
    .filter(word => word.length > 1)

/** @returns the pages with every word, those with all words in the title first; all pages when there is no word */
export function searchPages(pages: readonly RulePage[], query: string): readonly RulePage[] {
  const words = wordsOf(query)
  const has = (text: string): boolean => {
    const all = fold(text)
    return words.every(word => all.includes(word))
  }
  const fitting = pages.filter(({ title, text }) => has(`${title}\n${text}`))
  return words.length === 0
    ? fitting
    : [...fitting.filter(({ title }) => has(title)), ...fitting.filter(({ title }) => !has(title))]
}

/** @returns the text in parts, with the matches as parts of their own */
export function splitHits(text: string, query: string): readonly TextPart[] {
  const all = fold(text),
    words = wordsOf(query),
    hits = new Array<boolean>(text.length).fill(false)
  for (const word of words)
    for (let at = all.indexOf(word); at >= 0; at = all.indexOf(word, at + 1)) hits.fill(true, at, at + word.length)
  const parts: TextPart[] = []
  for (let from = 0, to = 0; from < text.length; from = to) {
    while (to < text.length && hits[to] === hits[from]) to++
    parts.push({ text: text.slice(from, to), hit: hits[from] ?? false })
  }
  return parts
}
