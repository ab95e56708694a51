/**
 * A match: open asks, answers, views, outcome and snapshots. An answer is first applied to a copy of the state; the
 * match changes only when this proposal is committed. So neither a step that throws nor a failed write changes
 * anything.
 */
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { drawAnswer, isLegal, isSameJson, type Answer, type Json, type Seat } from './choiceSpec'
import { copy, copyState, freezeNew, freezeShared } from './copy'
import { keyedRandom } from './random'
import type { Entry } from './entry'
import { isRefusal, refuse, type KernelRefusal, type Refusal } from './refusal'
import { Play } from './play'
import type { Game, Options } from './game'
import type { EmittedEvent, GameState } from './state'
import { asksOf, settle, takeAnswer, type OpenAsk } from './stepRunner'
import {
  areHarmless,
  isShownByAsks,
  lastChoice,
  MOST_UNDONE,
  restoredState,
  WatchedRandom,
  type EarlierState,
  type UndoneEvent,
} from './undo'
import { SEEN, type OwnView, type SeatAsk, type View } from './view'

/** What an answer would lead to. It takes effect when it is committed. */
export interface Proposal<S = GameState, E = Json> {
  readonly entry: Entry
  readonly state: S
  readonly events: readonly EmittedEvent<E>[]
  /**
   * Whose view may have changed: everybody's, or only that of the answering seat (a sealed answer, a closed `seen`).
   */
  readonly touched: 'all' | 'self'
  /** All asks open after this answer. */
  readonly asks: readonly OpenAsk[]
  /** The state to which the answer was applied. */
  readonly base: S
  /** Whether nobody has learnt anything by it, so that it can be taken back. */
  readonly harmless: boolean
  /** Whether its seat itself has chosen something. */
  readonly chosen: boolean
  /** Whether somebody learns something by what they are asked now. */
  readonly shows: boolean
}

/** A legal answer. Its proposal is computed separately, so that a host can store the entry at the same time. */
export interface Taken<S = GameState, E = Json> {
  readonly entry: Entry
  /** @throws when a step fails: then nothing has changed. */
  readonly propose: () => Proposal<S, E>
}

/** All it takes to continue a match. Contains every secret. */
export interface Snapshot<S = GameState> {
  readonly game: string
  readonly rules: number
  readonly seats: number
  readonly options: Options
  /** 32 bytes in hex. Stays on the host until the match is over. */
  readonly key: string
  readonly state: S
  readonly accepted: readonly Entry[]
}

/**
 * Number of latest answers per seat that a client may send again and get acknowledged: it has one ask and one `seen`
 * open at most.
 */
const REPEATABLE = 4

const refuseWith = (refused: KernelRefusal): Refusal => refuse(refused)

/** Views of one state that are the same for all seats: computed once, dropped with the state. */
interface DerivedViews<O> {
  asks: readonly OpenAsk[]
  public: readonly OpenAsk[] | null
  open: View<O, unknown>['open'] | null
}

const derivedViews = <O>(asks: readonly OpenAsk[]): DerivedViews<O> => ({ asks, public: null, open: null })

/** A running match of one game. */
export class Match<S extends GameState = GameState, E = Json, O = Json, W = Json> {
  private derived: DerivedViews<O>
  /** Views of the state that a proposal leads to, while it waits to be committed. */
  private next: { readonly proposal: Proposal<S, E>; readonly derived: DerivedViews<O> } | null = null
  /** States that can be gone back to, the oldest first: no answer since has shown anything. */
  private earlier: readonly EarlierState<S>[] = []
  /** How many answers have been committed, and how many of their events still count. */
  private committed = 0
  private counted = 0

  private constructor(
    readonly game: Game<S, E, O, W>,
    readonly seats: number,
    readonly options: Options,
    private readonly key: Uint8Array,
    private state: S,
    private accepted: readonly Entry[],
    asks: readonly OpenAsk[],
  ) {
    this.derived = derivedViews(asks)
  }

