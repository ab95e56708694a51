/** The options of a Castle table. */
import { optionsFrom, refuse, type Options, type OptionsOf, type OptionTable, type Refusal } from '../../../kernel'

/** Players with screen readers need up to a minute. */
const LONGEST_WINDOW = 60

export const MOST_SEATS = 8

export const OPTIONS = {
  /**
   * The publisher whose rules are played. The Italian ones differ in seats, declaring, tokens, and what named players
   * turn up.
   */
  edition: { kind: 'choice', values: ['russian', 'italian'], default: 'russian' },
  /** Russian variant: the giver of a card decides whether its effect is used; if not, it is not read. */
  smuggling: { kind: 'flag', default: false },
  /** Naming the rival society: in the Italian rules, a variant of the Russian ones. */
  divination: { kind: 'flag', default: false },
  /** At 3 seats: whether the Pearl is in the game. */
  pearlAtThree: { kind: 'flag', default: true, at: { min: 3, max: 3 } },
  /** Whether the Alchemist may still be used after a Duelist. */
  alchemistAfterDuelist: { kind: 'flag', default: false },
  /** Whether the Pearl also forbids the victory alone. */
  pearlBlocksLodge: { kind: 'flag', default: false },
  /** Russian rules: whether a gift may also go to a player at the limit, who then gives in turn. */
  giftToAnybody: { kind: 'flag', default: false },
  /** Who begins (the text: who has travelled furthest): the number of a place, counted from 1; 0: a random seat. */
  first: { kind: 'number', min: 0, max: MOST_SEATS, step: 1, default: 0 },
  /** Whether each seat's own view keeps a list of what its player has legitimately seen. */
  memo: { kind: 'flag', default: true },
  /** Seconds of every reaction window; 0: until all have passed by hand. */
  window: { kind: 'number', min: 0, max: LONGEST_WINDOW, step: 1, default: 8 },
} as const satisfies OptionTable

export type CastleOptions = OptionsOf<typeof OPTIONS>
export type Edition = CastleOptions['edition']

const { OPTION_SPECS, readOptions: chosen } = optionsFrom(OPTIONS)
export { OPTION_SPECS }

const ITALIAN_SEATS = { min: 4, max: MOST_SEATS } as const

/** The Italian rules are for 4 to 8 seats. @returns `editionNeedsSeats`, `firstNotSeated`, or null */
export function refuseOptions(options: Options, seats: number): Refusal | null {
  if (options.edition === 'italian' && seats < ITALIAN_SEATS.min)
    return refuse('editionNeedsSeats', { ...ITALIAN_SEATS })
  const { first } = readOptions(options)
  return first > seats ? refuse('firstNotSeated', { seat: first, seats }) : null
}

/** The options of a table. Smuggling is a Russian variant; naming the rival society is in the Italian rules. */
export function readOptions(given: Options): CastleOptions {
  const options = chosen(given),
    isRussian = options.edition === 'russian'
  return {
    ...options,
    smuggling: isRussian && options.smuggling,
    divination: !isRussian || options.divination,
    giftToAnybody: isRussian && options.giftToAnybody,
  }
}
