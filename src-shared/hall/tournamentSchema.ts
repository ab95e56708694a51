/** Reads a stored tournament. */
import * as v from 'valibot'
import { refuse, type Refusal } from '../kernel'
import { personId, tableId } from '../ids'
import { hex, listOf, n, text } from '../wire/schema'
import { checkDrawNumbers } from './drawing'
import { limitsSchema, MAX_PEOPLE, MAX_ROUNDS, settingsSchema } from './settings'
import { PHASES, SEAT_PLAYERS, TABLE_STATES, TOURNAMENT, type Tournament } from './tournament'

/** Most seats of a table, most tables of a round, and most matches of free play. */
const MOST_SEATS = 13
const MOST_TABLES = MAX_PEOPLE / 2
const MOST_RESULTS = 5000

const people = listOf(personId, MAX_PEOPLE)
const tables = listOf(listOf(personId, MOST_SEATS), MOST_TABLES)

const request = v.strictObject({
  kind: v.picklist(['round', 'final']),
  limits: limitsSchema,
  size: n,
  people: listOf(v.strictObject({ person: personId, place: n, byes: n, seated: n }), MAX_PEOPLE),
  met: listOf(listOf(n, MOST_SEATS), MOST_TABLES * MAX_ROUNDS),
})

/** Schema of the terms of a drawing, from a host or a file. */
export const drawTermsSchema = v.strictObject({
  draw: v.literal('seating'),
  /** Made like a table's. */
  tournament: tableId,
  round: n,
  attempt: n,
  request,
  contributors: people,
  excluded: people,
})

const numbers = {
  commit: hex,
  number: hex,
  hands: listOf(v.strictObject({ seat: n, commit: hex, number: hex }), MAX_PEOPLE),
}

/** Schema of the opened numbers of a drawing. */
export const drawNumbersSchema = v.strictObject(numbers)

/** Schema of the record of a drawing. */
export const drawingSchema = v.strictObject({
  terms: drawTermsSchema,
  ...numbers,
  seating: v.strictObject({ tables, byes: people }),
})

const table = v.strictObject({
  table: tableId,
  seats: listOf(v.strictObject({ person: personId, by: v.picklist(SEAT_PLAYERS) }), MOST_SEATS),
  state: v.picklist(TABLE_STATES),
})

const seatNumbers = listOf(v.pipe(v.number(), v.safeInteger()), MOST_SEATS)

/** Schema of a match's result. */
export const resultSchema = v.strictObject({
  match: v.pipe(v.string(), v.minLength(1), v.maxLength(160)),
  round: n,
  table: tableId,
  final: v.boolean(),
  seats: listOf(v.nullable(personId), MOST_SEATS),
  places: seatNumbers,
  scores: v.nullable(seatNumbers),
  counts: v.picklist(['result', 'average']),
})

/** Schema of a tournament's state. */
export const tournamentSchema = v.strictObject({
  tournament: v.literal(TOURNAMENT),
  id: tableId,
  settings: settingsSchema,
  phase: v.picklist(PHASES),
  people: listOf(v.strictObject({ person: personId, name: text, from: n, here: v.boolean() }), MAX_PEOPLE),
  rounds: listOf(
    v.strictObject({ round: n, final: v.boolean(), drawing: drawingSchema, tables: listOf(table, MOST_TABLES) }),
    MAX_ROUNDS + 1,
  ),
  results: listOf(resultSchema, MOST_RESULTS),
})

/** Reads a tournament from its JSON. The numbers of its drawings must fit; `checkDrawing` draws again, too. */
export function readTournament(text: string): Tournament | Refusal {
  const content = parsed(text)
  if (typeof content === 'object' && content !== null && isNewer(content)) return refuse('tournamentNewer')
  const read = v.safeParse(tournamentSchema, content)
  if (!read.success) return refuse('tournamentUnreadable')
  return read.output.rounds.some(({ drawing }) => checkDrawNumbers(drawing.terms, drawing) !== null)
    ? refuse('tournamentUnreadable')
    : read.output
}

const isNewer = (content: object): boolean =>
  'tournament' in content && typeof content.tournament === 'number' && content.tournament > TOURNAMENT

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
