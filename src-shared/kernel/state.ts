/**
 * The plain data that a running match consists of: its steps, its sealed answers, its outcome, and the events it emits.
 */
import type { Answer, Json, Seat } from './choiceSpec'

/** Stands for the moment at which an ask opened, until the step of that ask comes to the top of the stack. */
export const NOT_YET = -1

/** One step on the stack. Plain data, and part of every open view. */
export interface StackFrame {
  readonly step: string
  /**
   * The moment at which its asks opened: when it came to the top or, for interrupts, when it was pushed. Part of their
   * ids.
   */
  opened: number
  /** The moment at which single asks reopened, by `key/seat`: their seats have answered before and are asked again. */
  again?: { [keyAndSeat: string]: number }
  data: unknown
}

/** The fields of every game's state that the kernel keeps. Plain JSON data only. */
export interface GameState {
  /** Number of answers taken so far; `seen` does not count. */
  moment: number
  /** The stack of steps: where the match is in the rulebook. The last one is on top. Public. */
  steps: StackFrame[]
  /** Zone: sealed answers of steps that still wait for others. */
  sealed: SealedAnswers[]
  /** Zone: what seats are being shown. */
  seen: { readonly seat: Seat; readonly opened: number; readonly shown: Json[] }[]
  outcome: Outcome | null
  /** The deck, where a game's cards are data: public, never changed, and shared by all copies of the state. */
  readonly fixed?: object
}

/** The hidden answers given so far to the sealed step that opened at this moment. */
export interface SealedAnswers {
  readonly step: string
  opened: number
  /** In seat order. */
  answers: { seat: Seat; answer: Answer }[]
}

/** How a match ended. */
export interface Outcome {
  /** In seat order. */
  readonly winners: readonly Seat[]
  /** Key of its text in the game's locales, under `reasons`. */
  readonly reason: string
}

/** An event with its audience: `event` is for everybody, `own[seat]` is for that seat only. */
export interface EmittedEvent<E> {
  readonly event: E
  readonly own?: { readonly [seat: string]: Json }
}

/** The kernel's fields at the start of a match, with the steps that open the game; the last one is on top. */
export const initialState = (...steps: StackFrame[]): GameState => ({
  moment: 0,
  steps,
  sealed: [],
  seen: [],
  outcome: null,
})

/** Makes all asks of a step open again as soon as the step is on top. */
export function reopenAsks(frame: StackFrame): void {
  frame.opened = NOT_YET
  delete frame.again
}