  /**
   * Sets up a match.
   * @param key 32 bytes that decide all draws: the same key and answers give the same match.
   * @param deck the custom deck as the game's `decks` read it, or null for the built-in deck
   * @returns the match, and the events of the setup.
   * @throws when the game cannot be played by this number of seats.
   */
  static start<S extends GameState, E, O, W>(
    game: Game<S, E, O, W>,
    seats: number,
    options: Options,
    key: Uint8Array,
    deck: Json | null = null,
  ): { match: Match<S, E, O, W>; events: readonly EmittedEvent<E>[] } {
    if (!Number.isInteger(seats) || seats < game.seats.min || seats > game.seats.max)
      throw new RangeError(`${game.id} with ${seats} seats`)
    const random = keyedRandom(key, 0)
    const events: EmittedEvent<E>[] = []
    const state = game.setup({
      seats,
      options,
      deck,
      random,
      emit: (event, own) => {
        events.push(own ? { event, own } : { event })
      },
    })
    const play = new Play<S, E>(state, random)
    const asks = settle(game, play)
    freezeShared(game, state)
    return { match: new Match(game, seats, options, key, state, [], asks), events: [...events, ...play.events] }
  }

  /**
   * Continues from a copy of a snapshot. Shared fields (`Game.shared`) are not copied: they become frozen in the
   * snapshot too.
   * @throws when it is of another game or rules version.
   */
  static resume<S extends GameState, E, O, W>(game: Game<S, E, O, W>, from: Snapshot<S>): Match<S, E, O, W> {
    if (from.game !== game.id || from.rules !== game.rulesVersion)
      throw new Error(`a snapshot of ${from.game} ${from.rules}, not of ${game.id} ${game.rulesVersion}`)
    const state = copyState(game, from.state)
    freezeShared(game, state)
    return new Match(
      game,
      from.seats,
      from.options,
      hexToBytes(from.key),
      state,
      from.accepted,
      asksOf(game, state, 'all'),
    )
  }

  /** Returns the present state of the match. Shared fields (`Game.shared`) are frozen, the rest is a copy. */
  snapshot(): Snapshot<S> {
    return {
      game: this.game.id,
      rules: this.game.rulesVersion,
      seats: this.seats,
      options: this.options,
      key: bytesToHex(this.key),
      state: copyState(this.game, this.state),
      accepted: this.accepted,
    }
  }

  /**
   * The oldest state that the match can go back to.
   * @returns its snapshot, and how many answers were committed since
   */
  undoableSnapshot(): { readonly snapshot: Snapshot<S>; readonly since: number } {
    const [oldest] = this.earlier
    if (!oldest) return { snapshot: this.snapshot(), since: 0 }
    const { state, accepted, committed } = oldest
    return {
      snapshot: { ...this.snapshot(), state: copyState(this.game, state), accepted },
      since: this.committed - committed,
    }
  }

  get outcome(): GameState['outcome'] {
    return this.state.outcome
  }

  /**
   * Returns the open asks of all seats: for the host's clocks and for tests, never to be sent.
   * @param scope `public`: as everybody may know of them (a sealed ask counts as open until all have answered)
   */
  asks(scope: 'all' | 'public' = 'all'): readonly OpenAsk[] {
    return scope === 'all' ? this.derived.asks : this.publicAsks(this.state, this.derived)
  }

  private publicAsks(state: S, derived: DerivedViews<O>): readonly OpenAsk[] {
    // Without sealed answers the public asks are all asks but `seen`.
    return (derived.public ??=
      state.sealed.length > 0 ? asksOf(this.game, state, 'public') : derived.asks.filter(ask => ask.key !== SEEN))
  }

  /**
   * Checks an answer and computes what it leads to. Changes nothing.
   * @returns a proposal to commit; `'again'` when this same answer was accepted before; or a refusal.
   */
  answer(seat: Seat, askId: string, answer: Json): Proposal<S, E> | 'again' | Refusal {
    const taken = this.take(seat, askId, answer)
    return taken === 'again' || isRefusal(taken) ? taken : taken.propose()
  }

  /**
   * Checks an answer. Changes nothing.
   * @returns its entry, and what works out a proposal to commit; otherwise as `answer`
   */
  take(seat: Seat, askId: string, answer: Json): Taken<S, E> | 'again' | Refusal {
    // Decided by the id alone, so that nobody can probe whether another seat's ask is open or was answered.
    if (!askId.endsWith(`/${seat}`)) return refuseWith('askNotYours')
    const ask = this.asks().find(open => open.id === askId)
    if (!ask) return this.repeated(askId, answer)
    if (!isLegal(ask.pick, answer)) return refuseWith('answerIllegal')
    return { entry: entryOf(ask, answer, 'hand'), propose: () => this.propose(ask, answer, 'hand') }
  }

  /** An answer to an ask that is not open: the same as before, or refused. */
  private repeated(askId: string, answer: Json): 'again' | Refusal {
    const before = this.accepted.find(entry => entry.ask === askId)
    if (before) return isSameJson(before.answer, answer) ? 'again' : refuseWith('answeredOtherwise')
    return refuseWith(this.state.outcome ? 'matchOver' : 'askClosed')
  }

