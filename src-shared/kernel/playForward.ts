/**
 * Plays a match forward in place, as a search does many thousand times: by the same steps as a match, but unwatched. No
 * event is kept, nobody is shown anything, asks have no ids, and sealed answers are not stored in the state. Interrupts
 * are left out, because nobody has to answer one.
 */
import type { Answer } from './choiceSpec'
import type { Game } from './game'
import { Play } from './play'
import type { Random } from './random'
import type { GameState, StackFrame } from './state'
import type { Ask, SeatAnswer, StepDef } from './step'
import { defOf, runToAsk } from './stepRunner'

/** A play without an audience. */
class UnwatchedPlay<S, E> extends Play<S, E> {
  override emit(): void {
    /* Nobody listens. */
  }

  override show(): void {
    /* Nobody looks. */
  }
}

/** Who plays on, and until when. */
export interface Players {
  /** Answers an open ask. */
  readonly choose: (ask: Ask) => Answer
  /** Whether to stop before the next ask. */
  readonly isFar: () => boolean
}

/** The answer with which it begins, to an ask of the step on top. */
export interface FirstAnswer extends SeatAnswer {
  readonly key: string
}

/**
 * Gives an answer, and plays on from there until it is far enough or the match is over. Changes the state.
 * @param luck the draws of the match
 */
export function playForward<S extends GameState, E>(
  game: Pick<Game<S, E>, 'steps'>,
  state: S,
  first: FirstAnswer,
  luck: Random,
  players: Players,
): void {
  const play = new UnwatchedPlay<S, E>(state, luck)
  for (let given: FirstAnswer | null = first; ; given = null) {
    const frame = runToAsk(game, play)
    if (!frame) return
    const def = defOf(game, frame)
    const goesOn = def.resolve
      ? answerAll(play, def, frame, given, players)
      : answerOne(play, def, frame, given, players)
    if (!goesOn) return
  }
}

/** The asks of the step on top. @throws when there are none */
function asksOfStep<S extends GameState, E>(def: StepDef<S, E>, { state }: Play<S, E>, data: unknown): readonly Ask[] {
  const asks = def.asks?.(state, data) ?? []
  if (asks.length === 0) throw new Error(`stuck: the step ${def.name} asks nobody`)
  return asks
}

/** Of several asks that are answered one by one, each answer may change the others: only the first is answered. */
function answerOne<S extends GameState, E>(
  play: Play<S, E>,
  def: StepDef<S, E>,
  frame: StackFrame,
  given: FirstAnswer | null,
  { choose, isFar }: Players,
): boolean {
  if (!given && isFar()) return false
  const taken = given ?? chosen(asksOfStep(def, play, frame.data), choose)
  play.state.moment++
  play.enter(frame)
  if (!def.take) throw new Error(`the step ${def.name} takes no answers`)
  def.take(play, frame.data, taken.seat, taken.answer, taken.key)
  return true
}

function chosen([ask]: readonly Ask[], choose: Players['choose']): FirstAnswer {
  if (!ask) throw new Error('nobody is asked')
  return { seat: ask.seat, key: ask.key, answer: choose(ask) }
}

/** Sealed: all answer before any answer takes effect. */
function answerAll<S extends GameState, E>(
  play: Play<S, E>,
  def: StepDef<S, E>,
  frame: StackFrame,
  given: FirstAnswer | null,
  { choose, isFar }: Players,
): boolean {
  const answers: SeatAnswer[] = given ? [{ seat: given.seat, answer: given.answer }] : []
  for (const ask of asksOfStep(def, play, frame.data)) {
    if (ask.seat === given?.seat) continue
    if (isFar()) return false
    answers.push({ seat: ask.seat, answer: choose(ask) })
  }
  play.state.moment += answers.length
  play.enter(frame)
  def.resolve?.(play, frame.data, answers.sort(bySeat))
  return true
}

const bySeat = (a: SeatAnswer, b: SeatAnswer): number => a.seat - b.seat
