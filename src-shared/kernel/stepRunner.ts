/**
 * Runs the step stack: lists open asks, dispatches answers to their steps, and advances until somebody must answer.
 *
 * An answer goes to the step whose ask it answers. A sealed step (`resolve`) waits until all its seats have answered;
 * any other step gets the answer at once (`take`). Then steps with `run` are run until the step on top asks somebody.
 */
import { pick, type Answer, type Seat } from './choiceSpec'
import type { Game } from './game'
import type { Play } from './play'
import { NOT_YET, reopenAsks, type GameState, type SealedAnswers, type StackFrame } from './state'
import type { Ask, StepDef } from './step'
import { SEEN } from './view'

/** An open ask. Its id consists of the moment at which it opened, its key and its seat. */
export interface OpenAsk extends Ask {
  readonly id: string
  /** Index of its step in the stack; -1 for `seen`. */
  readonly depth: number
  /** Whether it stays open while steps above its own run, as interrupts and `seen` do. */
  readonly interrupt: boolean
}

/** Most steps that one answer may run without asking anybody. More means that the rules run in a loop. */
const MAX_RUNS = 10_000

/** Seconds for which something shown stays open: time to read a hand of cards. */
const SEEN_SECONDS = 30

type Steps<S extends GameState, E> = Pick<Game<S, E>, 'steps'>

/** The step of a frame. @throws when there is none of its name */
export function defOf<S extends GameState, E>(game: Steps<S, E>, frame: StackFrame): StepDef<S, E> {
  const def = game.steps[frame.step]
  if (!def) throw new Error(`no step is called ${frame.step}`)
  return def
}

/** Built field by field: asks are listed at every answer, and a spread is several times as slow. */
function openAsk(
  { seat, key, pick, default: fallback, params, seconds }: Ask,
  opened: number,
  depth: number,
  interrupt: boolean,
): OpenAsk {
  const id = `${opened}/${key}/${seat}`
  if (params === undefined)
    return seconds === undefined
      ? { seat, key, pick, default: fallback, id, depth, interrupt }
      : { seat, key, pick, default: fallback, seconds, id, depth, interrupt }
  return seconds === undefined
    ? { seat, key, pick, default: fallback, params, id, depth, interrupt }
    : { seat, key, pick, default: fallback, params, seconds, id, depth, interrupt }
}

const openedFor = (frame: StackFrame, { key, seat }: Ask): number => frame.again?.[`${key}/${seat}`] ?? frame.opened

/** The asks of one step on the stack. */
interface StepAsks {
  readonly frame: StackFrame
  readonly depth: number
  readonly asks: readonly Ask[]
  readonly interrupts: readonly Ask[]
}

const NONE: readonly Ask[] = []

function asksOnStack<S extends GameState, E>(game: Steps<S, E>, state: S): StepAsks[] {
  const top = state.steps.length - 1
  return state.steps.map((frame, depth) => {
    const { asks, interrupts } = defOf(game, frame)
    return {
      frame,
      depth,
      asks: depth === top && asks ? asks(state, frame.data) : NONE,
      interrupts: interrupts ? interrupts(state, frame.data) : NONE,
    }
  })
}

/**
 * Lists the open asks.
 * @param scope `all`: those that can be answered now. `public`: those that everybody may know of. A sealed ask counts
 * as open for all its seats until all have answered, and `seen` is left out.
 */
export const asksOf = <S extends GameState, E>(game: Steps<S, E>, state: S, scope: 'all' | 'public'): OpenAsk[] =>
  listOpenAsks(state, asksOnStack(game, state), scope)

function listOpenAsks(state: GameState, asked: readonly StepAsks[], scope: 'all' | 'public'): OpenAsk[] {
  const open: OpenAsk[] = []
  for (const { frame, depth, asks, interrupts } of asked) {
    const sealed = scope === 'all' ? sealedOf(state, frame) : undefined
    for (const ask of asks)
      if (!sealed?.answers.some(a => a.seat === ask.seat)) open.push(openAsk(ask, openedFor(frame, ask), depth, false))
    for (const ask of interrupts) open.push(openAsk(ask, openedFor(frame, ask), depth, true))
  }
  if (scope === 'all') for (const seen of state.seen) open.push(seenAsk(seen))
  return open
}

const seenAsk = ({ seat, opened }: GameState['seen'][number]): OpenAsk =>
  openAsk({ seat, key: SEEN, pick: pick.ok(), default: { answer: true }, seconds: SEEN_SECONDS }, opened, -1, true)

/** The effect of an answer. */
export interface AnswerEffect {
  /** Whether everybody's view may have changed, or only the answering seat's. */
  readonly touched: 'all' | 'self'
  /** All asks open now. */
  readonly asks: readonly OpenAsk[]
}

/**
 * Applies a legal answer to an open ask. If the seat itself answered, what it was being shown is closed; a clock's
 * answer leaves it open, because the person may not have been there to look.
 * @param asks all asks open before
 */
