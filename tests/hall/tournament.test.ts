/** A tournament, command by command: what each does, what the host has to do then, and what is refused. */
import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import {
  newTournament,
  nextDrawTerms,
  seatingOf,
  readTournament,
  settingsSchema,
  standingsOf,
  take,
  type Command,
  type DrawnSettings,
  type Tournament,
} from '../../src-shared/hall'
import { isRefusal } from '../../src-shared/kernel'
import {
  after,
  dos,
  drawing,
  entering,
  numbersFor,
  people,
  playRound,
  refusalOf,
  resultAt,
  SETTINGS,
  stepOf,
} from './trial'

const begun = (count: number, more: Partial<DrawnSettings> = {}): Tournament =>
  after(newTournament('t', { ...SETTINGS, ...more } as DrawnSettings), ...entering(people(count)))

const drawn = (count: number, more: Partial<DrawnSettings> = {}): Tournament => {
  const tournament = begun(count, more)
  return after(tournament, drawing(tournament))
}
const leave = (person: string): Command => ({ kind: 'leave', person })
const enter = (person: string): Command => ({ kind: 'enter', person, name: person })
const seatedAt = (tournament: Tournament, table: number): string[] =>
  (tournament.rounds.at(-1)?.tables[table]?.seats ?? []).map(({ person }) => person)
const why = (tournament: Tournament, command: Command): string => refusalOf(take(tournament, command))

describe('settings', () => {
  const fits = (settings: object): boolean => v.safeParse(settingsSchema, settings).success

  it('of each form are read', () => {
    const { game, options, limits, points } = SETTINGS
    expect(fits(SETTINGS)).toBe(true)
    expect(fits({ ...SETTINGS, form: 'final', finalSize: 8 })).toBe(true)
    expect(fits({ form: 'free', game, options, limits, points })).toBe(true)
  })

  it.each([
    ['a table too small for the game', { size: 2 }],
    ['a table too large for it', { size: 9 }],
    ['no round', { rounds: 0 }],
    ['an end before the beginning', { limits: { min: 5, max: 4 } }],
    ['an unknown field', { prize: 1 }],
    ['a final too large', { form: 'final', finalSize: 9 }],
  ])('with %s are refused', (_, more) => {
    expect(fits({ ...SETTINGS, ...more })).toBe(false)
  })

  const wide = { ...SETTINGS, limits: { min: 2, max: 13 } }
  it.each([
    ['rounds', 1, 20],
    ['size', 2, 13],
    ['minutes', 1, 600],
    ['lateUntil', 1, 20],
  ] as const)('take %s of %i to %i, whole', (key, least, most) => {
    const values = [least, most, least - 1, most + 1, least + 0.5]
    expect(values.map(value => fits({ ...wide, [key]: value }))).toEqual([true, true, false, false, false])
  })

  it('seat two to thirteen at a table, and give an answer any whole number of seconds', () => {
    const limits = [
      { min: 2, max: 2 },
      { min: 13, max: 13 },
      { min: 1, max: 13 },
      { min: 2, max: 14 },
    ]
    const size = ({ min }: { min: number }): number => Math.max(2, min)
    expect(limits.map(one => fits({ ...SETTINGS, limits: one, size: size(one) }))).toEqual([true, true, false, false])
    expect([0, 90, -1, 1.5].map(clock => fits({ ...SETTINGS, clock }))).toEqual([true, true, false, false])
    expect([1, 40, 0, 41].map(n => fits({ ...SETTINGS, game: 'x'.repeat(n) }))).toEqual([true, true, false, false])
  })

  it('have a final of their own size, within the limits', () => {
    for (const [finalSize, fit] of [
      [3, true],
      [8, true],
      [2, false],
      [9, false],
    ] as const)
      expect(fits({ ...SETTINGS, form: 'final', finalSize })).toBe(fit)
  })
})

