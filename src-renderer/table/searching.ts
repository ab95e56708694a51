/** Looking for words in pages of rules: without regard to capitals and accents, in whatever language they are read. */

export interface RulePage {
  readonly id: string
  readonly title: string
  readonly text: string
}

/** A part of a text, and whether it is what was looked for. */
export interface Piece {
  readonly text: string
  readonly hit: boolean
}

/** A text as it is compared: small letters without accents ("ё" is "е", "È" is "e"), each where it stood. */
export const plain = (text: string): string =>
  Array.from({ length: text.length }, (_, i) => text.charAt(i).normalize('NFD').charAt(0).toLowerCase().charAt(0)).join(
    '',
  )

/** The words of a question; fewer letters than two find everything, and count as none. */
const wordsOf = (query: string): readonly string[] =>
  plain(query)
    .split(/\s+/)
    .filter(word => word.length > 1)

/** @returns the pages in which every word stands, those first whose title has them all; all pages when there is no word */
export function found(pages: readonly RulePage[], query: string): readonly RulePage[] {
  const words = wordsOf(query)
  const has = (text: string): boolean => {
    const all = plain(text)
    return words.every(word => all.includes(word))
  }
  const fitting = pages.filter(({ title, text }) => has(`${title}\n${text}`))
  return words.length === 0
    ? fitting
    : [...fitting.filter(({ title }) => has(title)), ...fitting.filter(({ title }) => !has(title))]
}

/** @returns the text in parts, what was looked for by itself */
export function pieces(text: string, query: string): readonly Piece[] {
  const all = plain(text),
    words = wordsOf(query),
    hits = new Array<boolean>(text.length).fill(false)
  for (const word of words)
    for (let at = all.indexOf(word); at >= 0; at = all.indexOf(word, at + 1)) hits.fill(true, at, at + word.length)
  const parts: Piece[] = []
  for (let from = 0, to = 0; from < text.length; from = to) {
    while (to < text.length && hits[to] === hits[from]) to++
    parts.push({ text: text.slice(from, to), hit: hits[from] ?? false })
  }
  return parts
}
