/** What a game is to the kernel: data plus steps. */
import type { Answer, Json, Seat } from './pick'
import type { Random } from './random'
import type { Refusal } from './refusal'
import type { Told } from './play'
import type { Frame, StepTable } from './step'

/** The part of every game's state that the kernel keeps. Plain JSON data and nothing else. */
export interface GameState {
  /** Answers taken so far, `seen` not counted. */
  moment: number
  /** Where we are in the rulebook; the last one is on top. Public. */
  steps: Frame[]
  /** Zone: the sealed answers of the steps on the stack that await more. */
  sealed: SealedAnswers[]
  /** Zone: what seats are being shown. */
  seen: { readonly seat: Seat; readonly opened: number; readonly shown: Json[] }[]
  outcome: Outcome | null
  /** The deck, where a game's cards are data: public, never changed, and shared by all copies of the state. */
  readonly fixed?: object
}

/** What has been answered, hidden, to a sealed step: the one that opened at this moment. */
export interface SealedAnswers {
  readonly step: string
  readonly opened: number
  /** In seat order. */
  answers: { seat: Seat; answer: Answer }[]
}

export interface Outcome {
  /** In seat order. */
  readonly winners: readonly Seat[]
  /** Key of its words in the game's lang tables, under `reasons`. */
  readonly reason: string
}

/** The kernel's part of a state at the beginning, with the steps that open the game; the last one is on top. */
export const freshTable = (...steps: Frame[]): GameState => ({ moment: 0, steps, sealed: [], seen: [], outcome: null })

/** An option of a game as a table shows it: its kind gives the control, its key the words (lang, `options`). */
export type OptionSpec =
  | {
      readonly key: string
      readonly kind: 'choice'
      readonly values: readonly string[]
      readonly default: string
      readonly at?: SeatRange
    }
  | { readonly key: string; readonly kind: 'flag'; readonly default: boolean; readonly at?: SeatRange }
  | {
      readonly key: string
      readonly kind: 'number'
      readonly min: number
      readonly max: number
      readonly step: number
      readonly default: number
      readonly at?: SeatRange
    }
  /** A set of words, or `null` for the game's own choice. */
  | {
      readonly key: string
      readonly kind: 'set'
      readonly of: readonly string[]
      readonly default: null
      readonly at?: SeatRange
    }
  /** The hash of a deck of one's own, or `null` for the house deck. */
  | { readonly key: string; readonly kind: 'deck'; readonly default: null; readonly at?: SeatRange }

/** The seat counts for which an option means something. */
export interface SeatRange {
  readonly min: number
  readonly max: number
}

export type Options = { readonly [key: string]: Json }

export interface Setup<E> {
  readonly seats: number
  readonly options: Options
  /** What `Game.decks` has read, where the table chose a deck of its own. */
  readonly deck: Json | null
  readonly random: Random
  /** What happened while the table was laid out. */
  readonly tell: (event: E, own?: Told<E>['own']) => void
}

/** Reads a deck file's content: the deck with nothing left out, as a match is set up with it, or what is wrong where. */
export type DeckReader = (given: Json) => object | Refusal

/**
 * A game. S: its full state (never meets a socket); E: its events; O: what everybody may see; W: what one seat may
 * see besides.
 */
export interface Game<S extends GameState = GameState, E = Json, O = Json, W = Json> {
  readonly id: string
  /** Rises whenever the same key and answers would no longer give the same match. */
  readonly rules: number
  readonly seats: SeatRange
  readonly options: readonly OptionSpec[]
  readonly steps: StepTable<S, E>
  /**
   * Parts of the state that no step writes into, a new one takes the old one's place: the constants of a match, and
   * lists of facts. All copies of the state share them, so that an answer costs the same however much was seen; they
   * are frozen, and writing into one throws. Not for what is sliced and filtered all the time, as hands and decks are:
   * of frozen arrays that takes many times as long as copying them.
   */
  readonly shared?: readonly string[]
  /** Where the game's cards are data: reads a deck of one's own. */
  readonly decks?: DeckReader
  /** What forbids these options at this number of seats, each option being of its kind already. */
  refuse(options: Options, seats: number): Refusal | null
  setup(setup: Setup<E>): S
  /** What everybody may see. Built field by field: nothing of the state is spread into it. */
  open(state: S): O
  /** What only this seat may see. Built field by field. */
  own(state: S, seat: Seat): W
}

/** All options of a game, the given ones in the place of their defaults; or what is wrong with them. */
export function optionsOf(game: Pick<Game, 'options'>, given: Options): Options | Refusal {
  const unknown = Object.keys(given).find(key => !game.options.some(spec => spec.key === key))
  if (unknown !== undefined) return { refused: 'optionUnknown', params: { option: unknown } }
  const options: { [key: string]: Json } = {}
  for (const spec of game.options) {
    const value = given[spec.key] ?? spec.default
    if (!fits(spec, value)) return { refused: 'optionValue', params: { option: spec.key } }
    options[spec.key] = value
  }
  return options
}

/** A hash as `decks/` makes it. */
const HASH = /^[0-9a-f]{64}$/

function fits(spec: OptionSpec, value: Json): boolean {
  switch (spec.kind) {
    case 'choice':
      return spec.values.some(word => word === value)
    case 'flag':
      return typeof value === 'boolean'
    case 'number':
      return typeof value === 'number' && value >= spec.min && value <= spec.max && (value - spec.min) % spec.step === 0
    case 'deck':
      return value === null || (typeof value === 'string' && HASH.test(value))
    case 'set':
      return (
        value === null ||
        (Array.isArray(value) &&
          new Set(value).size === value.length &&
          value.every(word => spec.of.some(one => one === word)))
      )
  }
}
