/** Standings as files: a table for spreadsheets, and a picture to send round. */
import { standingsCsv, type CsvColumn } from '../../src-shared/hall/standingsCsv'
import type { TournamentView } from '../../src-shared/wire'
import type { Translate } from '../i18nTypes'
import { plainName } from '../names'
import { pointsText } from './tournament'

const COLUMNS: readonly CsvColumn[] = ['place', 'name', 'points', 'wins', 'opponents', 'matches', 'byes']

/** Spreadsheets take a file without it for one of the system's old encoding. */
const BYTE_ORDER_MARK = '\uFEFF'

/** The text of a CSV file. */
export function csvOf({ standings, points }: TournamentView, t: Translate): string {
  const names = new Map(standings.map(({ person, name }) => [person, plainName(name)]))
  const headings = Object.fromEntries(COLUMNS.map(column => [column, t(`tournament.columns.${column}`)])) as {
    readonly [column in CsvColumn]: string
  }
  const lines = standings.map(line => ({ ...line, final: null }))
  return BYTE_ORDER_MARK + standingsCsv(lines, points, person => names.get(person) ?? '', headings)
}

const ROW = 34,
  TOP = 96,
  WIDTH = 720,
  MARGIN = 32
/** Longest name in the picture, in letters. */
const MOST_LETTERS = 28

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** The text of an SVG picture: dark on white, so that it can be printed as well. @param title of the hall */
export function pictureOf(tournament: TournamentView, title: string, t: Translate, language: string): string {
  const { standings } = tournament
  const height = TOP + ROW * standings.length + MARGIN
  const cell = (x: number, y: number, text: string, more = ''): string =>
    `<text x="${x}" y="${y}" ${more}>${escaped(text)}</text>`
  const end = 'text-anchor="end"'
  const row = (y: number, [place, name, points, wins]: readonly string[], more = ''): string =>
    cell(MARGIN + 40, y, place ?? '', `${end} ${more}`) +
    cell(MARGIN + 64, y, name ?? '', more) +
    cell(WIDTH - MARGIN - 110, y, points ?? '', `${end} ${more}`) +
    cell(WIDTH - MARGIN, y, wins ?? '', `${end} ${more}`)
  const heads = (['place', 'name', 'points', 'wins'] as const).map(column => t(`tournament.columns.${column}`))
  const shortened = (name: string): string =>
    [...name].length > MOST_LETTERS ? `${[...name].slice(0, MOST_LETTERS - 1).join('')}…` : name
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" font-family="Georgia, serif" font-size="18">`,
    `<rect width="100%" height="100%" fill="#fff"/>`,
    cell(MARGIN, 44, `${title} — ${t('tournament.standings')}`, 'font-size="26" font-weight="700"'),
    row(80, heads, 'fill="#666" font-size="14"'),
    ...standings.map((line, at) =>
      row(TOP + ROW * at + 16, [
        String(line.place),
        shortened(plainName(line.name)),
        pointsText(tournament, line.points, language),
        String(line.wins),
      ]),
    ),
    '</svg>',
  ].join('')
}
