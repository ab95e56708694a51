/** The parts of this game's pictures: layers of paint under one comic ink line, on a field of 64×64. */

/**
 * How a layer is painted. `tone`, `light`, `deep`: the colour of the picture and its neighbours, outlined in ink.
 * `paper`: cream, outlined. `ink`: filled with ink. `line`: drawn in ink. `shine`: light without an outline.
 */
export type Paint = 'tone' | 'light' | 'deep' | 'paper' | 'ink' | 'line' | 'shine'

export type Layer = readonly [paint: Paint, d: string]
export type Picture = readonly Layer[]

const round = (n: number): number => Math.round(n * 100) / 100

export const dot = (x: number, y: number, r: number): string =>
  `M${round(x - r)} ${y}a${r} ${r} 0 1 0 ${round(2 * r)} 0a${r} ${r} 0 1 0 ${round(-2 * r)} 0Z`

/** A ring: its outer and its inner rim, one path with a hole. */
export const hoop = (x: number, y: number, r: number, inner: number): string => dot(x, y, r) + dot(x, y, inner)

/**
 * A closed outline through points around a centre, the first at the top. Floating-point differences between machines do
 * not matter here.
 */
function outline(x: number, y: number, radii: readonly number[]): string {
  const points = radii.map((r, i) => {
    const turn = (2 * Math.PI * i) / radii.length
    return `${round(x + r * Math.sin(turn))} ${round(y - r * Math.cos(turn))}`
  })
  return `M${points.join('L')}Z`
}

/** A star, from its outer to its inner radius. @param points how many */
export const star = (x: number, y: number, points: number, outer: number, inner: number): string =>
  outline(
    x,
    y,
    Array.from({ length: 2 * points }, (_, i) => (i % 2 === 0 ? outer : inner)),
  )

/** A regular polygon. */
export const polygon = (x: number, y: number, sides: number, r: number): string =>
  outline(
    x,
    y,
    Array.from({ length: sides }, () => r),
  )

export const INK = '#1c1420'
const PAPER = '#fbf1d9'
export const INK_WIDTH = 2.6

/** A colour with its lighter and darker shade, and its background. */
export interface Colours {
  readonly tone: string
  readonly light: string
  readonly deep: string
  readonly ground: string
}

/** One path with everything that an SVG needs, here and in a saved page. */
export interface Stroke {
  readonly d: string
  readonly fill: string
  readonly stroke: string
  readonly width: number
}

export function strokesOf(picture: Picture, colours: Colours): Stroke[] {
  return picture.map(([paint, d]) => {
    switch (paint) {
      case 'tone':
      case 'light':
      case 'deep':
        return { d, fill: colours[paint], stroke: INK, width: INK_WIDTH }
      case 'paper':
        return { d, fill: PAPER, stroke: INK, width: INK_WIDTH }
      case 'ink':
        return { d, fill: INK, stroke: 'none', width: 0 }
      case 'shine':
        return { d, fill: '#fffdf2', stroke: 'none', width: 0 }
      case 'line':
        return { d, fill: 'none', stroke: INK, width: INK_WIDTH }
    }
  })
}
