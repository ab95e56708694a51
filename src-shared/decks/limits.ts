/** What no deck file may exceed, of whatever game. */

/** Longest text of a deck file, in UTF-16 units. Escaped in a message it takes up to twice that. */
export const MAX_DECK_TEXT = 120_000

/** Lists and objects within each other: deeper than any real deck has. */
export const MAX_DECK_DEPTH = 16

/** Longest deck file in bytes: UTF-8 takes three at most for a UTF-16 unit. */
export const MAX_DECK_BYTES = 3 * MAX_DECK_TEXT
