/** What the literal table of every game can do: start in the middle of a match, answer, and look at the results. */
import {
  isRefusal,
  Match,
  SEEN,
  type Entry,
  type Game,
  type GameState,
  type Json,
  type OpenAsk,
  type Proposal,
  type Seat,
  type EmittedEvent,
} from '../../src-shared/kernel'
import { accepted, keyOf, questions, tableOptions } from './play'

/** A match of a game in which these parts of the state are as they are written here, with the options' defaults. */
export function literalMatch<S extends GameState, E, O, W>(
  game: Game<S, E, O, W>,
  seats: number,
  parts: Partial<S>,
): Match<S, E, O, W> {
  const written: typeof game = { ...game, setup: setup => ({ ...game.setup(setup), ...parts }) }
  return Match.start(written, seats, tableOptions(game), keyOf(1)).match
}

export abstract class LiteralTable<S extends GameState, E extends { readonly kind: string }, O, W> {
  /** All events since the setup, with their private parts. */
  readonly events: E[] = []
  readonly log: EmittedEvent<E>[] = []

  constructor(readonly match: Match<S, E, O, W>) {}

  answer(seat: Seat, answer: Json): this {
    const result = this.match.answer(seat, this.askOf(seat).id, answer)
    if (result !== 'again' && isRefusal(result)) throw new Error(`${result.refused}: ${JSON.stringify(answer)}`)
    return this.commit(accepted(result))
  }

  /** An answer to the ask of this key, where a seat is asked several things. */
  answerTo(seat: Seat, key: string, answer: Json): this {
    const ask = this.match.asks().find(open => open.seat === seat && open.key === key)
    if (!ask) throw new Error(`seat ${seat} is not asked ${key}; asked are ${this.asked().join(', ')}`)
    return this.commit(accepted(this.match.answer(seat, ask.id, answer)))
  }

  /** An answer that takes one branch. */
  way(seat: Seat, branch: string, answer: Json = true): this {
    return this.answer(seat, { branch, answer })
  }

  /** The code with which this answer of a seat is refused, or null. */
  refuses(seat: Seat, answer: Json): string | null {
    const result = this.match.answer(seat, this.askOf(seat).id, answer)
    return result !== 'again' && isRefusal(result) ? result.refused : null
  }

  /** A seat closes what it is being shown. */
  closeSeen(seat: Seat): this {
    const shown = this.match.asks().find(ask => ask.seat === seat && ask.key === SEEN)
    if (!shown) throw new Error('nothing is shown')
    return this.commit(accepted(this.match.answer(seat, shown.id, true)))
  }

  /** Time runs out for a seat. */
  clock(seat: Seat): this {
    this.byClock(seat)
    return this
  }

  /** Time runs out for a seat. @returns what was answered for it, as in the journal */
  byClock(seat: Seat): Entry {
    const proposal = accepted(this.match.clock(this.askOf(seat).id))
    this.commit(proposal)
    return proposal.entry
  }

  private commit(proposal: Proposal<S, E>): this {
    this.match.commit(proposal)
    this.log.push(...proposal.events)
    this.events.push(...proposal.events.map(({ event }) => event))
    return this
  }

  /** What a seat is asked (not what it is shown). @throws when it is asked nothing. */
  askOf(seat: Seat): OpenAsk {
    const ask = questions(this.match.asks()).find(open => open.seat === seat)
    if (!ask) throw new Error(`seat ${seat} is asked nothing; asked are ${this.asked().join(', ')}`)
    return ask
  }

  /** Who is asked what: `0 turn`. */
  asked(): string[] {
    return questions(this.match.asks()).map(ask => `${ask.seat} ${ask.key}`)
  }

  /** The branches (or words) that a seat may choose from. */
  ways(seat: Seat): readonly string[] {
    const { pick } = this.askOf(seat)
    if (pick.pick === 'branch') return Object.keys(pick.of)
    return pick.pick === 'one' || pick.pick === 'card' ? pick.of : []
  }

  get state(): S {
    return this.match.snapshot().state
  }
  get outcome() {
    return this.match.outcome
  }
  get open(): O {
    return this.match.view(null).open.table
  }

  own(seat: Seat): W {
    const { own } = this.match.view(seat)
    if (!own) throw new Error('no such seat')
    return own.private
  }

  /** What a seat is being shown. */
  seen(seat: Seat): readonly Json[] {
    return this.match.view(seat).own?.seen ?? []
  }

  kinds(): string[] {
    return this.events.map(event => event.kind)
  }

  eventsOf<K extends E['kind']>(kind: K): Extract<E, { kind: K }>[] {
    return this.events.filter((event): event is Extract<E, { kind: K }> => event.kind === kind)
  }
}
