/**
 * A match: open asks, answers, views, outcome, snapshot. An answer is proposed on a copy of the state; the old state
 * stands until the proposal is committed, so a step that throws or a disk that fails changes nothing.
 */
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { drawAnswer, isLegal, same, type Answer, type Json, type Seat } from './pick'
import { copy, copyState, freezeNew, freezeShared } from './copy'
import { keyedRandom } from './random'
import { refuse, type KernelRefusal, type Refusal } from './refusal'
import { Play, type Told } from './play'
import type { Game, GameState, Options } from './game'
import { asksOf, settle, takeAnswer, type OpenAsk } from './road'
import { SEEN, type OwnView, type SeatAsk, type View } from './view'

/** One accepted answer, as the journal keeps it. */
export interface Entry {
  readonly seat: Seat
  readonly ask: string
  readonly answer: Answer
  /** By its seat's hand, or by the clock. */
  readonly by: 'hand' | 'clock'
}

/** An answer that is accepted once it is committed. */
export interface Proposal<S = GameState, E = Json> {
  readonly entry: Entry
  readonly state: S
  readonly told: readonly Told<E>[]
  /** Whose match part may have changed: everybody's, or only the answering seat's (a sealed answer, a `seen` closed). */
  readonly touched: 'all' | 'self'
  /** All that is open then. */
  readonly asks: readonly OpenAsk[]
  readonly base: S
}

export interface Snapshot<S = GameState> {
  readonly game: string
  readonly rules: number
  readonly seats: number
  readonly options: Options
  /** 32 bytes in hex. Never leaves the host before the end. */
  readonly key: string
  readonly state: S
  readonly accepted: readonly Entry[]
}

/** How many accepted answers a seat's client may repeat and be acknowledged: it has at most one ask and one `seen` open. */
const REPEATABLE = 4

const no = (refused: KernelRefusal): Refusal => refuse(refused)

/** What a state says to whoever asks: worked out once, however many seats are told. It goes with its state. */
interface Standing<O> {
  asks: readonly OpenAsk[]
  public: readonly OpenAsk[] | null
  open: View<O, unknown>['open'] | null
}

const standingWith = <O>(asks: readonly OpenAsk[]): Standing<O> => ({ asks, public: null, open: null })

export class Match<S extends GameState = GameState, E = Json, O = Json, W = Json> {
  private standing: Standing<O>

  private constructor(
    readonly game: Game<S, E, O, W>,
    readonly seats: number,
    readonly options: Options,
    private readonly key: Uint8Array,
    private state: S,
    private accepted: readonly Entry[],
    asks: readonly OpenAsk[],
  ) {
    this.standing = standingWith(asks)
  }

  /**
   * Lays the table.
   * @param key 32 bytes that decide all draws: the same key and answers give the same match.
   * @param deck what the game's `decks` has read, or null for the house deck
   * @returns the match, and what was told while the table was laid.
   * @throws when the game takes no such number of seats.
   */
  static start<S extends GameState, E, O, W>(
    game: Game<S, E, O, W>,
    seats: number,
    options: Options,
    key: Uint8Array,
    deck: Json | null = null,
  ): { match: Match<S, E, O, W>; told: readonly Told<E>[] } {
    if (!Number.isInteger(seats) || seats < game.seats.min || seats > game.seats.max)
      throw new RangeError(`${game.id} with ${seats} seats`)
    const random = keyedRandom(key, 0)
    const told: Told<E>[] = []
    const state = game.setup({
      seats,
      options,
      deck,
      random,
      tell: (event, own) => {
        told.push(own ? { event, own } : { event })
      },
    })
    const play = new Play<S, E>(state, random)
    const asks = settle(game, play)
    freezeShared(game, state)
    return { match: new Match(game, seats, options, key, state, [], asks), told: [...told, ...play.told] }
  }

