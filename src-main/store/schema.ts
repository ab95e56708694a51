/** The database schema. A later version keeps this number's steps and adds its own (docs/releasing.md). */

/** Version of the format, which the file has as its `user_version`. */
export const SCHEMA = 1

/**
 * A party is one document: it is read and written as a whole. Events are stored with each answer, so that a replay
 * outlives its rules. `entries`: answers of which a crash has left no more than what was answered. `imports`: matches of
 * other hosts, each one document with its list entry. Every row has its MAC (rowMac.ts).
 */
export const TABLES = `
  CREATE TABLE parties (
    id TEXT PRIMARY KEY, opened INTEGER NOT NULL, changed INTEGER NOT NULL, party TEXT NOT NULL, mac TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE decks (hash TEXT PRIMARY KEY, deck TEXT NOT NULL, mac TEXT NOT NULL) STRICT;
  CREATE TABLE matches (
    id TEXT PRIMARY KEY, party TEXT NOT NULL, game TEXT NOT NULL, rules INTEGER NOT NULL, dealt INTEGER NOT NULL,
    seats TEXT NOT NULL, told TEXT NOT NULL, fair TEXT NOT NULL,
    snapshot TEXT NOT NULL, after INTEGER NOT NULL, fixed TEXT REFERENCES decks (hash),
    status TEXT NOT NULL CHECK (status IN ('open', 'finished', 'abandoned')), ended INTEGER, outcome TEXT,
    deal_mac TEXT NOT NULL, snapshot_mac TEXT NOT NULL, head_mac TEXT NOT NULL
  ) STRICT;
  CREATE INDEX matches_of_party ON matches (party);
  CREATE INDEX matches_by_end ON matches (party, ended);
  CREATE TABLE answers (
    match TEXT NOT NULL REFERENCES matches (id), n INTEGER NOT NULL, taken INTEGER NOT NULL, entry TEXT NOT NULL,
    told TEXT NOT NULL, mac TEXT NOT NULL, PRIMARY KEY (match, n)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE entries (
    match TEXT NOT NULL REFERENCES matches (id), n INTEGER NOT NULL, entry TEXT NOT NULL, mac TEXT NOT NULL,
    PRIMARY KEY (match, n)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE imports (
    id TEXT PRIMARY KEY, came INTEGER NOT NULL, ended INTEGER NOT NULL, past TEXT NOT NULL, record TEXT NOT NULL,
    mac TEXT NOT NULL, record_mac TEXT NOT NULL
  ) STRICT;`
