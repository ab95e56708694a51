/** Random play of Dark Tales, for the property tests. */
import fc from 'fast-check'
import type { Options } from '../../../../src-shared/kernel'
import { moves, playing } from '../../../kit/play'

export const SEAT_COUNTS = [2, 3, 4]

const CHOICES = ['first', 'second', 'third'] as const

export const nextMove = moves()

export const playOn = playing(nextMove)

/** The nine tales. */
export const TALES: readonly Options[] = CHOICES.flatMap(a => CHOICES.map(b => ({ a, b })))

/** Options of a table: any. */
export const anyOptions = (): fc.Arbitrary<Options> =>
  fc.record({ a: fc.constantFrom('random', ...CHOICES), b: fc.constantFrom('random', ...CHOICES) })
