/** The faces and colours of people: each has a picture and words, and colours are told apart by all eyes. */
import { describe, expect, it } from 'vitest'
import { appMessages } from '../../../src-shared/locales/messages'
import { LANGUAGE_IDS } from '../../../src-shared/locales/languages'
import { COLOURS, FACES } from '../../../src-shared/wire/avatars'
import { COLOUR_VALUES } from '../../../src-renderer/people/faces'
import { FACE_PICTURES } from '../../../src-renderer/people/facePictures'
import { strokesOf } from '../../../src-renderer/people/faceStrokes'

type Triple = readonly [number, number, number]
type Matrix = readonly [Triple, Triple, Triple]

const by = (matrix: Matrix, [x, y, z]: Triple): Triple => {
  const [a, b, c] = matrix.map(([p, q, r]) => p * x + q * y + r * z)
  return [a ?? 0, b ?? 0, c ?? 0]
}
const each = ([x, y, z]: Triple, change: (n: number) => number): Triple => [change(x), change(y), change(z)]

/** Linear light of a colour `#rrggbb`. */
const lightOf = (hex: string): Triple =>
  each([1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as [number, number, number], n =>
    n <= 0.04045 ? n / 12.92 : ((n + 0.055) / 1.055) ** 2.4,
  )

/** Linear light as OKLab, in which equal distances look equally far (Björn Ottosson, 2020). */
const oklab = (light: Triple): Triple =>
  by(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    each(
      by(
        [
          [0.4122214708, 0.5363325363, 0.0514459929],
          [0.2119034982, 0.6806995451, 0.1073969566],
          [0.0883024619, 0.2817188376, 0.6299787005],
        ],
        light,
      ),
      n => Math.cbrt(Math.max(0, n)),
    ),
  )

/** What eyes make of linear light (Machado, Oliveira and Fernandes, 2009; severity 1). */
const EYES: { readonly [eyes: string]: Matrix } = {
  'all colours': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  'no red': [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  'no green': [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  'no blue': [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}
/** A distance in OKLab that is seen between two discs apart; neighbouring fields of a smooth scale are 0.02. */
const APART = 0.08

const INK = '#1b1320'
/** WCAG 1.4.11: graphics that have to be understood. */
const CONTRAST = 3

function luminance(hex: string): number {
  const [red, green, blue] = lightOf(hex)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

describe('the colours of people', () => {
  it.each(Object.entries(EYES))('differ for eyes that see %s', (_, eyes) => {
    const near = COLOURS.flatMap((one, i) =>
      COLOURS.slice(i + 1).flatMap(other => {
        const [a, b] = [one, other].map(colour => oklab(by(eyes, lightOf(COLOUR_VALUES[colour]))))
        const apart = Math.hypot(...(a ?? []).map((n, at) => n - (b?.[at] ?? 0)))
        return apart < APART ? [`${one} and ${other}: ${apart.toFixed(3)}`] : []
      }),
    )
    expect(near).toEqual([])
  })

  it.each(COLOURS)('%s carries the ink in which all faces are outlined', colour => {
    const contrast = (luminance(COLOUR_VALUES[colour]) + 0.05) / (luminance(INK) + 0.05)
    expect(contrast).toBeGreaterThanOrEqual(CONTRAST)
  })
})

describe('the faces of people', () => {
  it.each(FACES)('%s begins with an outlined shape, so that it stands out on every ground', face => {
    const [first] = strokesOf(face)
    expect(FACE_PICTURES[face].layers.length).toBeGreaterThan(3)
    expect([first?.stroke, first?.fill].includes(INK)).toBe(true)
  })

  it('a mirrored layer is drawn twice, once from each side', () => {
    for (const face of FACES) {
      const strokes = strokesOf(face)
      for (const { d } of strokes.filter(({ mirrored }) => mirrored))
        expect(strokes.some(stroke => stroke.d === d && !stroke.mirrored)).toBe(true)
    }
  })

  it.each(LANGUAGE_IDS)('every face and every colour has a name of its own in %s', language => {
    const { face, colour } = appMessages[language].people
    const names = [...FACES.map(id => face[id]), ...COLOURS.map(id => colour[id])]
    expect(names.filter(name => name === '')).toEqual([])
    expect(new Set(names).size).toBe(FACES.length + COLOURS.length)
  })
})
