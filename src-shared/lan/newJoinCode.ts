/**
 * Join codes that the app makes: three of the words that people compare aloud, and a number of two digits. They are easy
 * to say across a room, and more than can be guessed in a night at the pace at which a table judges codes.
 */
import { WORD_BITS, WORD_COUNT } from './shortAuthString'

const WORDS = 2 ** WORD_BITS
const FIRST_NUMBER = 10,
  NUMBERS = 90

/** How many different codes there are. */
export const JOIN_CODES = WORDS ** WORD_COUNT * NUMBERS

/**
 * @param below draws a secret number from 0 up to, but not including, its argument
 * @param words turns word indices into words of the host's language
 */
export const newJoinCode = (below: (n: number) => number, words: (indices: readonly number[]) => string): string =>
  `${words(Array.from({ length: WORD_COUNT }, () => below(WORDS)))} ${FIRST_NUMBER + below(NUMBERS)}`
