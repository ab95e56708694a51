/** The road of an answer through the stack of steps: which asks are open, which step takes it, how the table comes to rest. */
import { pick, type Answer, type Seat } from './pick'
import { openAnew, type Play } from './play'
import type { Game, GameState, SealedAnswers } from './game'
import { NOT_YET, type Ask, type Frame, type StepDef } from './step'
import { SEEN } from './view'

/** An ask with its id: the moment it opened, its key and its seat. */
export interface OpenAsk extends Ask {
  readonly id: string
  /** Where in the stack its step lies; -1 for `seen`. */
  readonly depth: number
  /** Whether it stays open while steps above its own run, as standing asks and `seen` do. */
  readonly standing: boolean
}

/** Steps that may run without anybody being asked, in one answer: more is a rule that turns in circles. */
const MOST_RUNS = 10_000

/** How long something shown stays open to a connected seat, in seconds: time to read a hand of cards. */
const SEEN_SECONDS = 30

type Steps<S extends GameState, E> = Pick<Game<S, E>, 'steps'>

function defOf<S extends GameState, E>(game: Steps<S, E>, frame: Frame): StepDef<S, E> {
  const def = game.steps[frame.step]
  if (!def) throw new Error(`no step is called ${frame.step}`)
  return def
}

/** Field by field: asks are listed at every answer, and a spread costs several times as much. */
function openAsk({ seat, key, pick, default: fallback, params, seconds }: Ask, opened: number, depth: number, standing: boolean): OpenAsk {
  const id = `${opened}/${key}/${seat}`
  if (params === undefined) return seconds === undefined ? { seat, key, pick, default: fallback, id, depth, standing } : { seat, key, pick, default: fallback, seconds, id, depth, standing }
  return seconds === undefined ? { seat, key, pick, default: fallback, params, id, depth, standing } : { seat, key, pick, default: fallback, params, seconds, id, depth, standing }
}

/** Whether anybody is asked, as everybody may know. */
function asksAnybody<S extends GameState, E>(game: Steps<S, E>, state: S): boolean {
  const top = state.steps.length - 1
  return state.steps.some((frame, depth) => {
    const def = defOf(game, frame)
    return (depth === top && (def.asks?.(state, frame.data) ?? []).length > 0) || (def.standing?.(state, frame.data) ?? []).length > 0
  })
}

const openedFor = (frame: Frame, { key, seat }: Ask): number => frame.again?.[`${key}/${seat}`] ?? frame.opened

/**
 * The open asks.
 * @param scope `all`: as they can be answered now. `public`: as everybody may know of them – a sealed ask counts as
 * open for all its seats until all have answered, and nobody hears of a `seen`.
 */
export function asksOf<S extends GameState, E>(game: Steps<S, E>, state: S, scope: 'all' | 'public'): OpenAsk[] {
  const open: OpenAsk[] = []
  const add = (ask: Ask, opened: number, depth: number, standing: boolean): void => {
    open.push(openAsk(ask, opened, depth, standing))
  }
  const top = state.steps.length - 1
  state.steps.forEach((frame, depth) => {
    const def = defOf(game, frame)
    if (depth === top) {
      const sealed = scope === 'all' ? sealedOf(state, frame) : undefined
      for (const ask of def.asks?.(state, frame.data) ?? []) {
        if (!sealed?.answers.some(a => a.seat === ask.seat)) add(ask, openedFor(frame, ask), depth, false)
      }
    }
    for (const ask of def.standing?.(state, frame.data) ?? []) add(ask, openedFor(frame, ask), depth, true)
  })
  if (scope === 'all') {
    for (const { seat, opened } of state.seen) {
      add({ seat, key: SEEN, pick: pick.ok(), default: { answer: true }, seconds: SEEN_SECONDS }, opened, -1, true)
    }
  }
  return open
}

/**
 * Takes a legal answer to an open ask. What was being shown to its seat is put away by the seat's own hand, not by a
 * clock that answered for somebody who was not there to look.
 * @returns whether everybody's view may have changed, or only the answering seat's.
 */
