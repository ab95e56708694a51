/** Names of people and tables. */
import { cleanLine } from '../text/plainText'
import { MAX_NAME } from './limits'

/** A name as it is kept and shown: one line without invisible characters, cut to the longest allowed. */
export const cleanName = (name: string): string => cleanLine(name, MAX_NAME)
