/** Messages about the tournament of a hall: what its organizer asks, what everybody sees, and how a round is drawn. */
import * as v from 'valibot'
import { gameId, personId } from '../ids'
import type { Json } from '../kernel'
import { hex, json, listOf as bounded, n, recordOf, text } from './schema'
import { TABLE_SETTINGS } from './settings'

/** `rounds`: everybody plays all. `final`: heats and a final. `free`: as people like. */
export const FORMS = ['rounds', 'final', 'free'] as const
export const POINTS = ['place', 'score'] as const
export const UNFINISHED = ['average', 'nothing'] as const
export const LATE = ['average', 'zero', 'closed'] as const
export const LEAVERS = ['bot', 'shrink'] as const

const seats = v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(13))
const count = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most))

/** What a tournament can be, as its organizer chooses. Free play uses the game, its options and the points alone. */
export const tournamentPlan = v.strictObject({
  form: v.picklist(FORMS),
  game: gameId,
  options: recordOf(json),
  points: v.picklist(POINTS),
  /** Seconds for an answer; 0: no clock. */
  clock: v.picklist(TABLE_SETTINGS.clock.values),
  rounds: count(20),
  size: seats,
  finalSize: seats,
  /** Minutes after which a round ends; null: when its matches do. */
  minutes: v.nullable(count(600)),
  unfinished: v.picklist(UNFINISHED),
  late: v.picklist(LATE),
  leavers: v.picklist(LEAVERS),
})
export type TournamentPlan = v.InferOutput<typeof tournamentPlan>

export const tournamentRequests = [
  /** For the organizer: begins a tournament. */
  v.strictObject({ kind: v.literal('beginTournament'), n, plan: tournamentPlan }),
  /** Takes part, or no longer does. `person`: somebody else, for the organizer. */
  v.strictObject({ kind: v.literal('enterTournament'), n, person: v.optional(personId) }),
  v.strictObject({ kind: v.literal('leaveTournament'), n, person: v.optional(personId) }),
  /** For the organizer: draws the next round; lets matches begin without those who are missing; ends what runs. */
  v.strictObject({ kind: v.literal('drawRound'), n }),
  v.strictObject({ kind: v.literal('startTables'), n }),
  v.strictObject({ kind: v.literal('endRound'), n }),
  v.strictObject({ kind: v.literal('endTournament'), n }),
  /** A commitment to a number for a drawing, and the number itself. `draw`: the hash of its terms. */
  v.strictObject({ kind: v.literal('drawCommit'), n, draw: hex, commit: hex }),
  v.strictObject({ kind: v.literal('drawNumber'), n, draw: hex, number: hex }),
] as const
export type TournamentRequest = v.InferOutput<(typeof tournamentRequests)[number]>

/** Asks for a commitment to a number: the terms of a drawing, and the host's own commitment. */
export interface DrawTermsMessage {
  readonly kind: 'drawTerms'
  /** Hash of the terms. */
  readonly draw: string
  readonly terms: Json
  readonly commit: string
}

/** Asks for the numbers: everybody has committed. `seat` counts the contributors of the terms. */
export interface DrawCommitsMessage {
  readonly kind: 'drawCommits'
  readonly draw: string
  readonly hands: readonly { readonly seat: number; readonly commit: string }[]
}

/** The record of a drawing, from which anybody can draw it again. */
export interface DrawnMessage {
  readonly kind: 'drawn'
  readonly drawing: Json
}

export type TournamentMessage = DrawTermsMessage | DrawCommitsMessage | DrawnMessage

/** Who plays a seat of the round: its person, or a bot in their place. */
export interface RoundSeatView {
  readonly person: string
  readonly name: string
  readonly by: 'person' | 'bot'
}

export interface RoundTableView {
  /** From 1. */
  readonly number: number
  /** Id of the table in the hall; null while it is not open. */
  readonly at: string | null
  readonly state: 'waiting' | 'playing' | 'finished' | 'unfinished' | 'closed'
  readonly seats: readonly RoundSeatView[]
}

export interface StandingView {
  readonly person: string
  readonly name: string
  /** Whether they take part still. */
  readonly here: boolean
  /** From 1; equal for people who share one. */
  readonly place: number
  readonly points: number
  readonly wins: number
  readonly opponents: number
  readonly matches: number
  readonly byes: number
  /** What sets them apart from the line above. */
  readonly apartBy: 'final' | 'points' | 'wins' | 'opponents' | null
}

/** The tournament as everybody sees it. */
export interface TournamentView {
  readonly id: string
  readonly form: (typeof FORMS)[number]
  readonly game: string
  readonly points: (typeof POINTS)[number]
  readonly phase: 'entry' | 'round' | 'pause' | 'free' | 'over'
  /** How many rounds there are, the final included; 0 in free play. */
  readonly rounds: number
  /** The round that is played or was played last; 0 before the first. */
  readonly round: number
  /** Whether that is the final. */
  readonly final: boolean
  /** Whether the next round is being drawn. */
  readonly drawing: boolean
  /** Whether somebody new may still enter. */
  readonly open: boolean
  /** When the round ends, by the host's clock; null without a round clock. */
  readonly ends: number | null
  readonly tables: readonly RoundTableView[]
  /** Names of those who sit out. */
  readonly byes: readonly string[]
  /** Everybody who ever entered, the best first. */
  readonly standings: readonly StandingView[]
}

/** Longest lists: longer ones would only block the page. */
const MOST = 400

const listOf = <T extends v.GenericSchema>(item: T) => bounded(item, MOST)

export const tournamentView = v.object({
  id: text,
  form: v.picklist(FORMS),
  game: text,
  points: v.picklist(POINTS),
  phase: v.picklist(['entry', 'round', 'pause', 'free', 'over']),
  rounds: n,
  round: n,
  final: v.boolean(),
  drawing: v.boolean(),
  open: v.boolean(),
  ends: v.nullable(v.number()),
  tables: listOf(
    v.object({
      number: n,
      at: v.nullable(text),
      state: v.picklist(['waiting', 'playing', 'finished', 'unfinished', 'closed']),
      seats: listOf(v.object({ person: text, name: text, by: v.picklist(['person', 'bot']) })),
    }),
  ),
  byes: listOf(text),
  standings: listOf(
    v.object({
      person: text,
      name: text,
      here: v.boolean(),
      place: n,
      points: v.number(),
      wins: n,
      opponents: v.number(),
      matches: n,
      byes: n,
      apartBy: v.nullable(v.picklist(['final', 'points', 'wins', 'opponents'])),
    }),
  ),
})

export const tournamentMessages = [
  v.object({ kind: v.literal('drawTerms'), draw: hex, terms: json, commit: hex }),
  v.object({ kind: v.literal('drawCommits'), draw: hex, hands: listOf(v.object({ seat: n, commit: hex })) }),
  v.object({ kind: v.literal('drawn'), drawing: json }),
] as const
