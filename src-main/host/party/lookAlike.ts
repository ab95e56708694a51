/**
 * Whether two names look alike: by the skeletons of UTS #39, from Unicode's own table of confusable characters (package
 * unhomoglyph, whose only purpose is that table).
 */
import { createRequire } from 'node:module'
import { cleanLine } from '../../../src-shared/text/plainText'

const load = createRequire(import.meta.url)
/** Loaded with the first name that is compared: the table is long, and a host starts without names. */
const unhomoglyph = (text: string): string => (load('unhomoglyph') as (text: string) => string)(text)

const folded = (name: string): string => name.normalize('NFKC').toLowerCase()

/** Emoji keep these in names; the eye hardly tells. */
const SELECTORS = /[\ufe0e\ufe0f]/g

/** https://unicode.org/reports/tr39/#Confusable_Detection */
const skeleton = (name: string): string =>
  unhomoglyph(cleanLine(name, Infinity).replace(SELECTORS, '').normalize('NFD')).normalize('NFD')

/**
 * Two names look alike when one of these is equal. The table knows characters as they are written ("В" looks like "B",
 * "в" does not look like "b"), so case is folded once before and once after it.
 */
export const appearances = (name: string): readonly [string, string] => [
  skeleton(folded(name)),
  folded(skeleton(name.normalize('NFKC'))),
]