export function takeAnswer<S extends GameState, E>(game: Steps<S, E>, play: Play<S, E>, ask: OpenAsk, answer: Answer, by: 'hand' | 'clock'): 'all' | 'self' {
  const { state } = play
  const closes = (seen: GameState['seen'][number]): boolean => seen.seat === ask.seat
    && (ask.key === SEEN ? ask.id === `${seen.opened}/${SEEN}/${seen.seat}` : by === 'hand')
  state.seen = state.seen.filter(seen => !closes(seen))
  const frame = state.steps[ask.depth]
  if (!frame) return 'self'
  const def = defOf(game, frame)
  play.enter(frame)
  if (def.together && !ask.standing) {
    const { answers } = seal(state, frame, ask.seat, answer)
    if (asksOf(game, state, 'all').some(open => !open.standing)) return 'self'
    def.together(play, frame.data, answers)
    openAnew(frame)
  } else {
    if (!def.take) throw new Error(`the step ${def.name} takes no answers`)
    def.take(play, frame.data, ask.seat, answer, ask.key)
    frame.again = { ...frame.again, [`${ask.key}/${ask.seat}`]: NOT_YET }
  }
  settle(game, play)
  return 'all'
}

const sealedOf = (state: GameState, frame: Frame): SealedAnswers | undefined =>
  state.sealed.find(sealed => sealed.step === frame.step && sealed.opened === frame.opened)

/** Puts a sealed answer away, in seat order. @returns all that its step has by now. */
function seal(state: GameState, frame: Frame, seat: Seat, answer: Answer): SealedAnswers {
  let sealed = sealedOf(state, frame)
  if (!sealed) {
    sealed = { step: frame.step, opened: frame.opened, answers: [] }
    state.sealed.push(sealed)
  }
  sealed.answers = [...sealed.answers, { seat, answer }].sort((a, b) => a.seat - b.seat)
  return sealed
}

/** Runs the steps that ask nobody, until somebody is asked or the match is over. @throws when the table is stuck. */
export function settle<S extends GameState, E>(game: Steps<S, E>, play: Play<S, E>): void {
  const { state } = play
  for (let runs = 0; !state.outcome; runs++) {
    const frame = state.steps.at(-1)
    if (!frame) throw new Error('the steps are over, but not the match')
    const def = defOf(game, frame)
    if (!def.run) {
      if (!asksAnybody(game, state)) throw new Error(`stuck: the step ${def.name} asks nobody`)
      break
    }
    if (runs > MOST_RUNS) throw new Error(`the step ${def.name} runs for ever`)
    play.enter(frame)
    def.run(play, frame.data)
  }
  openAsks(game, state)
  dropStaleSeals(state)
}

/**
 * Opens the asks of the step on top, and standing ones: those that were never open, and anew those that were answered.
 * An ask that was open and is not answered keeps its moment, whatever interrupts it. At any moment one step alone comes
 * to the top, so no two asks have one id.
 */
function openAsks<S extends GameState, E>(game: Steps<S, E>, state: S): void {
  const top = state.steps.length - 1
  for (const [depth, frame] of state.steps.entries()) {
    const standing = defOf(game, frame).standing?.(state, frame.data) ?? []
    if (frame.opened === NOT_YET && (depth === top || standing.length > 0)) frame.opened = state.moment
    for (const [of, since] of Object.entries(frame.again ?? {})) {
      const open = depth === top || standing.some(({ key, seat }) => of === `${key}/${seat}`)
      if (open && since === NOT_YET) frame.again = { ...frame.again, [of]: state.moment }
    }
  }
}

/** Sealed answers go with the round that asked for them: once all were taken together, or an interrupt dropped their step. */
function dropStaleSeals(state: GameState): void {
  state.sealed = state.sealed.filter(sealed => state.steps.some(frame => sealedOf(state, frame) === sealed))
}
