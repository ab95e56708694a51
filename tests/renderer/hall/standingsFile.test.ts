/** Standings as files: what a spreadsheet and a picture show of them. */
import { describe, expect, it } from 'vitest'
import { csvOf, pictureOf } from '../../../src-renderer/hall/standingsFile'
import { FULL_POINTS } from '../../../src-shared/hall'
import type { TournamentView } from '../../../src-shared/wire'

const t = ((key: string): string => key.replace('tournament.columns.', '')) as never
const line = (place: number, name: string, points: number) => ({
  ...{ place, person: `p${place}`, name, points, wins: 1, matches: 2, byes: 0, opponents: 0, here: true },
})
const of = (...names: readonly string[]): TournamentView =>
  ({
    points: 'place',
    standings: names.map((name, at) => line(at + 1, name, FULL_POINTS * (names.length - at))),
  }) as unknown as TournamentView

/** The texts of a picture, in their order. */
const textsOf = (svg: string): string[] =>
  [...svg.matchAll(/<text [^>]*>([^<]*)<\/text>/g)].map(([, text = '']) => text)

describe('the picture of the standings', () => {
  it('has a title, the headings and a row for everybody, the best first', () => {
    expect(textsOf(pictureOf(of('Anna', 'Пётр'), 'Friday', t, 'en'))).toEqual([
      'Friday — tournament.standings',
      ...['place', 'name', 'points', 'wins'],
      ...['1', 'Anna', '200', '1'],
      ...['2', 'Пётр', '100', '1'],
    ])
  })

  it('is as high as it has rows', () => {
    const height = (svg: string): number => Number(/height="(\d+)"/.exec(svg)?.[1])
    const [none, one, three] = [of(), of('a'), of('a', 'b', 'c')].map(view => height(pictureOf(view, '', t, 'en')))
    expect((three ?? 0) - (one ?? 0)).toBe(2 * ((one ?? 0) - (none ?? 0)))
    // The last row lies within the picture.
    const rows = [...pictureOf(of('a', 'b', 'c'), '', t, 'en').matchAll(/ y="(\d+)"/g)].map(([, y]) => Number(y))
    expect(Math.max(...rows)).toBeLessThan(three ?? 0)
  })

  it('shows names that would be part of it as they are, and shortens long ones', () => {
    const svg = pictureOf(of('</text><script>alert("1 & 2")</script>', '🃏'.repeat(40)), '<b>"', t, 'en')
    expect(svg).not.toMatch(/<script|<b>/)
    expect(textsOf(svg)[0]).toBe('&lt;b&gt;&quot; — tournament.standings')
    expect(textsOf(svg)).toContain(`${'🃏'.repeat(27)}…`)
    expect(textsOf(pictureOf(of('x'.repeat(28)), '', t, 'en'))).toContain('x'.repeat(28))
  })
})

describe('the table of the standings', () => {
  it('is a file that spreadsheets read as Unicode, with headings in the language of its reader', () => {
    const text = csvOf(of('Anna', 'Пётр'), t)
    expect(text.startsWith('\uFEFF')).toBe(true)
    const [head = '', first = '', second = ''] = text.slice(1).split('\r\n')
    expect(head.split(',').slice(0, 3)).toEqual(['place', 'name', 'points'])
    expect([first, second].map(row => row.split(',').slice(0, 2))).toEqual([
      ['1', 'Anna'],
      ['2', 'Пётр'],
    ])
  })
})
