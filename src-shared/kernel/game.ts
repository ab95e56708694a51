/** What the kernel needs of a game: data, steps and views. */
import type { Json, Seat } from './choiceSpec'
import type { Random } from './random'
import type { Refusal } from './refusal'
import type { EmittedEvent, GameState } from './state'
import type { StepTable } from './step'

/** An option of a game without its key: its kind decides the control in the lobby. */
export type OptionEntry =
  | {
      readonly kind: 'choice'
      readonly values: readonly string[]
      readonly default: string
      readonly at?: SeatRange
    }
  | { readonly kind: 'flag'; readonly default: boolean; readonly at?: SeatRange }
  | {
      readonly kind: 'number'
      readonly min: number
      readonly max: number
      readonly step: number
      /** A value apart from the range, which switches the option off. */
      readonly off?: number
      readonly default: number
      readonly at?: SeatRange
    }
  /** Some of these values, or `null` to let the game choose. */
  | { readonly kind: 'set'; readonly of: readonly string[]; readonly default: null; readonly at?: SeatRange }
  /**
   * The seats of people, in order, as the host writes them at each deal (`withPeople`); `null`: not known. Nobody
   * chooses it, so no lobby shows it.
   */
  | { readonly kind: 'people'; readonly default: null; readonly at?: SeatRange }
  /** The hash of a custom deck, or `null` for the built-in deck. */
  | { readonly kind: 'deck'; readonly default: null; readonly at?: SeatRange }

/** An option of a game; its key is that of its texts (locales, `options`). */
export type OptionSpec = OptionEntry & { readonly key: string }

/** A range of seat counts. As `at` of an option: the counts for which it has an effect. */
export interface SeatRange {
  readonly min: number
  readonly max: number
}

/** Chosen options, by key. */
export type Options = { readonly [key: string]: Json }

/** What `Game.setup` gets. */
export interface GameSetup<E> {
  readonly seats: number
  readonly options: Options
  /** The custom deck as `Game.decks` read it, or null for the built-in deck. */
  readonly deck: Json | null
  readonly random: Random
  /** Emits an event of the setup, as `Play.emit` does during the match. */
  readonly emit: (event: E, own?: EmittedEvent<E>['own']) => void
}

/** Reads a deck file. @returns the complete deck for `Game.setup`, or what is wrong and where */
export type DeckReader = (content: Json) => object | Refusal

/**
 * A game. S: its full state, which is never sent; E: its events; O: what everybody may see; W: what one seat may also
 * see.
 */
export interface Game<S extends GameState = GameState, E = Json, O = Json, W = Json> {
  readonly id: string
  /** Increase it whenever the same key and answers would no longer give the same match. */
  readonly rulesVersion: number
  readonly seats: SeatRange
  readonly options: readonly OptionSpec[]
  readonly steps: StepTable<S, E>
  /**
   * Fields of the state that steps replace but never write into, such as constants and growing lists of facts. All
   * copies of the state share them, so an answer late in a match costs no more than an early one. They are frozen:
   * writing into one throws. Do not list hands and decks: slicing and filtering frozen arrays takes many times as long
   * as copying them.
   */
  readonly shared?: readonly string[]
  /** Reads a custom deck, where the game's cards are data. */
  readonly decks?: DeckReader
  /**
   * Returns what forbids these options at this number of seats and with this deck (none: the built-in one), or null.
   * Each value fits its option already.
   */
  validateOptions(options: Options, seats: number, deck?: Json | null): Refusal | null
  /**
   * Whether an event shows nobody what they did not know, apart from what its own player chose to show. While all events
   * since an answer are harmless, it can be taken back, if the others agree. Missing: no answer of this game can.
   */
  isHarmless?(event: E): boolean
  /**
   * Keys of asks by which their seat learns what it did not know, such as the cards it may choose from. What has opened
   * one cannot be taken back, however harmless its events are.
   */
  readonly asksThatShow?: readonly string[]
  setup(setup: GameSetup<E>): S
  /** After a match: options that it decides for the next one, until the table chooses otherwise. */
  nextOptions?(state: S): Options
  /** What everybody may see. Build it field by field: never spread the state into it. */
  open(state: S): O
  /** What only this seat may see. Build it field by field. */
  own(state: S, seat: Seat): W
}

/** Returns all options of a game, with defaults for those not given; or why the given ones are wrong. */
export function resolveOptions(game: Pick<Game, 'options'>, given: Options): Options | Refusal {
  const unknown = Object.keys(given).find(key => !game.options.some(spec => spec.key === key))
  if (unknown !== undefined) return { refused: 'optionUnknown', params: { option: unknown } }
  const options: { [key: string]: Json } = {}
  for (const spec of game.options) {
    const value = given[spec.key] ?? spec.default
    if (!isValidValue(spec, value)) return { refused: 'optionValue', params: { option: spec.key } }
    options[spec.key] = value
  }
  return options
}

/** The options with the seats of people, where the game asks for them. */
export function withPeople(game: Pick<Game, 'options'>, options: Options, people: readonly Seat[]): Options {
  const asking = game.options.filter(({ kind }) => kind === 'people')
  return asking.length === 0 ? options : { ...options, ...Object.fromEntries(asking.map(({ key }) => [key, people])) }
}

/** The form of a hash from `decks/hash.ts`. */
const HASH = /^[0-9a-f]{64}$/

const isInRange = ({ min, max, step }: Extract<OptionEntry, { kind: 'number' }>, value: number): boolean =>
  value >= min && value <= max && (value - min) % step === 0

/** All values of a number option, in the order in which they are offered. */
export function numbersOf({ min, max, step, off }: Extract<OptionEntry, { kind: 'number' }>): number[] {
  const range = Array.from({ length: Math.floor((max - min) / step) + 1 }, (_, i) => min + i * step)
  return off === undefined ? range : [off, ...range]
}

const isNextSeat = (seat: Json, before: Json | undefined): boolean =>
  Number.isInteger(seat) && Number(seat) > Number(before ?? -1)

export function isValidValue(spec: OptionEntry, value: Json): boolean {
  switch (spec.kind) {
    case 'choice':
      return spec.values.some(word => word === value)
    case 'flag':
      return typeof value === 'boolean'
    case 'number':
      return typeof value === 'number' && (value === spec.off || isInRange(spec, value))
    case 'deck':
      return value === null || (typeof value === 'string' && HASH.test(value))
    case 'people':
      return value === null || (Array.isArray(value) && value.every((seat, i) => isNextSeat(seat, value[i - 1])))
    case 'set':
      return (
        value === null ||
        (Array.isArray(value) &&
          new Set(value).size === value.length &&
          value.every(word => spec.of.some(one => one === word)))
      )
  }
}
