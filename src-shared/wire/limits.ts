/** Version and limits of the protocol. */

/** Protocol version. Increase it whenever older clients or hosts could no longer understand newer ones. */
export const PROTOCOL = 4

/** Longest WebSocket frame from a client, in bytes. A longer one closes the socket (1009). */
export const MAX_CLIENT_FRAME = 256 * 1024

/** Path of a host's WebSocket. */
export const TABLE_PATH = '/table'

/** Longest client message without a deck, in UTF-16 units: far more than a person types. */
export const MAX_MESSAGE = 16 * 1024

/** Longest host message that a client reads, in UTF-16 units: several times the longest match record seen so far. */
export const MAX_HOST_MESSAGE = 8 * 1024 * 1024

/** Longest WebSocket frame from a host to the desktop app, in bytes. */
export const MAX_HOST_FRAME = 2 * MAX_HOST_MESSAGE

export { MAX_DECK_TEXT } from '../decks/limits'

/** Longest name of a person or table, in characters (code points). */
export const MAX_NAME = 24

/**
 * The host sends a message at least this often, in milliseconds, so that clients can tell a dead connection from a
 * quiet table.
 */
export const HEARTBEAT_MS = 2000
