/** Names of people and bots: cleaned and made unique. */
import { MAX_NAME } from '../../../src-shared/wire'

const folded = (name: string): string => name.normalize('NFKC').toLowerCase()

/** The name, with a number behind it where somebody at the table has it already: "Anna", "Anna 2". */
export function uniqueName(name: string, taken: readonly string[]): string {
  const others = new Set(taken.map(folded))
  for (let n = 1; ; n++) {
    const suffix = n === 1 ? '' : ` ${n}`
    const tried =
      [...name]
        .slice(0, MAX_NAME - suffix.length)
        .join('')
        .trim() + suffix
    if (!others.has(folded(tried))) return tried
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