  /** Answers an ask whose time ran out with its default. @returns a refusal when the ask is closed already */
  clock(askId: string): Proposal<S, E> | Refusal {
    const ask = this.asks().find(open => open.id === askId)
    if (!ask) return refuseWith('askClosed')
    return this.propose(ask, this.defaultOf(ask), 'clock')
  }

  /** Returns the id of the ask whose answer a seat could take back, or null. */
  undoable(seat: Seat): string | null {
    const since = this.sinceChoice(seat)
    if (this.state.outcome || since.some(({ shows }) => shows)) return null
    return since[0]?.entry.ask ?? null
  }

  /**
   * Takes back a seat's last answer and all that were given since.
   * @param askId the ask that it answered
   * @returns a proposal to commit, or why that is not possible
   */
  undo(seat: Seat, askId: string): Proposal<S, E> | Refusal {
    return this.undoable(seat) === askId ? this.proposeUndo(seat, this.sinceChoice(seat)) : refuseWith('nothingToUndo')
  }

  /** What was answered since a seat's last choice, that choice first; nothing where there is none. */
  private sinceChoice(seat: Seat): readonly EarlierState<S>[] {
    const at = lastChoice(this.earlier, seat)
    return at < 0 ? [] : this.earlier.slice(at)
  }

  private proposeUndo(seat: Seat, undone: readonly EarlierState<S>[]): Proposal<S, E> | Refusal {
    const [target] = undone
    if (!target || this.state.outcome) return refuseWith('nothingToUndo')
    const asks = undone.map(({ entry }) => entry.ask)
    const state = restoredState(this.game, target.state, this.state, asksOf(this.game, target.state, 'all'), asks)
    const event: UndoneEvent = { kind: 'undone', seat, events: this.counted - target.counted }
    return {
      entry: { seat, ask: `${state.moment}/undo/${seat}`, answer: asks, by: 'undo' },
      state,
      // The only event that is not of the game's own making.
      events: [{ event: event as E }],
      touched: 'all',
      asks: asksOf(this.game, state, 'all'),
      base: this.state,
      harmless: false,
      chosen: false,
      shows: false,
    }
  }

  /** Applies an entry of the journal again. @throws when it does not fit this match. */
  replay(entry: Entry): Proposal<S, E> {
    if (entry.by === 'undo') return this.replayUndo(entry)
    const ask = this.asks().find(open => open.id === entry.ask && open.seat === entry.seat)
    const fits =
      ask && (entry.by === 'hand' ? isLegal(ask.pick, entry.answer) : isSameJson(this.defaultOf(ask), entry.answer))
    if (!ask || !fits) throw new Error(`the entry ${entry.ask} does not fit`)
    return this.propose(ask, entry.answer, entry.by)
  }

  /** Makes a proposal take effect. @throws when another one was committed since it was made. */
  commit(proposal: Proposal<S, E>): void {
    if (proposal.base !== this.state) throw new Error('this proposal is of an older state')
    const { entry } = proposal,
      derived = this.derivedAfter(proposal)
    if (entry.by === 'undo') this.commitUndo(proposal)
    else {
      this.keepEarlier(proposal)
      this.state = proposal.state
      const own = this.accepted.filter(a => a.seat === entry.seat).slice(1 - REPEATABLE)
      this.accepted = [...this.accepted.filter(a => a.seat !== entry.seat), ...own, entry]
    }
    this.derived = derived
    this.next = null
  }

  private replayUndo(entry: Entry): Proposal<S, E> {
    // Not refused for what an ask has shown: that was possible once, and is as it was.
    const proposal = this.proposeUndo(entry.seat, this.sinceChoice(entry.seat))
    if (isRefusal(proposal) || !isSameJson({ ...proposal.entry }, { ...entry }))
      throw new Error(`the entry ${entry.ask} does not fit`)
    return proposal
  }

  private derivedAfter(proposal: Proposal<S, E>): DerivedViews<O> {
    const { asks, touched } = proposal
    // A secret answer changes no view that all seats share.
    if (this.next?.proposal !== proposal)
      this.next = { proposal, derived: touched === 'all' ? derivedViews(asks) : { ...this.derived, asks } }
    return this.next.derived
  }