  /** Goes on from a snapshot, on a copy of it; what states share (`Game.shared`) is frozen in the snapshot too. @throws when it is of another game or rules version. */
  static resume<S extends GameState, E, O, W>(game: Game<S, E, O, W>, from: Snapshot<S>): Match<S, E, O, W> {
    if (from.game !== game.id || from.rules !== game.rules)
      throw new Error(`a snapshot of ${from.game} ${from.rules}, not of ${game.id} ${game.rules}`)
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

  /** Where the match stands. What the game's states share (`Game.shared`) is frozen in it, the rest is a copy. */
  snapshot(): Snapshot<S> {
    return {
      game: this.game.id,
      rules: this.game.rules,
      seats: this.seats,
      options: this.options,
      key: bytesToHex(this.key),
      state: copyState(this.game, this.state),
      accepted: this.accepted,
    }
  }

  get outcome(): GameState['outcome'] {
    return this.state.outcome
  }

  /**
   * All open asks, of all seats: for the host's clocks and for tests, never for a socket.
   * @param scope `public`: as everybody may know of them (a sealed ask counts as open until all have answered)
   */
  asks(scope: 'all' | 'public' = 'all'): readonly OpenAsk[] {
    const { standing, game, state } = this
    if (scope === 'all') return standing.asks
    // Where no sealed answer lies, everybody knows of all that is asked, but of nothing that is being shown.
    return (standing.public ??=
      state.sealed.length > 0 ? asksOf(game, state, 'public') : standing.asks.filter(ask => ask.key !== SEEN))
  }

  /**
   * Looks whether an answer may be taken, and what would come of it.
   * @returns a proposal to commit; `'again'` when this very answer was accepted before; or a refusal, which changes nothing.
   */
  answer(seat: Seat, askId: string, answer: Json): Proposal<S, E> | 'again' | Refusal {
    // By its name alone: whether another seat's ask is open, or was answered, nobody may sound out.
    if (!askId.endsWith(`/${seat}`)) return no('askNotYours')
    const before = this.accepted.find(entry => entry.ask === askId)
    if (before) return same(before.answer, answer) ? 'again' : no('answeredOtherwise')
    if (this.state.outcome) return no('matchOver')
    const ask = this.asks().find(open => open.id === askId)
    if (!ask) return no('askClosed')
    if (!isLegal(ask.pick, answer)) return no('answerIllegal')
    return this.propose(ask, answer, 'hand')
  }

  /** What the clock answers to an ask: its default. A refusal when the ask is closed already. */
  clock(askId: string): Proposal<S, E> | Refusal {
    const ask = this.asks().find(open => open.id === askId)
    if (!ask) return no('askClosed')
    return this.propose(ask, this.defaultOf(ask), 'clock')
  }

  /** Takes an entry of the journal again. @throws when it does not fit this match. */
  replay(entry: Entry): Proposal<S, E> {
    const ask = this.asks().find(open => open.id === entry.ask && open.seat === entry.seat)
    const fits =
      ask && (entry.by === 'hand' ? isLegal(ask.pick, entry.answer) : same(this.defaultOf(ask), entry.answer))
    if (!ask || !fits) throw new Error(`the entry ${entry.ask} does not fit`)
    return this.propose(ask, entry.answer, entry.by)
  }

  /** Makes a proposal the state of the match. @throws when another was committed since it was made. */
  commit(proposal: Proposal<S, E>): void {
    if (proposal.base !== this.state) throw new Error('this proposal is of an older state')
    this.state = proposal.state
    const { entry, asks, touched } = proposal
    // What a seat answered in secret changes nothing for anybody else.
    this.standing = touched === 'all' ? standingWith(asks) : { ...this.standing, asks }
    const own = this.accepted.filter(a => a.seat === entry.seat).slice(1 - REPEATABLE)
    this.accepted = [...this.accepted.filter(a => a.seat !== entry.seat), ...own, entry]
  }

  /** What a seat may see (own and open), or a spectator (`null`: open alone). The open part is one and the same for all. */
  view(seat: Seat | null): View<O, W> {
    return { open: (this.standing.open ??= this.openView()), own: seat === null ? null : this.ownView(seat) }
  }

  private ownView(seat: Seat): OwnView<W> {
    const { state, game } = this
    const asks: SeatAsk[] = []
    for (const ask of this.asks()) if (ask.seat === seat) asks.push(told(ask))
    return {
      seat,
      asks,
      seen: state.seen.length > 0 ? state.seen.filter(seen => seen.seat === seat).flatMap(seen => seen.shown) : [],
      sealed: state.sealed.length > 0 ? ownSealed(state, seat) : null,
      hand: game.own(state, seat),
    }
  }

  private openView(): View<O, W>['open'] {
    const { state, game } = this
    return {
      steps: state.steps.map(copy),
      asking: this.asks('public').map(ask => ({ seat: ask.seat, key: ask.key })),
      outcome: state.outcome,
      table: game.open(state),
    }
  }

  private defaultOf(ask: OpenAsk): Answer {
    if (ask.default !== 'random') return ask.default.answer
    const random = keyedRandom(this.key, this.state.moment)
    return drawAnswer(ask.pick, (n, index) => random.below(n, `clock/${ask.key}/${ask.seat}`, index))
  }

  private propose(ask: OpenAsk, answer: Answer, by: Entry['by']): Proposal<S, E> {
    const state = copyState(this.game, this.state)
    const seen = ask.key === SEEN
    if (!seen) state.moment++
    const play = new Play<S, E>(state, keyedRandom(this.key, state.moment))
    const { touched, asks } = takeAnswer(this.game, play, this.asks(), ask, answer, by)
    freezeNew(this.game, state, this.state)
    return {
      entry: { seat: ask.seat, ask: ask.id, answer, by },
      state,
      told: play.told,
      touched,
      asks,
      base: this.state,
    }
  }
}

function told(ask: OpenAsk): SeatAsk {
  return ask.params
    ? { id: ask.id, key: ask.key, pick: ask.pick, params: ask.params }
    : { id: ask.id, key: ask.key, pick: ask.pick }
}

function ownSealed(state: GameState, seat: Seat): { answer: Answer } | null {
  const own = state.sealed.at(-1)?.answers.find(a => a.seat === seat)
  return own ? { answer: own.answer } : null
}
