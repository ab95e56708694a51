/** Sounds as data: each is a few short voices that the browser synthesises. */

/** A tone that may slide, or noise around a pitch. Times in milliseconds, pitches in hertz, `loud` from 0 to 1. */
export type Voice =
  | {
      readonly wave: OscillatorType
      readonly from: number
      readonly to?: number
      readonly at: number
      readonly last: number
      readonly loud: number
    }
  | {
      readonly wave: 'noise'
      readonly from: number
      readonly to?: number
      readonly at: number
      readonly last: number
      readonly loud: number
    }

const bell = (from: number, at: number, last: number, loud: number): Voice[] => [
  { wave: 'sine', from, at, last, loud },
  { wave: 'sine', from: from * 2.76, at, last: last / 2, loud: loud * 0.3 },
]
const chord = (at: number, last: number, loud: number, ...pitches: readonly number[]): Voice[] =>
  pitches.map(from => ({ wave: 'triangle', from, at, last, loud }))

const C5 = 523,
  E5 = 659,
  G5 = 784,
  C6 = 1047,
  A3 = 220,
  E4 = 330,
  D4 = 294

export const SOUNDS = {
  /** It is your turn to answer: two bells, rising. */
  yourTurn: [...bell(G5, 0, 420, 0.5), ...bell(C6, 130, 520, 0.5)],
  /** Cards are dealt: a riffle. */
  deal: [0, 70, 140, 210].map((at): Voice => ({ wave: 'noise', from: 3200, to: 1800, at, last: 60, loud: 0.35 })),
  /** A card is laid or drawn. */
  card: [{ wave: 'noise', from: 2600, to: 1400, at: 0, last: 90, loud: 0.4 }],
  /** Cards slide under the table and come back. */
  slide: [
    { wave: 'noise', from: 700, to: 1900, at: 0, last: 220, loud: 0.35 },
    { wave: 'noise', from: 1900, to: 700, at: 260, last: 220, loud: 0.3 },
  ],
  coin: [...bell(2093, 0, 160, 0.22), ...bell(2637, 60, 220, 0.2)],
  /** A mask falls, a card is turned up. */
  reveal: [{ wave: 'noise', from: 1500, to: 4200, at: 0, last: 130, loud: 0.3 }, ...chord(90, 320, 0.18, C5, E5)],
  /** Somebody says who they are, or claims it too. */
  voice: [{ wave: 'triangle', from: D4, to: E4, at: 0, last: 160, loud: 0.32 }],
  knock: [
    { wave: 'sine', from: 190, to: 90, at: 0, last: 110, loud: 0.7 },
    { wave: 'sine', from: 190, to: 90, at: 150, last: 110, loud: 0.6 },
  ],
  /** Steel on steel. */
  steel: [
    { wave: 'square', from: 2900, to: 2300, at: 0, last: 90, loud: 0.1 },
    { wave: 'noise', from: 6200, to: 4000, at: 0, last: 240, loud: 0.3 },
  ],
  /** A withering look. */
  look: [{ wave: 'sawtooth', from: 180, to: 70, at: 0, last: 480, loud: 0.28 }],
  /** Night falls, or day breaks. */
  night: [...bell(E4, 0, 700, 0.3), ...bell(A3, 200, 900, 0.3)],
  day: [...bell(C5, 0, 420, 0.25), ...bell(E5, 120, 420, 0.25), ...bell(G5, 240, 600, 0.25)],
  /** The host's computer is gone: a bell that sinks and dies away. */
  gone: [...bell(E4, 0, 500, 0.35), ...bell(D4, 240, 600, 0.3), ...bell(A3, 480, 900, 0.3)],
  /** The table has moved: it slides away, and is set down elsewhere. */
  moved: [
    { wave: 'noise', from: 500, to: 1700, at: 0, last: 380, loud: 0.28 },
    { wave: 'sine', from: 150, to: 80, at: 400, last: 160, loud: 0.6 },
    ...chord(470, 420, 0.2, C5, G5),
  ],
  end: [...chord(0, 260, 0.24, C5, E5), ...chord(220, 260, 0.24, E5, G5), ...chord(440, 900, 0.26, C5, E5, G5, C6)],
} as const satisfies { readonly [name: string]: readonly Voice[] }

export type SoundName = keyof typeof SOUNDS

/** A sound, or one by the value of a public field. */
export type Sound = SoundName | { readonly by: string; readonly sounds: { readonly [value: string]: SoundName } }

/** Which kinds of a game's events have a sound. */
export type SoundsOf<K extends string = string> = { readonly [kind in K]?: Sound }
