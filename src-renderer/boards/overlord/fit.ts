/** How large a title may be written on a card: no word is broken, and all its lines fit below the picture. */

/** Widths of bold letters in em of their own size: wide ones, those of Cyrillic, and all others. */
const WIDE = 0.9, CYRILLIC = 0.71, PLAIN = 0.61
/** Room for a title below the picture of a card that is 5 em wide, in em of the card. */
const ROOM = { width: 4.5, height: 1.95 } as const
const LINE = 1.08
const LARGEST = 0.78, SMALLEST = 0.36, STEP = 0.02

const widthOf = (word: string): number => [...word].reduce((sum, letter) =>
  sum + (/[mwMWшщжмюыфШЩЖМЮФ]/.test(letter) ? WIDE : /[а-яё]/i.test(letter) ? CYRILLIC : PLAIN), 0)

/** @returns the size of the letters, in em of the card */
export function fitTitle(title: string): number {
  const words = title.split(/\s+/).flatMap(word => word.split(/(?<=[-’])/)).map(widthOf)
  for (let size = LARGEST; size > SMALLEST; size -= STEP) {
    const lines = linesOf(words, ROOM.width / size)
    if (lines !== null && lines * LINE * size <= ROOM.height) return Number(size.toFixed(2))
  }
  return SMALLEST
}

/** How many lines these words need; null when one of them is wider than a line. */
function linesOf(words: readonly number[], width: number): number | null {
  let lines = 1, used = 0
  for (const word of words) {
    if (word > width) return null
    if (used > 0 && used + PLAIN / 2 + word > width) { lines++; used = word } else used += (used > 0 ? PLAIN / 2 : 0) + word
  }
  return lines
}
