/** The options of a Mascarade table. */
import { optionsFrom, refuse, type Options, type OptionsOf, type OptionTable, type Refusal } from '../../../kernel'
import { CHARACTER_IDS, type Character } from './characters'
import { baseSet, isSmall, refuseSet } from './sets'

export const MOST_SEATS = 13

export const OPTIONS = {
  /** Own set of characters, or null for the base set. */
  characters: { kind: 'set', of: CHARACTER_IDS, default: null, at: { min: 4, max: 13 } },
  /** `inTurn`: clockwise, one after the other. `sealed`: all answer at once, hidden, then shown together. */
  challenge: { kind: 'choice', values: ['inTurn', 'sealed'], default: 'inTurn' },
  /** A seat whose card was revealed in the turn before must swap or not, or (the 2021 rules) only may not announce. */
  afterReveal: { kind: 'choice', values: ['swap', 'noAnnounce'], default: 'swap' },
  /** Number of turns after which the richest win; 0 is off. */
  turnLimit: { kind: 'number', min: 0, max: 500, step: 10, default: 0 },
  /** At 2 and 3 seats: which cards may be swapped. */
  smallTableSwap: { kind: 'choice', values: ['seed', 'classic2013'], default: 'seed', at: { min: 2, max: 3 } },
  /** Who begins (the text: the youngest): the number of a place, counted from 1; 0: a random seat. */
  first: { kind: 'number', min: 0, max: MOST_SEATS, step: 1, default: 0 },
  /** Whether each client may keep its own notes on slots. */
  notes: { kind: 'flag', default: false },
  /** Seconds per seat for which the dealt cards are shown. */
  lookTime: { kind: 'number', min: 1, max: 10, step: 1, default: 3 },
} as const satisfies OptionTable

export type MascaradeOptions = OptionsOf<typeof OPTIONS>

export const { OPTION_SPECS, readOptions } = optionsFrom(OPTIONS)

/** What forbids these options at this number of seats. An own set counts from four seats on. */
export function refuseOptions(options: Options, seats: number): Refusal | null {
  const { characters, first } = readOptions(options)
  if (first > seats) return refuse('firstNotSeated', { seat: first, seats })
  return characters && !isSmall(seats) ? refuseSet(characters, seats) : null
}

/** The characters in a game with these options. */
export const charactersFor = ({ characters }: MascaradeOptions, seats: number): readonly Character[] =>
  characters && !isSmall(seats) ? characters : baseSet(seats)
