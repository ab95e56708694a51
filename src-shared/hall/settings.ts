/** The settings of a tournament and their schema. */
import * as v from 'valibot'
import { gameId } from '../ids'
import { json, recordOf } from '../wire/schema'

/** Most people of a tournament, those who left included, and most rounds. */
export const MAX_PEOPLE = 200
export const MAX_ROUNDS = 20
/** Most seats of a table. */
const MAX_SEATS = 13

const seats = v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(MAX_SEATS))
const count = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most))

export const limitsSchema = v.pipe(
  v.strictObject({ min: seats, max: seats }),
  v.check(({ min, max }) => min <= max),
)

const PLAY = {
  game: gameId,
  options: recordOf(json),
  /** How many seats the game allows with these options (`seatLimits`). */
  limits: limitsSchema,
  points: v.picklist(['place', 'score']),
  /** Seconds for an answer at its tables; without it there is no clock. */
  clock: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
}

const ROUNDS = {
  ...PLAY,
  rounds: count(MAX_ROUNDS),
  /** Wanted people per table. */
  size: seats,
  /** Minutes after which a round ends; null: when its matches do. */
  minutes: v.nullable(count(600)),
  /** What counts for a match that the clock broke off: the round's average for all at the table, or nothing. */
  unfinished: v.picklist(['average', 'nothing']),
  /** Who arrives after the first drawing: gets the average of the rounds missed, or nothing for them, or is refused. */
  late: v.picklist(['average', 'zero', 'closed']),
  /** The last round in which somebody may still enter. */
  lateUntil: count(MAX_ROUNDS),
  /** Before a match: a bot takes the seat of somebody who leaves, or the table goes on with one seat less. */
  leavers: v.picklist(['bot', 'shrink']),
}

/** Schema of the settings. */
export const settingsSchema = v.pipe(
  v.variant('form', [
    /** Everybody plays every round. */
    v.strictObject({ form: v.literal('rounds'), ...ROUNDS }),
    /** The rounds are heats; the best of them play a final, which has one table of `finalSize`. */
    v.strictObject({ form: v.literal('final'), ...ROUNDS, finalSize: seats }),
    /** People sit down as they like; all matches count. */
    v.strictObject({ form: v.literal('free'), ...PLAY }),
  ]),
  v.check(settings => sizesOf(settings).every(size => size >= settings.limits.min && size <= settings.limits.max)),
)

const sizesOf = (settings: object): readonly number[] =>
  ['size', 'finalSize'].flatMap(key => (key in settings ? Number(settings[key as keyof typeof settings]) : []))

export type TournamentSettings = v.InferOutput<typeof settingsSchema>
/** The settings of a tournament with drawn rounds. */
export type DrawnSettings = Exclude<TournamentSettings, { form: 'free' }>
