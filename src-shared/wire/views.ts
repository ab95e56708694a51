/** What a frame shows: the party, the match, the clocks. */
import type { Json, Refusal, Seat, View } from '../kernel'
import type { Score } from '../record/past'
import type { Doors } from './limits'
import type { Level, Temper } from './nature'

export interface PersonView {
  readonly id: string
  /** Told apart from all other names at the table. */
  readonly name: string
  /** Whether a socket of theirs is open. */
  readonly here: boolean
  /** A table screen: nobody sits behind it. */
  readonly screen?: true
}

export type SeatView =
  /** `sitIn`: a bot sits in for this person until they are back. */
  | {
      readonly who: 'person'
      readonly id: string
      readonly name: string
      readonly here: boolean
      readonly ready: boolean
      readonly sitIn: boolean
    }
  /** A host that does not tell a bot's nature has plain ones. */
  | { readonly who: 'bot'; readonly name: string; readonly level?: Level; readonly temper?: Temper }

/** Who may come in, and how. What is optional is told to the host alone. */
export interface DoorView {
  /** Whether a code is asked for. */
  readonly locked: boolean
  readonly code?: string | null
  /** The lines of the others: words to compare aloud, or null where a line is not encrypted. */
  readonly lines?: readonly { readonly person: string; readonly words: readonly number[] | null }[]
  /** What is switched for the whole host; null at tables that do not decide it. `visible`: null where there is no network. */
  readonly controls?: { readonly visible: boolean | null; readonly guests: boolean } | null
}

/** What was played at this table this evening: the most wins first, the newest match first. */
export interface EveningView {
  readonly scores: readonly Score[]
  readonly matches: readonly { readonly id: string; readonly game: string; readonly winners: readonly string[] }[]
}

export interface PartyView {
  readonly table: { readonly id: string; readonly name: string }
  /** Addresses of the page under which others on the network find this table, the likeliest first. */
  readonly invite: readonly string[]
  readonly phase: 'lobby' | 'match' | 'result'
  /** The games this host can deal. */
  readonly shelf: readonly string[]
  readonly game: string
  readonly options: { readonly [key: string]: Json }
  /** Clockwise; in a match seat i here is seat i of the match. */
  readonly seats: readonly SeatView[]
  readonly spectators: readonly PersonView[]
  /** Who runs the table. */
  readonly host: string
  readonly paused: boolean
  /** Seconds for an answer; 0 is no clock. */
  readonly clock: number
  readonly doors: Doors
  /** Seconds of absence after which a bot sits in; 0: when the host says so. */
  readonly sitInAfter: number
  /** Seats that the host has offered to people who look on. */
  readonly offers: readonly { readonly seat: Seat; readonly person: string }[]
  /** Who says that they are somebody who is away. */
  readonly claims: readonly { readonly by: string; readonly person: string }[]
  /** `--seed` was given: the shuffle of this table is fixed. */
  readonly fixedShuffle: boolean
  readonly door?: DoorView
  /** Whether people may type what they like (`free`), or say what can be said by one press alone. A host from before there was talk does not tell it. */
  readonly talk?: 'free' | 'phrases'
  /** The score of the evening: before and after a match, once one has been played out. */
  readonly evening?: EveningView
  /** What forbids the start just now. */
  readonly cannotStart: Refusal | null
  /** `looksOn`: came while the table took nobody new, and may not sit down by themselves. */
  readonly you: { readonly id: string; readonly seat: Seat | null; readonly host: boolean; readonly looksOn: boolean }
}

/** An event as one seat is told it. */
export interface ToldEvent<E = Json> {
  readonly event: E
  readonly own?: Json
}

export interface MatchPart<O = Json, W = Json, E = Json> {
  readonly id: string
  readonly view: View<O, W>
  /** What happened since the last frame. */
  readonly events: readonly ToldEvent<E>[]
}

/** Time left, in milliseconds, for a seat that is asked; never for a `seen` of others. */
export interface ClockView {
  readonly seat: Seat
  readonly key: string
  readonly left: number
  readonly of: number
}

export interface Frame {
  readonly kind: 'frame'
  /** Counts this connection's frames. */
  readonly seq: number
  readonly party: PartyView
  readonly match: MatchPart | null
  readonly clocks: readonly ClockView[]
  /** On arrival only: the last events that this seat may know, oldest first. */
  readonly log?: readonly ToldEvent[]
}
