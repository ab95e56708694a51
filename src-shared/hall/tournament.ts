/** The state of a tournament: plain data, from which a host goes on after a crash. */
import type { Json } from '../kernel'
import type { Drawing } from './drawing'
import type { MatchResult } from './matchResult'
import type { DrawnSettings, TournamentSettings } from './settings'
import type { Entrant } from './standings'

/** Version of the format. Increase it when older programs could no longer read a state. */
export const TOURNAMENT = 1

/**
 * `entry`: nothing has been drawn. `round`: a round is played. `pause`: the next one can be drawn. `free`: matches are
 * played as people like. `over`: nothing more counts.
 */
export const PHASES = ['entry', 'round', 'pause', 'free', 'over'] as const
export type Phase = (typeof PHASES)[number]

export interface Participant extends Entrant {
  readonly name: string
  readonly here: boolean
}

/** Who plays a seat: its person, a bot in their place, or nobody, because the table went on with one seat less. */
export const SEAT_PLAYERS = ['person', 'bot', 'nobody'] as const

export interface TableSeat {
  readonly person: string
  readonly by: (typeof SEAT_PLAYERS)[number]
}

/** `closed`: everybody had left. */
export const TABLE_STATES = ['waiting', 'playing', 'finished', 'unfinished', 'closed'] as const

export interface RoundTable {
  /** Round and number: '2-5'. */
  readonly table: string
  readonly seats: readonly TableSeat[]
  readonly state: (typeof TABLE_STATES)[number]
}

export interface Round {
  /** From 1; the final counts on. */
  readonly round: number
  readonly final: boolean
  readonly drawing: Drawing
  readonly tables: readonly RoundTable[]
}

export interface Tournament {
  readonly tournament: typeof TOURNAMENT
  readonly id: string
  readonly settings: TournamentSettings
  readonly phase: Phase
  readonly people: readonly Participant[]
  readonly rounds: readonly Round[]
  readonly results: readonly MatchResult[]
}

/** What the host has to do after a command. */
export type Task =
  | {
      readonly do: 'openTable'
      readonly table: string
      readonly seats: readonly string[]
      readonly game: string
      readonly options: { readonly [key: string]: Json }
    }
  | { readonly do: 'closeTable'; readonly table: string }
  /** A bot takes the seat of this person, or the person takes it back from a bot, or the seat is removed. */
  | { readonly do: 'seatBot' | 'seatPerson' | 'removeSeat'; readonly table: string; readonly person: string }
  | { readonly do: 'startClock'; readonly round: number; readonly minutes: number }
  | { readonly do: 'showStandings' }

/** What comes of a command. */
export interface Step {
  readonly tournament: Tournament
  readonly tasks: readonly Task[]
}

/** Begins a tournament. */
export const newTournament = (id: string, settings: TournamentSettings): Tournament => ({
  tournament: TOURNAMENT,
  id,
  settings,
  phase: settings.form === 'free' ? 'free' : 'entry',
  people: [],
  rounds: [],
  results: [],
})

/** How many rounds are drawn, the final included. */
export const roundCount = (settings: DrawnSettings): number => settings.rounds + (settings.form === 'final' ? 1 : 0)

/** The round that is played, or was played last. */
export const latestRound = ({ rounds }: Tournament): Round | null => rounds.at(-1) ?? null
