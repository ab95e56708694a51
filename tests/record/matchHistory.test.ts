/** Figures and scores that lists of matches lead to. */
import { describe, expect, it } from 'vitest'
import { currentSession, scoresOf, standingsOf, type FinishedMatch, type Tally } from '../../src-shared/record'

const ANNA = { who: 'person', name: 'Anna', person: 'a' } as const,
  BORIS = { who: 'person', name: 'Boris', person: 'b' } as const,
  ADA = { who: 'bot', name: 'Ada', person: null } as const
const HOUR = 3_600_000

const match = (id: string, ended: number, more: Partial<FinishedMatch> = {}): FinishedMatch => ({
  ...{ id, table: 'T', game: 'castle', rules: 1, seats: [ANNA, BORIS], dealt: ended - HOUR, ended, answers: 1 },
  ...{ outcome: { winners: [0], reason: 'x' }, imported: false },
  ...more,
})
const scores = (...matches: readonly FinishedMatch[]) =>
  scoresOf(matches).map(({ name, matches: played, wins }) => [name, played, wins])

describe('the score of a game night', () => {
  it('counts for everybody who sat, and wins by the seats that won', () => {
    expect(
      scores(
        match('1', 1),
        match('2', 2, { seats: [BORIS, ANNA] }),
        match('3', 3, { outcome: { winners: [0, 1], reason: 'x' } }),
      ),
    ).toEqual([
      ['Anna', 3, 2],
      ['Boris', 3, 2],
    ])
  })

  it('lists most wins first; of equals who has played less', () => {
    expect(scores(match('1', 1), match('2', 2, { seats: [BORIS, ADA] }))).toEqual([
      ['Anna', 1, 1],
      ['Boris', 2, 1],
      ['Ada', 1, 0],
    ])
  })

  it('calls people by their latest name, whichever match comes first in the list', () => {
    const renamed = match('2', 9, { seats: [{ ...ANNA, name: 'Annette' }, BORIS] })
    for (const list of [
      [renamed, match('1', 1)],
      [match('1', 1), renamed],
    ])
      expect(scores(...list).map(([name]) => name)).toEqual(['Annette', 'Boris'])
  })

  it('keeps a bot from a person of its name, and counts no match that was broken off', () => {
    const both = match('1', 1, { seats: [{ ...ADA, who: 'person', person: 'ada' }, ADA] })
    expect(scoresOf([both]).map(({ bot }) => bot)).toEqual([false, true])
    expect(scoresOf([match('1', 1, { outcome: null })])).toEqual([])
  })
})

describe('the present game night', () => {
  const ids = (matches: readonly FinishedMatch[], now: number, since?: number): string =>
    currentSession(matches, now, since)
      .map(({ id }) => id)
      .join('')

  it('goes back from match to match until a pause of six hours', () => {
    const night = [match('a', 20 * HOUR), match('b', 13 * HOUR + 1), match('c', 6 * HOUR + 1)]
    expect(ids(night, 21 * HOUR)).toBe('ab')
    expect(ids(night, 26 * HOUR)).toBe('')
  })

  it('is measured from the earliest deal, also where a short match lies within a long one', () => {
    const long = match('long', 19 * HOUR, { dealt: 10 * HOUR })
    expect(ids([match('s', 18 * HOUR, { dealt: 17 * HOUR }), long, match('e', 5 * HOUR)], 20 * HOUR)).toBe('longse')
  })

  it('has nothing of a file, nothing dealt before it was ended by hand, and nothing without an end', () => {
    const night = [
      match('i', 9 * HOUR, { imported: true }),
      match('o', 8 * HOUR),
      match('x', 9 * HOUR, { outcome: null }),
    ]
    expect(ids(night, 10 * HOUR)).toBe('o')
    expect(ids(night, 10 * HOUR, 7 * HOUR)).toBe('')
    expect(ids(night, 10 * HOUR, 10 * HOUR + 1)).toBe('o')
  })
})

describe('the figures of a person', () => {
  const tally = (person: string, game: string, matches: number, last: number, more: Partial<Tally> = {}): Tally => ({
    ...{ person, name: person, game, matches, wins: 1, last, longest: last },
    ...more,
  })

  it('sum matches and wins, and keep the last and the longest', () => {
    expect(standingsOf([tally('a', 'castle', 2, 5, { longest: 90 }), tally('a', 'tales', 1, 9)], null)).toEqual([
      { person: 'a', name: 'a', matches: 3, wins: 2, last: 9, longest: 90, favourite: 'castle' },
    ])
  })

  it('count a game under two names together when they look for the favourite', () => {
    const all = [
      tally('a', 'castle', 2, 5, { name: 'Anna' }),
      tally('a', 'castle', 2, 9, { name: 'Annette' }),
      tally('a', 'tales', 3, 7, { name: 'Anna' }),
    ]
    expect(standingsOf(all, null)).toMatchObject([{ name: 'Annette', favourite: 'castle' }])
    expect(standingsOf(all, 'tales')).toMatchObject([{ name: 'Anna', matches: 3, favourite: 'tales' }])
  })
})
