/** The options of a Castle table. */
import { refuse, type OptionSpec, type Options, type Refusal } from '../../../kernel'

/**
 * The publisher whose rules are played. The Italian ones differ in seats, declaring, tokens, and what named players
 * turn up.
 */
export type Edition = 'russian' | 'italian'

export interface CastleOptions {
  readonly edition: Edition
  /** At 3 seats: whether the Pearl is in the game. */
  readonly pearlAtThree: boolean
  /** Whether the Alchemist may still be used after a Duelist. */
  readonly alchemistAfterDuelist: boolean
  /** Whether the Pearl also forbids the victory alone. */
  readonly pearlBlocksLodge: boolean
  /** Russian variant: the giver of a card decides whether its effect is used; if not, it is not read. */
  readonly smuggling: boolean
  /** Naming the rival society: in the Italian rules, a variant of the Russian ones. */
  readonly divination: boolean
  /** Whether each seat's own view keeps a list of what its player has legitimately seen. */
  readonly memo: boolean
  /** Russian rules: whether a gift may also go to a player at the limit, who then gives in turn. */
  readonly giftToAnybody: boolean
  /** Who begins (the text: who has travelled furthest): the number of a place, counted from 1; 0: a random seat. */
  readonly first: number
  /** Seconds of every reaction window; 0: until all have passed by hand. */
  readonly window: number
}

/** Players with screen readers need up to a minute. */
const LONGEST_WINDOW = 60

export const MOST_SEATS = 8

export const OPTION_SPECS: readonly OptionSpec[] = [
  { key: 'edition', kind: 'choice', values: ['russian', 'italian'], default: 'russian' },
  { key: 'smuggling', kind: 'flag', default: false },
  { key: 'divination', kind: 'flag', default: false },
  { key: 'pearlAtThree', kind: 'flag', default: true, at: { min: 3, max: 3 } },
  { key: 'alchemistAfterDuelist', kind: 'flag', default: false },
  { key: 'pearlBlocksLodge', kind: 'flag', default: false },
  { key: 'giftToAnybody', kind: 'flag', default: false },
  { key: 'first', kind: 'number', min: 0, max: MOST_SEATS, step: 1, default: 0 },
  { key: 'memo', kind: 'flag', default: true },
  { key: 'window', kind: 'number', min: 0, max: LONGEST_WINDOW, step: 1, default: 8 },
]

const ITALIAN_SEATS = { min: 4, max: MOST_SEATS } as const

/** The Italian rules are for 4 to 8 seats. @returns `editionNeedsSeats`, `firstNotSeated`, or null */
export function refuseOptions(options: Options, seats: number): Refusal | null {
  if (options.edition === 'italian' && seats < ITALIAN_SEATS.min)
    return refuse('editionNeedsSeats', { ...ITALIAN_SEATS })
  const { first } = readOptions(options)
  return first > seats ? refuse('firstNotSeated', { seat: first, seats }) : null
}

/** Options that have been checked against their specs, as this game's own type. */
export function readOptions(options: Options): CastleOptions {
  const edition: Edition = options.edition === 'italian' ? 'italian' : 'russian'
  return {
    edition,
    pearlAtThree: options.pearlAtThree === true,
    alchemistAfterDuelist: options.alchemistAfterDuelist === true,
    pearlBlocksLodge: options.pearlBlocksLodge === true,
    // Smuggling is a Russian variant; naming the rival society is in the Italian rules.
    smuggling: edition === 'russian' && options.smuggling === true,
    divination: edition === 'italian' || options.divination === true,
    giftToAnybody: edition === 'russian' && options.giftToAnybody === true,
    first: Number(options.first),
    memo: options.memo === true,
    window: Number(options.window),
  }
}
