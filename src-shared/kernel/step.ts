/**
 * A step is one point of the rules: who is asked, what may be answered, what then happens. The stack of steps is
 * where we are in the rulebook. A step's data is public: secrets live in the state's zones only.
 */
import type { Answer, Json, Pick, Seat } from './pick'
import type { Play } from './play'

/** In the place of the moment at which an ask opens, while its step has not come to the top since. */
export const NOT_YET = -1

/** A step on the stack: plain data, part of every open view. */
export interface Frame {
  readonly step: string
  /** The moment at which its asks opened: when it came to the top (a standing ask: when it was laid down). Part of their ids. */
  opened: number
  /** By key and seat: the same for what a seat has answered already and would be asked anew. */
  again?: { [keyAndSeat: string]: number }
  data: unknown
}

/** A question to one seat. */
export interface Ask {
  readonly seat: Seat
  /** Key of its words in the game's lang tables, under `asks`. */
  readonly key: string
  readonly pick: Pick
  /** What the words of the question speak of: only what this seat may know. */
  readonly params?: { readonly [name: string]: Json }
  /** What is answered when its time runs out: a legal answer drawn at random, or this one (which may lie outside of the pick). */
  readonly default: 'random' | { readonly answer: Answer }
  /** Its length where a rule or option sets one; otherwise the table's answer clock counts. */
  readonly seconds?: number
}

export interface SeatAnswer<A = Answer> {
  readonly seat: Seat
  readonly answer: A
}

/**
 * What a step does. Either `run` (nobody is asked), or `asks` with `take` (each answer acts when it comes), or `asks`
 * with `together` (sealed: answers lie hidden until all are in, and are then taken together, in seat order).
 * `standing` asks stay open while steps above this one run: an interrupt open at any time. They are taken by `take`.
 * Two steps on one stack must not have standing asks of the same key: their ids would be the same.
 */
export interface StepDef<S, E, D = unknown, A = unknown> {
  readonly name: string
  run?(play: Play<S, E>, data: D): void
  asks?(state: S, data: D): readonly Ask[]
  standing?(state: S, data: D): readonly Ask[]
  take?(play: Play<S, E>, data: D, seat: Seat, answer: A, key: string): void
  together?(play: Play<S, E>, data: D, answers: readonly SeatAnswer<A>[]): void
}

/** Makes the frame of its step: `reveal({ claims })` is a reveal waiting to be put on the stack. */
export interface StepMaker<S, E, D, A> {
  (data: D): Frame
  readonly def: StepDef<S, E, D, A>
}

export type StepTable<S, E> = { readonly [name: string]: StepDef<S, E> }

/** The step function of one game. `const step = stepsOf<State, Event>()`, then `step<Data, Answer>('turn', { … })`. */
export function stepsOf<S, E>() {
  return <D, A = never>(name: string, parts: Omit<StepDef<S, E, D, A>, 'name'>): StepMaker<S, E, D, A> =>
    Object.assign((data: D): Frame => ({ step: name, opened: NOT_YET, data }), { def: { ...parts, name } })
}

/**
 * The table by which a game's frames find their steps.
 * @throws when two steps have one name.
 */
export function stepTable<S, E>(...makers: readonly { readonly def: { readonly name: string } }[]): StepTable<S, E> {
  const table: { [name: string]: StepDef<S, E> } = {}
  for (const { def } of makers) {
    if (table[def.name]) throw new Error(`two steps are called ${def.name}`)
    table[def.name] = def
  }
  return table
}
