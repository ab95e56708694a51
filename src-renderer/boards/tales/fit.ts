/** How large a name may be written, so that no word of it is broken. */

/** Widths of bold letters with serifs in em of their own size: wide ones, those of Cyrillic, and all others. */
const WIDE = 0.95, CYRILLIC = 0.7, PLAIN = 0.62

const widthOf = (word: string): number => [...word].reduce((sum, letter) =>
  sum + (/[mwMWшщжмюыфШЩЖМЮФ]/.test(letter) ? WIDE : /[а-яё]/i.test(letter) ? CYRILLIC : PLAIN), 0)

/** @param room for a word, and @param largest letters, in the same unit as what is returned */
export function fitWord(name: string, room: number, largest: number): number {
  const widest = Math.max(1, ...name.split(/\s+/).flatMap(word => word.split(/(?<=-)/)).map(widthOf))
  return Number(Math.min(largest, room / widest).toFixed(2))
}
