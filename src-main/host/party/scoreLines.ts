/** Lines of the game night's score that have passed to somebody else, together with the seat. */
import type { FinishedMatch } from '../../../src-shared/record'

export interface PassedLine {
  /** Ids of people. */
  readonly from: string
  readonly to: string
  /** The name of whoever has it now. */
  readonly name: string
  /** When it passed, in ms since 1970: matches that were dealt later are not part of it. */
  readonly at: number
}

/** More than pass in a night. */
const MAX_LINES = 40

export const passLine = (lines: readonly PassedLine[], line: PassedLine): readonly PassedLine[] =>
  [...lines, line].slice(-MAX_LINES)

/** The matches as the score counts them: under whoever has the line of each seat now. */
export const withPassedLines = (
  matches: readonly FinishedMatch[],
  lines: readonly PassedLine[],
): readonly FinishedMatch[] =>
  matches.map(match => ({
    ...match,
    seats: match.seats.map(seat =>
      lines.reduce(
        (now, { from, to, name, at }) =>
          now.person === from && match.dealt <= at ? { ...now, person: to, name } : now,
        seat,
      ),
    ),
  }))
