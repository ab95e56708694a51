/** What everybody sees of a tournament: its rounds by number, who sits where, who rests, and the lines of the standings. */
import { describe, expect, it } from 'vitest'
import { tournamentView, type ViewFacts } from '../../../src-main/hall/tournamentView'
import { newTournament, standingsOf, type DrawnSettings, type Tournament } from '../../../src-shared/hall'
import { after, drawing, entering, people, playRound, SETTINGS } from '../trial'

const FACTS: ViewFacts = { drawing: false, ends: null, at: () => null }
const begun = (count: number, more: object = {}): Tournament =>
  after(newTournament('t', { ...SETTINGS, ...more } as DrawnSettings), ...entering(people(count)))
const drawn = (tournament: Tournament): Tournament => after(tournament, drawing(tournament))
const FINAL = { form: 'final', finalSize: 3, rounds: 1 }

describe('a tournament as everybody sees it', () => {
  it('before its first drawing has people and no tables', () => {
    expect(tournamentView(begun(5), FACTS)).toMatchObject({
      ...{ id: 't', form: 'rounds', game: 'castle', points: 'place', phase: 'entry', rounds: 3, round: 0 },
      ...{ final: false, drawing: false, open: true, ends: null, tables: [], byes: [] },
    })
  })

  it('has tables by number, with their place in the hall, and the names of those who sit there', () => {
    const tournament = drawn(begun(8))
    const { tables } = tournamentView(tournament, { drawing: true, ends: 7, at: table => `at ${table}` })
    expect(tables.map(({ number, at, state }) => [number, at, state])).toEqual([
      [1, 'at 1-1', 'waiting'],
      [2, 'at 1-2', 'waiting'],
    ])
    const [{ seats = [] } = {}] = tables
    expect(seats.map(({ name }) => name)).toEqual(
      tournament.rounds[0]?.tables[0]?.seats.map(({ person }) => `Name of ${person}`),
    )
    expect(tournamentView(tournament, { ...FACTS, drawing: true, ends: 7 })).toMatchObject({ drawing: true, ends: 7 })
  })

  it('shows a bot for somebody who left, and no seat where the table is smaller', () => {
    const leavers = (how: string): unknown[] => {
      const tournament = drawn(begun(8, { leavers: how }))
      const person = tournament.rounds[0]?.tables[0]?.seats[0]?.person ?? ''
      const left = after(tournament, { kind: 'leave', person })
      return tournamentView(left, FACTS).tables[0]?.seats.map(({ by }) => by) ?? []
    }
    expect(leavers('bot')).toEqual(['bot', 'person', 'person', 'person'])
    expect(leavers('shrink')).toEqual(['person', 'person', 'person'])
  })

  it('names who rests in this round', () => {
    const limits = { limits: { min: 4, max: 4 } }
    const tournament = drawn(begun(5, limits))
    const [resting] = tournament.rounds[0]?.drawing.seating.byes ?? []
    expect(tournamentView(tournament, FACTS).byes).toEqual([`Name of ${resting ?? ''}`])
  })

  it('counts the final as a round, and says that it is one', () => {
    const heats = playRound(drawn(begun(8, FINAL)))
    expect(tournamentView(heats, FACTS)).toMatchObject({ rounds: 2, round: 1, final: false })
    expect(tournamentView(drawn(heats), FACTS)).toMatchObject({ rounds: 2, round: 2, final: true })
  })

  it('of free play has no rounds', () => {
    const { game, options, limits, points } = SETTINGS
    const free = newTournament('t', { form: 'free', game, options, limits, points })
    expect(tournamentView(free, FACTS)).toMatchObject({ form: 'free', rounds: 0, round: 0, open: true })
  })

  it('has the lines of its standings, and says who is gone', () => {
    const tournament = after(playRound(drawn(begun(8))), { kind: 'leave', person: 'p003' })
    const { standings } = tournamentView(tournament, FACTS)
    expect(
      standings.map(({ person, place, points, wins, opponents, matches, byes, apartBy }) => ({
        ...{ person, place, points, wins, opponents, matches, byes, apartBy },
      })),
    ).toEqual(standingsOf(tournament).map(({ final: _, ...line }) => line))
    expect(standings.filter(({ here }) => !here).map(({ name }) => name)).toEqual(['Name of p003'])
  })
})

describe('somebody new', () => {
  const opens = (tournament: Tournament): boolean => tournamentView(tournament, FACTS).open
  const round = (tournament: Tournament): Tournament => playRound(drawn(tournament))

  it('may enter as long as the tournament itself would let them in', () => {
    for (const more of [
      {},
      { late: 'closed' },
      { lateUntil: 1 },
      { lateUntil: 5, rounds: 2 },
      { ...FINAL, rounds: 2, lateUntil: 2 },
    ]) {
      let tournament = begun(8, more)
      for (;;) {
        const step = (() => {
          try {
            return after(tournament, ...entering(['late']))
          } catch {
            return null
          }
        })()
        expect([more, tournament.rounds.length, opens(tournament)]).toEqual([
          more,
          tournament.rounds.length,
          step !== null,
        ])
        if (tournament.phase === 'over') break
        tournament = round(tournament)
      }
    }
  })
})
