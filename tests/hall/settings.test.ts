/** Every bound of what a tournament may be: the last that fits, and the first that does not. */
import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { resultSchema, settingsSchema, shownPoints, FULL_POINTS, tournamentSchema } from '../../src-shared/hall'
import { newTournament } from '../../src-shared/hall'
import { resultAt, SETTINGS, after, drawing, entering, people } from './trial'

const fits = (more: object): boolean => v.safeParse(settingsSchema, { ...SETTINGS, ...more }).success
const wide = { limits: { min: 2, max: 13 } }

describe('settings', () => {
  it.each<[string, object, object]>([
    ['rounds, the fewest', { rounds: 1 }, { rounds: 0 }],
    ['rounds, the most', { rounds: 20 }, { rounds: 21 }],
    ['rounds are whole', { rounds: 2 }, { rounds: 2.5 }],
    ['the last round of late entry, the first', { lateUntil: 1 }, { lateUntil: 0 }],
    ['the last round of late entry, the last', { lateUntil: 20 }, { lateUntil: 21 }],
    ['minutes, the fewest', { minutes: 1 }, { minutes: 0 }],
    ['minutes, the most', { minutes: 600 }, { minutes: 601 }],
    ['minutes or none', { minutes: null }, { minutes: undefined }],
    ['seconds for an answer, none', { clock: 0 }, { clock: -1 }],
    ['seconds for an answer are whole', { clock: 30 }, { clock: 0.5 }],
    ['seconds for an answer, left out', { clock: undefined }, { clock: null }],
    ['a table, the smallest', { ...wide, size: 2 }, { ...wide, size: 1 }],
    ['a table, the largest', { ...wide, size: 13 }, { ...wide, size: 14 }],
    ['a table of the game, the smallest', { size: 3 }, { size: 2 }],
    ['a table of the game, the largest', { size: 8 }, { size: 9 }],
    ['a final, the smallest', { form: 'final', finalSize: 3 }, { form: 'final', finalSize: 2 }],
    ['a final, the largest', { form: 'final', finalSize: 8 }, { form: 'final', finalSize: 9 }],
    ['a final only where there is one', {}, { finalSize: 4 }],
    ['the seats of a game, the fewest', { limits: { min: 2, max: 8 } }, { limits: { min: 1, max: 8 } }],
    ['the seats of a game, the most', { limits: { min: 3, max: 13 } }, { limits: { min: 3, max: 14 } }],
    ['the seats of a game that has one number', { limits: { min: 4, max: 4 } }, { limits: { min: 5, max: 4 } }],
    ['a name of a game', { game: 'g'.repeat(40) }, { game: 'g'.repeat(41) }],
    ['a game', { game: 'g' }, { game: '' }],
    ['points', { points: 'score' }, { points: 'wins' }],
    ['what is unfinished', { unfinished: 'nothing' }, { unfinished: 'zero' }],
    ['who comes late', { late: 'zero' }, { late: 'nothing' }],
    ['who leaves', { leavers: 'shrink' }, { leavers: 'nobody' }],
  ])('%s', (_, good, bad) => {
    expect([fits(good), fits(bad)]).toEqual([true, false])
  })
})

describe('a stored result', () => {
  const begun = after(newTournament('t', SETTINGS), ...entering(people(4)))
  const result = resultAt(after(begun, drawing(begun)), 0)
  const reads = (more: object): boolean => v.safeParse(resultSchema, { ...result, ...more }).success

  it.each<[string, object, object]>([
    ['has seats of a game', { seats: Array(13).fill(null) }, { seats: Array(14).fill(null) }],
    ['has places of a game', { places: Array(13).fill(1) }, { places: Array(14).fill(1) }],
    ['has scores of a game, negative ones too', { scores: [-5, 0, 3, 2] }, { scores: [0.5, 0, 3, 2] }],
    ['may have no scores', { scores: null }, { scores: undefined }],
    ['names its match', { match: 'm'.repeat(160) }, { match: '' }],
    ['names its match shortly', { match: 'm' }, { match: 'm'.repeat(161) }],
    ['counts or is an average', { counts: 'average' }, { counts: 'half' }],
    ['has nothing else', {}, { prize: 1 }],
  ])('%s', (_, good, bad) => {
    expect([reads(good), reads(bad)]).toEqual([true, false])
  })
})

describe('a stored tournament', () => {
  const stored = { ...newTournament('t', SETTINGS) }
  const reads = (more: object): boolean => v.safeParse(tournamentSchema, { ...stored, ...more }).success
  const entrants = (count: number) => people(count).map(person => ({ person, name: '', from: 1, here: true }))

  it('has two hundred people at most', () => {
    expect([reads({ people: entrants(200) }), reads({ people: entrants(201) })]).toEqual([true, false])
  })

  it('has as many rounds as there can be, the final included', () => {
    const drawn = after(newTournament('t', SETTINGS), ...entering(people(4)))
    const [round] = after(drawn, drawing(drawn)).rounds
    expect([reads({ rounds: Array(21).fill(round) }), reads({ rounds: Array(22).fill(round) })]).toEqual([true, false])
  })

  it('has five thousand matches at most', () => {
    const drawn = after(newTournament('t', SETTINGS), ...entering(people(4)))
    const result = resultAt(after(drawn, drawing(drawn)), 0)
    expect([reads({ results: Array(5000).fill(result) }), reads({ results: Array(5001).fill(result) })]).toEqual([
      true,
      false,
    ])
  })
})

describe('points as people read them', () => {
  it('are a hundred for a first place, with one decimal', () => {
    expect([FULL_POINTS, FULL_POINTS / 3, (2 * FULL_POINTS) / 3, 0].map(shownPoints)).toEqual([100, 33.3, 66.7, 0])
  })
})
