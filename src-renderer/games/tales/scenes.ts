/** Pictures of the house deck's places and events, the six story cards, and one per type for other cards. */
import { dot, flames, rays, star, type Picture } from './ink'

const HILLS = 'M1 63V50c10-8 20-8 30-2c10-7 22-6 32 1v14Z'

export const PLACES: { readonly [card: string]: Picture } = {
  /** Crooked towers, lights in the windows, thorns. */
  castle: [
    ['gold', dot(50, 13, 10)],
    ['paper', 'M9 60V29h12v31ZM43 60V33h12v27Z'],
    ['paper', 'M19 60V40h5v-3h4v3h8v-3h4v3h5v20Z'],
    ['paper', 'M25 42V20h14v22Z'],
    ['ink', 'M5 30L14 11l11 19ZM40 34l6-19l13 17ZM21 21L30 0l13 21Z'],
    ['ink', 'M26 60V52c0-8 12-8 12 0v8Z'],
    ['ink', 'M13 36h4v7h-4ZM47 39h4v7h-4ZM30 26h4v8h-4Z'],
    ['gilt', 'M14 37.500h2v4h-2ZM48 40.500h2v4h-2ZM31 27.500h2v5h-2Z'],
    ['line', 'M2 62c6-10 10 2 16-6M62 62c-6-10-10 2-16-6'],
    ['hair', 'M6 57l-3-3M13 58l-2-4M58 57l3-3M51 58l2-4'],
  ],
  /** Firs that look back. */
  forest: [
    ['gold', 'M14 16l8 13h-4l7 12h-4l7 14H2l7-14H5l6-12H6ZM50 14l8 14h-4l7 13h-4l6 14H37l7-14h-4l6-13h-4Z'],
    ['ink', 'M32 2l11 16h-6l10 15h-6l11 18H12l11-18h-6l10-15h-6Z'],
    ['ink', 'M28 50h8v13h-8Z'],
    ['gilt', dot(27.5, 27, 2.2) + dot(36.5, 27, 2.2) + dot(24, 43, 2.4) + dot(33, 43, 2.4)],
    ['ink', dot(28, 27, 0.9) + dot(37, 27, 0.9) + dot(24.5, 43, 1) + dot(33.5, 43, 1)],
    ['paper', 'M45 56c0-5 4-8 8-8s8 3 8 8Z'],
    ['paper', 'M50 56h6v7h-6Z'],
    ['ink', dot(51, 52, 1.3) + dot(56, 53, 1.3)],
    ['line', 'M3 63h58'],
  ],
  /** A hole in a hill, and what glitters in it. */
  cave: [
    ['paper', 'M1 62c1-10 5-14 6-24c4-8 9-12 13-22c5-12 19-12 24 0c4 9 9 13 13 22c1 10 5 14 6 24Z'],
    ['hair', 'M10 44l5-6M8 52l4-5M18 26l5-6M52 40l-5-7M56 52l-4-7M45 24l-4-6M28 11l4 4'],
    ['ink', 'M13 62c0-22 6-36 19-36s19 14 19 36Z'],
    ['paper', 'M20 36l3-8l3 9l3-11l4 10l3-10l3 11l3-9l2 9c-7-6-17-6-24-1Z'],
    ['gold', 'M16 62c3-9 9-14 16-14s13 5 16 14Z'],
    ['hair', 'M24 56a3 2 0 1 0 6 0a3 2 0 1 0-6 0M34 53a3 2 0 1 0 6 0a3 2 0 1 0-6 0M35 60a3 2 0 1 0 6 0'],
    ['gilt', star(25, 43, 4) + star(40, 44, 3)],
  ],
}

