/** Names of people and bots: made unique. */
import { MAX_NAME } from '../../../src-shared/wire'
import { appearances } from './lookAlike'

/** The name, with a number behind it where that of somebody at the table looks like it: "Anna", "Anna 2". */
export function uniqueName(name: string, taken: readonly string[]): string {
  const others = taken.map(appearances)
  const isTaken = (tried: string): boolean => {
    const [lower, upper] = appearances(tried)
    return others.some(([otherLower, otherUpper]) => lower === otherLower || upper === otherUpper)
  }
  for (let n = 1; ; n++) {
    const suffix = n === 1 ? '' : ` ${n}`
    const tried =
      [...name]
        .slice(0, MAX_NAME - suffix.length)
        .join('')
        .trim() + suffix
    if (!isTaken(tried)) return tried
  }
}

/** Name of table screens; pages show a translation instead. */
export const SCREEN_NAME = 'Screen'

/** Masks of the old comedy: names for bots, the same in every language. */
export const BOT_NAMES = [
  'Colombina',
  'Arlecchino',
  'Pantalone',
  'Brighella',
  'Pulcinella',
  'Smeraldina',
  'Scaramuccia',
  'Pierrot',
  'Isabella',
  'Balanzone',
  'Tartaglia',
  'Rosaura',
  'Truffaldino',
] as const