describe('entering', () => {
  it('is for anybody until the first drawing, once', () => {
    expect(begun(2).people).toHaveLength(2)
    expect(why(begun(2), enter('p001'))).toBe('alreadyEntered')
  })

  it('late waits for the next round, as long as the settings allow', () => {
    const late = after(drawn(8), enter('late'))
    expect(late.people.at(-1)).toMatchObject({ from: 2, here: true })
    expect(why(drawn(8, { late: 'closed' }), enter('late'))).toBe('entryClosed')
    const second = playRound(drawn(8, { lateUntil: 1 }))
    expect(why(second, enter('late'))).toBe('taken')
    expect(why(after(second, drawing(second)), enter('late'))).toBe('entryClosed')
  })

  it('is over at the last round', () => {
    expect(why(drawn(8, { rounds: 1, lateUntil: 5 }), enter('late'))).toBe('entryClosed')
  })

  it('under another name is coming back: no second line, and nothing of what they had is lost', () => {
    const back = after(drawn(8), leave('p001'), { kind: 'enter', person: 'p001', name: 'Anna' })
    expect(back.people.filter(({ person }) => person === 'p001')).toEqual([
      { person: 'p001', name: 'Anna', from: 1, here: true },
    ])
    // Nobody who has played is shut out by a closed entry.
    const closed = after(drawn(8, { late: 'closed' }), leave('p001'))
    expect(why(closed, enter('p001'))).toBe('taken')
    expect(why(after(begun(200), leave('p001')), enter('p001'))).toBe('taken')
  })

  it('is full at 200', () => {
    expect(why(begun(199), enter('one more'))).toBe('taken')
    expect(why(begun(200), enter('one more'))).toBe('tournamentFull')
  })
})

describe('a drawing', () => {
  it('opens tables for everybody and starts the clock, if there is one', () => {
    const tournament = begun(8, { minutes: 40 })
    const { tasks, tournament: next } = stepOf(tournament, drawing(tournament))
    expect(dos(tasks)).toEqual(['openTable', 'openTable', 'startClock'])
    expect(tasks.flatMap(task => (task.do === 'openTable' ? task.seats : [])).sort()).toEqual(people(8))
    expect(next.phase).toBe('round')
    expect(dos(stepOf(begun(8), drawing(begun(8))).tasks)).toEqual(['openTable', 'openTable'])
  })

  it('is refused when somebody came or went since its terms', () => {
    const tournament = begun(8)
    const draw = drawing(tournament)
    expect(why(after(tournament, leave('p001')), draw)).toBe('drawingOutdated')
    expect(why(after(tournament, enter('late')), draw)).toBe('drawingOutdated')
  })

  it('knows how often everybody has sat at a table and out of one, in all rounds before', () => {
    const limits = { limits: { min: 4, max: 4 } }
    let tournament = drawn(5, limits)
    tournament = playRound(tournament)
    tournament = playRound(after(tournament, drawing(tournament)))
    const terms = nextDrawTerms(tournament, 1, [])
    if (isRefusal(terms)) expect.fail()
    for (const { seated, byes } of terms.request.people) expect(seated + byes).toBe(2)
    expect(terms.request.people.map(({ byes }) => byes).sort()).toEqual([0, 0, 0, 1, 1])
    expect(terms.request.met).toHaveLength(2)
  })

  it('has no terms that leave out somebody who is not here', () => {
    for (const person of ['stranger', 'p001']) {
      const here = person === 'p001' ? after(begun(8), leave(person)) : begun(8)
      expect(nextDrawTerms(here, 1, [person])).toEqual({ refused: 'drawingOutdated' })
    }
  })

  it('seats everybody alike while nothing counts yet, though who came late or sat out has an average', () => {
    const first = drawn(9, { unfinished: 'nothing' }),
      between = after(first, enter('late'), { kind: 'endRound' })
    expect(between.results).toEqual([])
    expect(new Set(standingsOf(between).map(({ points }) => points)).size).toBe(2)
    const terms = nextDrawTerms(between, 1, [])
    if (isRefusal(terms)) expect.fail()
    expect(new Set(terms.request.people.map(({ place }) => place))).toEqual(new Set([1]))
  })

  it('is refused when a number is not the one committed to', () => {
    const tournament = begun(8)
    const draw = drawing(tournament)
    if (draw.kind !== 'draw') expect.fail()
    const numbers = { ...draw.numbers, number: numbersFor(draw.terms, 'other').number }
    expect(why(tournament, { ...draw, numbers })).toBe('drawingWrong')
  })

  it('goes without the number of somebody who does not open it, and says so', () => {
    const terms = nextDrawTerms(begun(8), 2, ['p003'])
    if (isRefusal(terms)) expect.fail(terms.refused)
    expect(terms).toMatchObject({ attempt: 2, excluded: ['p003'] })
    expect(terms.contributors).not.toContain('p003')
    const numbers = numbersFor(terms)
    expect(why(begun(8), { kind: 'draw', terms, numbers, seating: seatingOf(terms, numbers) })).toBe('taken')
  })

  it('needs people for a table, and is due only between rounds', () => {
    expect(refusalOf(nextDrawTerms(begun(2), 1, []) as never)).toBe('tooFewForTable')
    expect(refusalOf(nextDrawTerms(drawn(8), 1, []) as never)).toBe('drawingNotDue')
  })
})

