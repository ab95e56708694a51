/** The paths of a face, with everything that an SVG needs to draw them. */
import type { Face } from '../../src-shared/wire/avatars'
import { FACE_PICTURES, type FacePicture, type Paint } from './facePictures'

export interface FaceStroke {
  readonly d: string
  readonly fill: string
  readonly stroke: string
  readonly width: number
  readonly mirrored: boolean
}

type Brush = Omit<FaceStroke, 'd' | 'mirrored'>

const INK = '#1b1320'
const PAPER = '#fffaf0'
const INK_WIDTH = 2.2

const outlined = (fill: string): Brush => ({ fill, stroke: INK, width: INK_WIDTH })
const plain = (fill: string): Brush => ({ fill, stroke: 'none', width: 0 })
const drawn = (stroke: string, width: number): Brush => ({ fill: 'none', stroke, width })

/** How each paint is laid on, one stroke over the other. */
const BRUSHES: { readonly [paint in Paint]: (of: FacePicture) => readonly Brush[] } = {
  tone: of => [outlined(of.tone)],
  light: of => [outlined(of.light)],
  deep: of => [outlined(of.deep)],
  accent: of => [outlined(of.accent)],
  paper: () => [outlined(PAPER)],
  soft: of => [plain(of.light)],
  shade: of => [plain(of.deep)],
  glow: of => [plain(of.accent)],
  shine: () => [plain(PAPER)],
  ink: () => [plain(INK)],
  line: () => [drawn(INK, INK_WIDTH)],
  hair: () => [drawn(PAPER, 1.4)],
  limb: of => [drawn(INK, 6.4), drawn(of.light, 2.8)],
}

export function strokesOf(face: Face): FaceStroke[] {
  const picture = FACE_PICTURES[face]
  return picture.layers.flatMap(([paint, d, both]) =>
    BRUSHES[paint](picture).flatMap(brush =>
      both ? [false, true].map(mirrored => ({ ...brush, d, mirrored })) : [{ ...brush, d, mirrored: false }],
    ),
  )
}