export const EVENTS: { readonly [card: string]: Picture } = {
  /** Dark all over, but for the moon. */
  night: [
    ['ink', 'M4 1h56a3 3 0 0 1 3 3v56a3 3 0 0 1-3 3H4a3 3 0 0 1-3-3V4a3 3 0 0 1 3-3Z'],
    ['gilt', 'M38 6c-16 1-26 13-24 26c2 12 14 19 26 15c-10-2-16-9-16-19c0-10 6-18 14-22Z'],
    ['gilt', star(48, 16, 7) + star(55, 33, 4) + star(38, 27, 4) + star(10, 12, 3.5) + star(10, 45, 3)],
    ['paper', 'M1 63V54c9-7 18-7 28-1c11-6 23-5 34 1v9Z'],
    ['hair', 'M8 58c5-3 10-3 15-1M40 58c5-2 11-2 16 0'],
  ],
  /** The sun has a face, and is pleased with it. */
  day: [
    ['gold', flames(32, 27, 16, 27, 12)],
    ['gold', dot(32, 27, 15)],
    ['ink', dot(27, 25, 1.8) + dot(37, 25, 1.8)],
    ['line', 'M25 31q7 6 14 0'],
    ['hair', 'M24 21q3-2 5 0M35 21q3-2 5 0'],
    ['paper', HILLS],
    ['hair', 'M8 56c6-4 12-4 18-1M38 55c6-3 12-3 18 0'],
  ],
  /** A bottle in which something is going on. */
  charms: [
    ['paper', 'M26 11h12v9c10 4 16 12 16 22c0 13-9 20-22 20S10 55 10 42c0-10 6-18 16-22Z'],
    ['gold', 'M13 40c6-5 12 3 19 0s12-4 19 0c2 12-6 19-19 19S11 52 13 40Z'],
    ['paper', `${dot(25, 50, 3)}${dot(38, 48, 4)}${dot(33, 55, 2)}`],
    ['ink', 'M23 3h18v8H23Z'],
    ['hair', 'M18 34c1-4 4-7 8-9'],
    ['ink', star(54, 12, 7) + star(9, 17, 6) + star(50, 26, 3)],
  ],
}

export const STORIES: { readonly [story: string]: Picture } = {
  /** Swords crossed among reeds. */
  a1: [
    ['line', 'M8 54C10 40 6 30 9 18M55 54c-2-14 2-24-1-36'],
    ['ink', 'M6.500 8h5v14h-5ZM51.500 8h5v14h-5Z'],
    ['paper', 'M14 2l5 1l25 37l-4 4L13 8ZM50 2l-5 1l-25 37l4 4L51 8Z'],
    ['gold', 'M35 43l10-9l3 4l-9 8ZM29 43l-10-9l-3 4l9 8Z'],
    ['ink', 'M43 42l8 10l-4 3l-7-10ZM21 42l-8 10l4 3l7-10Z'],
    ['line', 'M2 57c5-4 10-4 15 0s10 4 15 0s10-4 15 0s10 4 15 0'],
    ['hair', 'M10 62c4-3 8-3 12 0s8 3 12 0s8-3 12 0'],
  ],
  /** A candle, a wand, and something in the smoke. */
  a2: [
    ['ink', 'M46 2c-12 1-19 9-18 19c1 9 9 14 18 12c-6-3-10-7-10-14c0-7 4-13 10-17Z'],
    ['gold', star(51, 14, 7) + star(57, 28, 4)],
    ['gold', 'M19 12c6 7 6 12 0 17c-6-5-6-10 0-17Z'],
    ['paper', 'M13 32h12v24H13Z'],
    ['hair', 'M16 32v6c0 3 3 3 3 0M19 29v4'],
    ['gold', 'M6 56h26v6H6Z'],
    ['line', 'M34 58L52 40'],
    ['gold', star(56, 37, 5)],
  ],
  /** A helmet with a plume, and a lance. */
  a3: [
    ['line', 'M3 61L61 6'],
    ['gold', 'M30 16C26 4 38 0 47 2c-4 3-3 6 0 8c-5 1-7 3-7 7Z'],
    ['paper', 'M14 38c-2-16 6-24 18-24s20 8 18 24l2 14c-6 8-34 8-40 0Z'],
    ['ink', 'M15 32c12-5 22-5 34 0v5c-12-5-22-5-34 0Z'],
    ['hair', 'M32 15v13M32 38v20M22 42v8M27 41v11M37 41v11M42 42v8'],
    ['gold', 'M10 53c12 7 32 7 44 0l3 6c-14 6-36 6-50 0Z'],
  ],
  /** Helmet beside helmet, pike beside pike. */
  b1: [
    ['line', 'M8 60V16M20 60V10M32 60V8M44 60V10M56 60V16'],
    ['paper', 'M8 4l4 8l-4 6l-4-6ZM20 0l4 8l-4 6l-4-6ZM44 0l4 8l-4 6l-4-6ZM56 4l4 8l-4 6l-4-6Z'],
    ['gold', 'M32 2h14l-4 5l4 5H32Z'],
    ['paper', 'M2 63V44c0-12 18-12 18 0v19ZM44 63V44c0-12 18-12 18 0v19Z'],
    ['paper', 'M21 63V42c0-15 22-15 22 0v21Z'],
    ['ink', 'M2 46h18v5H2ZM44 46h18v5H44ZM21 45h22v6H21Z'],
    ['gold', 'M29.500 30h5v33h-5Z'],
  ],
  /** A chest, and the tail of its owner. */
  b2: [
    ['line', 'M58 60C66 44 46 40 52 26C55 18 62 16 58 6'],
    ['ink', 'M58 8L51 7l6-7l6 6Z'],
    ['gold', 'M9 32c2-8 8-13 13-9c3-7 10-6 12 0c6-3 11 2 11 9Z'],
    ['hair', `${dot(20, 28, 2.5)}${dot(30, 25, 3)}${dot(38, 28, 2.5)}`],
    ['paper', 'M4 33h46v27H4Z'],
    ['ink', 'M4 33h46v5H4Z'],
    ['gold', 'M22 34h10v13H22Z'],
    ['ink', dot(27, 39, 1.9) + 'M26 39h2v5h-2Z'],
    ['hair', 'M11 40v18M43 40v18'],
    ['paper', 'M2 20l3-9h42l3 9c-16-5-32-5-48 0Z'],
    ['hair', 'M12 12v5M40 12v5'],
  ],
  /** Hammer and anvil. */
  b3: [
    ['paper', 'M2 33h50l9 2c-2 6-7 9-15 9H40c0 5 3 9 8 11v8H16v-8c5-2 8-6 8-11C14 44 5 41 2 33Z'],
    ['hair', 'M8 37h42M22 59h20'],
    ['ink', 'M22 26L50 9l3 4L25 30Z'],
    ['gold', 'M15 17l14-8l9 14l-14 8Z'],
    ['gilt', star(11, 27, 5) + star(7, 14, 4) + star(19, 5, 3.5)],
    ['hair', rays(18, 30, 8, 12, 10)],
  ],
}

