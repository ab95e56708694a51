/** The options of an Overlord table. */
import {
  optionsFrom,
  refuse,
  type Options,
  type OptionsOf,
  type OptionTable,
  type Refusal,
  type SeatRange,
} from '../../../kernel'

/** Players with screen readers need up to a minute. */
const LONGEST_WINDOW = 60

/** Classic: "silent for longer than the Overlord has set, 5 to 10 seconds". */
export const SILENCE = { least: 5, most: 10 } as const

/** What the Overlord may set his patience to: endless, or so many seconds. */
export const PATIENCES = ['endless', '5', '6', '7', '8', '9', '10'] as const
export type Patience = (typeof PATIENCES)[number]

export const secondsOf = (patience: Patience): number => (patience === 'endless' ? 0 : Number(patience))

export const SEATS: SeatRange = { min: 3, max: 10 }
/** "Yes, Master!" is for 4 to 6 players. */
export const FORMAL_SEATS: SeatRange = { min: 4, max: 6 }

export const OPTIONS = {
  /** `classic`: the Overlord's word is law; `formal`: Yes, Master!, with points. */
  rules: { kind: 'choice', values: ['classic', 'formal'], default: 'classic' },
  /** Who begins as the Overlord: the number of a place, counted from 1; 0: a random seat. */
  overlord: { kind: 'number', min: 0, max: SEATS.max, step: 1, default: 0 },
  /** Seats of people: chance makes none but these the Overlord; null: of everybody. */
  people: { kind: 'people', default: null },
  /** Classic: seconds of silence until the Overlord's patience ends; 0: no such clock. He may change it. */
  silence: { kind: 'number', min: SILENCE.least, max: SILENCE.most, step: 1, off: 0, default: 0 },
  /** Classic: whether the end of his patience is a look, "too slow". */
  silencePunishes: { kind: 'flag', default: false },
  /** Classic, a forgiven third look: "goes on as if they had not got it", or hand and turn are lost as after any look. */
  forgiven: { kind: 'choice', values: ['goesOn', 'startsAnew'], default: 'goesOn' },
  /** Formal: seconds of every window; 0: until all have answered by hand. */
  window: { kind: 'number', min: 0, max: LONGEST_WINDOW, step: 1, default: 5, at: FORMAL_SEATS },
  /** The hash of the table's own deck, or null for the house deck. */
  deck: { kind: 'deck', default: null },
} as const satisfies OptionTable

export type OverlordOptions = OptionsOf<typeof OPTIONS>

export const { OPTION_SPECS, readOptions } = optionsFrom(OPTIONS)

/** @returns `formalNeedsSeats { min, max }`, `overlordNotSeated { seat, seats }`, or null */
export function refuseOptions(options: Options, seats: number): Refusal | null {
  if (options.rules === 'formal' && (seats < FORMAL_SEATS.min || seats > FORMAL_SEATS.max))
    return refuse('formalNeedsSeats', { ...FORMAL_SEATS })
  const seat = Number(options.overlord)
  return seat > seats ? refuse('overlordNotSeated', { seat, seats }) : null
}
