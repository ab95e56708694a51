/** How large a name may be written on a card: no word is broken, and all its lines fit below the picture. */

/** Widths of bold letters in em of their own size: wide ones, those of Cyrillic, and all others. */
const WIDE = 0.98,
  CYRILLIC = 0.76,
  PLAIN = 0.67
/** Room for a name on a card that is 3.75 em wide and 5.25 em high, in em of the card. */
const ROOM = { width: 3.2, height: 2.1 } as const
const LINE = 1.1
const LARGEST = 0.68,
  SMALLEST = 0.3,
  STEP = 0.02

const widthOf = (word: string): number =>
  [...word].reduce(
    (sum, letter) => sum + (/[mwMWшщжмюыфШЩЖМЮФ]/.test(letter) ? WIDE : /[а-яё]/i.test(letter) ? CYRILLIC : PLAIN),
    0,
  )

/** @returns the size of the letters, in em of the card */
export function fitName(name: string): number {
  // A soft hyphen is a place to break, and as wide as a hyphen there.
  const words = name
    .split(/\s+/)
    .flatMap(word => word.split(/(?<=[-\u00ad])/))
    .map(widthOf)
  for (let size = LARGEST; size > SMALLEST; size -= STEP) {
    const lines = linesOf(words, ROOM.width / size)
    if (lines !== null && lines * LINE * size <= ROOM.height) return Number(size.toFixed(2))
  }
  return SMALLEST
}

/** How many lines these words need; null when one of them is wider than a line. */
function linesOf(words: readonly number[], width: number): number | null {
  let lines = 1,
    used = 0
  for (const word of words) {
    if (word > width) return null
    if (used > 0 && used + PLAIN / 2 + word > width) {
      lines++
      used = word
    } else used += (used > 0 ? PLAIN / 2 : 0) + word
  }
  return lines
}
