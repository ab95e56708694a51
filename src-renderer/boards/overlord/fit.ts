/** How large words may be written on a card: none is broken, and all their lines fit where they stand. */

/** Widths of bold letters in em of their own size: wide ones, those of Cyrillic, and all others. */
const WIDE = 1,
  CYRILLIC = 0.76,
  PLAIN = 0.67
const LINE = 1.08
const SMALLEST = 0.3,
  STEP = 0.02

/** In em of the card: how much room there is, and how large the letters are at most. */
export interface Room {
  readonly width: number
  readonly height: number
  readonly largest: number
}

/** Below the picture of a hint (a card of 5 em), and at the foot of an action (one of 4 em). */
export const ROOMS = {
  hint: { width: 4.45, height: 1.8, largest: 0.74 },
  action: { width: 3.6, height: 1.3, largest: 0.56 },
} as const satisfies { readonly [card: string]: Room }

const widthOf = (word: string): number =>
  [...word].reduce(
    (sum, letter) => sum + (/[mwMWшщжмюыфШЩЖМЮФ]/.test(letter) ? WIDE : /[а-яё]/i.test(letter) ? CYRILLIC : PLAIN),
    0,
  )

/** @returns the size of the letters, in em of the card */
export function fitted(text: string, { width, height, largest }: Room): number {
  const words = text
    .split(/\s+/)
    .flatMap(word => word.split(/(?<=[-’])/))
    .map(widthOf)
  for (let size = largest; size > SMALLEST; size -= STEP) {
    const lines = linesOf(words, width / size)
    if (lines !== null && lines * LINE * size <= height) return Number(size.toFixed(2))
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
