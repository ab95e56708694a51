/** A bot's mind: it is told what its seat is told, and is asked what its seat is asked. Nothing else reaches it. */
import type { Answer, Json, Random, Seat, SeatAsk } from '../kernel'
import type { MatchPart, Nature } from '../wire'

export interface Mind {
  /** A frame of its seat, in the order in which they were sent. */
  see(part: MatchPart): void
  /**
   * Chooses an answer to an open ask of its seat.
   * @returns a legal answer; the same one for the same frames and the same seed.
   */
  answer(ask: SeatAsk): Answer
}

export interface MindSetup {
  readonly seat: Seat
  /** The table's own deck, as everybody is told it; none for the house deck. */
  readonly deck?: Json | null
  /** A plain one where nothing is said. */
  readonly nature?: Nature
  /** The mind's own draws; not the match's. */
  readonly random: Random
}

export type MakeMind = (setup: MindSetup) => Mind
