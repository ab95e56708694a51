/** Limits of the wire, and its version. */

/** Rises whenever an older client or host could no longer understand the other. */
export const PROTOCOL = 1

/** Longest frame a client may send, in bytes. A longer one closes the socket (1009). */
export const MAX_CLIENT_FRAME = 256 * 1024

/** Longest frame that a client of ours takes from a host, in bytes: views with a deck of one's own stay far below it. */
export const MAX_HOST_FRAME = 4 * 1024 * 1024

/** Path of the tables' socket at a host. */
export const TABLE_PATH = '/table'

/** Longest text of a deck file, in UTF-16 units: in a frame it takes up to twice that. */
export const MAX_DECK_TEXT = 120_000

/** Longest name of a person or table, in characters (code points). */
export const MAX_NAME = 24

/** Seconds that a table may give for an answer; 0 is no clock. */
export const CLOCKS = [0, 15, 30, 60, 120, 300] as const
