/** Standings as CSV: what RFC 4180 asks for, and no cell that a spreadsheet would run. */
import { describe, expect, it } from 'vitest'
import { FULL_POINTS, standingsCsv, type PointsRule, type StandingLine } from '../../src-shared/hall'

const LINE: StandingLine = {
  person: 'p',
  place: 1,
  points: FULL_POINTS,
  wins: 1,
  opponents: FULL_POINTS / 3,
  matches: 2,
  byes: 0,
  final: null,
  apartBy: null,
}
const HEADINGS = {
  place: 'Place',
  name: 'Name',
  points: 'Points',
  wins: 'Won',
  opponents: 'Opponents',
  matches: 'Matches',
  byes: 'Byes',
}
const csv = (name: string, rule: PointsRule = 'place', line = LINE): string =>
  standingsCsv([line], rule, () => name, HEADINGS)
const cell = (name: string): string => csv(name).slice(csv('').indexOf('1,') + 2, -',100,1,33.3,2,0\r\n'.length)

describe('the file', () => {
  it('has a heading and a line for each person, each ended by CRLF', () => {
    expect(csv('Anna')).toBe('Place,Name,Points,Won,Opponents,Matches,Byes\r\n1,Anna,100,1,33.3,2,0\r\n')
  })

  it("shows the game's own score as it is, and a negative one as a number", () => {
    expect(csv('Anna', 'score', { ...LINE, points: -7, opponents: 12 })).toContain('1,Anna,-7,1,12,2,0\r\n')
  })
})

describe('a name', () => {
  it.each([
    ['Анна — «Тень»', 'Анна — «Тень»'],
    ['Rossi, Anna', '"Rossi, Anna"'],
    ['Anna "the" Fox', '"Anna ""the"" Fox"'],
    ['two\nlines', '"two\nlines"'],
    [' Anna', '" Anna"'],
    ['a;b', 'a;b'],
  ])('%j is written as %j', (name, written) => {
    expect(cell(name)).toBe(written)
  })

  it.each(['=1+1', '+1', '-1', '@sum(a1)', '\t=1'])('%j is no formula', name => {
    expect(cell(name).replace('"', '')).toMatch(/^'/)
  })

  it('like a guarded one is quoted, too', () => {
    expect(cell('=HYPERLINK("x","y")')).toBe('"\'=HYPERLINK(""x"",""y"")"')
    expect(cell('a=b')).toBe('a=b')
  })
})
