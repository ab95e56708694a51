/** What a match of the Overlord will be remembered for, by both sets of rules. */
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
import type { OverlordEvent } from './rules/state'

interface Facts {
  readonly seats: number
  readonly events: readonly OverlordEvent[]
}

/** Where fewer seats have got a look, to have none is nothing. */
const MANY_LOOKED_AT = 2
const MOST_UNSEEN = 2
const MANY_BLAMES = 3
const MANY_FREEZES = 2
const MANY_MERCIES = 2
/** Letters of a line that somebody took time for. A bot's line is a short mark (excuses.ts), so it is never told. */
const LONG_EXCUSE = 40

/** Who came through without a single look. */
const noLook: MemoryFinder<Facts> = ({ seats, events }) => {
  const looked = tally(
    seats,
    events.flatMap(event => (event.kind === 'look' ? [event.seat] : [])),
  )
  const unseen = servantsOf({ seats, events }).filter(seat => looked[seat] === 0)
  const others = looked.filter(looks => looks > 0).length
  return unseen.length > 0 && unseen.length <= MOST_UNSEEN && others >= MANY_LOOKED_AT
    ? { key: 'noLook', seats: unseen, params: {} }
    : null
}

/** Classic: begged after the third look, and the card that was turned up showed no skull. */
const narrowEscape: MemoryFinder<Facts> = ({ seats, events }) =>
  leadMemory(
    'narrowEscape',
    tally(
      seats,
      events.flatMap(event => (event.kind === 'turnUp' && !event.skull ? [event.seat] : [])),
    ),
    1,
  )

/** Formal: mercy that counted. */
const mercies: MemoryFinder<Facts> = ({ seats, events }) =>
  events.some(event => event.kind === 'mercy')
    ? leadMemory(
        'mercies',
        tally(
          seats,
          events.flatMap(event => (event.kind === 'spared' ? [event.seat] : [])),
        ),
        MANY_MERCIES,
      )
    : null

/** The longest line that was typed with a hint. */
const longExcuse: MemoryFinder<Facts> = ({ events }) => {
  const lines = events.flatMap(event => (event.kind === 'hint' ? [event.told] : []))
  const [longest, ...equals] = greatest(lines, ({ line }) => line.length)
  if (!longest || longest.line.length < LONG_EXCUSE || equals.length > 0) return null
  const { seat, hint, line } = longest
  return { key: 'longExcuse', seats: [seat], params: { title: hint, line } }
}

/** Who had to answer for others most often. */
const scapegoat: MemoryFinder<Facts> = ({ seats, events }) =>
  leadMemory(
    'scapegoat',
    tally(
      seats,
      blamesOf(events).map(({ to }) => to),
    ),
    MANY_BLAMES,
  )

/** Who passed the blame most often. */
const blamer: MemoryFinder<Facts> = ({ seats, events }) =>
  leadMemory(
    'blamer',
    tally(
      seats,
      blamesOf(events).map(({ seat }) => seat),
    ),
    MANY_BLAMES,
  )

/** Who broke into the others' stories most often. */
const freezer: MemoryFinder<Facts> = ({ seats, events }) =>
  leadMemory(
    'freezer',
    tally(
      seats,
      events.flatMap(event => (event.kind === 'freeze' || event.kind === 'interrupt' ? [event.seat] : [])),
    ),
    MANY_FREEZES,
  )

/** Formal: everybody serves, since the title goes round. */
function servantsOf({ seats, events }: Facts): readonly Seat[] {
  const formal = events.some(event => event.kind === 'round')
  const overlord = events.find(event => event.kind === 'deal')?.overlord
  return Array.from({ length: seats }, (_, seat) => seat).filter(seat => formal || seat !== overlord)
}

/** The passes that cost a card: those of the first round go to the neighbour anyway. */
const blamesOf = (events: readonly OverlordEvent[]): readonly { readonly seat: Seat; readonly to: Seat }[] =>
  events.flatMap(event => (event.kind === 'pass' || event.kind === 'blame' ? [event] : []))

export const memories: (record: MatchRecord) => readonly Memory[] = memoriesFrom(readFacts, [
  narrowEscape,
  noLook,
  longExcuse,
  mercies,
  scapegoat,
  blamer,
  freezer,
])

function readFacts(record: MatchRecord): Facts {
  return { seats: record.seats.length, events: emittedOf<OverlordEvent>(record).map(({ event }) => event) }
}