/** For cards of custom decks. */
export const PLAIN: { readonly [type in 'man' | 'woman' | 'villain' | 'place' | 'event']: Picture } = {
  man: [
    ['paper', 'M8 63c0-15 10-20 24-20s24 5 24 20Z'],
    ['paper', 'M22 25c0-8 4-13 10-13s10 5 10 13c0 9-4.500 14-10 14s-10-5-10-14Z'],
    ['ink', dot(28, 26, 1.6) + dot(36, 26, 1.6)],
    ['hair', 'M28 32q4 2 8 0'],
    ['gold', 'M20 16c0-8 5-12 12-12s12 4 12 12Z'],
    ['ink', 'M8 20c6-5 14-6 24-6s18 1 24 6c-7 2-15 1-24 1s-17 1-24-1Z'],
    ['ink', 'M20 46l12 8l12-8l4 3l-16 12l-16-12Z'],
  ],
  woman: [
    ['ink', 'M32 5C18 5 14 16 15 29c0 10-4 16-7 22h48c-3-6-7-12-7-22C50 16 46 5 32 5Z'],
    ['gold', 'M9 63c0-13 9-19 23-19s23 6 23 19Z'],
    ['paper', 'M28 36v10h8V36Z'],
    ['paper', 'M22 26c0-8 4-13 10-13s10 5 10 13c0 9-4.500 14-10 14s-10-5-10-14Z'],
    ['ink', dot(28, 27, 1.6) + dot(36, 27, 1.6)],
    ['hair', 'M28 33q4 2 8 0'],
    ['ink', 'M21 25c0-8 5-13 11-13s11 5 11 13c-3-4-7-5-11-8c-4 3-8 4-11 8Z'],
  ],
  villain: [
    ['gold', 'M20 19C9 18 4 10 6 1c5 6 10 8 18 9ZM44 19c11-1 16-9 14-18c-5 6-10 8-18 9Z'],
    ['ink', 'M12 24c2-11 10-16 20-16s18 5 20 16c2 14-6 30-20 38C18 54 10 38 12 24Z'],
    ['paper', 'M18 26l12 5c-1 5-10 5-12-5ZM46 26l-12 5c1 5 10 5 12-5Z'],
    ['scratch', 'M22 44c6 5 14 5 20 0M27 47v3M32 48v3M37 47v3'],
  ],
  place: [
    ['gold', HILLS],
    ['paper', 'M20 56V24h-4V12h7v5h5v-5h8v5h5v-5h7v12h-4v32Z'],
    ['ink', 'M27 56V46c0-7 10-7 10 0v10Z'],
    ['ink', 'M30 27h4v9h-4Z'],
    ['hair', 'M18 24h28'],
    ['gold', 'M32 12V2h12l-4 3l4 3H33Z'],
  ],
  event: [
    ['paper', 'M12 10h40v44H12Z'],
    ['paper', 'M8 4h48v8H8ZM8 52h48v8H8Z'],
    ['gold', star(32, 31, 17)],
    ['gold', dot(32, 31, 5)],
    ['ink', star(18, 18, 3) + star(46, 44, 3) + star(46, 19, 3) + star(18, 44, 3)],
  ],
}
