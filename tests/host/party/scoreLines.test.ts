/** Lines of the score that have passed to somebody else. */
import { describe, expect, it } from 'vitest'
import { passLine, withPassedLines, type PassedLine } from '../../../src-main/host/party/scoreLines'
import { scoresOf, type FinishedMatch } from '../../../src-shared/record'

const match = (dealt: number, ...people: string[]): FinishedMatch => ({
  ...{ id: `m${dealt}`, table: 'T', game: 'mascarade', rules: 1, dealt, ended: dealt + 1, answers: 1, imported: false },
  seats: people.map(person => ({ who: 'person', name: person, person })),
  outcome: { winners: [0], reason: 'x' },
})
const line = (from: string, to: string, at: number): PassedLine => ({ from, to, name: to, at })
const scores = (matches: readonly FinishedMatch[], ...lines: PassedLine[]) =>
  scoresOf(withPassedLines(matches, lines)).map(({ key, name, wins }) => [key, name, wins])

describe('a line that has passed', () => {
  it('counts for whoever has it now, under their name', () => {
    expect(scores([match(1, 'anna', 'boris')], line('anna', 'eve', 2))).toEqual([
      ['eve', 'eve', 1],
      ['boris', 'boris', 0],
    ])
  })

  it('is made of matches that were dealt until then: what the absent person plays later is theirs', () => {
    expect(scores([match(2, 'anna'), match(3, 'anna')], line('anna', 'eve', 2))).toEqual([
      ['eve', 'eve', 1],
      ['anna', 'anna', 1],
    ])
  })

  it('passes on again, in order, and comes back', () => {
    const passed = [line('anna', 'eve', 2), line('eve', 'anna', 4)]
    expect(scores([match(1, 'anna'), match(3, 'eve')], ...passed)).toEqual([['anna', 'anna', 2]])
  })

  it('is remembered with the latest forty', () => {
    let lines: readonly PassedLine[] = []
    for (let n = 0; n < 41; n++) lines = passLine(lines, line(`p${n}`, 'x', n))
    expect([lines.length, lines[0]?.from]).toEqual([40, 'p1'])
  })
})
