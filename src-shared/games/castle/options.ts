/** The options of a Castle table. */
import { refuse, type OptionSpec, type Options, type Refusal } from '../../kernel'

export interface CastleOptions {
  /** `ru`: 3–8 seats; `it`: 4–8 seats. They differ in declaring, in tokens, and in what named players turn up. */
  readonly edition: 'ru' | 'it'
  /** At 3 seats: whether the Pearl is in the game. */
  readonly pearlAtThree: boolean
  /** Whether the Alchemist may still be used after a Duelist. */
  readonly alchemistAfterDuelist: boolean
  /** Whether the Pearl also forbids the victory alone. */
  readonly pearlBlocksLodge: boolean
  /** `ru` variant: whoever gave a card decides whether its effect is used; if not, it is not read. */
  readonly smuggling: boolean
  /** Naming the rival society: in the rules of `it`, a variant of `ru`. */
  readonly divination: boolean
  /** Whether each seat's own view keeps a list of what its player has legitimately seen. */
  readonly memo: boolean
  /** Seconds of every reaction window; 0: until all have passed by hand. */
  readonly window: number
}

/** Players with screen readers need up to a minute. */
const LONGEST_WINDOW = 60

export const OPTION_SPECS: readonly OptionSpec[] = [
  { key: 'edition', kind: 'choice', values: ['ru', 'it'], default: 'ru' },
  { key: 'smuggling', kind: 'flag', default: false },
  { key: 'divination', kind: 'flag', default: false },
  { key: 'pearlAtThree', kind: 'flag', default: true, at: { min: 3, max: 3 } },
  { key: 'alchemistAfterDuelist', kind: 'flag', default: false },
  { key: 'pearlBlocksLodge', kind: 'flag', default: false },
  { key: 'memo', kind: 'flag', default: true },
  { key: 'window', kind: 'number', min: 0, max: LONGEST_WINDOW, step: 1, default: 5 },
]

const ITALIAN_SEATS = { min: 4, max: 8 } as const

/** The Italian rules are for 4 to 8 seats. */
export const refuseOptions = (options: Options, seats: number): Refusal | null =>
  options.edition === 'it' && seats < ITALIAN_SEATS.min ? refuse('editionNeedsSeats', { ...ITALIAN_SEATS }) : null

/** Options that have been checked against their specs, as this game's own type. */
export function readOptions(options: Options): CastleOptions {
  const edition = options.edition === 'it' ? 'it' : 'ru'
  return {
    edition,
    pearlAtThree: options.pearlAtThree === true,
    alchemistAfterDuelist: options.alchemistAfterDuelist === true,
    pearlBlocksLodge: options.pearlBlocksLodge === true,
    // Smuggling is a variant of `ru` alone; naming the rival society is in the rules of `it`.
    smuggling: edition === 'ru' && options.smuggling === true,
    divination: edition === 'it' || options.divination === true,
    memo: options.memo === true,
    window: Number(options.window),
  }
}
