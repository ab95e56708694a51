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
function openAsk(
  { seat, key, pick, default: fallback, params, seconds }: Ask,
  opened: number,
  depth: number,
  standing: boolean,
): OpenAsk {
  const id = `${opened}/${key}/${seat}`
  if (params === undefined)
    return seconds === undefined
      ? { seat, key, pick, default: fallback, id, depth, standing }
      : { seat, key, pick, default: fallback, seconds, id, depth, standing }
  return seconds === undefined
    ? { seat, key, pick, default: fallback, params, id, depth, standing }
    : { seat, key, pick, default: fallback, params, seconds, id, depth, standing }
}

const openedFor = (frame: Frame, { key, seat }: Ask): number => frame.again?.[`${key}/${seat}`] ?? frame.opened

/** What a step on the stack asks. */
interface Asked {
  readonly frame: Frame
  readonly depth: number
  readonly asks: readonly Ask[]
  readonly standing: readonly Ask[]
}

const NONE: readonly Ask[] = []

function askedBy<S extends GameState, E>(game: Steps<S, E>, state: S): Asked[] {
  const top = state.steps.length - 1
  return state.steps.map((frame, depth) => {
    const { asks, standing } = defOf(game, frame)
    return {
      frame,
      depth,
      asks: depth === top && asks ? asks(state, frame.data) : NONE,
      standing: standing ? standing(state, frame.data) : NONE,
    }
  })
}

/**
 * The open asks.
 * @param scope `all`: as they can be answered now. `public`: as everybody may know of them – a sealed ask counts as
 * open for all its seats until all have answered, and nobody hears of a `seen`.
 */
export const asksOf = <S extends GameState, E>(game: Steps<S, E>, state: S, scope: 'all' | 'public'): OpenAsk[] =>
  openOf(state, askedBy(game, state), scope)

function openOf(state: GameState, asked: readonly Asked[], scope: 'all' | 'public'): OpenAsk[] {
  const open: OpenAsk[] = []
  for (const { frame, depth, asks, standing } of asked) {
    const sealed = scope === 'all' ? sealedOf(state, frame) : undefined
    for (const ask of asks)
      if (!sealed?.answers.some(a => a.seat === ask.seat)) open.push(openAsk(ask, openedFor(frame, ask), depth, false))
    for (const ask of standing) open.push(openAsk(ask, openedFor(frame, ask), depth, true))
  }
  if (scope === 'all') for (const seen of state.seen) open.push(seenAsk(seen))
  return open
}

const seenAsk = ({ seat, opened }: GameState['seen'][number]): OpenAsk =>
  openAsk({ seat, key: SEEN, pick: pick.ok(), default: { answer: true }, seconds: SEEN_SECONDS }, opened, -1, true)

/** What came of an answer. */
export interface Taken {
  /** Whether everybody's view may have changed, or only the answering seat's. */
  readonly touched: 'all' | 'self'
  /** What is open now. */
  readonly asks: readonly OpenAsk[]
}

/**
 * Takes a legal answer to an open ask. What was being shown to its seat is put away by the seat's own hand, not by a
 * clock that answered for somebody who was not there to look.
 * @param asks all that are open now
 */
export function takeAnswer<S extends GameState, E>(
  game: Steps<S, E>,
  play: Play<S, E>,
  asks: readonly OpenAsk[],
  ask: OpenAsk,
  answer: Answer,
  by: 'hand' | 'clock',
): Taken {
  const { state } = play
  const closes = (seen: GameState['seen'][number]): boolean =>
    seen.seat === ask.seat && (ask.key === SEEN ? ask.id === `${seen.opened}/${SEEN}/${seen.seat}` : by === 'hand')
  if (state.seen.length > 0) state.seen = state.seen.filter(seen => !closes(seen))
  const frame = state.steps[ask.depth]
  if (!frame) return { touched: 'self', asks: leftOf(asks, ask, state) }
  const def = defOf(game, frame)
  play.enter(frame)
  if (def.together && !ask.standing) {
    const { answers } = seal(state, frame, ask.seat, answer)
    const left = leftOf(asks, ask, state)
    if (left.some(open => !open.standing)) return { touched: 'self', asks: left }
    def.together(play, frame.data, answers)
    openAnew(frame)
  } else {
    if (!def.take) throw new Error(`the step ${def.name} takes no answers`)
    def.take(play, frame.data, ask.seat, answer, ask.key)
    frame.again ??= {}
    frame.again[`${ask.key}/${ask.seat}`] = NOT_YET
  }
  return { touched: 'all', asks: settle(game, play) }
}

/** The asks that are left by an answer which the table does not hear of: a sealed one answers all its step asks this seat, and what was put away is not shown any more. */
const leftOf = (asks: readonly OpenAsk[], answered: OpenAsk, { seen }: GameState): OpenAsk[] =>
  asks.filter(open =>
    open.key === SEEN
      ? seen.some(({ seat, opened }) => open.id === `${opened}/${SEEN}/${seat}`)
      : open.standing || open.seat !== answered.seat || open.depth !== answered.depth,
  )

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

/**
 * Runs the steps that ask nobody, until somebody is asked or the match is over.
 * @returns what is open then. @throws when the table is stuck
 */
export function settle<S extends GameState, E>(game: Steps<S, E>, play: Play<S, E>): OpenAsk[] {
  const { state } = play
  for (let runs = 0; !state.outcome; runs++) {
    const frame = state.steps.at(-1)
    if (!frame) throw new Error('the steps are over, but not the match')
    const def = defOf(game, frame)
    if (!def.run) return rest(game, state)
    if (runs > MOST_RUNS) throw new Error(`the step ${def.name} runs for ever`)
    play.enter(frame)
    def.run(play, frame.data)
  }
  return rest(game, state)
}

/** The table comes to rest. @returns what is open then. @throws when nobody is asked and the match is not over */
function rest<S extends GameState, E>(game: Steps<S, E>, state: S): OpenAsk[] {
  const asked = askedBy(game, state)
  if (!state.outcome && asked.every(({ asks, standing }) => asks.length + standing.length === 0))
    throw new Error(`stuck: the step ${state.steps.at(-1)?.step} asks nobody`)
  openAsks(state, asked)
  dropStaleSeals(state)
  return openOf(state, asked, 'all')
}

/**
 * Opens the asks of the step on top, and standing ones: those that were never open, and anew those that were answered.
 * An ask that was open and is not answered keeps its moment, whatever interrupts it. At any moment one step alone comes
 * to the top, so no two asks have one id.
 */
function openAsks(state: GameState, asked: readonly Asked[]): void {
  for (const { frame, depth, standing } of asked) {
    const isTop = depth === asked.length - 1
    if (frame.opened === NOT_YET && (isTop || standing.length > 0)) frame.opened = state.moment
    for (const of in frame.again) {
      const open = isTop || standing.some(({ key, seat }) => of === `${key}/${seat}`)
      if (open && frame.again[of] === NOT_YET) frame.again[of] = state.moment
    }
  }
}

/** Sealed answers go with the round that asked for them: once all were taken together, or an interrupt dropped their step. */
function dropStaleSeals(state: GameState): void {
  if (state.sealed.length > 0)
    state.sealed = state.sealed.filter(sealed => state.steps.some(frame => sealedOf(state, frame) === sealed))
}
