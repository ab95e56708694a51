/** The faces that people choose: animals from the front or the side, bold enough for 18 pixels. Field: 64×64. */
import type { Face } from '../../src-shared/wire/avatars'

/**
 * How a layer is painted. `tone`, `light`, `deep`, `accent`, `paper`: a colour of the face, outlined in ink. `soft`,
 * `shade`, `glow`, `shine`: the same light, deep, accent and paper without an outline. `ink`: filled with ink. `line`:
 * drawn in ink. `hair`: drawn finely in paper. `limb`: a thick line of the light colour, outlined.
 */
export type Paint =
  | 'tone'
  | 'light'
  | 'deep'
  | 'accent'
  | 'paper'
  | 'soft'
  | 'shade'
  | 'glow'
  | 'shine'
  | 'ink'
  | 'line'
  | 'hair'
  | 'limb'

/** `both`: drawn once more, mirrored. */
export type Layer = readonly [paint: Paint, d: string, both?: 'both']

export interface FacePicture {
  readonly tone: string
  readonly light: string
  readonly deep: string
  readonly accent: string
  readonly layers: readonly Layer[]
}

const round = (n: number): number => Math.round(n * 10) / 10

const oval = (x: number, y: number, rx: number, ry: number = rx): string =>
  `M${round(x - rx)} ${y}a${rx} ${ry} 0 1 0 ${round(2 * rx)} 0a${rx} ${ry} 0 1 0 ${round(-2 * rx)} 0Z`

/** The whole of an outline whose right half is given: cubic curves from the axis back to the axis. */
function whole(start: string, ...curves: readonly string[]): string {
  const points = [start, ...curves].join(' ').split(' ').map(Number)
  const mirrored: number[] = []
  for (let i = points.length - 4; i >= 0; i -= 2) mirrored.push(64 - (points[i] ?? 0), points[i + 1] ?? 0)
  return `M${start}C${[...points.slice(2), ...mirrored].join(' ')}Z`
}

/** A star of pricks: every other point lies on the inner circle. */
function pricks(x: number, y: number, count: number, outer: number, inner: number): string {
  const points = Array.from({ length: 2 * count }, (_, i) => {
    const r = i % 2 === 0 ? outer : inner,
      turn = (Math.PI * i) / count
    return `${round(x + r * Math.sin(turn))} ${round(y - r * Math.cos(turn))}`
  })
  return `M${points.join('L')}Z`
}

const FOX_HEAD = whole('32 16', '42 16 49 20 52 27', '54 32 58 35 61 37', '53 46 43 50 37 57', '35 60 33 61 32 61')
const OWL_HEAD = whole('32 15', '40 15 46 9 56 7', '57 14 55 19 57 28', '59 47 47 60 32 60')
const CAT_HEAD = whole('32 20', '37 20 41 21 44 22', '47 17 51 12 55 9', '59 17 59 28 58 36', '57 50 45 57 32 57')
const BEAR_HEAD = whole('32 14', '47 14 57 25 57 38', '57 52 46 60 32 60')
const HARE_HEAD = whole('32 22', '45 22 54 29 54 41', '54 54 44 61 32 61')
const WOLF_HEAD = whole(
  '32 15',
  '36 15 38 16 40 17',
  '43 12 47 7 51 4',
  '55 12 55 19 54 25',
  '56 29 59 33 61 37',
  '59 38 57 38 55 38',
  '56 41 57 44 57 47',
  '53 47 51 47 48 47',
  '44 54 38 61 32 61',
)
const BADGER_HEAD = whole('32 12', '43 12 52 17 54 26', '56 36 52 45 45 49', '42 56 38 61 32 61')
const FROG_HEAD = whole('32 22', '48 20 60 30 60 42', '60 52 48 59 32 59')
const DEER_HEAD = whole('32 21', '40 21 45 25 45 32', '45 40 41 44 41 51', '41 58 37 62 32 62')
const BOAR_HEAD = whole('32 14', '45 14 54 22 55 34', '56 46 46 58 32 58')
const OTTER_HEAD = whole('32 15', '47 15 58 24 58 38', '58 50 46 57 32 57')
const MOUSE_HEAD = whole('32 23', '44 23 52 31 52 40', '52 49 39 60 32 61')
const LYNX_HEAD = whole(
  '32 20',
  '36 20 38 21 40 21',
  '43 17 46 14 49 12',
  '53 18 54 25 53 31',
  '57 38 60 46 61 57',
  '56 54 51 53 48 53',
  '43 58 38 60 32 60',
)

