/**
 * A step is one point of the rules: it says who is asked, what they may answer, and what happens then. The stack of
 * steps is where the match is in the rulebook. A step's data is public: secrets belong in the state's zones.
 */
import type { Answer, Json, ChoiceSpec, Seat } from './choiceSpec'
import type { Play } from './play'
import { NOT_YET, type StackFrame } from './state'

/** A question to one seat. */
export interface Ask {
  readonly seat: Seat
  /** Key of its text in the game's locales, under `asks`. */
  readonly key: string
  readonly pick: ChoiceSpec
  /** Values for the text of the question: only what this seat may know. */
  readonly params?: { readonly [name: string]: Json }
  /** The answer when time runs out: a random legal answer, or this one (which the pick need not allow). */
  readonly default: 'random' | { readonly answer: Answer }
  /** Time limit, where a rule or option sets one; otherwise the table's answer clock applies. */
  readonly seconds?: number
}

/** What one seat answered. */
export interface SeatAnswer<A = Answer> {
  readonly seat: Seat
  readonly answer: A
}

/**
 * What a step does. It is one of three kinds:
 * - `run`: asks nobody; the kernel runs it as soon as it is on top.
 * - `asks` with `take`: `take` handles each answer as it arrives.
 * - `asks` with `resolve`: answers stay sealed until all seats have answered; `resolve` then gets all of them, in seat
 * order.
 *
 * Besides these, `interrupts` lists asks that stay open while steps above this one run (a card that may be played at
 * any time). `take` handles their answers. Two steps on one stack must not have interrupts with the same key, because
 * the ids of their asks would be equal.
 *
 * Handlers change the match through `play` only: they write to `play.state`, push and pop steps, and emit events.
 */
export interface StepDef<S, E, D = unknown, A = unknown> {
  readonly name: string
  run?(play: Play<S, E>, data: D): void
  asks?(state: S, data: D): readonly Ask[]
  interrupts?(state: S, data: D): readonly Ask[]
  take?(play: Play<S, E>, data: D, seat: Seat, answer: A, key: string): void
  resolve?(play: Play<S, E>, data: D, answers: readonly SeatAnswer<A>[]): void
}

/** Makes a stack frame of its step: `reveal({ claims })` returns a frame for `play.next` or `play.call`. */
export interface StepMaker<S, E, D, A> {
  (data: D): StackFrame
  readonly def: StepDef<S, E, D, A>
}

/** All steps of a game, by name. */
export type StepTable<S, E> = { readonly [name: string]: StepDef<S, E> }

/**
 * Returns a game's function for defining steps: `const step = stepsOf<State, Event>()`, then `step<Data,
 * Answer>('turn', { … })`.
 */
export function stepsOf<S, E>() {
  return <D, A = never>(name: string, parts: Omit<StepDef<S, E, D, A>, 'name'>): StepMaker<S, E, D, A> =>
    Object.assign((data: D): StackFrame => ({ step: name, opened: NOT_YET, data }), { def: { ...parts, name } })
}

/**
 * Builds the table in which the kernel looks up the step of a frame.
 * @throws when two steps have the same name.
 */
export function stepTable<S, E>(...makers: readonly { readonly def: { readonly name: string } }[]): StepTable<S, E> {
  const table: { [name: string]: StepDef<S, E> } = {}
  for (const { def } of makers) {
    if (table[def.name]) throw new Error(`two steps are called ${def.name}`)
    table[def.name] = def
  }
  return table
}
