/** What a state update contains: the party, the match and the clocks. */
import type { KeepingView } from './keeping'
import type { Json, Refusal, Seat, View } from '../kernel'
import type { Score } from '../record/matchHistory'
import type { TableSettings } from './settings'
import type { Level, Personality } from './botProfile'
import type { Avatar } from './avatars'

/** A person at the table. */
export interface PersonView {
  readonly id: string
  /** Unique at the table. */
  readonly name: string
  /** Missing for a table screen. */
  readonly avatar?: Avatar
  /** Whether they are connected. */
  readonly here: boolean
  /** A table screen instead of a person. */
  readonly screen?: true
}

/** Who sits at a seat. */
export type SeatView =
  /** `sitIn`: a bot fills in for this person until they return. */
  | {
      readonly who: 'person'
      readonly id: string
      readonly name: string
      readonly avatar: Avatar
      readonly here: boolean
      readonly ready: boolean
      /** Ready before every match of this evening. */
      readonly allEvening?: true
      readonly sitIn: boolean
    }
  /** Level and personality are missing where the bot has the default profile. */
  | { readonly who: 'bot'; readonly name: string; readonly level?: Level; readonly personality?: Personality }

/** How people may join. Optional fields are sent to the host only. */
export interface AccessView {
  /** Whether a join code is needed. */
  readonly locked: boolean
  readonly code?: string | null
  /** The connections of the others: words to compare aloud, or null for an unencrypted one. */
  readonly lines?: readonly { readonly person: string; readonly words: readonly number[] | null }[]
  /** How many wrong join codes came in the last ten minutes, once they are many. */
  readonly guesses?: number
  /** People whom the host has removed, and may let back in. */
  readonly removed?: readonly { readonly id: string; readonly name: string }[]
  /** Switches for the whole host; null at tables that cannot change them. `visible`: null without a network. */
  readonly controls?: { readonly visible: boolean | null; readonly guests: boolean } | null
}

/** The score of the present game night: most wins first, newest match first. */
export interface SessionScoreView {
  readonly scores: readonly Score[]
  readonly matches: readonly { readonly id: string; readonly game: string; readonly winners: readonly string[] }[]
}

/** The table and the people at it, as one client sees them. */
export interface PartyView {
  readonly table: { readonly id: string; readonly name: string }
  /** Addresses of the page for others on the network, the likeliest first. */
  readonly invite: readonly string[]
  readonly phase: 'lobby' | 'match' | 'result'
  /** Ids of the games that this host has. */
  readonly shelf: readonly string[]
  readonly game: string
  readonly options: { readonly [key: string]: Json }
  /** Clockwise; index i is seat i of the match. */
  readonly seats: readonly SeatView[]
  readonly spectators: readonly PersonView[]
  /** The characters of the seats, in a game whose players choose one. */
  readonly characters?: readonly string[]
  /** Id of the person who runs the table. */
  readonly host: string
  /** Id of the person who has proved that their computer hosts the table; '' while they are away, absent where nobody ever has. */
  readonly owner?: string
  readonly paused: boolean
  /** The seats were given out, as in a tournament: the match begins by itself, and nobody chooses what follows it. */
  readonly arranged?: true
  /** Whether the next match is being dealt. */
  readonly dealing?: true
  /** The last match ended when the host started, which plays by other rules. */
  readonly otherRules?: true
  readonly settings: TableSettings
  /** Seats that the host has offered to spectators. */
  readonly offers: readonly { readonly seat: Seat; readonly person: string }[]
  /**
   * People who would play on at a seat: as `person`, who is away, or at `seat`, which they were given. `asked`: who is
   * here and has to say whether they agree.
   */
  readonly claims: readonly {
    readonly by: string
    readonly person?: string
    readonly seat?: Seat
    readonly asked: readonly string[]
  }[]
  /** Spectators who ask for a seat. `next`: they have one in the next match. */
  readonly wishes: readonly { readonly person: string; readonly next: boolean }[]
  /** After a match: who would like to play which game next. */
  readonly votes: readonly { readonly person: string; readonly game: string }[]
  /** Whether `--seed` fixed the shuffle of this table. */
  readonly fixedShuffle: boolean
  readonly door?: AccessView
  /** The score of the game night: sent between matches, once one has been completed. */
  readonly evening?: SessionScoreView
  /** Why the match cannot start now, or null. */
  readonly cannotStart: Refusal | null
  /** `looksOn`: joined as a spectator while the table was closed to players, and may not take a seat. */
  readonly you: { readonly id: string; readonly seat: Seat | null; readonly host: boolean; readonly looksOn: boolean }
}

/** An event as one seat sees it. */
export interface SeenEvent<E = Json> {
  readonly event: E
  readonly own?: Json
}

/** The part of an update that depends on the match only. Bots get it, and fair deals are verified by its hash. */
export interface MatchPart<O = Json, W = Json, E = Json> {
  readonly id: string
  readonly view: View<O, W>
  /** Events since the last update. */
  readonly events: readonly SeenEvent<E>[]
}

/** Time left for an open ask and its total time, in milliseconds. `seen` is sent to its own seat only. */
export interface ClockView {
  readonly seat: Seat
  readonly key: string
  readonly left: number
  readonly of: number
}

/** Whether an answer may be taken back. */
export interface UndoView {
  /** The ask whose answer this player may ask to take back. */
  readonly can?: string
  /** Who asks to take an answer back, and which seats have not yet agreed. */
  readonly asked?: { readonly by: Seat; readonly waiting: readonly Seat[] }
}

/** The message by which a host sends the present state to a client. */
export interface StateUpdate {
  readonly kind: 'frame'
  /** Counts the updates on this connection. */
  readonly seq: number
  readonly party: PartyView
  readonly match: MatchPart | null
  readonly clocks: readonly ClockView[]
  /** During a match only. */
  readonly undo?: UndoView
  /** Where other computers may keep the table. */
  readonly keeping?: KeepingView
  /** After connecting only: the latest events that this seat may know, oldest first. */
  readonly log?: readonly SeenEvent[]
}