describe('a round', () => {
  it('ends when its last match does', () => {
    const tournament = drawn(8)
    const tables = tournament.rounds[0]?.tables ?? []
    const playing = after(tournament, ...tables.map(({ table }): Command => ({ kind: 'matchBegan', table })))
    const one = after(playing, { kind: 'matchFinished', result: resultAt(playing, 0) })
    expect(one.phase).toBe('round')
    const { tasks, tournament: both } = stepOf(one, { kind: 'matchFinished', result: resultAt(one, 1) })
    expect(both.phase).toBe('pause')
    expect(dos(tasks)).toEqual(['closeTable', 'showStandings'])
  })

  it('ends by its clock: people at open tables get the average, or nothing', () => {
    for (const [unfinished, points] of [
      ['average', 1],
      ['nothing', 0],
    ] as const) {
      const tournament = drawn(8, { unfinished })
      const { tasks, tournament: ended } = stepOf(tournament, { kind: 'endRound' })
      expect(dos(tasks)).toEqual(['closeTable', 'closeTable', 'showStandings'])
      expect(new Set(standingsOf(ended).map(line => Math.sign(line.points)))).toEqual(new Set([points]))
      expect(ended.rounds[0]?.tables.map(({ state }) => state)).toEqual(['unfinished', 'unfinished'])
    }
  })

  it('that the clock ends gives a bot nothing, and no seat to who had left before the match', () => {
    const playing = after(drawn(8), { kind: 'matchBegan', table: '1-1' })
    const [gone = ''] = seatedAt(playing, 0)
    const [result] = after(playing, leave(gone), { kind: 'endRound' }).results
    expect([result?.seats[0], result?.seats.length, result?.counts]).toEqual([null, 4, 'average'])
    const waiting = drawn(8, { leavers: 'shrink' })
    const shrunk = after(waiting, leave(seatedAt(waiting, 0)[0] ?? ''), { kind: 'endRound' }).results[0]
    expect([shrunk?.seats, shrunk?.places]).toEqual([seatedAt(waiting, 0).slice(1), [1, 1, 1]])
  })

  it('that the clock ends keeps what was played out, and closes no table twice', () => {
    const playing = after(drawn(8), { kind: 'matchBegan', table: '1-1' })
    const one = after(playing, { kind: 'matchFinished', result: resultAt(playing, 0) })
    const { tournament, tasks } = stepOf(one, { kind: 'endRound' })
    expect(tasks).toEqual([{ do: 'closeTable', table: '1-2' }, { do: 'showStandings' }])
    expect(tournament.rounds[0]?.tables.map(({ state }) => state)).toEqual(['finished', 'unfinished'])
    expect(tournament.results.map(({ counts }) => counts)).toEqual(['result', 'average'])
    expect(why(tournament, { kind: 'endRound' })).toBe('roundNotPlayed')
  })

  it('begins each table once, and none that is not there', () => {
    const playing = after(drawn(8), { kind: 'matchBegan', table: '1-1' })
    for (const table of ['1-1', '1-3', '2-1']) expect(why(playing, { kind: 'matchBegan', table })).toBe('tableUnknown')
    expect(why(begun(8), { kind: 'matchBegan', table: '1-1' })).toBe('tableUnknown')
  })

  it('ends with the tournament, whose open tables count as when the clock ends it', () => {
    const { tournament, tasks } = stepOf(drawn(8), { kind: 'end' })
    expect([tournament.phase, tournament.results.length]).toEqual(['over', 2])
    expect(dos(tasks)).toEqual(['closeTable', 'closeTable', 'showStandings'])
    const between = stepOf(playRound(drawn(8)), { kind: 'end' })
    expect([between.tournament.phase, dos(between.tasks)]).toEqual(['over', ['showStandings']])
  })

  it('takes no result with places or scores that are none', () => {
    const playing = after(drawn(8), { kind: 'matchBegan', table: '1-1' })
    const result = resultAt(playing, 0)
    const unfit = (more: object): string => why(playing, { kind: 'matchFinished', result: { ...result, ...more } })
    for (const places of [
      [0, 1, 2, 3],
      [1.5, 1, 2, 3],
      [1, 2, 3, 4, 4],
    ])
      expect(unfit({ places })).toBe('resultUnfit')
    for (const scores of [
      [1, 2, 3],
      [1, 2, 3, 0.5],
      [1, 2, 3, Infinity],
    ])
      expect(unfit({ scores })).toBe('resultUnfit')
    expect(unfit({ counts: 'average' })).toBe('resultUnfit')
    expect(unfit({ final: true })).toBe('resultUnfit')
    expect(unfit({ seats: result.seats.slice(1), places: [1, 2, 3] })).toBe('resultUnfit')
    expect(unfit({ places: [4, 4, 4, 4], scores: [-1, 0, 1, 2] })).toBe('taken')
  })

  it('is the last of so many', () => {
    const last = playRound(drawn(8, { rounds: 1 }))
    expect(last.phase).toBe('over')
    expect(why(last, enter('late'))).toBe('tournamentOver')
  })

  it('takes no result twice, of a table that does not play, or of people who do not sit there', () => {
    const tournament = drawn(8)
    const result = resultAt(tournament, 0)
    expect(why(tournament, { kind: 'matchFinished', result })).toBe('tableUnknown')
    const playing = after(tournament, { kind: 'matchBegan', table: '1-1' })
    const why1 = (more: object): string => why(playing, { kind: 'matchFinished', result: { ...result, ...more } })
    expect(why1({})).toBe('taken')
    expect(why1({ seats: seatedAt(tournament, 1) })).toBe('resultUnfit')
    expect(why1({ seats: Array(4).fill(result.seats[0]) })).toBe('resultUnfit')
    expect(why1({ places: [1, 2, 3] })).toBe('resultUnfit')
    expect(why1({ places: [1, 2, 3, 5] })).toBe('resultUnfit')
    expect(why1({ round: 2 })).toBe('resultUnfit')
    const finished = after(playing, { kind: 'matchFinished', result })
    expect(why(finished, { kind: 'matchFinished', result })).toBe('resultKnown')
    expect(why(finished, { kind: 'matchFinished', result: { ...result, match: 'x' } })).toBe('tableUnknown')
  })
})

