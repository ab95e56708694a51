/** Finds the largest letters at which a text fits its place: no word is broken, and all its lines fit. */

/** The place for a text, and its largest letters: all in one unit, for example em of a card. */
export interface TextRoom {
  readonly width: number
  readonly height: number
  readonly largest: number
}

/** How a text is set. Widths are those of bold letters, in em of their own size. */
export interface TextStyle {
  readonly wideLetters: string
  readonly wide: number
  readonly cyrillic: number
  readonly other: number
  readonly space: number
  readonly lineHeight: number
  /** Characters within a word after which a line may break. */
  readonly breakAfter: string
  readonly smallest: number
}

export const DEFAULT_STYLE: TextStyle = {
  wideLetters: 'mwMWшщжмюыфШЩЖМЮФ',
  wide: 1,
  cyrillic: 0.76,
  other: 0.67,
  space: 0.335,
  lineHeight: 1.08,
  breakAfter: '-’',
  smallest: 0.3,
}
const STEP = 0.02

/** @returns the size of the letters, in the unit of the room */
export function fitText(text: string, { width, height, largest }: TextRoom, style: Partial<TextStyle> = {}): number {
  const set = { ...DEFAULT_STYLE, ...style }
  const words = text
    .split(/\s+/)
    .flatMap(word => splitWord(word, set.breakAfter))
    .map(word => widthOf(word, set))
  for (let size = largest; size > set.smallest; size -= STEP) {
    const lines = linesOf(words, width / size, set.space)
    if (lines !== null && lines * set.lineHeight * size <= height) return Number(size.toFixed(2))
  }
  return set.smallest
}

/** The parts between which a word may break, each with the character that ends it. */
function splitWord(word: string, breakAfter: string): string[] {
  const parts = ['']
  for (const letter of word) {
    parts.push((parts.pop() ?? '') + letter)
    if (breakAfter.includes(letter)) parts.push('')
  }
  return parts.length > 1 && parts.at(-1) === '' ? parts.slice(0, -1) : parts
}

const widthOf = (word: string, { wideLetters, wide, cyrillic, other }: TextStyle): number =>
  [...word].reduce(
    (sum, letter) => sum + (wideLetters.includes(letter) ? wide : /[а-яё]/i.test(letter) ? cyrillic : other),
    0,
  )

/** How many lines these words need; null when one of them is wider than a line. */
function linesOf(words: readonly number[], width: number, space: number): number | null {
  let lines = 1,
    used = 0
  for (const word of words) {
    if (word > width) return null
    if (used > 0 && used + space + word > width) {
      lines++
      used = word
    } else used += (used > 0 ? space : 0) + word
  }
  return lines
}
