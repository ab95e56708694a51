/** Stored data of a party and its match: enough for another host process to go on exactly where this one stopped. */
import type { Entry, Json, Options, Outcome, Snapshot, EmittedEvent } from '../../../src-shared/kernel'
import type { Level, Avatar, PartyView, Personality, TableSettings } from '../../../src-shared/wire'
import type { StoredDrops } from '../fair-deal/droppedDeals'
import type { RemovedPerson } from '../access/removedPeople'
import type { StoredOffice } from '../party/office'
import type { KnownSeat } from '../party/seatKnowledge'
import type { PassedLine } from '../party/scoreLines'
import type {
  FairRecord,
  MatchRecord,
  FinishedMatch,
  RecordSeat,
  Tally,
  TableWentOnAlone,
} from '../../../src-shared/record'

export interface StoredPerson {
  readonly id: string
  readonly token: string
  readonly name: string
  /** Whether a bot sits in for them. */
  readonly sitIn: boolean
  readonly looksOn: boolean
  readonly allEvening?: boolean
  readonly avatar: Avatar
  readonly character?: string | null
  readonly screen?: boolean
}

export type StoredSeat =
  | { readonly who: 'person'; readonly person: string }
  /** `temper` is the personality. */
  | { readonly who: 'bot'; readonly name: string; readonly level: Level; readonly temper: Personality }

/** A party: its people, seats and settings, stored as one JSON document. */
export interface StoredParty extends StoredOffice {
  readonly id: string
  readonly name: string
  readonly phase: PartyView['phase']
  readonly game: string
  readonly options: Options
  readonly settings: TableSettings
  readonly paused: boolean
  /** The join code; absent where the table has none. */
  readonly code?: string
  /** Whether `--seed` ever fixed a shuffle of this table: it is never again shown as an honest one. */
  readonly fixedShuffle: boolean
  readonly people: readonly StoredPerson[]
  readonly seats: readonly StoredSeat[]
  /** Hashes of the decks that people have imported, the oldest first. */
  readonly decks: readonly string[]
  /** Id of the match that is being played, or whose result is shown. */
  readonly match: string | null
  /** How many matches were dealt at this table. */
  readonly matches: number
  /** When the host last reset the score, in milliseconds since 1970. */
  readonly eveningSince: number | null
  /** Who has seen the secrets of which seat of the match. */
  readonly knowing?: readonly KnownSeat[]
  /** Lines of the game night's score that have passed to somebody else. */
  readonly passedLines?: readonly PassedLine[]
  /** Deals to lay open with the next match. */
  readonly drops?: StoredDrops
  /** People whom the host has removed. */
  readonly removed?: readonly RemovedPerson[]
  readonly wentOnAlone?: readonly TableWentOnAlone[]
  /** What a hall shows of it, unless that is everything. */
  readonly listing?: 'private'
  /** What its seats were given out by, if anything. */
  readonly arranged?: string
  /** It was closed for good, and is kept for its finished matches. */
  readonly closed?: true
}

/** A deck as data: a table's own, or the fixed part of a game's state. Stored once, however many matches use it. */
export interface StoredDeck {
  readonly hash: string
  readonly deck: Json
}

/** A match state without its fixed part, which is stored as a deck. */
export interface StoredSnapshot {
  readonly answerCount: number
  /** Without the fixed part of the state. */
  readonly snapshot: Snapshot
  readonly fixed: string | null
}

/** A match as it was dealt. The snapshot holds its key and options. */
export interface StoredDeal {
  readonly id: string
  readonly table: string
  readonly game: string
  /** The rules version it was dealt by. */
  readonly rules: number
  readonly snapshot: StoredSnapshot
  /** Events of the setup, before the first answer. */
  readonly events: readonly EmittedEvent<Json>[]
  /** Who sat where. */
  readonly seats: readonly RecordSeat[]
  /** How its key was drawn. */
  readonly fair: FairRecord
}

/** An accepted answer and the events that it caused. */
export interface StoredAnswer {
  /** 1-based position of this answer in its match. */
  readonly n: number
  readonly entry: Entry
  readonly events: readonly EmittedEvent<Json>[]
  /** Set by the answer that ends the match. */
  readonly outcome: Outcome | null
}

