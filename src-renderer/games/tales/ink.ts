/**
 * How pictures of Dark Tales are drawn: in ink and gold, on a field of 64×64. A picture is a list of layers from back
 * to front, and looks the same at 60 pixels and on a television.
 */
export type Layer =
  /** Filled with gold or left as paper, with an outline of ink. */
  | readonly ['gold' | 'paper', string]
  /** Filled with ink, or with gold, without an outline. */
  | readonly ['ink' | 'gilt', string]
  /** A stroke of the pen, broad or fine; in paper over ink, or in gold. */
  | readonly ['line' | 'hair' | 'scratch' | 'gleam', string]

export type Picture = readonly Layer[]

interface Pen {
  readonly fill: string
  readonly stroke: string
  readonly width: number
}

const INK = 'var(--pen, #2b1d14)',
  GOLD = 'var(--gilt, #d9a441)',
  PAPER = 'var(--sheet, #fbf3df)',
  NONE = 'none'

const PENS: { readonly [kind in Layer[0]]: Pen } = {
  gold: { fill: GOLD, stroke: INK, width: 2 },
  paper: { fill: PAPER, stroke: INK, width: 2 },
  ink: { fill: INK, stroke: NONE, width: 0 },
  gilt: { fill: GOLD, stroke: NONE, width: 0 },
  line: { fill: NONE, stroke: INK, width: 2.6 },
  hair: { fill: NONE, stroke: INK, width: 1.4 },
  scratch: { fill: NONE, stroke: PAPER, width: 1.6 },
  gleam: { fill: NONE, stroke: GOLD, width: 2 },
}

export const penOf = (kind: Layer[0]): Pen => PENS[kind]

export const dot = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`

/** How deep a star is notched. */
const NOTCH = 0.26

/** A star of four points. */
export const star = (x: number, y: number, r: number): string => {
  const n = r * NOTCH
  return `M${x} ${y - r}L${x + n} ${y - n}L${x + r} ${y}L${x + n} ${y + n}L${x} ${y + r}L${x - n} ${y + n}L${x - r} ${y}L${x - n} ${y - n}Z`
}

const round = (n: number): number => Math.round(n * 10) / 10

/** Rays around a point, from one distance to another. */
export const rays = (x: number, y: number, from: number, to: number, count: number): string =>
  Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * 2 * Math.PI,
      cos = Math.cos(angle),
      sin = Math.sin(angle)
    return `M${round(x + from * cos)} ${round(y + from * sin)}L${round(x + to * cos)} ${round(y + to * sin)}`
  }).join('')

/** Flames of a sun: triangles around a point. */
export const flames = (x: number, y: number, from: number, to: number, count: number): string =>
  Array.from({ length: count }, (_, i) => {
    const at = (part: number, r: number): string => {
      const angle = ((i + part) / count) * 2 * Math.PI
      return `${round(x + r * Math.cos(angle))} ${round(y + r * Math.sin(angle))}`
    }
    return `M${at(-0.36, from)}L${at(0, to)}L${at(0.36, from)}Z`
  }).join('')
