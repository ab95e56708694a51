/** What the host side knows of a game: its rules, its bot, and how long that bot takes. */
import type { GameBalance } from '../balance/simulate'
import type { BotFactory } from '../bots/bot'
import type { Game, Options } from '../kernel'

/** From and to, in milliseconds. */
export type TimeRange = readonly [number, number]

/** How a game's bots pace themselves. Depends on public facts only: ask keys, options and levels. */
export interface BotTiming {
  /** Thinking time by ask key, where the usual one does not fit. */
  readonly thinking?: { readonly [askKey: string]: TimeRange | ((options: Options, level: string) => TimeRange) }
  /** Keys of asks that a bot thinks over again when events arrive meanwhile. */
  readonly rethinksOnEvents?: readonly string[]
  /** Keys of asks that a bot does not answer: it leaves them to their clock, or open. */
  readonly leftOpen?: readonly string[]
}

export interface GameManifest {
  /** What a simulation of matches with a deck of one's own counts. */
  readonly balance?: () => Promise<GameBalance>
  /** Position in lists of games; the smallest comes first. */
  readonly order: number
  readonly rules: Game
  /** Loads the game's bot. Only the workers in which bots think do so. */
  readonly bot: () => Promise<BotFactory>
  /** Whether the game's own short clocks run longer for a person who has not finished a match of it at this table. */
  readonly newcomersReadLonger?: boolean
  /** Ids of characters without any effect, of which each player chooses one: at least one for each seat. */
  readonly characters?: readonly string[]
  readonly botTiming?: BotTiming
}

/** Hides a game's own types: hosts and the wire carry its state, views and events as plain data. */
export const registeredGame = (game: object): Game => game as Game
