/**
 * What a match of Castle of the Devil will be remembered for. Everything is in its events: the private parts say which
 * card went where, and the end says who belonged together.
 */
import type { Seat } from '../../kernel'
import {
  commonest,
  emittedOf,
  leadMemory,
  memoriesFrom,
  tally,
  type Memory,
  type MemoryFinder,
} from '../../record/memories'
import type { MatchRecord } from '../../record/record'
import { copiesOf, SOCIETIES, type ObjectId, type Society } from './rules/cards'
import type { Aside, CastleEvent } from './rules/state'

/** A card that changed hands. `taken`: the winner of a duel chose it, not its holder. */
interface Handover {
  readonly from: Seat
  readonly to: Seat
  readonly object: ObjectId
  readonly taken: boolean
}

interface Facts {
  readonly seats: number
  readonly events: readonly CastleEvent[]
  readonly handovers: readonly Handover[]
  /** Each seat's society; null after a victory alone, which need not show everybody's. */
  readonly societies: readonly Society[] | null
}

const MANY_DUELS = 2
const MANY_WINS = 2
const MANY_SECRETS = 2
const MANY_GIFTS = 2
const FAR_TRAVELLED = 5
const MANY_SPIES = 4

const endOf = (events: readonly CastleEvent[]): Extract<CastleEvent, { kind: 'end' }> | undefined =>
  events.find(event => event.kind === 'end')

/** A declaration that gave the match away to the other society. */
const mistake: MemoryFinder<Facts> = ({ events }) => {
  const end = endOf(events)
  return end?.reason === 'mistaken' && end.society
    ? { key: 'mistake', seats: [end.by], params: { society: end.society } }
    : null
}

/** Whoever saw through the other society. */
const unmasked: MemoryFinder<Facts> = ({ events }) => {
  const end = endOf(events),
    declared = events.find(event => event.kind === 'declare')
  return end?.reason === 'divined' && declared
    ? { key: 'unmasked', seats: [end.by], params: { named: declared.named } }
    : null
}

/** Two of one society who called each other to duels. */
const friendlyFire: MemoryFinder<Facts> = ({ events, societies }) => {
  if (!societies) return null
  const pairs = events.flatMap(event => {
    if (event.kind !== 'challenge') return []
    const { attacker, defender } = event
    return societies[attacker] === societies[defender]
      ? [`${Math.min(attacker, defender)}/${Math.max(attacker, defender)}`]
      : []
  })
  const most = commonest(pairs, MANY_DUELS)
  if (!most) return null
  const seats = most.item.split('/').map(Number)
  return { key: 'friendlyFire', seats, params: { n: most.n, society: seats.map(seat => societies[seat])[0] ?? '' } }
}

/** Who put most relics of the other society into that society's own hands. */
const enemyGifts: MemoryFinder<Facts> = ({ seats, handovers, societies }) => {
  if (!societies) return null
  const givers = handovers.flatMap(({ from, to, object, taken }) => {
    const receiver = societies[to]
    const isGift = receiver && !taken && receiver !== societies[from] && object === SOCIETIES[receiver].relic
    return isGift ? [from] : []
  })
  return leadMemory('enemyGifts', tally(seats, givers), MANY_GIFTS)
}

const duelsWon: MemoryFinder<Facts> = ({ seats, events }) =>
  leadMemory(
    'duelsWon',
    tally(
      seats,
      events.flatMap(event => (event.kind === 'won' ? [event.winner] : [])),
    ),
    MANY_WINS,
  )

/** Who had seen most of the others' societies. */
const insider: MemoryFinder<Facts> = ({ seats, events }) => {
  const seen = new Set<string>()
  const lookers = events.flatMap(event => {
    if (event.kind !== 'look' || event.what !== 'society' || seen.has(`${event.seat}/${event.at}`)) return []
    seen.add(`${event.seat}/${event.at}`)
    return [event.seat]
  })
  return leadMemory('insider', tally(seats, lookers), MANY_SECRETS)
}

/** The object that changed hands most: one of its kind, so that it is always the same card. */
const traveller: MemoryFinder<Facts> = ({ handovers }) => {
  const single = handovers.map(({ object }) => object).filter(object => copiesOf(object) === 1)
  const most = commonest(single, FAR_TRAVELLED)
  return most && { key: 'traveller', seats: [], params: { object: most.item, n: most.n } }
}

/** Who was spied on most. */
const suspect: MemoryFinder<Facts> = ({ seats, events }) =>
  leadMemory(
    'suspect',
    tally(
      seats,
      events.flatMap(event => (event.kind === 'spy' ? [event.from] : [])),
    ),
    MANY_SPIES,
  )

export const memories: (record: MatchRecord) => readonly Memory[] = memoriesFrom(readFacts, [
  mistake,
  unmasked,
  friendlyFire,
  enemyGifts,
  duelsWon,
  insider,
  traveller,
  suspect,
])

function readFacts(record: MatchRecord): Facts {
  const emitted = emittedOf<CastleEvent>(record)
  const events = emitted.map(({ event }) => event)
  const seats = record.seats.length
  return {
    seats,
    events,
    handovers: emitted.flatMap(({ event, own }) => handoversOf(event, own as OwnParts | undefined, seats)),
    societies: societiesOf(events, seats),
  }
}

type OwnParts = { readonly [seat: string]: Aside }

const handover = (from: Seat, to: Seat, object: ObjectId | undefined, taken = false): Handover[] =>
  object === undefined ? [] : [{ from, to, object, taken }]

/** Which cards changed hands. What is only shown, or comes from the deck, does not. */
function handoversOf(event: CastleEvent, own: OwnParts | undefined, seats: number): readonly Handover[] {
  switch (event.kind) {
    case 'exchange': {
      const { seat, with: partner } = event
      return [...handover(seat, partner, own?.[seat]?.gave), ...handover(partner, seat, own?.[seat]?.got)]
    }
    case 'gift':
    case 'pay':
      return handover(event.seat, event.to, own?.[event.seat]?.card)
    case 'take': {
      const { seat, from } = event
      const { got, gave } = own?.[seat] ?? {}
      // The last object may come straight back: then it has gone nowhere.
      if (got === gave) return []
      return [...handover(from, seat, got, true), ...handover(seat, from, gave)]
    }
    case 'passOn':
      return Array.from({ length: seats }, (_, seat) =>
        handover(seat, (seat + (event.to === 'left' ? 1 : seats - 1)) % seats, own?.[seat]?.gave),
      ).flat()
    default:
      return []
  }
}

/** A society wins as a whole, so the end tells everybody's. */
function societiesOf(events: readonly CastleEvent[], seats: number): readonly Society[] | null {
  const end = endOf(events)
  if (!end?.society) return null
  const { society, winners } = end
  return Array.from({ length: seats }, (_, seat) => (winners.includes(seat) ? society : SOCIETIES[society].rival))
}
