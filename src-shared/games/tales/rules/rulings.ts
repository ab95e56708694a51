/**
 * Our rulings, where the text leaves a point open: one sentence each, called from the code that obeys it. Those that
 * are the whole of a step stand there, marked "Ruling".
 */
import type { Random, Seat } from '../../../kernel'
import type { TalesOptions } from './options'

/** Ruling: the first seat is drawn at random (the text: the player who read a tale last), unless the table names it. */
export const firstSeat = ({ first }: Pick<TalesOptions, 'first'>, random: Random, seats: number): Seat =>
  first > 0 ? first - 1 : random.nextInt(seats, 'first')

/** Ruling: a card is never a target of its own effect. @param self name in play of the card that acts, or null */
export const mayTarget = (self: string | null, name: string): boolean => name !== self

/** Ruling: on an empty deck the Wizard and the Secret Helper do nothing. */
export const canReveal = (deck: number): boolean => deck > 0

/** Ruling: with one card left in the deck the Secret Helper takes it. */
export const cardToTake = <Card>(looked: readonly Card[]): Card | undefined =>
  looked.length === 1 ? looked[0] : undefined

/**
 * Ruling: no more than this many cards are played in one turn, more than the house deck has. Otherwise a table's own
 * deck, whose cards take each other back into the hand, could keep one turn going for ever.
 */
export const MOST_PLAYS = 60

/**
 * Ruling: a match ends after this many turns, whatever is left. The house deck lasts about fifty; a table's own deck
 * (and, on A1, Charms taken back by the armours they give) could go on for ever.
 */
export const MOST_TURNS = 500

/** Ruling on the clock: a compulsory choice is drawn at random. (What is optional is declined: see asks.ts.) */
export const COMPULSORY_BY_CLOCK = 'random' as const
