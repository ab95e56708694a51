/**
 * Matches played by minds in this thread, as a host would lead them: each mind is told its own seat's parts after
 * every committed answer that touches it, and is asked its own seat's asks. Keys and seeds are fixed numbers.
 */
import { makeMind, randomMind, type MakeMind, type Mind } from '../../src-shared/bots'
import {
  fastRandom,
  isRefusal,
  Match,
  SEEN,
  type Answer,
  type Game,
  type GameState,
  type Options,
  type Outcome,
  type Seat,
  type SeatAsk,
  type Told,
} from '../../src-shared/kernel'
import { LEVELS, PLAIN, TEMPERS, type MatchPart, type Nature } from '../../src-shared/wire'
import { accepted, tableOptions, type Dealt } from './play'

/** A plain bot, one of some nature, a mind that plays by chance, or any other mind. */
export type Player = 'bot' | 'random' | Nature | MakeMind

export const allBots = (seats: number): Player[] => Array.from({ length: seats }, () => 'bot')
/** Random minds between the bots bring about what bots alone would not. */
export const mixed = (seats: number): Player[] =>
  Array.from({ length: seats }, (_, seat) => (seat % 2 === 0 ? 'bot' : 'random'))

/** The natures there are, one after another: every level and every temper. */
export const natureBy = (n: number): Nature => ({
  level: LEVELS[n % LEVELS.length] ?? 'normal',
  temper: TEMPERS[n % TEMPERS.length] ?? 'even',
})
/** Bots of all natures at one table. */
export const motley = (seats: number): Player[] => Array.from({ length: seats }, (_, seat) => natureBy(seat))

/** Who looks on, from outside of the minds: told each part of each seat, and each answer before it is taken. */
export interface Onlooker {
  part?(seat: Seat, part: MatchPart): void
  answer?(seat: Seat, ask: SeatAsk, answer: Answer): void
}

export interface Played {
  readonly outcome: Outcome
  readonly turns: number
}

/** More answers than any match needs that ends: about a thousand turns of thirteen seats. */
const MOST_ANSWERS = 20_000

/** A match key from any number. */
export const keyOf = (n: number): Uint8Array => {
  const key = new Uint8Array(32)
  new DataView(key.buffer).setUint32(0, n)
  return key
}

/** Lays a table of a game. @throws when there are no such options */
export function layGame<S extends GameState, E, O, W>(
  game: Game<S, E, O, W>,
  seats: number,
  given: Options,
  key: number,
): Dealt<S, E, O, W> {
  const options = tableOptions(game, given)
  const refused = game.refuse(options, seats)
  if (refused) throw new Error(`options: ${refused.refused}`)
  return Match.start(game, seats, options, keyOf(key))
}

/** A seat's part of a frame, as the host writes it. */
export function partOf<S extends GameState, E, O, W>(
  match: Match<S, E, O, W>,
  seat: Seat,
  told: readonly Told<E>[],
): MatchPart {
  const events = told.map(({ event, own }) => (own?.[seat] === undefined ? { event } : { event, own: own[seat] }))
  return { id: 'arena', view: match.view(seat), events } as unknown as MatchPart
}

const seedOf = (seed: number, seat: Seat): number => seed * 31 + seat

/** The bot that sits at this seat of a table of this seed. */
export const botAt = (game: string, seat: Seat, seed: number, nature: Nature = PLAIN): Mind =>
  makeMind(game, seat, seedOf(seed, seat), null, nature)

/** The minds of a table, each with a seed of its own. */
export const minds = (players: readonly Player[], seed: number, game: string): Mind[] =>
  players.map((player, seat) => {
    if (player === 'bot') return botAt(game, seat, seed)
    if (typeof player === 'object') return botAt(game, seat, seed, player)
    const make = player === 'random' ? randomMind : player
    return make({ seat, random: fastRandom(seedOf(seed, seat)) })
  })

/** A game whose open view counts turns; between two of them there may be none. */
interface Counted {
  readonly turn: { readonly number: number } | null
}

/**
 * Plays a match to its end. Of several open asks the lowest seat's is answered first.
 * @throws when an answer is refused, or the match does not end
 */
export function playGame<S extends GameState, E, O extends Counted, W>(
  game: Game<S, E, O, W>,
  table: readonly Mind[],
  options: Options,
  key: number,
  onlooker: Onlooker = {},
): Played {
  const { match, told } = layGame(game, table.length, options, key)
  let turns = 0
  const show = (touched: Seat | 'all', events: readonly Told<E>[]): void => {
    table.forEach((mind, seat) => {
      if (touched !== 'all' && touched !== seat) return
      const part = partOf(match, seat, events)
      turns = (part as unknown as MatchPart<O>).view.open.table.turn?.number ?? turns
      mind.see(part)
      onlooker.part?.(seat, part)
    })
  }
  show('all', told)
  for (let answers = 0; !match.outcome; answers++) {
    if (answers > MOST_ANSWERS) throw new Error('a match without end')
    const seat = Math.min(
      ...match
        .asks()
        .filter(open => open.key !== SEEN)
        .map(open => open.seat),
    )
    const ask = match.view(seat).own?.asks.find(open => open.key !== SEEN)
    const mind = table[seat]
    if (!ask || !mind) throw new Error('nobody is asked')
    const answer = mind.answer(ask)
    onlooker.answer?.(seat, ask, answer)
    const result = match.answer(seat, ask.id, answer)
    if (result !== 'again' && isRefusal(result))
      throw new Error(`${ask.key}: ${JSON.stringify(result)} to ${JSON.stringify(answer)}`)
    const proposal = accepted(result)
    match.commit(proposal)
    show(proposal.touched === 'all' ? 'all' : seat, proposal.told)
  }
  return { outcome: match.outcome, turns }
}

export type AnyCounted = Counted
