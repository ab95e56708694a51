/** Records of matches in tests: really played, or made of the events that a test needs. */
import { bytesToHex } from '@noble/hashes/utils.js'
import {
  fastRandom,
  type Entry,
  type Game,
  type GameState,
  type Json,
  type Match,
  type Options,
  type Outcome,
  type EmittedEvent,
  type Seat,
} from '../../src-shared/kernel'
import { RECORD, type MatchRecord } from '../../src-shared/record'
import { keyOf, playing, type Dealt, type NextMove } from './play'

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
  fair: null,
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

/** Plays a match with random players, and keeps it as the host would. */
export function playRecord<S extends GameState, E, O, W>(
  game: Game<S, E, O, W>,
  deal: (seats: number, options: Options, key: number) => Dealt<S, E, O, W>,
  next: NextMove,
  { seats, options, seed, most }: { seats: number; options: Options; seed: number; most: number },
): MatchRecord {
  const key = seed % 256
  const { match, events } = deal(seats, options, key)
  const answers: { entry: Entry; told: readonly EmittedEvent<object>[] }[] = []
  playing(next)(match, fastRandom(seed), most, ({ entry, events: told }) => {
    answers.push({ entry, told: told as unknown as readonly EmittedEvent<object>[] })
  })
  return literalRecord({
    game: game.id,
    rules: game.rulesVersion,
    seats,
    options: match.options,
    key: bytesToHex(keyOf(key)),
    begun: events as unknown as readonly EmittedEvent<object>[],
    answers,
    outcome: match.outcome,
  })
}
