/**
 * The short authentication string that two people compare aloud: three words, each one of 256 (the same index in every
 * language).
 */

export const WORD_COUNT = 3
export const WORD_BITS = 8
