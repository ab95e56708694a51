/** What the kernel's tests do with a match: answer and commit, look at what was refused. */
import {
  isRefusal,
  type GameState,
  type Json,
  type Match,
  type Proposal,
  type Refusal,
  type Seat,
} from '../../src-shared/kernel'

export const keyOf = (n: number): Uint8Array => new Uint8Array(32).fill(n)

/** The id of a seat's open ask. @throws when it has none of this key. */
export function idOf<S extends GameState, E, O, W>(match: Match<S, E, O, W>, seat: Seat, key: string): string {
  const ask = match.asks().find(open => open.seat === seat && open.key === key)
  if (!ask)
    throw new Error(`seat ${seat} is not asked ${key}, but ${JSON.stringify(match.asks().map(open => open.id))}`)
  return ask.id
}

/** Takes a result that must be a proposal. @throws when it is none. */
export function proposal<S, E>(result: Proposal<S, E> | 'again' | Refusal): Proposal<S, E> {
  if (result === 'again') throw new Error('answered before')
  if (isRefusal(result)) throw new Error(`refused: ${result.refused}`)
  return result
}

/** The key of a refusal; `again` or `accepted` when it was none. */
export function refused(result: object | 'again'): string {
  if (result === 'again') return 'again'
  return isRefusal(result) ? result.refused : 'accepted'
}

/** Answers the open ask of a seat, and commits. */
export function take<S extends GameState, E, O, W>(
  match: Match<S, E, O, W>,
  seat: Seat,
  key: string,
  answer: Json,
): Proposal<S, E> {
  const taken = proposal(match.answer(seat, idOf(match, seat, key), answer))
  match.commit(taken)
  return taken
}

/** Lets the clock answer, and commits. */
export function timeOut<S extends GameState, E, O, W>(
  match: Match<S, E, O, W>,
  seat: Seat,
  key: string,
): Proposal<S, E> {
  const taken = proposal(match.clock(idOf(match, seat, key)))
  match.commit(taken)
  return taken
}

/** Who is being asked what, as `seat key`, in the order of the asks. */
export const asked = <S extends GameState, E, O, W>(match: Match<S, E, O, W>): string[] =>
  match.asks().map(ask => `${ask.seat} ${ask.key}`)

/** A snapshot as it would come from a disk. */
export const stored = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T