export const FACE_PICTURES: { readonly [face in Face]: FacePicture } = {
  /** Wide cheeks, a narrow snout, and a mask, of course. */
  fox: {
    tone: '#e56f23',
    light: '#fff3df',
    deep: '#7c2f12',
    accent: '#f2c14e',
    layers: [
      ['tone', 'M36 21C42 14 48 8 54 4C58 13 58 24 54 32Z', 'both'],
      ['ink', 'M44 18C47 14 50 11 53 8.5C55 14 55 20 53.5 26Z', 'both'],
      ['tone', FOX_HEAD],
      [
        'soft',
        'M60 37.500C53 45 43 49.500 37 56.500C35 59.500 33 60 32 60V52C34 45 39 39 47 37C52 36 57 36.500 60 37.500Z',
        'both',
      ],
      ['line', FOX_HEAD],
      ['accent', whole('32 33', '37 27 47 24 55 26', '55 34 50 40 43 40', '37 40 36 37 32 38')],
      ['ink', 'M38 34C40 30 45 29 49.500 31C48 36 42 37.500 38 34Z', 'both'],
      ['shine', oval(44, 32.4, 1.3), 'both'],
      ['ink', whole('32 52', '36 52 38 54 38 55.500', '38 58 34 61 32 61')],
    ],
  },
  /** Great eyes and a monocle. */
  owl: {
    tone: '#8a5a33',
    light: '#f3dcae',
    deep: '#5b3719',
    accent: '#f6b92c',
    layers: [
      ['tone', OWL_HEAD],
      ['shade', whole('32 16', '39 16 46 11 54 9', '50 16 40 20 32 32')],
      ['line', OWL_HEAD],
      ['light', oval(44, 33, 11.5), 'both'],
      ['accent', oval(44, 33, 12.5)],
      ['soft', oval(44, 33, 9.2)],
      ['accent', oval(43.5, 33, 6.8), 'both'],
      ['ink', oval(42.5, 33, 4), 'both'],
      ['shine', oval(44, 31, 1.6), 'both'],
      ['accent', whole('32 35', '34 37 36 40 36 42', '35 45 33 48 32 50')],
      ['line', 'M22 53c2 2 4 2 5 0c2 2 3 2 5 0c2 2 3 2 5 0c2 2 4 2 5 0'],
    ],
  },
  /** Black, with eyes that see in the dark. */
  cat: {
    tone: '#413a4f',
    light: '#f0a6ad',
    deep: '#28222f',
    accent: '#c5e84a',
    layers: [
      ['tone', CAT_HEAD],
      ['soft', 'M47.500 22C49.500 18 51.500 15.500 54 13.500C55.500 18 55.500 23 55 27Z', 'both'],
      ['accent', 'M36 37C38 29 48 28 52 33C50 41 40 43 36 37Z', 'both'],
      ['ink', oval(44, 35.3, 2.2, 5.2), 'both'],
      ['shine', oval(45.5, 33, 1.4), 'both'],
      ['soft', 'M28 43H36L32 48Z'],
      ['hair', 'M32 48C32 52 37 53 39 50M41 48L58 45M41 51L56 53', 'both'],
    ],
  },
  /** Round ears, a broad muzzle, and a hat for the opera. */
  bear: {
    tone: '#7b4726',
    light: '#dfae7a',
    deep: '#4c2812',
    accent: '#c63f3f',
    layers: [
      ['tone', oval(50, 16.5, 8.5), 'both'],
      ['soft', oval(50, 16.5, 4.2), 'both'],
      ['tone', BEAR_HEAD],
      ['light', whole('32 36', '41 36 46 42 46 48', '46 55 39 58 32 58')],
      ['ink', whole('32 39', '37 39 39 41 39 42.500', '39 45 34 48 32 48')],
      ['line', 'M32 47V51C35 54 38 53 39.500 51M32 51C29 54 26 53 24.500 51'],
      ['ink', oval(44, 31, 3), 'both'],
      ['shine', oval(45, 30, 1.1), 'both'],
      ['ink', 'M23 4.500C29 3 35 3 41 4.500L40 16C47 15 50 17 48 19.500C41 23 23 23 16 19.500C14 17 17 15 24 16Z'],
      ['glow', 'M23.800 12.500H40.200L40 17C36 18.500 28 18.500 24 17Z'],
    ],
  },
  /** Ears up, teeth out. */
  hare: {
    tone: '#cba06b',
    light: '#f3b3a8',
    deep: '#7d5a34',
    accent: '#fff6e4',
    layers: [
      ['tone', 'M33 26C32 12 35 2 41 2C49 4 51 17 45 29Z', 'both'],
      ['soft', 'M36.500 24C36 14 38 7 41 7C45 9 46 17 42 26Z', 'both'],
      ['tone', HARE_HEAD],
      ['shine', oval(37, 48, 7.5, 6), 'both'],
      ['line', HARE_HEAD],
      ['paper', 'M28.500 51H35.500V58H28.500Z'],
      ['line', 'M32 51V57.500M32 45V49C34 52.500 39 52 40 49M32 49C30 52.500 25 52 24 49'],
      ['light', whole('32 41', '35 41 36.500 42 36.500 43', '36.500 45 33.500 47 32 47')],
      ['ink', oval(44.5, 36, 3.6, 4.6), 'both'],
      ['shine', oval(45.6, 34.2, 1.4), 'both'],
    ],
  },
  /** Ragged cheeks and a golden stare. */
  wolf: {
    tone: '#77838f',
    light: '#e6eaee',
    deep: '#454e59',
    accent: '#f7c93c',
    layers: [
      ['tone', WOLF_HEAD],
      ['shade', 'M44 18C46 14 48 11 50 9C52 14 52 19 51.500 24Z', 'both'],
      ['shade', whole('32 16', '36 16 38 19 39 24', '38 28 35 32 35 42', '34 42 33 42 32 42')],
      ['soft', 'M59 37C52 34 42 36 37 43C34 46 33 49 32 50V60C38 60 44 53 47.500 46H55.500L53.500 37Z', 'both'],
      ['line', WOLF_HEAD],
      ['accent', 'M37.500 34.500C40 30 45 28 50 28C49 33 43 37 37.500 34.500Z', 'both'],
      ['ink', oval(43.5, 32, 1.9), 'both'],
      ['ink', whole('32 47', '36 47 39 48.500 39 50', '38 53 34 56 32 56')],
      ['line', 'M32 55V57.500'],
    ],
  },
  /** From the side, for its beak. */
  raven: {
    tone: '#363b63',
    light: '#7b86c4',
    deep: '#1f2340',
    accent: '#f2efe6',
    layers: [
      ['tone', 'M4 66C2 40 6 14 25 12C36 11 42 19 43 27C44 38 40 44 42 50L36 49L39 57L32 55L33 66Z'],
      ['shade', 'M7 62C5 44 8 30 16 24C12 38 16 50 22 64Z'],
      ['soft', 'M14 19C19 14 28 13 33 16C28 17 20 19 14 19Z'],
      ['deep', 'M38 19C50 18 60 26 61 39C56 34 50 34 42 35C38 31 37 24 38 19Z'],
      ['line', 'M41 29C48 27 54 29 59 34'],
      ['accent', oval(31, 26, 5.2)],
      ['ink', oval(32, 26, 2.7)],
    ],
  },
  /** All pricks around a friendly face. */
  hedgehog: {
    tone: '#6b4a34',
    light: '#f6d9ab',
    deep: '#40291a',
    accent: '#c98e5d',
    layers: [
      ['deep', pricks(32, 31, 17, 30, 22)],
      ['glow', pricks(32, 33, 17, 24, 16)],
      ['light', whole('32 29', '37 22 51 26 52 38', '52 49 40 58 32 59')],
      ['accent', oval(51, 30, 4.5), 'both'],
      ['ink', oval(42, 37, 3), 'both'],
      ['shine', oval(43, 36, 1.1), 'both'],
      ['ink', oval(32, 49, 5, 4.2)],
      ['shine', oval(33.5, 47.6, 1.3, 1)],
      ['line', 'M32 53C33 56 37 56 39 53M32 53C31 56 27 56 25 53'],
    ],
  },
  /** Two black stripes. */
  badger: {
    tone: '#8b8f98',
    light: '#fbf4e6',
    deep: '#5c606a',
    accent: '#fbf4e6',
    layers: [
      ['ink', oval(52, 18, 7), 'both'],
      ['shine', oval(53, 17, 3.4), 'both'],
      ['light', BADGER_HEAD],
      [
        'ink',
        'M36 12.500C45 12 51 18 52 26C52 35 47 40 44 44C42 47 41 52 39 54C36 50 37 45 38 40C40 31 38 22 36 12.500Z',
        'both',
      ],
      ['line', BADGER_HEAD],
      ['shine', oval(45, 31, 3.4), 'both'],
      ['ink', oval(44.5, 31.3, 1.8), 'both'],
      ['ink', whole('32 50', '37 50 39 52 39 53.500', '39 57 34 61 32 61')],
    ],
  },
  /** A prince, as everybody knows. */
  frog: {
    tone: '#58a832',
    light: '#d8ee9a',
    deep: '#2c641a',
    accent: '#f7c636',
    layers: [
      ['accent', 'M23 25L21 6L27.500 12L32 3L36.500 12L43 6L41 25Z'],
      ['tone', oval(49, 23, 10), 'both'],
      ['tone', FROG_HEAD],
      ['soft', whole('32 48', '42 48 51 46 57 42', '56 52 46 57.500 32 57.500')],
      ['line', FROG_HEAD],
      ['tone', 'M40 27C38 20 43 13 49 13C55 13 60 18 59 25', 'both'],
      ['paper', oval(48.5, 23, 6.5), 'both'],
      ['ink', oval(48, 23.5, 3.4), 'both'],
      ['line', 'M7 41C16 50 24 49 32 49C40 49 48 50 57 41'],
      ['ink', oval(35, 38, 1.5), 'both'],
    ],
  },
  /** Antlers and long ears. */
  deer: {
    tone: '#b56a35',
    light: '#f7dfb6',
    deep: '#6d3a18',
    accent: '#f7dfb6',
    layers: [
      ['limb', 'M37 22C38 15 47 16 48 4M42 16C49 17 53 14 55 11M38 17C36 13 36 9 38 5', 'both'],
      ['tone', 'M42 29C46 22 55 20 62 24C60 32 52 37 44 35Z', 'both'],
      ['soft', 'M47 29.500C50 26 55 25 58.500 26C56 30.500 52 32.500 48 32.500Z', 'both'],
      ['tone', DEER_HEAD],
      ['soft', whole('32 47', '36 47 39.500 49 39.500 52', '39 58 36 60.500 32 60.500')],
      ['shade', whole('32 22.500', '36 23 36 30 34 38', '33 40 33 40 32 41')],
      ['line', DEER_HEAD],
      ['ink', oval(40, 35, 2.8, 3.4), 'both'],
      ['shine', oval(40.8, 33.7, 1.1), 'both'],
      ['ink', whole('32 50', '36 50 37.500 52 37.500 53', '37 56 34 58 32 58')],
    ],
  },
  /** Tusks under a broad snout. */
  boar: {
    tone: '#6e4038',
    light: '#e59c8c',
    deep: '#38201c',
    accent: '#c63f3f',
    layers: [
      ['deep', 'M22 19L21 9L27 12L29 4L32 9L35 4L37 12L43 9L42 19Z'],
      ['tone', 'M41 21C46 14 53 11 59 12C60 22 56 31 49 33Z', 'both'],
      ['soft', 'M48 22C51 18.500 54 17 56 16.500C56 22 54 26 51 28Z', 'both'],
      ['tone', BOAR_HEAD],
      ['light', oval(32, 45, 13, 9.5)],
      ['ink', oval(36.5, 44.5, 2.2, 3.6), 'both'],
      ['paper', 'M41 53C49 53 55 46 53 35C49 41 45 43 42 45C40 48 40 51 41 53Z', 'both'],
      ['ink', 'M36.500 30.500L48 26C48 32 41 35 36.500 30.500Z', 'both'],
      ['shine', oval(43.5, 30, 1.1), 'both'],
    ],
  },
  /** Small ears, long whiskers, and a fish for later. */
  otter: {
    tone: '#80533a',
    light: '#f2d7ac',
    deep: '#4d2f1e',
    accent: '#7fb4d6',
    layers: [
      ['tone', oval(54, 26, 5.5), 'both'],
      ['tone', OTTER_HEAD],
      ['soft', whole('32 32', '36 32 42 34 45 36', '50 37 54 38 57 39', '56 50 45 55.500 32 55.500')],
      ['line', OTTER_HEAD],
      ['ink', whole('32 31', '38 31 41 33 41 34.500', '40 39 35 41 32 41')],
      ['ink', oval(46, 29, 2.8), 'both'],
      ['shine', oval(46.8, 28, 1), 'both'],
      ['line', 'M45 40L59 38M45 43.500L58 45', 'both'],
      ['accent', 'M13 48C22 42 40 42 48 47L56 42C55 47 55 50 57 55L48 51C40 56 22 56 13 48Z'],
      ['ink', oval(21, 47.7, 1.6)],
    ],
  },
  /** Ears greater than its head. */
  mouse: {
    tone: '#a39db3',
    light: '#f4b2bb',
    deep: '#6a6379',
    accent: '#f4b2bb',
    layers: [
      ['tone', oval(49, 20, 12), 'both'],
      ['soft', oval(49, 20, 7.5), 'both'],
      ['tone', MOUSE_HEAD],
      ['ink', oval(42, 39, 3.4), 'both'],
      ['shine', oval(43.2, 37.6, 1.3), 'both'],
      ['light', oval(32, 54, 4.4, 3.6)],
      ['line', 'M39 51L55 47M39 54L54 56', 'both'],
    ],
  },
  /** Tufts on the ears, a beard on the cheeks. */
  lynx: {
    tone: '#d3a05a',
    light: '#fbf1dc',
    deep: '#6a4519',
    accent: '#6fd0c0',
    layers: [
      ['ink', 'M45.500 16C47.500 12 48.500 8 48.500 2.500C51.500 6 52.500 12 51.500 18Z', 'both'],
      ['tone', LYNX_HEAD],
      ['soft', 'M53 33C57 40 59 47 60 55.500C56 53 51 52 47.500 52C43 57 38 59 32 59V47C40 47 48 43 53 33Z', 'both'],
      ['line', LYNX_HEAD],
      ['ink', 'M43.500 21C45 18.500 47 16 48.500 15C50.500 18 51.500 21 51.500 25Z', 'both'],
      ['line', 'M49 48C53 48 56 50 58.500 52M49 43C52 43 55 44 57.500 46', 'both'],
      [
        'ink',
        'M30.800 21h2.400v9h-2.400ZM36.500 21.500L39 22L37.500 29L35.800 28ZM27.500 21.500L25 22L26.500 29L28.200 28Z',
      ],
      ['accent', 'M36 38C39 33 45 32 49 35C47 40 40 42 36 38Z', 'both'],
      ['ink', oval(43, 36.6, 1.8, 3), 'both'],
      ['ink', whole('32 44', '35 44 37 45 37 46', '36 48 33 50 32 50')],
      ['line', 'M32 49C33 54 38 54 40 52M32 49C31 54 26 54 24 52'],
    ],
  },
  /** From the side, for its neck; with a bow. */
  goose: {
    tone: '#fdf8ec',
    light: '#3f74d1',
    deep: '#d8d3c6',
    accent: '#f28a1e',
    layers: [
      ['tone', 'M14 66C17 56 21 48 19 37C16 30 14 24 16 17C19 7 32 4 39 12C44 18 43 27 37 32C35 42 41 54 44 66Z'],
      ['shade', 'M17 66C21 55 24 46 22.500 36C21 32 19 28 19 24C24 30 28 32 32 33C29 44 33 56 36 66Z'],
      ['accent', 'M38 15C48 16 57 20 60 25C56 29 46 31 38 29C41 25 41 19 38 15Z'],
      ['line', 'M41 24C48 25 54 25 59 25'],
      ['ink', oval(31, 18, 3)],
      ['shine', oval(32, 17, 1.1)],
      ['light', 'M29 47L17 40C15 45 15 51 18 56ZM30 47L43 41C45 46 45 52 42 56Z'],
      ['light', oval(30, 48, 3.6)],
    ],
  },
}
