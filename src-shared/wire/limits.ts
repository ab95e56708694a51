/** Limits of the wire, and its version. */

/** Rises whenever an older client or host could no longer understand the other. */
export const PROTOCOL = 2

/** Longest frame a client may send, in bytes. A longer one closes the socket (1009). */
export const MAX_CLIENT_FRAME = 256 * 1024

/** Path of the tables' socket at a host. */
export const TABLE_PATH = '/table'

/** Longest message but one that brings a deck, in UTF-16 units: what a person can say at once is far shorter. */
export const MAX_MESSAGE = 16 * 1024

/** Longest message that a client takes from a host, in UTF-16 units: several times the record of the longest match that was ever seen. */
export const MAX_HOST_MESSAGE = 8 * 1024 * 1024

/** The same as a frame of a line of our own programs, in bytes. */
export const MAX_HOST_FRAME = 2 * MAX_HOST_MESSAGE

/** Longest text of a deck file, in UTF-16 units: in a frame it takes up to twice that. */
export const MAX_DECK_TEXT = 120_000

/** Longest name of a person or table, in characters (code points). */
export const MAX_NAME = 24

/** Seconds that a table may give for an answer; 0 is no clock. */
export const CLOCKS = [0, 15, 30, 60, 120, 300] as const

/** Seconds of absence after which a bot sits in for somebody; 0 is: when the host says so. */
export const SIT_IN = [0, 30, 60, 180] as const

/** Who may come in: anybody, only to look on, or nobody new. Whoever has a place comes back through all of them. */
export const DOORS = ['open', 'watch', 'shut'] as const
export type Doors = (typeof DOORS)[number]

/** The host says something at least so often, in milliseconds, so that a client knows a dead line from a quiet table. */
export const BEAT_MS = 2000
