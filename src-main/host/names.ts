/** Names of people and bots: cleaned, and told apart. */
import { MAX_NAME } from '../../src-shared/wire'

/** Control characters, and those that reorder or hide text (bidi marks, zero-width ones). */
/* eslint-disable no-control-regex -- the characters are what this is about */
const UNSEEN =
  /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g

/** A line as it may be shown: no unseen characters, single spaces, at most so many code points; empty when nothing is left. */
export const cleanLine = (text: string, most: number): string =>
  [...text.normalize('NFC').replace(UNSEEN, '').replace(/\s+/g, ' ').trim()].slice(0, most).join('').trim()

/** The same for a name. */
export const cleanName = (name: string): string => cleanLine(name, MAX_NAME)

const folded = (name: string): string => name.normalize('NFKC').toLowerCase()

/** The name, with a number behind it where somebody at the table has it already: "Anna", "Anna 2". */
export function apart(name: string, taken: readonly string[]): string {
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

/** What table screens are called: each page has words of its own for them. */
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