  private commitUndo({ state, entry, events }: Proposal<S, E>): void {
    const at = lastChoice(this.earlier, entry.seat),
      target = this.earlier[at]
    if (!target) throw new Error(`the entry ${entry.ask} does not fit`)
    this.earlier = this.earlier.slice(0, at)
    this.committed++
    this.counted = target.counted + events.length
    this.state = state
    this.accepted = target.accepted
  }

  /** Notes the present state before an answer that can be taken back; any other answer ends what could be. */
  private keepEarlier({ entry, harmless, chosen, shows, events }: Proposal<S, E>): void {
    const { state, accepted, committed, counted } = this
    this.earlier = harmless
      ? [...this.earlier, { state, accepted, entry, chosen, shows, committed, counted }].slice(-MOST_UNDONE)
      : []
    this.committed++
    this.counted += events.length
  }

  /**
   * Returns what a seat may see (`open` and `own`), or a spectator (`null`: `open` only). All get the same `open`
   * object.
   */
  view(seat: Seat | null): View<O, W> {
    return this.viewOf(this.state, this.derived, seat)
  }

  /** The same as it will be once a proposal is committed: to be made ready while the proposal is being stored. */
  viewAfter(proposal: Proposal<S, E>, seat: Seat | null): View<O, W> {
    return this.viewOf(proposal.state, this.derivedAfter(proposal), seat)
  }

  private viewOf(state: S, derived: DerivedViews<O>, seat: Seat | null): View<O, W> {
    return {
      open: (derived.open ??= this.openView(state, derived)),
      own: seat === null ? null : this.ownView(state, derived, seat),
    }
  }

  private ownView(state: S, derived: DerivedViews<O>, seat: Seat): OwnView<W> {
    const asks: SeatAsk[] = []
    for (const ask of derived.asks) if (ask.seat === seat) asks.push(told(ask))
    return {
      seat,
      asks,
      seen: state.seen.length > 0 ? state.seen.filter(seen => seen.seat === seat).flatMap(seen => seen.shown) : [],
      sealed: state.sealed.length > 0 ? ownSealed(state, seat) : null,
      private: this.game.own(state, seat),
    }
  }

  private openView(state: S, derived: DerivedViews<O>): View<O, W>['open'] {
    return {
      steps: state.steps.map(copy),
      asking: this.publicAsks(state, derived).map(ask => ({ seat: ask.seat, key: ask.key })),
      outcome: state.outcome,
      table: this.game.open(state),
    }
  }

  private defaultOf(ask: OpenAsk): Answer {
    if (ask.default !== 'random') return ask.default.answer
    const random = keyedRandom(this.key, this.state.moment)
    return drawAnswer(ask.pick, (n, index) => random.nextInt(n, `clock/${ask.key}/${ask.seat}`, index))
  }

  private propose(ask: OpenAsk, answer: Answer, by: 'hand' | 'clock'): Proposal<S, E> {
    const state = copyState(this.game, this.state)
    const seen = ask.key === SEEN
    if (!seen) state.moment++
    const random = new WatchedRandom(keyedRandom(this.key, state.moment))
    const play = new Play<S, E>(state, random)
    const before = this.asks(),
      { touched, asks } = takeAnswer(this.game, play, before, ask, answer, by)
    freezeNew(this.game, state, this.state)
    const drawn = random.used || (by === 'clock' && ask.default === 'random')
    return {
      entry: entryOf(ask, answer, by),
      state,
      events: play.events,
      touched,
      asks,
      base: this.state,
      harmless: !drawn && isNothingShown(this.state, state) && areHarmless(this.game, play.events),
      chosen: by === 'hand' && ask.pick.pick !== 'ok',
      shows: isShownByAsks(this.game, before, asks),
    }
  }
}

/** Whether nobody was shown anything by an answer. What was closed by it is no matter. */
const isNothingShown = (before: GameState, after: GameState): boolean =>
  after.seen.every(({ seat, opened }) => before.seen.some(old => old.seat === seat && old.opened === opened))

const entryOf = ({ seat, id }: OpenAsk, answer: Answer, by: 'hand' | 'clock'): Entry => ({ seat, ask: id, answer, by })

function told(ask: OpenAsk): SeatAsk {
  return ask.params
    ? { id: ask.id, key: ask.key, pick: ask.pick, params: ask.params }
    : { id: ask.id, key: ask.key, pick: ask.pick }
}

function ownSealed(state: GameState, seat: Seat): { answer: Answer } | null {
  const own = state.sealed.at(-1)?.answers.find(a => a.seat === seat)
  return own ? { answer: own.answer } : null
}