describe('who leaves', () => {
  it('is replaced by a bot, which scores nothing for them, and takes the seat back on return', () => {
    const tournament = after(drawn(8), { kind: 'matchBegan', table: '1-1' })
    const [person = ''] = seatedAt(tournament, 0)
    const left = stepOf(tournament, leave(person))
    expect(left.tasks).toEqual([{ do: 'seatBot', table: '1-1', person }])
    expect(stepOf(left.tournament, enter(person)).tasks).toEqual([{ do: 'seatPerson', table: '1-1', person }])
    const result = { ...resultAt(left.tournament, 0), seats: seatedAt(tournament, 0) }
    const ended = after(left.tournament, { kind: 'matchFinished', result })
    expect(standingsOf(ended).find(line => line.person === person)).toMatchObject({ points: 0, matches: 0 })
    expect(why(left.tournament, leave(person))).toBe('notEntered')
  })

  it('comes back under the name that they have now', () => {
    const left = after(drawn(8), leave('p001'))
    const { people } = stepOf(left, { kind: 'enter', person: 'p001', name: 'Another' }).tournament
    expect(people.find(({ person }) => person === 'p001')).toEqual({
      ...{ person: 'p001', name: 'Another', from: 1, here: true },
    })
    expect(people.filter(({ name }) => name === 'Another')).toHaveLength(1)
  })

  it('makes the table smaller before its match, where the settings say so and the game allows', () => {
    const tournament = drawn(8, { leavers: 'shrink' })
    const [one = '', two = ''] = seatedAt(tournament, 0)
    const first = stepOf(tournament, leave(one))
    expect(dos(first.tasks)).toEqual(['removeSeat'])
    expect(dos(stepOf(first.tournament, leave(two)).tasks)).toEqual(['seatBot'])
    const playing = after(tournament, { kind: 'matchBegan', table: '1-1' })
    expect(dos(stepOf(playing, leave(one)).tasks)).toEqual(['seatBot'])
  })

  it('last closes the table, and the last table ends the round', () => {
    const tournament = drawn(4)
    const [one = '', two = '', three = '', four = ''] = seatedAt(tournament, 0)
    const last = stepOf(after(tournament, leave(one), leave(two), leave(three)), leave(four))
    expect(dos(last.tasks)).toEqual(['closeTable', 'showStandings'])
    expect(last.tournament.phase).toBe('pause')
  })

  it('after their match keeps its points, and no bot comes to a table that has finished', () => {
    const playing = after(drawn(8), { kind: 'matchBegan', table: '1-1' })
    const [winner = ''] = seatedAt(playing, 0)
    const done = after(playing, { kind: 'matchFinished', result: resultAt(playing, 0) })
    const left = stepOf(done, leave(winner))
    expect(left.tasks).toEqual([])
    expect(standingsOf(left.tournament).find(({ person }) => person === winner)).toMatchObject({ wins: 1, matches: 1 })
    // Coming back gives no seat to take: that match is over.
    expect(stepOf(left.tournament, enter(winner)).tasks).toEqual([])
  })

  it('between rounds has no seat to be filled, and one who comes back to a closed table has none to take', () => {
    expect(stepOf(playRound(drawn(8)), leave('p001')).tasks).toEqual([])
    const tournament = drawn(8)
    const [one = '', two = '', three = '', four = ''] = seatedAt(tournament, 0)
    const closed = after(tournament, leave(one), leave(two), leave(three), leave(four))
    expect([closed.phase, closed.rounds[0]?.tables[0]?.state]).toEqual(['round', 'closed'])
    expect(stepOf(closed, enter(one)).tasks).toEqual([])
  })

  it('is not drawn again, and keeps their line', () => {
    const tournament = after(playRound(drawn(9)), leave('p001'))
    const next = after(tournament, drawing(tournament))
    expect(next.rounds[1]?.drawing.seating.tables.flat()).not.toContain('p001')
    expect(standingsOf(next).map(({ person }) => person)).toContain('p001')
  })
})

