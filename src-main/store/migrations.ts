/** The database schema as a list of steps. A released step is never changed. */
import type { Db } from './db'
import { addMacs } from './signRows'

/** SQL, or a step that computes what it stores. It runs in a transaction. */
export type Migration = string | ((db: Db) => void)

/** Each step upgrades the schema from its index in this list to the next version. */
export const MIGRATIONS: readonly Migration[] = [
  // 1: parties and decks. A party is one document: it is read and written as a whole.
  `CREATE TABLE parties (
     id TEXT PRIMARY KEY, opened INTEGER NOT NULL, changed INTEGER NOT NULL, party TEXT NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE decks (hash TEXT PRIMARY KEY, deck TEXT NOT NULL) STRICT;`,
  // 2: matches and their journals. Events are stored with each answer, so that a replay outlives its rules.
  `CREATE TABLE matches (
     id TEXT PRIMARY KEY, party TEXT NOT NULL, game TEXT NOT NULL, rules INTEGER NOT NULL, dealt INTEGER NOT NULL, told TEXT NOT NULL,
     snapshot TEXT NOT NULL, after INTEGER NOT NULL, fixed TEXT REFERENCES decks (hash),
     status TEXT NOT NULL CHECK (status IN ('open', 'finished', 'abandoned')), ended INTEGER, outcome TEXT
   ) STRICT;
   CREATE INDEX matches_of_party ON matches (party);
   CREATE TABLE answers (
     match TEXT NOT NULL REFERENCES matches (id), n INTEGER NOT NULL, taken INTEGER NOT NULL, entry TEXT NOT NULL, told TEXT NOT NULL,
     PRIMARY KEY (match, n)
   ) STRICT, WITHOUT ROWID;`,
  // 3: who sat where, for histories and statistics; how the key came to be.
  `ALTER TABLE matches ADD COLUMN seats TEXT NOT NULL DEFAULT '[]';
   ALTER TABLE matches ADD COLUMN fair TEXT;`,
  // 4: finished matches by their end, for histories; matches of other hosts, each one document with its list entry.
  `CREATE INDEX matches_by_end ON matches (party, ended);
   CREATE TABLE imports (id TEXT PRIMARY KEY, came INTEGER NOT NULL, ended INTEGER NOT NULL, past TEXT NOT NULL, record TEXT NOT NULL) STRICT;`,
  // 5: a MAC per row.
  addMacs,
  // 6: answers of which a crash has left no more than what was answered.
  `CREATE TABLE entries (
     match TEXT NOT NULL REFERENCES matches (id), n INTEGER NOT NULL, entry TEXT NOT NULL, mac TEXT NOT NULL,
     PRIMARY KEY (match, n)
   ) STRICT, WITHOUT ROWID;`,
]