/** An accepted answer whose events are not stored yet. */
export interface StoredEntry {
  /** 1-based position in its match. */
  readonly n: number
  readonly entry: Entry
}

/** A match as read from the store. */
export interface StoredMatch {
  /** `dealt`: when, in milliseconds since 1970. */
  readonly deal: Omit<StoredDeal, 'snapshot'> & { readonly dealt: number }
  /** When it ended, in milliseconds since 1970; null while it is open. */
  readonly ended: number | null
  readonly latest: StoredSnapshot
  readonly answers: readonly StoredAnswer[]
  /** Entries accepted after these answers, recovered after a crash. */
  readonly tail?: readonly StoredEntry[]
  /** The decks that its options and states name. */
  readonly decks: readonly StoredDeck[]
}

/** A party as read from the store, with its match. */
export interface StoredTable {
  readonly party: StoredParty
  readonly decks: readonly StoredDeck[]
  readonly match: StoredMatch | null
}

/**
 * A stored row that is not as this program wrote it: damaged, changed by somebody, or missing where it was. It stays
 * where it is, and is never played or shown.
 */
export interface Damage {
  readonly kind: 'party' | 'deck' | 'deal' | 'head' | 'snapshot' | 'answer' | 'import'
  /** Of the party or match; the hash of a deck. */
  readonly id: string
  /** Which answer; null for other rows. */
  readonly n: number | null
}

/** Whether a read was refused because of damaged rows. */
export const isDamaged = (fault: unknown): boolean => fault instanceof Error && 'damage' in fault

/** Which finished matches to list. */
export interface HistoryQuery {
  /** Id of a table: its own matches and imported ones. Null: those of all tables. */
  readonly table: string | null
  /** Only matches that ended before this moment, in milliseconds since 1970; null: up to now. */
  readonly before: number | null
  readonly limit: number
}

/** Makes an entry durable before the rules have worked out its events: these can be computed again. */
export interface EntryStore {
  /**
   * Stores a legal answer's entry. Must be followed by `complete` or `drop`, unless it rejects.
   * @returns resolves when the entry is durable: then the answer is accepted; rejects when it is not. Null when this is
   *   not possible now: use `appendAnswer`
   */
  log(match: string, n: number, entry: Entry): Promise<void> | null
  /** Supplies the events of a logged or recovered entry. Its row is written before any later write. */
  complete(match: string, answer: StoredAnswer): void
  /** Cancels a logged entry whose step failed. Resolves when that is durable or has failed. */
  drop(match: string, n: number): Promise<void>
}

/** Stores parties and accepted answers. Writes become durable in the order in which they were made. */
export interface Store {
  saveParty(party: StoredParty, decks: readonly StoredDeck[]): Promise<void>
  /** Stores a new match. @param decks the decks it names */
  saveDeal(deal: StoredDeal, decks: readonly StoredDeck[]): Promise<void>
  /** Resolves when the answer is durable; rejects when it is not, and then the answer has not been accepted. */
  appendAnswer(match: string, answer: StoredAnswer): Promise<void>
  /** Absent if answers can only be stored together with their events. */
  readonly ahead?: EntryStore | undefined
  /** Stores the state from which a restart goes on: the answers since then are replayed. */
  saveSnapshot(match: string, snapshot: StoredSnapshot): Promise<void>
  /** Marks a match as abandoned. */
  abandon(match: string): Promise<void>
  /** Stores a table that another computer has hosted, with its match, in place of what is stored of it. */
  adopt(table: StoredTable): Promise<void>
  /** Stores a match of another host, from a file. Rejects when a match of its id is known already. */
  importRecord(record: MatchRecord): Promise<void>
  /** Finished matches, the newest first. */
  history(of: HistoryQuery): Promise<readonly FinishedMatch[]>
  /**
   * The record of a finished match; null for one that is still open, unknown, or of another table. Rejects when its
   * rows are damaged (`isDamaged`). Lists and statistics leave damaged matches out.
   * @param table the id of its table, or null for any
   */
  record(match: string, table: string | null): Promise<MatchRecord | null>
  /** Everybody's tallies at a table, without imported matches. @param table null: at all tables */
  statistics(table: string | null): Promise<readonly Tally[]>
}
