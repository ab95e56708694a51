/** A hint's picture: its motif in its tone, with its mark, as plain paths for this page or a saved one. */
import {
  MARKS,
  MOTIFS,
  TONES,
  type Emblem,
  type Mark,
  type Motif,
  type Tone,
} from '../../../src-shared/games/overlord/rules/house'
import { INK, INK_WIDTH, strokesOf, type Colours, type Stroke } from './ink'
import { MARK_SHAPES } from './marks'
import { MOTIF_PICTURES } from './motifs'

export const TONE_COLOURS: { readonly [tone in Tone]: Colours } = {
  ember: { tone: '#e4602f', light: '#ffb768', deep: '#93301d', ground: '#ffe0bf' },
  moss: { tone: '#7ba445', light: '#c3dc86', deep: '#44632f', ground: '#e6f0d0' },
  dusk: { tone: '#9269bd', light: '#d2b4ea', deep: '#55367c', ground: '#eee3f7' },
  frost: { tone: '#83b6d8', light: '#d6ecf7', deep: '#45769c', ground: '#e4f2fa' },
  gold: { tone: '#e5b035', light: '#ffe596', deep: '#9c6f14', ground: '#fff2ca' },
  ash: { tone: '#a19d96', light: '#d6d1c9', deep: '#625e58', ground: '#eae6df' },
}

/** The disc of a mark, at the lower right. */
export const MARK_DISC = { x: 48, y: 48, r: 14.5 } as const
const MARK_SCALE = 0.3

/** A group of paths, moved and scaled. */
export interface Part {
  readonly transform: string
  readonly strokes: readonly Stroke[]
}

/** The motif is a little smaller and further left where a mark needs its corner. */
export function partsOf({ base, tone, mark }: Emblem): readonly Part[] {
  const motif: Part = {
    transform: mark === undefined ? 'translate(3.2 3.2) scale(.9)' : 'translate(2 2) scale(.84)',
    strokes: strokesOf(MOTIF_PICTURES[base], TONE_COLOURS[tone]),
  }
  return mark === undefined ? [motif] : [motif, ...markParts(mark)]
}

function markParts(mark: Mark): Part[] {
  const { x, y, r } = MARK_DISC,
    { solid, line } = MARK_SHAPES[mark]
  const at = 32 * MARK_SCALE
  return [
    {
      transform: '',
      strokes: [
        {
          d: `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`,
          fill: '#fffaf0',
          stroke: INK,
          width: INK_WIDTH,
        },
      ],
    },
    {
      transform: `translate(${x - at} ${y - at}) scale(${MARK_SCALE})`,
      strokes: [
        ...(solid === undefined ? [] : [{ d: solid, fill: INK, stroke: 'none', width: 0 }]),
        ...(line === undefined ? [] : [{ d: line, fill: 'none', stroke: INK, width: 8 }]),
      ],
    },
  ]
}

const among = <T extends string>(of: readonly T[], word: unknown): word is T => of.some(one => one === word)

/** Reads a recipe; null for one that this page cannot draw. */
export function readEmblem(
  recipe: { readonly base?: unknown; readonly tone?: unknown; readonly mark?: unknown } | undefined,
): Emblem | null {
  if (!recipe) return null
  const { base, tone, mark } = recipe
  if (!among<Motif>(MOTIFS, base) || !among<Tone>(TONES, tone)) return null
  return among<Mark>(MARKS, mark) ? { base, tone, mark } : { base, tone }
}
