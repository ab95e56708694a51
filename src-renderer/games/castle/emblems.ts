/** Emblems of objects, professions, societies and actions, told apart by shape alone. */
import type { Drawing } from '../../ui/drawing'
import type { ObjectId, Profession, ReadName, Side, Society } from '../../../src-shared/games/castle/rules/cards'

const dot = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`

/** A ring: its outer and its inner rim. */
const hoop = (x: number, y: number, r: number, inner: number): string => dot(x, y, r) + dot(x, y, inner)

const KEY = `${hoop(19, 19, 15, 7)}M27 33l6-6L60 54l-6 6l-6-6l-5 5l-5-5l5-5l-3-3l-5 5l-5-5l5-5Z`
const GOBLET = 'M13 5h38c0 20-5 29-15 31v14l13 5v5H15v-5l13-5V36C18 34 13 25 13 5ZM18 10c0 5 1 9 2 12h24c1-3 2-7 2-12Z'
const BAG = 'M6 24h52l3 34a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3ZM20 22C20 0 44 0 44 22h-6c0-13-12-13-12 0Z'
/** A throwing knife: blade and grip. */
const knife = (x: number, y: number): string => `M${x} ${y}l6 12l-3 22h-6l-3-22ZM${x - 2.5} ${y + 36}h5v14h-5Z`
const SWORD = 'M47 3h14v14L30 47l-4-4L52 17l-5-5L21 38l-4-4ZM9 33l22 22l-5 5l-8-8l-9 9l-6-6l9-9l-8-8Z'
const SHIELD = 'M32 3l25 8v18c0 17-12 27-25 32C19 56 7 46 7 29V11Z'
const SWORDS =
  'M4 4h11l30 32l-6 6L7 12ZM60 4H49L19 36l6 6L57 12ZM10 40l14 14l-4 4l-5-5l-8 8l-4-4l8-8l-5-5ZM54 40L40 54l4 4l5-5l8 8l4-4l-8-8l5-5Z'
const CROSS = 'M26 6h12v14h14v12H38v26H26V32H12V20h14Z'

export const OBJECT_EMBLEMS: { readonly [id in ObjectId]: Drawing } = {
  key: { solid: KEY },
  goblet: { solid: GOBLET },
  bagKey: { solid: `${BAG}${dot(22, 42, 9)}${dot(22, 42, 4)}M31 39h21v11h-5v-5h-4v5h-5v-5h-7Z` },
  bagGoblet: { solid: `${BAG}M20 28h24c0 11-3 15-9 16v7l8 3v3H21v-3l8-3v-7C23 43 20 39 20 28Z` },
  dagger: { solid: `M32 1l7 12v25H25V13ZM13 39h38v7H13ZM28 47h8v10h-8Z${dot(32, 59, 4.5)}` },
  gloves: {
    solid:
      'M17 61V43L8 30c-3-5 4-9 8-4l6 7V11c0-6 7-6 7 0v15h2V7c0-6 7-6 7 0v19h2V11c0-6 7-6 7 0v17h2V18c0-6 7-6 7 0v20c0 6-2 9-4 12v11ZM21 51h27v4H21Z',
  },
  knives: { solid: knife(12, 4) + knife(32, 10) + knife(52, 4) },
  whip: { solid: 'M3 55L21 37l6 6L9 61Z', lines: 'M24 40C40 26 60 34 54 45C48 56 28 48 32 30C35 17 50 20 54 4' },
  ring: { solid: `${hoop(32, 43, 19, 12)}M20 20l-7-9l8-9h22l8 9l-7 9ZM26 8l-5 3l4 4h14l4-4l-5-3Z` },
  pass: { solid: 'M9 3h34l12 12v46H9ZM16 14h20v4H16ZM16 23h32v4H16ZM16 32h32v4H16ZM40 42a7 7 0 1 0 0.1 0Z' },
  monocle: {
    solid: hoop(27, 25, 22, 16),
    lines: 'M44 40C58 46 44 54 56 61',
    thin: 'M18 25c0-6 4-9 9-9M27 32c4 0 7-2 8-6',
  },
  tome: {
    solid:
      'M12 3h40v42H16a5 5 0 0 0 0 10h36v6H14a8 8 0 0 1-8-8V11a8 8 0 0 1 6-8ZM31 11l4 8l9 1l-7 6l2 9l-8-5l-8 5l2-9l-7-6l9-1Z',
    thin: 'M16 50h34',
  },
  coat: { solid: 'M23 3h18l5 7l15 14l-7 13l-6-4l7 28H34V20l-2-4l-2 4v41H9l7-28l-6 4L3 24l15-14Z' },
  sextant: {
    solid: dot(32, 8, 6),
    lines: 'M31 12L9 50M33 12l22 38M8 48C22 62 42 62 56 48M32 14l9 41',
    thin: 'M18 34h28',
  },
  mirror: {
    solid: `M32 2c13 0 21 10 21 22s-8 21-17 22v16h-8V46C19 45 11 36 11 24S19 2 32 2ZM32 8c-9 0-15 7-15 16s6 16 15 16s15-7 15-16S41 8 32 8Z`,
    thin: 'M36 8l-7 12l9 6l-9 6l3 8M38 26l8-4M29 20l-10 2',
  },
  pearl: {
    solid: `${dot(32, 28, 17)}M20 24a12 12 0 0 1 9-9l1 3a9 9 0 0 0-7 7ZM2 32c3 20 16 28 30 28s27-8 30-28c-8 12-17 17-30 17S10 44 2 32Z`,
  },
  signet: { solid: `${hoop(32, 46, 17, 10)}M14 2h36v26H14ZM32 6L19 24h26ZM32 14l4 6h-8Z` },
}

export const PROFESSION_EMBLEMS: { readonly [id in Profession]: Drawing } = {
  /** A spiked mace. */
  thug: {
    solid: `${dot(43, 21, 13)}M43 0l4 9h-8ZM64 21l-9 4v-8ZM58 6l-3 10l-7-7ZM28 6l10 3l-7 7ZM58 36l-10-3l7-7ZM32 27l6 6L11 61l-8-8Z`,
  },
  /** A chess king. */
  grandmaster: {
    solid:
      'M29 1h6v5h5v6h-5v6c9-4 19 1 19 10c0 7-6 12-9 18H19c-3-6-9-11-9-18c0-9 10-14 19-10v-6h-5V6h5ZM17 49h30v5H17ZM12 56h40v6H12Z',
  },
  /** Somebody behind a shield. */
  bodyguard: {
    solid: `${dot(32, 10, 9)}M32 21l22 6v13c0 12-11 19-22 23C21 59 10 52 10 40V27ZM29 30v7h-7v6h7v9h6v-9h7v-6h-7v-7Z`,
  },
  /** A rapier with its bell guard. */
  duelist: { solid: `M60 1l3 3L27 42l-5-5ZM10 34c8-6 26 12 20 20l-4-4l-7 7l2 2l-3 3l-15-15l3-3l2 2l7-7Z` },
  /** A flask that bubbles. */
  alchemist: {
    solid: `M22 3h20v6h-3v15l17 29c3 5 0 9-5 9H13c-5 0-8-4-5-9l17-29V9h-3ZM30 26l-8 14h20l-8-14ZM${24} 50${'a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0Z'}${dot(41, 47, 3)}`,
  },
  /** A doctor's case. */
  doctor: {
    solid: `M20 16V8a4 4 0 0 1 4-4h16a4 4 0 0 1 4 4v8h14a4 4 0 0 1 4 4v36a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V20a4 4 0 0 1 4-4ZM26 10v6h12v-6ZM28 24v9h-9v8h9v9h8v-9h9v-8h-9v-9Z`,
  },
  /** A cross with rays. */
  priest: { solid: CROSS, thin: 'M8 8l9 9M56 8l-9 9M8 48l11-9M56 48l-11-9' },
  /** An eye that turns. */
  hypnotist: {
    lines: 'M2 32C12 14 22 9 32 9s20 5 30 23C52 50 42 55 32 55S12 50 2 32Z',
    thin: 'M32 32c0-3 5-3 5 1c0 5-9 6-10-1c-1-9 13-11 16-1c3 12-14 18-20 8c-4-7-1-16 6-19',
  },
  /** A quill over a seal. */
  diplomat: { solid: `M60 2C38 3 22 17 18 40l-9 17l4 3l9-14c20-2 32-16 38-44ZM26 38l16-18l-12 20Z${dot(46, 54, 8)}` },
  /** A crystal ball. */
  clairvoyant: {
    solid: `M32 2a23 23 0 0 1 14 41H18A23 23 0 0 1 32 2ZM17 20a16 16 0 0 1 12-11l1 4a12 12 0 0 0-9 9ZM16 46h32l6 10v6H10v-6ZM40 22l2 5l5 2l-5 2l-2 5l-2-5l-5-2l5-2Z`,
  },
}

/** The Order in a circle, the Brotherhood in a lozenge: told apart by their outline from far. */
export const SOCIETY_EMBLEMS: { readonly [society in Society]: Drawing } = {
  order: { solid: `${hoop(32, 32, 30, 26)}${hoop(32, 20, 9, 4)}M29 28h6v24h-6ZM35 38h8v5h-8ZM35 46h6v5h-6Z` },
  brotherhood: {
    solid:
      'M32 1l31 31l-31 31L1 32ZM32 8L8 32l24 24l24-24ZM21 20h22c0 11-3 15-8 16v6l6 2v3H23v-3l6-2v-6c-5-1-8-5-8-16Z',
  },
}

export const SIDE_EMBLEMS: { readonly [side in Side]: Drawing } = {
  attacker: { solid: SWORD },
  defender: { solid: `${SHIELD}M32 10l-18 6v13c0 12 8 20 18 25Z` },
}

export type Deed = 'duel' | 'token' | 'card' | 'bag' | 'left' | 'right' | 'sealed' | 'alone' | 'rival' | 'own'

export const DEED_EMBLEMS: { readonly [deed in Deed]: Drawing } = {
  duel: { solid: SWORDS },
  token: {
    solid: `${hoop(32, 32, 30, 25)}M14 16h6l24 25l-4 4ZM50 16h-6L20 41l4 4ZM18 38l8 8l-3 3l-8-8ZM46 38l-8 8l3 3l8-8Z`,
  },
  card: { solid: 'M12 4h40v56H12ZM18 10v44h28V10ZM32 20l8 12l-8 12l-8-12Z' },
  bag: { solid: BAG },
  left: { solid: 'M28 8v14h30v20H28v14L4 32Z' },
  right: { solid: 'M36 8v14H6v20h30v14l24-24Z' },
  sealed: { solid: 'M4 12h56v40H4ZM9 17l23 17l23-17Z' },
  alone: { solid: `${dot(32, 14, 11)}M8 60c0-20 10-30 24-30s24 10 24 30Z` },
  own: { solid: 'M12 2h6v60h-6ZM20 6h38l-8 14l8 14H20Z' },
  rival: { solid: 'M32 2l30 56H2ZM28 22v18h8V22ZM28 45v8h8v-8Z' },
}

/** A card that is read aloud has its own emblem; a bag does not show its content. */
export const READ_EMBLEMS: { readonly [name in ReadName]: Drawing } = {
  bag: DEED_EMBLEMS.bag,
  pass: OBJECT_EMBLEMS.pass,
  monocle: OBJECT_EMBLEMS.monocle,
  tome: OBJECT_EMBLEMS.tome,
  coat: OBJECT_EMBLEMS.coat,
  sextant: OBJECT_EMBLEMS.sextant,
}
