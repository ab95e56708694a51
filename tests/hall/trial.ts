/** What the tests of the hall share: people, drawings whose numbers fit, and small shorthands. */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { expect } from 'vitest'
import { commitOf, HOST } from '../../src-shared/fair/numbers'
import {
  drawTermsHash,
  nextDrawTerms,
  seatingOf,
  take,
  type Candidate,
  type Command,
  type DrawNumbers,
  type DrawnSettings,
  type DrawTerms,
  type MatchResult,
  type Step,
  type Task,
  type Tournament,
} from '../../src-shared/hall'
import { isRefusal, type Refusal } from '../../src-shared/kernel'

/** A number that a word stands for. */
export const numberOf = (word: string): string => bytesToHex(sha256(utf8ToBytes(word)))

export const KEY = numberOf('key')

/** Ids of so many people, in the order of their numbers. */
export const people = (count: number): string[] =>
  Array.from({ length: count }, (_, at) => `p${String(at + 1).padStart(3, '0')}`)

/** People nobody knows anything of yet. */
export const newcomers = (count: number): Candidate[] =>
  people(count).map(person => ({ person, place: 1, byes: 0, seated: 0 }))

/** The opened numbers of the host and of everybody who contributes. @param word another one gives other numbers */
export function numbersFor(terms: DrawTerms, word = ''): DrawNumbers {
  const hash = drawTermsHash(terms)
  const number = numberOf(`${word}host`)
  return {
    commit: commitOf(number, hash, HOST),
    number,
    hands: terms.contributors.map((person, seat) => {
      const own = numberOf(`${word}${person}`)
      return { seat, commit: commitOf(own, hash, person), number: own }
    }),
  }
}

/** Rounds of four at a table, of which three are played. */
export const SETTINGS: DrawnSettings = {
  form: 'rounds',
  game: 'castle',
  options: {},
  limits: { min: 3, max: 8 },
  points: 'place',
  rounds: 3,
  size: 4,
  minutes: null,
  unfinished: 'average',
  late: 'average',
  lateUntil: 2,
  leavers: 'bot',
}

/** The step of a command that must be taken. */
export function stepOf(tournament: Tournament, command: Command): Step {
  const step = take(tournament, command)
  if (isRefusal(step)) expect.fail(`${command.kind}: ${step.refused}`)
  return step
}

/** The tournament after commands that must be taken. */
export const after = (tournament: Tournament, ...commands: Command[]): Tournament =>
  commands.reduce((state, command) => stepOf(state, command).tournament, tournament)

/** Why a command is refused; 'taken' when it is not. */
export const refusalOf = (step: Step | Refusal): string => (isRefusal(step) ? step.refused : 'taken')

export const entering = (persons: readonly string[]): Command[] =>
  persons.map(person => ({ kind: 'enter', person, name: `Name of ${person}` }))

/** Draws the next round. */
export function drawing(tournament: Tournament, word = ''): Command {
  const terms = nextDrawTerms(tournament, 1, [])
  if (isRefusal(terms)) expect.fail(terms.refused)
  const numbers = numbersFor(terms, word)
  return { kind: 'draw', terms, numbers, seating: seatingOf(terms, numbers) }
}

/** The match of a table of the latest round, won in seat order unless places are given. */
export function resultAt(tournament: Tournament, at: number, given: Partial<MatchResult> = {}): MatchResult {
  const round = tournament.rounds.at(-1)
  const table = round?.tables[at]
  if (!round || !table) expect.fail(`no table ${at}`)
  const seats = table.seats
    .filter(({ by }) => by !== 'nobody')
    .map(({ person, by }) => (by === 'person' ? person : null))
  return {
    match: `match of ${table.table}`,
    round: round.round,
    table: table.table,
    final: round.final,
    seats,
    places: seats.map((_, seat) => seat + 1),
    scores: null,
    counts: 'result',
    ...given,
  }
}

/** Plays all tables of the latest round to the end. */
export function playRound(tournament: Tournament): Tournament {
  const tables = tournament.rounds.at(-1)?.tables ?? []
  return tables.reduce(
    (state, { table }, at) =>
      after(state, { kind: 'matchBegan', table }, { kind: 'matchFinished', result: resultAt(state, at) }),
    tournament,
  )
}

/** The kinds of things to do. */
export const dos = (tasks: readonly Task[]): string[] => tasks.map(task => task.do)
