/** How large letters and cards may be, so that no word is broken and everything has its place. */

/** Widths of bold letters in em of their own size, on the wide side: wide ones, those of Cyrillic, and all others. */
const WIDE = 1,
  CYRILLIC = 0.76,
  PLAIN = 0.66
const SPACE = 0.35,
  LINE = 1.06,
  SMALLEST = 0.26,
  STEP = 0.02

const widthOf = (word: string): number =>
  [...word].reduce(
    (sum, letter) => sum + (/[mwMWшщжмюыфШЩЖМЮФДд]/.test(letter) ? WIDE : /[а-яё]/i.test(letter) ? CYRILLIC : PLAIN),
    0,
  )

/** Room for a name, and the largest letters it may have: all in one unit, e.g. em of the card. */
export interface Room {
  readonly width: number
  readonly height: number
  readonly largest: number
}

/** @returns the size of the letters, in the unit of the room */
export function fitName(name: string, { width, height, largest }: Room): number {
  const words = name
    .split(/\s+/)
    .flatMap(word => word.split(/(?<=-)/))
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
    if (used > 0 && used + SPACE + word > width) {
      lines++
      used = word
    } else used += (used > 0 ? SPACE : 0) + word
  }
  return lines
}

/** Sizes of cards in the common area, in em; what stands between them, and over a group of them. */
const CARD = { most: 5, least: 2.4, step: 0.1, tall: 1.4 } as const
const GAP = { cards: 0.55, below: 0.75, groups: 1, rows: 0.5, head: 1.65 } as const
/** Smaller cards show their pictures alone, and groups their signs. */
export const NAMED = 2.9
const HEAD = { named: 5.6, bare: 2.4 } as const

/** @param groups how many cards each group has @param width of the area in em, and its @param height @returns how wide a card is */
export function fitCards(groups: readonly number[], width: number, height: number): number {
  for (let card = CARD.most; card > CARD.least; card -= CARD.step) {
    if (heightOf(groups, width, card) <= height) return Number(card.toFixed(1))
  }
  return CARD.least
}

function heightOf(groups: readonly number[], width: number, card: number): number {
  const perRow = Math.max(1, Math.floor((width + GAP.cards) / (card + GAP.cards)))
  let whole = 0,
    used = 0,
    row = 0
  for (const count of groups) {
    const wide = Math.max(card < NAMED ? HEAD.bare : HEAD.named, Math.min(count, perRow) * (card + GAP.cards)),
      high = GAP.head + Math.ceil(count / perRow) * (card * CARD.tall + GAP.below)
    if (used > 0 && used + GAP.groups + wide > width) {
      whole += row + GAP.rows
      used = 0
      row = 0
    }
    used += (used > 0 ? GAP.groups : 0) + wide
    row = Math.max(row, high)
  }
  return whole + row
}
