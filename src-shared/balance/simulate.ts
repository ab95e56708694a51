/**
 * Matches of bots among themselves with a deck, to see how its cards fare. The same deck, seats and seed give the same
 * matches on every machine. Whoever counts sees the whole state: nobody plays for real here.
 */
import type { BotFactory } from '../bots/bot'
import { createBot } from '../bots/createBot'
import { matchPartFor } from '../fair/matchPart'
import { isRefusal, resolveOptions, type Game, type GameState, type Json, type OpenAsk, type Options } from '../kernel'
import { Match } from '../kernel/match'

/** How one card, line or kind of card has fared. */
export interface BalanceRow {
  readonly id: string
  /** How often it was played or used. */
  readonly played: number
  /** How often it could be used, or did all it says, of all times it might have: from 0 to 1; null if it never might. */
  readonly legal: number | null
  /** Mean points each time; null if it was never played. */
  readonly points: number | null
}

/** Counts what happens in the matches with a deck. */
export interface BalanceTally {
  readonly asked: (ask: OpenAsk, state: GameState) => void
  readonly happened: (event: Json, state: GameState) => void
  readonly over: (state: GameState) => void
  readonly rows: () => readonly BalanceRow[]
}

/** What a game counts. */
export interface GameBalance {
  /** Seats and options of these matches. */
  readonly seats: number
  readonly options: Options
  readonly tally: (deck: Json) => BalanceTally
}

/** A deck that never ends a match would never end a simulation. */
const MOST_ANSWERS = 5000

const KEY_BYTES = 32
const keyOf = (seed: number): Uint8Array =>
  Uint8Array.from({ length: KEY_BYTES }, (_, at) => (at < 4 ? (seed >>> (8 * at)) & 255 : at))

/**
 * Plays one match.
 * @param seed decides the deal and the bots' own draws
 * @throws when the options do not suit the game
 */
export function playForBalance(
  game: Game,
  factory: BotFactory,
  { seats, options: given }: GameBalance,
  deck: Json,
  tally: BalanceTally,
  seed: number,
): void {
  const options = resolveOptions(game, given)
  if (isRefusal(options)) throw new Error(options.refused)
  const { match, events } = Match.start(game, seats, options, keyOf(seed), deck)
  const bots = Array.from({ length: seats }, (_, seat) => createBot(factory, seat, seed * seats + seat, deck))
  const tell = (told: typeof events): void => {
    const { state } = match.snapshot()
    for (const { event } of told) tally.happened(event, state)
    bots.forEach((bot, seat) => {
      bot.see(matchPartFor(match, `${seed}`, seat, told))
    })
  }
  tell(events)
  for (let answers = 0; !match.outcome && answers < MOST_ANSWERS; answers++) {
    const [ask] = match.asks()
    if (!ask) throw new Error('nobody is asked')
    tally.asked(ask, match.snapshot().state)
    const proposal = match.answer(ask.seat, ask.id, bots[ask.seat]?.answer(ask) ?? null)
    if (proposal === 'again' || isRefusal(proposal)) throw new Error('a bot’s answer was refused')
    match.commit(proposal)
    tell(proposal.events)
  }
  tally.over(match.snapshot().state)
}

/** Adds up what is counted for one thing. */
export class Count {
  played = 0
  points = 0
  could = 0
  might = 0

  row(id: string): BalanceRow {
    return {
      id,
      played: this.played,
      legal: this.might === 0 ? null : this.could / this.might,
      points: this.played === 0 ? null : this.points / this.played,
    }
  }
}

/** Counts by id, in the order of first mention. */
export class Counts {
  private readonly all = new Map<string, Count>()

  of(id: string): Count {
    const found = this.all.get(id) ?? new Count()
    this.all.set(id, found)
    return found
  }

  rows(): BalanceRow[] {
    return [...this.all].map(([id, count]) => count.row(id))
  }
}