describe('heats and a final', () => {
  const FINAL = { form: 'final', finalSize: 3, rounds: 2 } as unknown as Partial<DrawnSettings>
  const heats = (): Tournament => {
    const first = playRound(drawn(12, FINAL))
    return playRound(after(first, drawing(first)))
  }

  it('seat the best of the heats at one table, nobody else', () => {
    const tournament = heats()
    const final = after(tournament, drawing(tournament))
    expect(final.rounds.at(-1)).toMatchObject({ final: true, tables: [{ state: 'waiting' }] })
    const best = standingsOf(tournament)
    const worst = Math.max(...seatedAt(final, 0).map(one => best.find(({ person }) => person === one)?.place ?? 99))
    expect(worst).toBeLessThanOrEqual(3)
    expect(final.rounds.at(-1)?.drawing.seating.byes).toEqual([])
  })

  it('end with the final, whose places come first', () => {
    const tournament = heats()
    const final = after(tournament, drawing(tournament))
    const order = seatedAt(final, 0)
    const over = playRound(final)
    expect(over.phase).toBe('over')
    expect(
      standingsOf(over)
        .slice(0, 3)
        .map(({ person }) => person),
    ).toEqual(order)
  })
})

describe('free play', () => {
  const { game, options, limits, points } = SETTINGS
  const free = after(newTournament('f', { form: 'free', game, options, limits, points }), ...entering(people(4)))
  const result = {
    match: 'm',
    round: 0,
    table: 'any',
    final: false,
    seats: ['p001', 'p002', 'p003'],
    places: [1, 2, 3],
    scores: null,
    counts: 'result' as const,
  }

  it('counts every match of people who have entered', () => {
    const { tournament, tasks } = stepOf(free, { kind: 'matchFinished', result })
    expect(standingsOf(tournament)[0]).toMatchObject({ person: 'p001', wins: 1 })
    expect(dos(tasks)).toEqual(['showStandings'])
  })

  it('has no rounds and no drawings, and no strangers', () => {
    expect(refusalOf(nextDrawTerms(free, 1, []) as never)).toBe('drawingNotDue')
    expect(why(free, { kind: 'endRound' })).toBe('roundNotPlayed')
    const strange = { ...result, seats: ['p001', 'p002', 'stranger'] }
    expect(why(free, { kind: 'matchFinished', result: strange })).toBe('resultUnfit')
  })

  it('counts no match with fewer or more seats than its game has, none of a round, and no final', () => {
    const of = (seats: number, more: object = {}): string => {
      const all = Array.from({ length: seats }, (_, seat) => (seat < 3 ? `p00${seat + 1}` : null))
      const match = { ...result, seats: all, places: all.map((_, seat) => seat + 1), ...more }
      return why(free, { kind: 'matchFinished', result: match })
    }
    expect([2, 3, 8, 9].map(seats => of(seats))).toEqual(['resultUnfit', 'taken', 'taken', 'resultUnfit'])
    expect([of(3, { round: 1 }), of(3, { final: true })]).toEqual(['resultUnfit', 'resultUnfit'])
    expect([of(3, { scores: [1, 2] }), of(3, { scores: [1, 2, 0.5] }), of(3, { scores: [1, 2, -3] })]).toEqual([
      'resultUnfit',
      'resultUnfit',
      'taken',
    ])
  })

  it('takes people at any time until it ends', () => {
    const late = after(free, { kind: 'matchFinished', result }, enter('late'))
    expect(late.people.at(-1)).toMatchObject({ person: 'late', here: true })
    expect(why(after(late, { kind: 'end' }), enter('later'))).toBe('tournamentOver')
  })

  it('ends when it is told to', () => {
    expect(stepOf(free, { kind: 'end' }).tournament.phase).toBe('over')
  })
})

