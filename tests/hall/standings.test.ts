/** Standings: points by place or score, credits for late comers and byes, and what breaks a tie. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  FULL_POINTS,
  placesByScore,
  pointsForPlaces,
  resultOf,
  shownPoints,
  standings,
  type MatchResult,
  type StandingsInput,
} from '../../src-shared/hall'

const match = (
  round: number,
  seats: (string | null)[],
  places: number[],
  more: Partial<MatchResult> = {},
): MatchResult => ({
  match: `${round}/${seats.join()}`,
  round,
  table: `${round}-1`,
  final: false,
  seats,
  places,
  scores: null,
  counts: 'result',
  ...more,
})

const input = (persons: string, results: MatchResult[], more: Partial<StandingsInput> = {}): StandingsInput => ({
  people: [...persons].map(person => ({ person, from: 1 })),
  results,
  byes: [],
  points: 'place',
  late: 'average',
  ...more,
})

const table = (asked: StandingsInput): string[] =>
  standings(asked).map(({ place, person, points }) => `${place} ${person} ${shownPoints(points)}`)

describe('points for places', () => {
  it('go down in equal steps, and seats that share places share their points', () => {
    expect(pointsForPlaces([1, 2, 3]).map(shownPoints)).toEqual([100, 50, 0])
    expect(pointsForPlaces([1, 1, 3]).map(shownPoints)).toEqual([75, 75, 0])
    expect(pointsForPlaces([2, 1, 2, 2]).map(shownPoints)).toEqual([33.3, 100, 33.3, 33.3])
  })

  it('are whole and make half of a full match per seat, at every table of 2 to 13', () => {
    const seats = fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 2, maxLength: 13 })
    fc.assert(
      fc.property(seats, scores => {
        const points = pointsForPlaces(placesByScore(scores))
        expect(points.every(Number.isInteger)).toBe(true)
        expect(points.reduce((sum, one) => sum + one, 0)).toBe((scores.length * FULL_POINTS) / 2)
      }),
      { seed: 1 },
    )
  })
})

describe('a match as the hall keeps it', () => {
  const seats = ['a', 'b', null].map(person => ({ who: person ? 'person' : 'bot', name: '', person }) as const)
  const finished = { id: 'm', seats, outcome: { winners: [1], reason: 'x' } }
  const at = { round: 1, table: '1-1', final: false, scores: null, replaced: [] }

  it('has its winners first, and all others after them', () => {
    expect(resultOf(finished, at)).toMatchObject({ seats: ['a', 'b', null], places: [2, 1, 2], counts: 'result' })
  })

  it('with several winners has the others after all of them', () => {
    const four = { ...finished, seats: [...seats, seats[0]] as typeof seats, outcome: { winners: [0, 2], reason: 'x' } }
    expect(resultOf(four, at)?.places).toEqual([1, 3, 1, 3])
  })

  it('has the others in the order of their scores, after the winners the game named', () => {
    expect(resultOf(finished, { ...at, scores: [9, 9, 12] })?.places).toEqual([3, 1, 2])
  })

  it('names nobody where a bot took over, and is none when it was broken off', () => {
    expect(resultOf(finished, { ...at, replaced: [1] })?.seats).toEqual(['a', null, null])
    expect(resultOf({ ...finished, outcome: null }, at)).toBeNull()
  })
})

describe('standings', () => {
  it('add up points', () => {
    const results = [match(1, ['a', 'b', 'c'], [1, 2, 3]), match(2, ['c', 'b', 'a'], [1, 2, 3])]
    expect(table(input('abc', results))).toEqual(['1 a 100', '1 c 100', '3 b 100'])
  })

  it("or the game's own scores, also negative ones", () => {
    const results = [match(1, ['a', 'b', 'c'], [1, 2, 3], { scores: [13, 7, -2] })]
    const lines = standings(input('abc', results, { points: 'score' }))
    expect(lines.map(({ person, points }) => [person, points])).toEqual([
      ['a', 13],
      ['b', 7],
      ['c', -2],
    ])
  })

  it('give a bot that took over nothing', () => {
    expect(table(input('abc', [match(1, ['a', null, 'c'], [2, 1, 3])]))).toEqual(['1 a 50', '2 c 0', '3 b 0'])
  })

  it('keep the line of somebody who never played', () => {
    expect(table(input('ab', []))).toEqual(['1 a 0', '1 b 0'])
  })

  it('credit who sits out with the average of the round, once', () => {
    const results = [match(1, ['a', 'b', 'c'], [1, 2, 3])]
    const byes = [{ round: 1, person: 'd' }]
    expect(table(input('abcd', results, { byes: [...byes, ...byes] }))).toContain('3 d 50')
    expect(standings(input('abcd', results, { byes })).find(({ person }) => person === 'd')?.byes).toBe(1)
  })

  it('credit who comes late with the average of each round missed, or nothing', () => {
    const results = [match(1, ['a', 'b'], [1, 2], { scores: [9, 4] }), match(2, ['a', 'b'], [1, 2], { scores: [3, 1] })]
    const people = [...'abc'].map(person => ({ person, from: person === 'c' ? 3 : 1 }))
    const points = (late: 'average' | 'zero') =>
      standings(input('', results, { people, points: 'score', late })).find(({ person }) => person === 'c')?.points
    // 13 / 2 and 4 / 2, rounded down.
    expect(points('average')).toBe(8)
    expect(points('zero')).toBe(0)
  })

  it('give everybody at an unfinished table the average of those that finished', () => {
    const unfinished = match(1, ['d', 'e'], [1, 1], { counts: 'average' })
    expect(table(input('abde', [match(1, ['a', 'b'], [1, 2]), unfinished]))).toEqual([
      '1 a 100',
      '2 d 50',
      '2 e 50',
      '4 b 0',
    ])
  })

  it('count a match that is given twice once', () => {
    const one = match(1, ['a', 'b'], [1, 2])
    expect(table(input('ab', [one, one]))).toEqual(['1 a 100', '2 b 0'])
  })
})

describe('ties', () => {
  it('are broken by matches won', () => {
    const results = [match(1, ['a', 'b', 'c'], [1, 2, 3]), match(2, ['c', 'b', 'a'], [1, 2, 3])]
    expect(standings(input('abc', results)).map(({ apartBy }) => apartBy)).toEqual([null, null, 'wins'])
  })

  it('then by the points of the people met', () => {
    // a and c have each beaten one person once; the one whom c has beaten has more points.
    const results = [match(1, ['a', 'b'], [1, 2]), match(1, ['c', 'd'], [1, 2]), match(2, ['d', 'e'], [1, 2])]
    const lines = standings(input('abcde', results))
    expect(lines.map(({ person, place, apartBy }) => [person, place, apartBy])).toEqual([
      ['c', 1, null],
      ['d', 2, 'opponents'],
      ['a', 3, 'opponents'],
      ['b', 4, 'points'],
      ['e', 4, null],
    ])
  })

  it('never lift somebody with fewer points', () => {
    const [first, second] = standings(input('ab', [match(1, ['b', 'a'], [1, 2])]))
    expect([first?.person, second?.apartBy]).toEqual(['b', 'points'])
  })
})

describe('a final', () => {
  const heats = [match(1, ['a', 'b', 'c'], [1, 2, 3])]

  it('decides among those who played it, whatever they had before, and scores nothing', () => {
    const results = [...heats, match(2, ['a', 'b'], [2, 1], { final: true })]
    expect(table(input('abc', results))).toEqual(['1 b 50', '2 a 100', '3 c 0'])
    expect(standings(input('abc', results)).map(({ apartBy }) => apartBy)).toEqual([null, 'final', 'final'])
  })

  it('that was not played out leaves the heats as they stand', () => {
    const results = [...heats, match(2, ['a', 'b'], [1, 1], { final: true, counts: 'average' })]
    expect(table(input('abc', results))).toEqual(['1 a 100', '2 b 50', '3 c 0'])
  })
})

describe('the fold', () => {
  const someMatches = fc.array(
    fc.record({
      round: fc.integer({ min: 1, max: 4 }),
      seats: fc.shuffledSubarray([...'abcdefgh'], { minLength: 2, maxLength: 6 }),
      scores: fc.array(fc.integer({ min: -9, max: 20 }), { minLength: 6, maxLength: 6 }),
      bots: fc.integer({ min: 0, max: 2 }),
    }),
    { maxLength: 12 },
  )
  const resultsOf = (some: typeof someMatches extends fc.Arbitrary<infer T> ? T : never): MatchResult[] =>
    some.map(({ round, seats, scores, bots }, at) => {
      const own = scores.slice(0, seats.length)
      const left = seats.map((person, seat) => (seat < bots ? null : person))
      return match(round, left, [...placesByScore(own)], { match: `m${at}`, scores: own })
    })

  it('gives out what the seats of people are worth, neither more nor less', () => {
    fc.assert(
      fc.property(someMatches, fc.constantFrom('place' as const, 'score' as const), (some, points) => {
        const results = resultsOf(some)
        const worth = results.flatMap(({ seats, places, scores }) =>
          (points === 'place' ? pointsForPlaces(places) : (scores ?? [])).filter((_, seat) => seats[seat] !== null),
        )
        const given = standings(input('abcdefgh', results, { points })).reduce((sum, line) => sum + line.points, 0)
        expect(given).toBe(worth.reduce((sum, one) => sum + one, 0))
      }),
      { seed: 2 },
    )
  })

  it('is the same in whichever order people, results and byes are given', () => {
    fc.assert(
      fc.property(someMatches, fc.infiniteStream(fc.nat(1000)), (some, chance) => {
        const asked = input('abcdefgh', resultsOf(some), {
          people: [...'abcdefgh'].map((person, at) => ({ person, from: (at % 3) + 1 })),
          byes: [
            { round: 1, person: 'a' },
            { round: 2, person: 'b' },
          ],
        })
        const mixed = <T>(all: readonly T[]): T[] =>
          all
            .map(one => [one, chance.next().value] as const)
            .sort((a, b) => a[1] - b[1])
            .map(([one]) => one)
        const other = { ...asked, people: mixed(asked.people), results: mixed(asked.results), byes: mixed(asked.byes) }
        expect(standings(other)).toEqual(standings(asked))
      }),
      { seed: 3 },
    )
  })

  it('never sets a line above one with more points, and counts places as people do', () => {
    fc.assert(
      fc.property(someMatches, some => {
        const lines = standings(input('abcdefgh', resultsOf(some)))
        for (const [at, { points, place, apartBy }] of lines.entries()) {
          const above = lines[at - 1]
          expect(above === undefined || above.points >= points).toBe(true)
          expect(place).toBe(above && apartBy === null ? above.place : at + 1)
        }
      }),
      { seed: 4 },
    )
  })
})
