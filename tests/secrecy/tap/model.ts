/** What a tap looks for, and what the rules let a person see: written from rules/, not from the code of the views. */
import type { GameState, Json, Random, Seat, EmittedEvent } from '../../../src-shared/kernel'
import type { StateUpdate } from '../../../src-shared/wire'
import type { TwinGame } from '../../kit/twin'

/** A word that reveals something hidden, and where in a frame it was. */
export interface Word {
  /**
   * `now`: the current state; `fresh`: what has just happened; `past`: earlier states (the log, a list of what one
   * saw).
   */
  readonly where: 'now' | 'fresh' | 'past'
  readonly word: string
  readonly path: string
}

/** From one state to the next, with the events in between. */
export interface Way {
  readonly before: GameState
  readonly after: GameState
  readonly told: readonly EmittedEvent<Json>[]
}

export interface TapModel {
  readonly name: string
  readonly kit: TwinGame
  readonly seats: number
  /** A custom deck, in which every copy of a card has a word of its own. */
  readonly deck?: (random: Random) => string
  readonly options: { readonly [key: string]: Json }
  /** All words of a frame that reveal something hidden, wherever they are. */
  words(frame: StateUpdate): Word[]
  /** What a seat (or a spectator: null) may see of a state. */
  sees(state: GameState, seat: Seat | null): Iterable<string>
  /** What the rules let it see in between. */
  shown(way: Way, seat: Seat | null): Iterable<string>
  /** Words that only this seat sees: each run must find them in its own bytes. */
  own(state: GameState, seat: Seat): Iterable<string>
}

/** Every text in plain data, with its path. */
export function* textsIn(value: Json, path = ''): Generator<readonly [path: string, text: string]> {
  if (typeof value === 'string') yield [path, value]
  else if (Array.isArray(value)) for (const item of value as Json[]) yield* textsIn(item, `${path}[]`)
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) yield* textsIn(inner as Json, `${path}.${key}`)
}

/** A word that occurs nowhere else, and can be found in any text. */
const CANARY = /cy[0-9a-z]{12}z/g

/** @param name makes it another word */
export const canary = (random: Random, name: string): string =>
  `cy${Array.from({ length: 12 }, (_, i) => random.nextInt(36, name, i).toString(36)).join('')}z`

export const canariesIn = (text: string): Set<string> => new Set(text.match(CANARY) ?? [])

/** The canaries of one part of a frame. */
export const canaryWords = (where: Word['where'], path: string, value: Json | undefined): Word[] =>
  value === undefined ? [] : [...canariesIn(JSON.stringify(value))].map(word => ({ where, word, path }))
