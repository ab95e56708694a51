/**
 * Matches played by bots in this thread, the way a host runs them: after every committed answer each bot receives its
 * own seat's part of the update, and it is asked only its own seat's asks. Keys and seeds are fixed numbers.
 */
import { randomBot, type BotFactory, type Bot } from '../../src-shared/bots'
import { manifestById } from '../../src-shared/games'
import { makeBot } from './makeBot'
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
  type EmittedEvent,
} from '../../src-shared/kernel'
import { LEVELS, DEFAULT_PROFILE, PERSONALITIES, type MatchPart, type BotProfile } from '../../src-shared/wire'
import { accepted, tableOptions, type Dealt } from './play'

/** A default bot, a bot with a profile, a bot that plays at random, or any other bot. */
export type Player = 'bot' | 'random' | BotProfile | BotFactory

export const allBots = (seats: number): Player[] => Array.from({ length: seats }, () => 'bot')
/** Random bots among the real ones reach situations that real bots alone would not. */
export const mixed = (seats: number): Player[] =>
  Array.from({ length: seats }, (_, seat) => (seat % 2 === 0 ? 'bot' : 'random'))

/** All profiles in turn: every level and every personality. */
export const profileBy = (n: number): BotProfile => ({
  level: LEVELS[n % LEVELS.length] ?? 'normal',
  personality: PERSONALITIES[n % PERSONALITIES.length] ?? 'even',
})
/** Bots of all profiles at one table. */
export const botsOfAllProfiles = (seats: number): Player[] =>
  Array.from({ length: seats }, (_, seat) => profileBy(seat))

/**
 * Observes the match from outside the bots: gets every seat's part of each update, and each answer before it is taken.
 */
export interface MatchObserver {
  part?(seat: Seat, part: MatchPart): void
  answer?(seat: Seat, ask: SeatAsk, answer: Answer): void
}

export interface Played {
  readonly outcome: Outcome
  readonly turns: number
}

/** More answers than any match that ends can need: about a thousand turns of thirteen seats. */
const MOST_ANSWERS = 20_000

/** A match key derived from a number. */
export const keyOf = (n: number): Uint8Array => {
  const key = new Uint8Array(32)
  new DataView(key.buffer).setUint32(0, n)
  return key
}

/** Sets up a table of a game. @throws when there are no such options */
export function layGame<S extends GameState, E, O, W>(
  game: Game<S, E, O, W>,
  seats: number,
  overrides: Options,
  key: number,
): Dealt<S, E, O, W> {
  const options = tableOptions(game, overrides)
  const refused = game.validateOptions(options, seats, null)
  if (refused) throw new Error(`options: ${refused.refused}`)
  return Match.start(game, seats, options, keyOf(key))
}

/** A seat's part of an update, as the host writes it. */
export function partOf<S extends GameState, E, O, W>(
  match: Match<S, E, O, W>,
  seat: Seat,
  events: readonly EmittedEvent<E>[],
): MatchPart {
  const seen = events.map(({ event, own }) => (own?.[seat] === undefined ? { event } : { event, own: own[seat] }))
  return { id: 'arena', view: match.view(seat), events: seen } as unknown as MatchPart
}

const seedOf = (seed: number, seat: Seat): number => seed * 31 + seat

/** The bot that plays this seat at the table with this seed. */
export const botAt = (game: string, seat: Seat, seed: number, nature: BotProfile = DEFAULT_PROFILE): Bot =>
  makeBot(game, seat, seedOf(seed, seat), null, nature)

/** The bots of a table, each with its own seed. */
export const createBots = (players: readonly Player[], seed: number, game: string): Bot[] =>
  players.map((player, seat) => {
    if (player === 'bot') return botAt(game, seat, seed)
    if (typeof player === 'object') return botAt(game, seat, seed, player)
    const make = player === 'random' ? randomBot : player
    return make({ seat, random: fastRandom(seedOf(seed, seat)) })
  })

/** For games whose open view counts turns; events between two turns do not raise the count. */
interface Counted {
  readonly turn: { readonly number: number } | null
}

/**
 * Plays a match to its end. If several asks are open, the lowest seat answers first.
 * @throws when an answer is refused, or the match does not end
 */
export function playGame<S extends GameState, E, O extends Counted, W>(
  game: Game<S, E, O, W>,
  table: readonly Bot[],
  options: Options,
  key: number,
  onlooker: MatchObserver = {},
): Played {
  const { match, events } = layGame(game, table.length, options, key)
  let turns = 0
  const show = (touched: Seat | 'all', events: readonly EmittedEvent<E>[]): void => {
    table.forEach((bot, seat) => {
      if (touched !== 'all' && touched !== seat) return
      const part = partOf(match, seat, events)
      turns = (part as unknown as MatchPart<O>).view.open.table.turn?.number ?? turns
      bot.see(part)
      onlooker.part?.(seat, part)
    })
  }
  show('all', events)
  const leftOpen = [SEEN, ...(manifestById(game.id)?.botTiming?.leftOpen ?? [])]
  for (let answers = 0; !match.outcome; answers++) {
    if (answers > MOST_ANSWERS) throw new Error('a match without end')
    const seat = Math.min(
      ...match
        .asks()
        .filter(open => !leftOpen.includes(open.key))
        .map(open => open.seat),
    )
    const ask = match.view(seat).own?.asks.find(open => !leftOpen.includes(open.key))
    const bot = table[seat]
    if (!ask || !bot) throw new Error('nobody is asked')
    const answer = bot.answer(ask)
    onlooker.answer?.(seat, ask, answer)
    const result = match.answer(seat, ask.id, answer)
    if (result !== 'again' && isRefusal(result))
      throw new Error(`${ask.key}: ${JSON.stringify(result)} to ${JSON.stringify(answer)}`)
    const proposal = accepted(result)
    match.commit(proposal)
    show(proposal.touched === 'all' ? 'all' : seat, proposal.events)
  }
  return { outcome: match.outcome, turns }
}

export type AnyCounted = Counted
