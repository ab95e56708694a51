/** The options of a Mascarade table. */
import { refuse, type Json, type OptionSpec, type Options, type Refusal } from '../../../kernel'
import { CHARACTER_IDS, type Character } from './characters'
import { baseSet, isSmall, refuseSet } from './sets'

export interface MascaradeOptions {
  /** Own set of characters, or null for the base set. */
  readonly characters: readonly Character[] | null
  /** `inTurn`: clockwise, one after the other. `sealed`: all answer at once, hidden, then shown together. */
  readonly challenge: 'inTurn' | 'sealed'
  /** A seat whose card was revealed in the turn before must swap or not, or (the 2021 rules) only may not announce. */
  readonly afterReveal: 'swap' | 'noAnnounce'
  /** Number of turns after which the richest win; 0 is off. */
  readonly turnLimit: number
  /** At 2 and 3 seats: which cards may be swapped. */
  readonly smallTableSwap: 'seed' | 'classic2013'
  /** Whether each client may keep its own notes on slots. */
  readonly notes: boolean
  /** Who begins (the text: the youngest): the number of a place, counted from 1; 0: a random seat. */
  readonly first: number
  /** Seconds per seat for which the dealt cards are shown. */
  readonly lookTime: number
}

export const MOST_SEATS = 13

export const OPTION_SPECS: readonly OptionSpec[] = [
  { key: 'characters', kind: 'set', of: CHARACTER_IDS, default: null, at: { min: 4, max: 13 } },
  { key: 'challenge', kind: 'choice', values: ['inTurn', 'sealed'], default: 'inTurn' },
  { key: 'afterReveal', kind: 'choice', values: ['swap', 'noAnnounce'], default: 'swap' },
  { key: 'turnLimit', kind: 'number', min: 0, max: 500, step: 10, default: 0 },
  { key: 'smallTableSwap', kind: 'choice', values: ['seed', 'classic2013'], default: 'seed', at: { min: 2, max: 3 } },
  { key: 'first', kind: 'number', min: 0, max: MOST_SEATS, step: 1, default: 0 },
  { key: 'notes', kind: 'flag', default: false },
  { key: 'lookTime', kind: 'number', min: 1, max: 10, step: 1, default: 3 },
]

/** What forbids these options at this number of seats. An own set counts from four seats on. */
export function refuseOptions(options: Options, seats: number): Refusal | null {
  const { characters, first } = readOptions(options)
  if (first > seats) return refuse('firstNotSeated', { seat: first, seats })
  return characters && !isSmall(seats) ? refuseSet(characters, seats) : null
}

/** Options that have been checked against their specs, as this game's own type. */
export function readOptions(options: Options): MascaradeOptions {
  return {
    characters: setOf(options.characters),
    challenge: options.challenge === 'sealed' ? 'sealed' : 'inTurn',
    afterReveal: options.afterReveal === 'noAnnounce' ? 'noAnnounce' : 'swap',
    turnLimit: Number(options.turnLimit),
    smallTableSwap: options.smallTableSwap === 'classic2013' ? 'classic2013' : 'seed',
    first: Number(options.first),
    notes: options.notes === true,
    lookTime: Number(options.lookTime),
  }
}

/** The characters in a game with these options. */
export const charactersFor = ({ characters }: MascaradeOptions, seats: number): readonly Character[] =>
  characters && !isSmall(seats) ? characters : baseSet(seats)

/** An own set, in the order of the box. */
const setOf = (value: Json | undefined): Character[] | null =>
  Array.isArray(value) ? CHARACTER_IDS.filter(id => value.includes(id)) : null
