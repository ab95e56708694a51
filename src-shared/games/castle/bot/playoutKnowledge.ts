/** What a seat knows in a playout: the entries of its private list, as far as they are still true. */
import type { Seat } from '../../../kernel'
import { SOCIETIES, societyCards, type ObjectId, type Society } from '../rules/cards'
import { bagsAreRelics, deckSize, handOf, othersOf } from '../rules/objects'
import { professionOf } from '../rules/professions'
import type { CastleState, Memory as ListEntry } from '../rules/state'
import { DEFAULT_PROFILE, type BotProfile } from '../../../wire'
import type { SeatKnowledge } from './seatKnowledge'
import type { Sighting } from './sightings'

/** The content of a private list by seat: its society, and objects seen in its hand. */
interface Facts {
  readonly societies: readonly (Society | undefined)[]
  readonly objects: readonly (readonly ObjectId[] | undefined)[]
}

/** Parsed lists. Copies of a state share their lists until something is seen. */
const parsed = new WeakMap<readonly ListEntry[], Facts>()

function factsOf(list: readonly ListEntry[]): Facts {
  const known = parsed.get(list)
  if (known) return known
  const societies: (Society | undefined)[] = [],
    objects: (ObjectId[] | undefined)[] = []
  for (const { saw } of list) {
    if (saw.kind === 'society') societies[saw.seat] = saw.society
    else if (saw.kind === 'objects') objects[saw.seat] = [...saw.objects]
    else if (saw.kind === 'object') {
      const there = objects[saw.seat] ?? [],
        at = there.indexOf(saw.object)
      if (saw.how === 'got') objects[saw.seat] = at < 0 ? there : there.toSpliced(at, 1)
      else if (at < 0) objects[saw.seat] = [...there, saw.object]
    }
  }
  const facts = { societies, objects }
  parsed.set(list, facts)
  return facts
}

const NOTHING: readonly ListEntry[] = []
const NOBODY: readonly Sighting[] = []

/** The chance that an offer is accepted. */
const ACCEPTING = 0.5

/** A seat's knowledge in a playout state. */
export class PlayoutKnowledge implements SeatKnowledge {
  readonly profile: BotProfile = DEFAULT_PROFILE
  readonly society: Society
  readonly rival: Society
  readonly others: readonly Seat[]
  readonly table: SeatKnowledge['table']
  readonly hand: SeatKnowledge['hand']
  readonly isDeckEmpty: boolean
  readonly societies = { allyChance: (seat: Seat): number => this.chances[seat] ?? 0 }
  readonly sightings = { in: (seat: Seat): readonly Sighting[] => (this.seen[seat] ??= this.stillSeen(seat)) }
  private readonly facts: Facts
  private readonly chances: readonly number[]
  private readonly seen: (readonly Sighting[] | undefined)[] = []

  constructor(
    private readonly state: CastleState,
    readonly seat: Seat,
  ) {
    this.facts = factsOf(state.memo[seat] ?? NOTHING)
    this.society = state.societies[seat] ?? 'order'
    this.rival = SOCIETIES[this.society].rival
    this.others = othersOf(state, seat)
    this.hand = { objects: handOf(state, seat), profession: professionOf(state, seat) }
    this.isDeckEmpty = bagsAreRelics(state)
    this.table = {
      turn: state.turn,
      deck: deckSize(state),
      stack: state.stack,
      duel: state.duel,
      players: state.hands.map((_, other) => ({ tokens: state.tokens[other] ?? 0, faceUp: state.up[other] === true })),
    }
    this.chances = this.allyChances()
  }

  relics(society: Society): readonly ObjectId[] {
    const { relic, bag } = SOCIETIES[society]
    return this.isDeckEmpty ? [relic, bag] : [relic]
  }

  handSize(seat: Seat): number {
    return handOf(this.state, seat).length
  }

  unknown(seat: Seat): number {
    const size = this.handSize(seat)
    return size === 0 ? 0 : Math.max(0, size - this.sightings.in(seat).length) / size
  }

  offered(): number {
    return 0
  }

  /** Always true, because signals are useless in a playout: others react to them later. */
  isKnownTo(): boolean {
    return true
  }

  accepting(): number {
    return ACCEPTING
  }

  /** Ally chances of all seats: certain for cards it has seen, and the same share for all others. */
  private allyChances(): number[] {
    const { societies } = this.facts,
      { seats } = this.state,
      half = societyCards(seats)
    const allies = this.others.filter(other => societies[other] === this.society).length
    const rivals = this.others.filter(other => societies[other] === this.rival).length
    const unknown = this.others.length - allies - rivals
    // With an odd number of seats one card is left over, so either society may be the smaller one.
    const left = half - 1 - allies - (seats % 2) / 2
    const chance = unknown === 0 ? 0 : rivals === half ? 1 : Math.max(0, left) / unknown
    return this.state.hands.map((_, other) => {
      if (other === this.seat) return 1
      const its = societies[other]
      return its ? (its === this.society ? 1 : 0) : Math.min(1, chance)
    })
  }

  /** Objects seen in a hand that are still there. */
  private stillSeen(seat: Seat): readonly Sighting[] {
    const saw = this.facts.objects[seat]
    if (!saw || saw.length === 0) return NOBODY
    const there = [...handOf(this.state, seat)]
    return saw.flatMap(object => {
      const at = there.indexOf(object)
      if (at < 0) return []
      there.splice(at, 1)
      return [{ object, certainty: 1 }]
    })
  }
}
