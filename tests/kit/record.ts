/** Records of matches in tests: really played, or made of the events that a test needs. */
import { bytesToHex } from '@noble/hashes/utils.js'
import {
  fastRandom,
  Match,
  type Entry,
  type Game,
  type GameState,
  type Json,
  type Options,
  type Outcome,
  type Proposal,
  type EmittedEvent,
  type Seat,
} from '../../src-shared/kernel'
import { RECORD, type FairRecord, type MatchRecord } from '../../src-shared/record'
import { keyOf, playing, tableOptions, type NextMove } from './play'

/** How many match keys there are in tests: one byte's. */
const KEYS = 256

/** How a key is recorded to which nobody contributed. */
export const FIXED_KEY: FairRecord = { fixed: true, commit: '', number: '', hands: [], restarts: [] }

/** What a test says of a record; the rest is an ended match without anything in it. */
export interface LiteralRecord {
  readonly game: string
  readonly rules?: number
  readonly seats: number
  readonly options?: Options
  readonly key?: string
  readonly begun?: readonly EmittedEvent<object>[]
  readonly answers?: readonly { readonly entry?: Partial<Entry>; readonly told: readonly EmittedEvent<object>[] }[]
  readonly outcome?: Outcome | null
}

export const literalRecord = ({ game, seats, ...of }: LiteralRecord): MatchRecord => ({
  record: RECORD,
  id: 'm1',
  table: 'Table',
  game,
  rules: of.rules ?? 0,
  seats: Array.from({ length: seats }, (_, seat) => ({ who: 'person', name: `S${seat}`, person: `p${seat}` })),
  options: of.options ?? {},
  deck: null,
  dealt: 0,
  ended: 1,
  key: of.key ?? bytesToHex(keyOf(1)),
  begun: asTold(of.begun ?? []),
  answers: (of.answers ?? []).map(({ entry, told }) => ({
    entry: { seat: 0, ask: '0/x/0', answer: true, by: 'hand', ...entry },
    told: asTold(told),
  })),
  outcome: of.outcome === undefined ? { winners: [0], reason: 'x' } : of.outcome,
  fair: FIXED_KEY,
})

const asTold = (told: readonly EmittedEvent<object>[]): readonly EmittedEvent<Json>[] =>
  told as unknown as readonly EmittedEvent<Json>[]

/** A record of public events alone, each told by an answer of its own. */
export const recordOfEvents = (
  game: string,
  seats: number,
  events: readonly object[],
  winners: readonly Seat[] = [0],
) =>
  literalRecord({
    game,
    seats,
    answers: events.map(event => ({ told: [{ event }] })),
    outcome: { winners, reason: 'x' },
  })

export interface PlayedRecord<S, E> {
  readonly record: MatchRecord
  /** What each answer did: with the states, for a recount that does not read the record. */
  readonly steps: readonly Proposal<S, E>[]
}

/** Plays a match with random players, and keeps it as the host would. */
export function playRecord<S extends GameState, E, O, W>(
  game: Game<S, E, O, W>,
  next: NextMove,
  { seats, options, seed, most }: { seats: number; options: Options; seed: number; most: number },
): PlayedRecord<S, E> {
  const key = keyOf(seed % KEYS)
  const { match, events } = Match.start(game, seats, tableOptions(game, options), key)
  const steps: Proposal<S, E>[] = []
  playing(next)(match, fastRandom(seed), most, step => steps.push(step))
  const record = literalRecord({
    game: game.id,
    rules: game.rulesVersion,
    seats,
    options: match.options,
    key: bytesToHex(key),
    begun: plain(events),
    answers: steps.map(({ entry, events: told }) => ({ entry, told: plain(told) })),
    outcome: match.outcome,
  })
  return { record, steps }
}

const plain = <E>(events: readonly EmittedEvent<E>[]): readonly EmittedEvent<object>[] =>
  events as unknown as readonly EmittedEvent<object>[]
