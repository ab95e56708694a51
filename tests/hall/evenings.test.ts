/** Whole evenings by chance: people leave and arrive at any moment, and the host is restarted after every command. */
import { describe, expect, it } from 'vitest'
import {
  checkDrawing,
  newTournament,
  nextDrawTerms,
  readTournament,
  roundCount,
  standingsOf,
  take,
  type Command,
  type DrawnSettings,
  type Tournament,
} from '../../src-shared/hall'
import { fastRandom, isRefusal, type Random } from '../../src-shared/kernel'
import { drawing, entering, people, resultAt, SETTINGS } from './trial'

const GAMES = [
  ['mascarade', { min: 2, max: 13 }],
  ['castle', { min: 3, max: 8 }],
  ['tales', { min: 2, max: 4 }],
  ['overlord', { min: 3, max: 10 }],
  ['formal', { min: 4, max: 6 }],
] as const

function settingsBy(random: Random, [game, limits]: (typeof GAMES)[number]): DrawnSettings {
  const pick = <T>(...all: readonly T[]): T => all[random.nextInt(all.length, '')] as T
  const size = limits.min + random.nextInt(limits.max - limits.min + 1, '')
  const settings = {
    ...SETTINGS,
    game,
    limits,
    size,
    rounds: 2 + random.nextInt(3, ''),
    lateUntil: 3,
    points: pick('place' as const, 'score' as const),
    late: pick('average' as const, 'zero' as const),
    unfinished: pick('average' as const, 'nothing' as const),
    leavers: pick('bot' as const, 'shrink' as const),
  }
  return pick<DrawnSettings>(settings, settings, { ...settings, form: 'final', finalSize: limits.max })
}

/** Somebody comes, goes or comes back; a match begins or ends; seldom the clock ends the round. */
function nextCommand(tournament: Tournament, random: Random): Command {
  const chance = random.nextInt(100, '')
  const pick = <T>(all: readonly T[]): T | undefined => all[random.nextInt(Math.max(1, all.length), '')]
  const person = pick(tournament.people)
  if (chance < 6 && person) return { kind: 'leave', person: person.person }
  if (chance < 10) return { kind: 'enter', person: `late${String(random.nextInt(1e6, ''))}`, name: '=late' }
  if (chance < 14 && person) return { kind: 'enter', person: person.person, name: person.name }
  if (tournament.phase !== 'round') return drawing(tournament)
  if (chance < 15) return { kind: 'endRound' }
  const tables = tournament.rounds.at(-1)?.tables ?? []
  const table = pick(tables.filter(({ state }) => state === 'waiting' || state === 'playing'))
  if (table?.state === 'playing') {
    const result = resultAt(tournament, tables.indexOf(table))
    return { kind: 'matchFinished', result: { ...result, scores: result.seats.map(() => random.nextInt(20, '')) } }
  }
  return { kind: 'matchBegan', table: table?.table ?? '' }
}

/** Everybody present sits once or sits out, at tables the game allows, drawn by everybody's key. */
function checkRound(before: Tournament, after: Tournament, limits: { min: number; max: number }): void {
  const round = after.rounds.at(-1)
  const { tables, byes } = round?.drawing.seating ?? { tables: [], byes: [] }
  const present = before.people.filter(({ here }) => here).map(({ person }) => person)
  const seated = tables.flat()
  expect(new Set([...seated, ...byes]).size).toBe(seated.length + byes.length)
  if (!round?.final) expect([...seated, ...byes].sort()).toEqual(present.sort())
  const sizes = tables.map(table => table.length)
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(limits.min)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(limits.max)
  expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1)
  const byesOf = (person: string): number =>
    before.rounds.filter(({ drawing: { seating } }) => seating.byes.includes(person)).length
  const most = Math.max(-1, ...byes.map(byesOf))
  for (const person of seated) if (!round?.final) expect(byesOf(person)).toBeGreaterThanOrEqual(most)
  expect(round && checkDrawing(round.drawing)).toBeNull()
}

function playEvening(seed: number, settings: DrawnSettings, count: number, random: Random): Tournament {
  const begun = newTournament(`t${seed}`, settings)
  let tournament = entering(people(count)).reduce<Tournament>((state, command) => {
    const step = take(state, command)
    return isRefusal(step) ? state : step.tournament
  }, begun)
  for (let i = 0; i < 3000 && tournament.phase !== 'over'; i++) {
    const due = tournament.phase === 'round' ? null : nextDrawTerms(tournament, 1, [])
    const command: Command = due && isRefusal(due) ? { kind: 'end' } : nextCommand(tournament, random)
    const text = JSON.stringify(tournament)
    const step = take(tournament, command)
    expect(JSON.stringify(tournament)).toBe(text)
    if (isRefusal(step)) continue
    if (command.kind === 'draw') checkRound(tournament, step.tournament, settings.limits)
    tournament = restarted(step.tournament)
  }
  return tournament
}

/** What a restarted host reads: the same standings, from the same records. */
function restarted(tournament: Tournament): Tournament {
  const read = readTournament(JSON.stringify(tournament))
  if (isRefusal(read)) expect.fail(read.refused)
  expect(read).toEqual(tournament)
  expect(standingsOf(read)).toEqual(standingsOf(tournament))
  return read
}

describe.each(GAMES.map(game => ({ name: game[0], game })))('evenings of $name', ({ game }) => {
  it.each([8, 11, 23, 40])('with %i people come to their end', count => {
    const seed = count * 31 + game[1].max
    const random = fastRandom(seed)
    const settings = settingsBy(random, game)
    const over = playEvening(seed, settings, count, random)
    expect(over.phase).toBe('over')
    expect(over.rounds.length).toBeLessThanOrEqual(roundCount(settings))
    expect(standingsOf(over)).toHaveLength(over.people.length)
  })
})
