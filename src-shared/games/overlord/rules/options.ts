/** The options of an Overlord table. */
import { refuse, type OptionSpec, type Options, type Refusal, type SeatRange } from '../../../kernel'

export interface OverlordOptions {
  /** `classic`: the Overlord's word is law; `formal`: Yes, Master!, with points. */
  readonly rules: 'classic' | 'formal'
  /** Who begins as the Overlord: the number of a place, counted from 1; 0: a random seat. */
  readonly overlord: number
  /** Seats of people: chance makes none but these the Overlord; null: of everybody. */
  readonly people: readonly number[] | null
  /** Classic: seconds of silence until the Overlord's patience ends; 0: no such clock. He may change it. */
  readonly silence: number
  /** Classic: whether the end of his patience is a look, "too slow". */
  readonly silencePunishes: boolean
  /** Classic, a forgiven third look: "goes on as if they had not got it", or hand and turn are lost as after any look. */
  readonly forgiven: 'goesOn' | 'startsAnew'
  /** Formal: seconds of every window; 0: until all have answered by hand. */
  readonly window: number
  /** The hash of the table's own deck, or null for the house deck. */
  readonly deck: string | null
}

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

export const OPTION_SPECS: readonly OptionSpec[] = [
  { key: 'rules', kind: 'choice', values: ['classic', 'formal'], default: 'classic' },
  { key: 'overlord', kind: 'number', min: 0, max: SEATS.max, step: 1, default: 0 },
  { key: 'people', kind: 'people', default: null },
  { key: 'silence', kind: 'number', min: SILENCE.least, max: SILENCE.most, step: 1, off: 0, default: 0 },
  { key: 'silencePunishes', kind: 'flag', default: false },
  { key: 'forgiven', kind: 'choice', values: ['goesOn', 'startsAnew'], default: 'goesOn' },
  { key: 'window', kind: 'number', min: 0, max: LONGEST_WINDOW, step: 1, default: 5, at: FORMAL_SEATS },
  { key: 'deck', kind: 'deck', default: null },
]

/** @returns `formalNeedsSeats { min, max }`, `overlordNotSeated { seat, seats }`, or null */
export function refuseOptions(options: Options, seats: number): Refusal | null {
  if (options.rules === 'formal' && (seats < FORMAL_SEATS.min || seats > FORMAL_SEATS.max))
    return refuse('formalNeedsSeats', { ...FORMAL_SEATS })
  const seat = Number(options.overlord)
  return seat > seats ? refuse('overlordNotSeated', { seat, seats }) : null
}

/** Options that have been checked against their specs, as this game's own type. */
export function readOptions(options: Options): OverlordOptions {
  return {
    rules: options.rules === 'formal' ? 'formal' : 'classic',
    overlord: Number(options.overlord),
    people: Array.isArray(options.people) ? options.people.map(Number) : null,
    silence: Number(options.silence),
    silencePunishes: options.silencePunishes === true,
    forgiven: options.forgiven === 'startsAnew' ? 'startsAnew' : 'goesOn',
    window: Number(options.window),
    deck: typeof options.deck === 'string' ? options.deck : null,
  }
}
