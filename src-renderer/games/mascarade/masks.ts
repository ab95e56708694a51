/**
 * Twelve masks on a field of 64×64: a half mask with its headdress, told apart by shape alone. `solid` is filled (holes
 * by even-odd), `lines` are drawn over it.
 */
import type { Character } from '../../../src-shared/games/mascarade/rules/characters'

export interface Mask {
  readonly solid: string
  readonly lines?: string
}

/** The half mask of most characters, and its eyes. */
const FACE =
  'M7 37C15 31 26 33 32 38C38 33 49 31 57 37C59 48 53 57 44 57C38 57 35 53 32 49C29 53 26 57 20 57C11 57 5 48 7 37Z'
const EYES = 'M13 43C17 39 24 40 27 45C23 49 16 49 13 43ZM51 43C47 39 40 40 37 45C41 49 48 49 51 43Z'
const HALF = FACE + EYES

const dot = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`

const grain = (x: number, y: number, lean: number): string =>
  `M${x} ${y}q${lean} -6 ${lean * 0.3} -9q${-lean * 1.4} 3 ${-lean * 0.3} 9Z`

export const MASKS: { readonly [character in Character]: Mask } = {
  /** Scales. */
  judge: {
    solid:
      HALF + 'M30.5 4h3v27h-3ZM5 22h18q-1.5 7-9 7t-9-7ZM41 22h18q-1.5 7-9 7t-9-7ZM24 30h16v3H24Z' + dot(32, 5, 3.5),
    lines: 'M13 9h38M14 10l-7 12M14 10l7 12M50 10l-7 12M50 10l7 12',
  },
  /** A mitre with its cross. */
  bishop: {
    solid: HALF + 'M13 33C9 19 22 9 32 1C42 9 55 19 51 33C39 28 25 28 13 33ZM30.5 10v5h-5v3h5v7h3v-7h5v-3h-5v-5Z',
  },
  /** A crown with five points. */
  king: {
    solid:
      HALF +
      'M11 33L5 9L18 20L32 3L46 20L59 9L53 33C40 28 24 28 11 33Z' +
      dot(32, 22, 3) +
      dot(20, 25, 2) +
      dot(44, 25, 2),
  },
  /** A tiara of pearls. */
  queen: {
    solid:
      HALF +
      'M11 33C24 27 40 27 53 33L51 27C40 22 24 22 13 27Z' +
      dot(11, 18, 3.2) +
      dot(21, 11, 3.4) +
      dot(32, 7, 4.4) +
      dot(43, 11, 3.4) +
      dot(53, 18, 3.2),
    lines: 'M11 21L14 27M21 14L23 24M32 11v12M43 14L41 24M53 21L50 27',
  },
  /** A cap with three bells. */
  fool: {
    solid:
      HALF +
      'M13 33C3 29 1 20 6 13C13 14 19 19 22 25C22 15 27 9 32 7C37 9 42 15 42 25C45 19 51 14 58 13C63 20 61 29 51 33C39 28 25 28 13 33Z' +
      dot(6, 9, 3.6) +
      dot(32, 3.8, 3.6) +
      dot(58, 9, 3.6),
  },
  /** A kerchief, knotted, with dots. */
  thief: {
    solid:
      HALF +
      'M9 35C9 17 20 9 32 9C44 9 55 17 55 35C42 28 22 28 9 35ZM55 26L64 20L61 30L64 39L54 33Z' +
      dot(20, 21, 2.4) +
      dot(32, 16, 2.4) +
      dot(44, 21, 2.4) +
      dot(26, 26, 1.8) +
      dot(38, 26, 1.8),
  },
  /** A pointed hat, bent at the tip. */
  witch: {
    solid:
      HALF +
      'M3 31C10 26 18 26 20 26C23 16 27 5 45 1C39 7 40 15 44 26C46 26 54 26 61 31C45 35 19 35 3 31ZM21 23.5C28 25.5 37 25.5 43.2 23.5L42.5 20C36 22 29 22 22 20Z',
  },
  /** One eye behind a looking-glass. */
  spy: {
    solid:
      FACE +
      'M13 43C17 39 24 40 27 45C23 49 16 49 13 43Z' +
      dot(44, 44, 8) +
      dot(44, 44, 3.4) +
      'M6 33C12 29 16 29 18 29L21 13C26 9 29 14 32 14C35 14 38 9 43 13L46 29C48 29 52 29 58 33C44 28 20 28 6 33Z',
    lines: 'M50 51L60 62',
  },
  /** Ears of wheat. */
  peasant: {
    solid:
      HALF +
      [
        grain(24, 14, -5),
        grain(21, 20, -6),
        grain(26, 18, 4),
        grain(24, 25, -6),
        grain(29, 24, 4),
        grain(40, 14, 5),
        grain(43, 20, 6),
        grain(38, 18, -4),
        grain(40, 25, 6),
        grain(35, 24, -4),
        grain(32, 11, 4),
        grain(30.5, 17, -4),
        grain(33.5, 17, 4),
      ].join(''),
    lines: 'M32 34C30 28 27 20 24 12M32 34C34 28 37 20 40 12M32 34V10',
  },
  /** A fan of cards. */
  cheat: {
    solid:
      HALF +
      'M24 2h16v28q-8 2-8 5q0-3-8-5ZM32 8l-5 8l5 8l5-8ZM4 13L21.5 5V31L12 33ZM60 13L42.5 5V31L52 33Z' +
      dot(14, 20, 2.8) +
      dot(50, 20, 2.8),
  },
  /** A pointed hood over the whole face. */
  inquisitor: {
    solid:
      'M32 1C39 14 45 24 52 34C56 44 57 52 57 62C49 58 41 57 32 57C23 57 15 58 7 62C7 52 8 44 12 34C19 24 25 14 32 1ZM16 42C20 38 26 40 28 45C23 48 18 47 16 42ZM48 42C44 38 38 40 36 45C41 48 46 47 48 42ZM30.5 14v5h-4v3h4v9h3v-9h4v-3h-4v-5Z',
  },
  /** A veil over the whole face, its lace, and a rose. */
  widow: {
    solid:
      'M32 14C50 14 59 30 60 56q-3 6-7 2q-3 5-7 1q-4 5-7 1q-4 4-7 4t-7-4q-3 4-7-1q-4 4-7-1q-4 4-7-2C5 30 14 14 32 14Z' +
      'M14 37C18 33 25 34 28 39C24 43 17 43 14 37ZM50 37C46 33 39 34 36 39C40 43 47 43 50 37Z' +
      [
        [14, 48],
        [23, 48],
        [32, 48],
        [41, 48],
        [50, 48],
        [18.5, 54],
        [27.5, 54],
        [36.5, 54],
        [45.5, 54],
      ]
        .map(([x, y]) => `M${x} ${y}m-2.5 0l2.5-3l2.5 3l-2.5 3Z`)
        .join('') +
      dot(32, 8, 7) +
      dot(32, 8, 4) +
      dot(32, 8, 1.8),
  },
}
