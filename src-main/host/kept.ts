/** What is kept of a party and its match: enough for another host process to go on exactly where this one stopped. */
import type { Entry, Json, Options, Outcome, Snapshot, Told } from '../../src-shared/kernel'
import type { Doors, Level, PartyView, Temper } from '../../src-shared/wire'
import type { Known } from './knowing'
import type { FairRecord, MatchRecord, PastMatch, RecordSeat, Tally } from '../../src-shared/record'

export interface KeptPerson {
  readonly id: string
  readonly token: string
  readonly name: string
  /** A bot sits in for them. */
  readonly sitIn?: boolean
  readonly looksOn?: boolean
  readonly screen?: boolean
}

export type KeptSeat =
  | { readonly who: 'person'; readonly person: string }
  /** What is missing is that of a plain bot: documents from before there were natures have none. */
  | { readonly who: 'bot'; readonly name: string; readonly level?: Level; readonly temper?: Temper }

/** The people around a table, and what they play. */
export interface KeptParty {
  readonly id: string
  readonly name: string
  readonly phase: PartyView['phase']
  readonly game: string
  readonly options: Options
  readonly clock: number
  readonly paused: boolean
  /** What whoever is new must know to come in; absent where nobody has asked for anything. */
  readonly code?: string | null
  /** Whether a shuffle of this table was fixed by `--seed`: it is never again shown as an honest one. */
  readonly fixedShuffle: boolean
  readonly people: readonly KeptPerson[]
  readonly seats: readonly KeptSeat[]
  /** The person who runs the table. */
  readonly host: string | null
  /** Hashes of the decks of their own that people have brought, the oldest first. */
  readonly decks: readonly string[]
  /** The match that is played, or whose result is shown. */
  readonly match: string | null
  /** How many matches were dealt at this table. */
  readonly matches: number
  /** What follows is missing in documents from before there was such a thing. */
  readonly doors?: Doors
  readonly sitInAfter?: number
  readonly freeTalk?: boolean
  readonly eveningSince?: number | null
  /** Who knows which seat of the match. */
  readonly knowing?: readonly Known[]
}

/** A deck as data: a table's own, or what a game's state holds fixed. Kept once, however many matches use it. */
export interface KeptDeck {
  readonly hash: string
  readonly deck: Json
}

/** A snapshot, how many answers of the journal it holds, and the hash of what its state holds fixed. */
export interface KeptSnapshot {
  readonly after: number
  /** Without what is fixed in its state. */
  readonly snapshot: Snapshot
  readonly fixed: string | null
}

/** A match as it was dealt. Its key and options are those of the snapshot. */
export interface KeptDeal {
  readonly id: string
  readonly table: string
  readonly game: string
  /** The rules it was dealt by. */
  readonly rules: number
  readonly snapshot: KeptSnapshot
  /** What was told while the table was laid. */
  readonly told: readonly Told<Json>[]
  /** Who sat where. */
  readonly seats: readonly RecordSeat[]
  /** How its key came to be. */
  readonly fair: FairRecord | null
}

/** An accepted answer. */
export interface KeptAnswer {
  /** The how manieth of its match, from 1. */
  readonly n: number
  readonly entry: Entry
  readonly told: readonly Told<Json>[]
  /** Set by the answer that ends the match. */
  readonly outcome: Outcome | null
}

/** A match as it is read back. */
export interface KeptMatch {
  /** `dealt`: when, in milliseconds since 1970. */
  readonly deal: Omit<KeptDeal, 'snapshot'> & { readonly dealt: number }
  /** When it was over, in milliseconds since 1970; null while it is not. */
  readonly ended: number | null
  readonly last: KeptSnapshot
  readonly answers: readonly KeptAnswer[]
  /** The decks that its options and states name. */
  readonly decks: readonly KeptDeck[]
}

/** A party as it is read back, with its match. */
export interface KeptTable {
  readonly party: KeptParty
  readonly decks: readonly KeptDeck[]
  readonly match: KeptMatch | null
}

/** Which of the matches that are over are wanted. */
export interface PastQuery {
  /** The table's id: its own, and those that were brought in from files. Null: those of all tables. */
  readonly table: string | null
  /** Only those that ended before this moment, in milliseconds since 1970; null: up to now. */
  readonly before: number | null
  readonly most: number
}

/** Where parties and accepted answers are kept. Writes are made durable in the order in which they were given. */
export interface Store {
  party(party: KeptParty, decks: readonly KeptDeck[]): Promise<void>
  /** A match begins. @param decks those it names */
  deal(deal: KeptDeal, decks: readonly KeptDeck[]): Promise<void>
  /**
   * Resolves when the answer is durable; rejects when it is not, and then the answer has not been accepted.
   * @param before from time to time, the match as it stood before this answer: the way back to it stays short
   */
  append(match: string, answer: KeptAnswer, before: KeptSnapshot | null): Promise<void>
  /** The match as it stands, at a goodbye: other rules may go on from it. */
  snapshot(match: string, snapshot: KeptSnapshot): Promise<void>
  /** A match was broken off. */
  abandon(match: string): Promise<void>
  /** Keeps a match of another host, from a file. Rejects when a match of its id is known already. */
  keepRecord(record: MatchRecord): Promise<void>
  /** Matches that are over, the newest first. */
  history(of: PastQuery): Promise<readonly PastMatch[]>
  /**
   * A match that is over; null for one that is still open, that nobody knows, or that is another table's.
   * @param table the id of its table, or null for any
   */
  record(match: string, table: string | null): Promise<MatchRecord | null>
  /** What everybody has played at a table (not what was brought in from files). @param table null: at all tables */
  statistics(table: string | null): Promise<readonly Tally[]>
}
