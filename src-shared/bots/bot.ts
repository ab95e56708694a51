/** A bot gets the updates and asks of its seat and nothing else. */
import type { Answer, Json, Random, Seat, SeatAsk } from '../kernel'
import type { MatchPart, BotProfile } from '../wire'

/** One bot at one seat of one match. */
export interface Bot {
  /** Receives the match part of an update to its seat, in the order in which they were sent. */
  see(part: MatchPart): void
  /**
   * Chooses an answer to an open ask of its seat.
   * @returns a legal answer; the same one for the same updates and seed
   */
  answer(ask: SeatAsk): Answer
  /**
   * Explains an answer by what the bot believes now, before the next update. Makes no random draws.
   * @returns null when there is nothing to explain, as when noise decided
   */
  why?(ask: SeatAsk, answer: Answer): Reason | null
}

/** A reason for an answer, as a key and values for a text in the first person. */
export interface Reason {
  /** Key of its text in the game's coach. */
  readonly why: string
  /** The seat it mentions: `{name}`. To that seat itself the text of the key with `You` at its end is shown. */
  readonly seat?: Seat
  /** The thing it mentions, as a key of the game's texts: `{what}`. */
  readonly what?: string
  /** A chance in percent: `{chance}`. */
  readonly chance?: number
  /** A number: `{n}`. */
  readonly n?: number
}

/** What a bot gets at the start. */
export interface BotSetup {
  readonly seat: Seat
  /** The table's custom deck as everybody gets it; none for the built-in deck. */
  readonly deck?: Json | null
  /** Default: `DEFAULT_PROFILE`. */
  readonly profile?: BotProfile
  /** The bot's own random draws, unrelated to those of the match. */
  readonly random: Random
}

/** Makes a bot of one game. */
export type BotFactory = (setup: BotSetup) => Bot