export function takeAnswer<S extends GameState, E>(
  game: Steps<S, E>,
  play: Play<S, E>,
  asks: readonly OpenAsk[],
  ask: OpenAsk,
  answer: Answer,
  by: 'hand' | 'clock',
): AnswerEffect {
  const { state } = play
  const closes = (seen: GameState['seen'][number]): boolean =>
    seen.seat === ask.seat && (ask.key === SEEN ? ask.id === `${seen.opened}/${SEEN}/${seen.seat}` : by === 'hand')
  if (state.seen.length > 0) state.seen = state.seen.filter(seen => !closes(seen))
  const frame = state.steps[ask.depth]
  if (!frame) return { touched: 'self', asks: remainingAsks(asks, ask, state) }
  const def = defOf(game, frame)
  play.enter(frame)
  if (def.resolve && !ask.interrupt) {
    const { answers } = seal(state, frame, ask.seat, answer)
    const left = remainingAsks(asks, ask, state)
    if (left.some(open => !open.interrupt)) return { touched: 'self', asks: left }
    def.resolve(play, frame.data, answers)
    reopenAsks(frame)
  } else {
    if (!def.take) throw new Error(`the step ${def.name} takes no answers`)
    def.take(play, frame.data, ask.seat, answer, ask.key)
    frame.again ??= {}
    frame.again[`${ask.key}/${ask.seat}`] = NOT_YET
  }
  return { touched: 'all', asks: settle(game, play) }
}

/**
 * The asks left after an answer that the others do not see: without those of this seat in the sealed step, and without
 * each closed `seen`.
 */
const remainingAsks = (asks: readonly OpenAsk[], answered: OpenAsk, { seen }: GameState): OpenAsk[] =>
  asks.filter(open =>
    open.key === SEEN
      ? seen.some(({ seat, opened }) => open.id === `${opened}/${SEEN}/${seat}`)
      : open.interrupt || open.seat !== answered.seat || open.depth !== answered.depth,
  )

const sealedOf = (state: GameState, frame: StackFrame): SealedAnswers | undefined =>
  state.sealed.find(sealed => sealed.step === frame.step && sealed.opened === frame.opened)

/** Stores a sealed answer. @returns all answers that its step has so far, in seat order */
function seal(state: GameState, frame: StackFrame, seat: Seat, answer: Answer): SealedAnswers {
  let sealed = sealedOf(state, frame)
  if (!sealed) {
    sealed = { step: frame.step, opened: frame.opened, answers: [] }
    state.sealed.push(sealed)
  }
  sealed.answers = [...sealed.answers, { seat, answer }].sort((a, b) => a.seat - b.seat)
  return sealed
}

/**
 * Runs steps that ask nobody until somebody is asked or the match is over.
 * @returns the open asks @throws when nobody is asked although the match is not over
 */
export function settle<S extends GameState, E>(game: Steps<S, E>, play: Play<S, E>): OpenAsk[] {
  runToAsk(game, play)
  return openAsksAtRest(game, play.state)
}

/** Runs steps that ask nobody. @returns the step that asks somebody; null when the match is over */
export function runToAsk<S extends GameState, E>(game: Steps<S, E>, play: Play<S, E>): StackFrame | null {
  const { state } = play
  for (let runs = 0; !state.outcome; runs++) {
    const frame = state.steps.at(-1)
    if (!frame) throw new Error('the steps are over, but not the match')
    const def = defOf(game, frame)
    if (!def.run) return frame
    if (runs > MAX_RUNS) throw new Error(`the step ${def.name} runs for ever`)
    play.enter(frame)
    def.run(play, frame.data)
  }
  return null
}

/**
 * Opens the asks of a stack on which nothing is left to run, and lists them.
 * @throws when nobody is asked although the match is not over
 */
function openAsksAtRest<S extends GameState, E>(game: Steps<S, E>, state: S): OpenAsk[] {
  const asked = asksOnStack(game, state)
  if (!state.outcome && asked.every(({ asks, interrupts }) => asks.length + interrupts.length === 0))
    throw new Error(`stuck: the step ${state.steps.at(-1)?.step} asks nobody`)
  openAsks(state, asked)
  dropStaleSeals(state)
  return listOpenAsks(state, asked, 'all')
}

/**
 * Sets the moment of asks that open now: asks of the top step and interrupts that are new or were answered. An ask that
 * is still unanswered keeps its moment through interruptions. Only one step comes to the top at each moment, so ids of
 * asks are unique.
 */
function openAsks(state: GameState, asked: readonly StepAsks[]): void {
  for (const { frame, depth, interrupts } of asked) {
    const isTop = depth === asked.length - 1
    if (frame.opened === NOT_YET && (isTop || interrupts.length > 0)) frame.opened = state.moment
    for (const keyAndSeat in frame.again) {
      const open = isTop || interrupts.some(({ key, seat }) => keyAndSeat === `${key}/${seat}`)
      if (open && frame.again[keyAndSeat] === NOT_YET) frame.again[keyAndSeat] = state.moment
    }
  }
}

/** Drops sealed answers whose round of asks is over: all were resolved, or an interrupt dropped their step. */
function dropStaleSeals(state: GameState): void {
  if (state.sealed.length > 0)
    state.sealed = state.sealed.filter(sealed => state.steps.some(frame => sealedOf(state, frame) === sealed))
}
