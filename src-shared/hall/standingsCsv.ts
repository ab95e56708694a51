/** Standings as a CSV file (RFC 4180): comma, CRLF, quotes where they are needed. */
import { shownPoints } from './points'
import type { StandingLine } from './ranking'
import type { PointsRule } from './standings'

/** The columns, in order. Their headings come from the locale. */
export const CSV_COLUMNS = ['place', 'name', 'points', 'wins', 'opponents', 'matches', 'byes'] as const
export type CsvColumn = (typeof CSV_COLUMNS)[number]

/** A spreadsheet takes a cell that begins so for a formula. */
const FORMULA = /^[=+\-@\t\r]/

/**
 * Returns the text of the file. A byte order mark, which spreadsheets want before Cyrillic, is the writer's concern.
 * @param nameOf the name of a person
 * @param headings the title of each column
 */
export function standingsCsv(
  lines: readonly StandingLine[],
  rule: PointsRule,
  nameOf: (person: string) => string,
  headings: { readonly [column in CsvColumn]: string },
): string {
  const shown = (points: number): string => String(rule === 'place' ? shownPoints(points) : points)
  const rows = lines.map(line => [
    String(line.place),
    textCell(nameOf(line.person)),
    shown(line.points),
    String(line.wins),
    shown(line.opponents),
    String(line.matches),
    String(line.byes),
  ])
  const head = CSV_COLUMNS.map(column => textCell(headings[column]))
  return [head, ...rows].map(row => `${row.join(',')}\r\n`).join('')
}

/** An apostrophe makes a spreadsheet read the cell as text. */
function textCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
