/**
 * Small marks over the picture of a hint, bold enough for twenty pixels. Filled with ink, holes by even-odd; `line` is
 * drawn.
 */
import type { Mark } from '../../../src-shared/games/overlord/rules/house'
import { dot, hoop, star } from './ink'

export interface MarkShape {
  readonly solid?: string
  readonly line?: string
}

export const MARK_SHAPES: { readonly [mark in Mark]: MarkShape } = {
  coin: { solid: `${star(32, 32, 16, 31, 27)}${dot(32, 32, 21)}M28 17h8v30h-8Z` },
  key: { solid: `${hoop(32, 17, 15, 7)}M27 30h10v31h-5v-4H18v-7h9v-5H18v-7h9Z` },
  stamp: { solid: 'M24 3h16c6 8 0 14-1 23h15v15H10V26h15c-1-9-7-15-1-23ZM8 47h48v12H8Z' },
  clock: { solid: hoop(32, 32, 30, 23), line: 'M32 17v16l11 8' },
  heart: { solid: 'M32 60C10 44 2 32 4 20C6 6 26 2 32 17C38 2 58 6 60 20C62 32 54 44 32 60Z' },
  flame: {
    solid:
      'M34 2c4 12 20 20 18 40c-1 12-10 20-20 20S13 54 12 43c-1-9 4-14 8-20c1 5 3 7 5 8c-1-12 1-20 9-29ZM32 56c5 0 9-4 9-9c0-6-5-9-8-15c-2 7-9 9-9 15c0 5 3 9 8 9Z',
  },
  note: { solid: 'M24 4l8-2c3 10 20 10 20 28c0 5-2 8-4 11c1-13-6-17-16-19v26c0 8-6 13-13 13S7 57 8 51c1-7 9-11 16-8Z' },
  skull: {
    solid: `M32 3c17 0 27 11 27 26c0 8-4 13-10 16v14H15V45C9 42 5 37 5 29C5 14 15 3 32 3Z${dot(21, 29, 7)}${dot(43, 29, 7)}M32 36l5 9H27ZM25 50h3v9h-3ZM36 50h3v9h-3Z`,
  },
  tooth: {
    solid:
      'M14 5c7-5 12 2 18 2s11-7 18-2c9 7 6 20 2 28c-3 7-3 27-9 28c-7 1-4-21-11-21s-4 22-11 21c-6-1-6-21-9-28C8 25 5 12 14 5Z',
  },
  fork: { solid: 'M14 2h7v20h7V2h8v20h7V2h7v24c0 8-5 12-12 13v23H26V39c-7-1-12-5-12-13Z' },
  star: { solid: star(32, 34, 5, 32, 13) },
  envelope: { solid: `M3 12h58v42H3ZM9 17l23 19l23-19ZM32 43a7 7 0 1 0 .1 0Z` },
  drop: { solid: 'M32 2c8 16 20 24 20 39a20 20 0 0 1-40 0C12 26 24 18 32 2ZM20 40c0 9 5 14 11 15l1-5c-4-1-7-4-7-10Z' },
  zed: {
    solid: 'M4 30h24v6L14 53h14v8H3v-7l14-17H4ZM28 16h18v5L35 33h11v7H27v-6l11-12H28ZM46 2h14v4l-8 9h8v6H45v-5l8-9h-7Z',
  },
  feather: { solid: 'M60 3C36 3 20 14 16 36L6 58l5 3l9-17c20 2 34-8 40-41ZM24 38L44 18L29 40Z' },
  flag: { solid: 'M10 2h7v60h-7ZM20 5l40 14L20 34Z' },
  mask: {
    solid:
      'M2 20c10-6 20-6 30 2c10-8 20-8 30-2c2 18-6 30-16 30c-7 0-10-6-14-11c-4 5-7 11-14 11C8 50 0 38 2 20ZM11 28c6 8 13 8 17 3c-5-5-11-6-17-3ZM53 28c-6 8-13 8-17 3c5-5 11-6 17-3Z',
  },
  paw: {
    solid: `M32 30c12 0 20 11 20 20c0 12-12 11-20 9c-8 2-20 3-20-9c0-9 8-20 20-20Z${dot(10, 28, 7)}${dot(24, 13, 8)}${dot(41, 13, 8)}${dot(54, 28, 7)}`,
  },
  crack: { solid: 'M38 1L10 36h16l-8 27l36-38H36l12-24Z' },
  eye: {
    solid: `M1 32C10 14 20 8 32 8s22 6 31 24C54 50 44 56 32 56S10 50 1 32ZM10 32c6 12 13 17 22 17s16-5 22-17c-6-12-13-17-22-17S16 20 10 32Z${dot(32, 32, 11)}${dot(36, 28, 3.5)}`,
  },
}
