/** What a match of Dark Tales will be remembered for. Every gain of points is public when it happens. */
import type { Seat } from '../../kernel'
import {
  emittedOf,
  greatest,
  leadMemory,
  memoriesFrom,
  tally,
  type Memory,
  type MemoryFinder,
} from '../../record/memories'
import type { MatchRecord } from '../../record/record'
import type { CardId } from './rules/deck'
import type { TalesEvent } from './rules/state'

type EventOf<Kind extends TalesEvent['kind']> = Extract<TalesEvent, { kind: Kind }>

interface Facts {
  readonly seats: number
  readonly events: readonly TalesEvent[]
  readonly winners: readonly Seat[]
}

/** A lead of one point is nearly none. */
const CLEAR_LEAD = 2
const GOOD_TURN = 6
const GOOD_CARD = 6
const MANY_TAKEN = 2
const MANY_BROKEN = 3

/** The only winner was behind until the story was counted. */
const comeback: MemoryFinder<Facts> = ({ events, winners }) => {
  const [winner, ...others] = winners
  const totals = events.find((event): event is EventOf<'end'> => event.kind === 'end')?.totals ?? []
  const own = totals.find(({ seat }) => seat === winner)
  if (winner === undefined || others.length > 0 || !own) return null
  const n = Math.max(...totals.map(({ played }) => played)) - own.played
  return n >= CLEAR_LEAD ? { key: 'comeback', seats: [winner], params: { n } } : null
}

/** The turn that brought its player most points. */
const bestTurn: MemoryFinder<Facts> = ({ events }) => {
  const turns: { seat: Seat; number: number; n: number }[] = []
  for (const event of events) {
    if (event.kind === 'turn') turns.push({ seat: event.seat, number: event.number, n: 0 })
    const turn = turns.at(-1)
    if (event.kind === 'vp' && turn?.seat === event.seat) turn.n += event.vp
  }
  const [best, ...equals] = greatest(turns, ({ n }) => n)
  if (!best || best.n < GOOD_TURN || equals.length > 0) return null
  return { key: 'bestTurn', seats: [best.seat], params: { n: best.n, turn: best.number } }
}

interface Scoring {
  readonly card: CardId
  readonly seat: Seat
  n: number
}

/** The card that brought one seat most points, at once or from turn to turn. */
const bestCard: MemoryFinder<Facts> = ({ events }) => {
  const cards = new Map<string, Scoring>()
  for (const event of events) {
    if (event.kind !== 'vp' || (event.by.by !== 'card' && event.by.by !== 'permanent')) continue
    const { card, name } = event.by
    const id = `${name}/${event.seat}`
    const scoring = cards.get(id) ?? { card, seat: event.seat, n: 0 }
    scoring.n += event.vp
    cards.set(id, scoring)
  }
  const [best, ...equals] = greatest([...cards.values()], ({ n }) => n)
  if (!best || best.n < GOOD_CARD || equals.length > 0) return null
  return { key: 'bestCard', seats: [best.seat], params: { n: best.n, card: best.card } }
}

const isFromOther = (event: EventOf<'take' | 'discard'>): boolean => event.at !== null && event.at !== event.seat

/** Who took most cards from in front of the others into the own hand. */
const robber: MemoryFinder<Facts> = ({ seats, events }) =>
  leadMemory(
    'robber',
    tally(
      seats,
      events.flatMap(event => (event.kind === 'take' && isFromOther(event) ? [event.seat] : [])),
    ),
    MANY_TAKEN,
  )

/** Who discarded most cards of the others. */
const breaker: MemoryFinder<Facts> = ({ seats, events }) =>
  leadMemory(
    'breaker',
    tally(
      seats,
      events.flatMap(event => (event.kind === 'discard' && isFromOther(event) ? [event.seat] : [])),
    ),
    MANY_BROKEN,
  )

export const memories: (record: MatchRecord) => readonly Memory[] = memoriesFrom(readFacts, [
  comeback,
  bestTurn,
  bestCard,
  robber,
  breaker,
])

function readFacts(record: MatchRecord): Facts {
  return {
    seats: record.seats.length,
    events: emittedOf<TalesEvent>(record).map(({ event }) => event),
    winners: record.outcome?.winners ?? [],
  }
}