describe('a stored tournament', () => {
  const tournament = playRound(drawn(8))
  const text = JSON.stringify(tournament)
  const reading = (changed: string): string => refusalOf(readTournament(changed) as never)

  it('comes back as it was', () => {
    expect(readTournament(text)).toEqual(tournament)
  })

  it.each(['', '{', 'null', '[]', '{}', '{"tournament":1}'])('is not %j', changed => {
    expect(reading(changed)).toBe('tournamentUnreadable')
  })

  it('has no field that is not its own, and none too many of anything', () => {
    const read = (change: (copy: Record<string, unknown> & Tournament) => object): string =>
      reading(JSON.stringify(change(JSON.parse(text) as Record<string, unknown> & Tournament)))
    const [result, person, round] = [tournament.results[0], tournament.people[0], tournament.rounds[0]]
    const many = <T>(one: T, count: number): T[] => Array.from({ length: count }, () => one)
    expect(read(copy => ({ ...copy, prize: 1 }))).toBe('tournamentUnreadable')
    expect(read(copy => ({ ...copy, phase: 'break' }))).toBe('tournamentUnreadable')
    expect(read(copy => ({ ...copy, people: many(person, 200) }))).toBe('taken')
    expect(read(copy => ({ ...copy, people: many(person, 201) }))).toBe('tournamentUnreadable')
    expect(read(copy => ({ ...copy, rounds: many(round, 21) }))).toBe('taken')
    expect(read(copy => ({ ...copy, rounds: many(round, 22) }))).toBe('tournamentUnreadable')
    expect(read(copy => ({ ...copy, results: many(result, 5000) }))).toBe('taken')
    expect(read(copy => ({ ...copy, results: many(result, 5001) }))).toBe('tournamentUnreadable')
    expect(read(copy => ({ ...copy, results: [{ ...result, match: 'm'.repeat(160) }] }))).toBe('taken')
    for (const match of ['', 'm'.repeat(161)])
      expect(read(copy => ({ ...copy, results: [{ ...result, match }] }))).toBe('tournamentUnreadable')
    for (const [seats, is] of [
      [13, 'taken'],
      [14, 'tournamentUnreadable'],
    ] as const)
      expect(read(copy => ({ ...copy, results: [{ ...result, seats: many(null, seats) }] }))).toBe(is)
  })

  it('of a later version says so', () => {
    expect(reading('{"tournament":2}')).toBe('tournamentNewer')
  })

  it('whose drawing was changed by hand is refused', () => {
    const { number } = tournament.rounds[0]?.drawing ?? { number: '' }
    expect(reading(text.replace(`"number":"${number}"`, `"number":"${number.split('').reverse().join('')}"`))).toBe(
      'tournamentUnreadable',
    )
  })
})
