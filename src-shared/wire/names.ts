/** Names of people and tables. */
import { cleanLine, looksEmpty } from '../text/plainText'
import { MAX_NAME } from './limits'

/** A name as it is kept and shown: one line without invisible characters, cut to the longest allowed; '' if nothing shows. */
export function cleanName(name: string): string {
  const line = cleanLine(name, MAX_NAME)
  return looksEmpty(line) ? '' : line
}
