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
  /**
   * Why this answer, and not another: as the mind believes now, before it sees the next frame. Nothing is drawn for it.
   * @returns null when there is nothing to tell, as of a whim
   */
  why?(ask: SeatAsk, answer: Answer): Reason | null
}

/** A reason in words: what whoever answers so could say aloud of themselves. */
export interface Reason {
  /** Key of its words in the game's coach (src-shared/lessons). */
  readonly why: string
  /** Of whom it speaks: `{name}`. Whoever hears it of themselves is told by the key with `You` at its end. */
  readonly seat?: Seat
  /** What it speaks of, a key of the game's own words: `{what}`. */
  readonly what?: string
  /** How sure, out of a hundred: `{chance}`. */
  readonly chance?: number
  /** How many: `{n}`. */
  readonly n?: number
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
