/** Names of people, tables and computers. */
import { cleanLine, looksEmpty } from '../text/plainText'
import { MAX_NAME } from './limits'

/** A name as it is kept and shown: one line without invisible characters, cut to the longest allowed; '' if nothing shows. */
export const cleanName = (name: string): string => shown(cleanLine(name, MAX_NAME))

/** Code points of a computer's name: a network lets it have as many. */
const MAX_COMPUTER_NAME = 63

/** The same of a computer's, which its system or another computer has given. */
export const cleanComputerName = (name: string): string => shown(cleanLine(name, MAX_COMPUTER_NAME))

const shown = (line: string): string => (looksEmpty(line) ? '' : line)
