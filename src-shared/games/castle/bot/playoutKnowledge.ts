/** What a seat knows in a playout: the entries of its private list, as far as they are still true. */
import type { Seat } from '../../../kernel'
import { SOCIETIES, societyCards, type ObjectId, type Profession, type Society } from '../rules/cards'
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

function factsOf(list: readonly ListEntry[]): Facts {
  const societies: (Society | undefined)[] = [],
    objects: (readonly ObjectId[] | undefined)[] = []
  for (const { saw } of list) {
    if (saw.kind === 'society') societies[saw.seat] = saw.society
    else if (saw.kind === 'objects') objects[saw.seat] = saw.objects
    else if (saw.kind === 'object') {
      const there = objects[saw.seat] ?? [],
        at = there.indexOf(saw.object)
      if (saw.how === 'got') objects[saw.seat] = at < 0 ? there : there.toSpliced(at, 1)
      else if (at < 0) objects[saw.seat] = [...there, saw.object]
    }
  }
  return { societies, objects }
}

/** What counts towards a society's victory: while the deck lasts, and later. */
const RELICS: { readonly [society in Society]: readonly ObjectId[] } = {
  order: [SOCIETIES.order.relic],
  brotherhood: [SOCIETIES.brotherhood.relic],
}
const LATE_RELICS: typeof RELICS = {
  order: [SOCIETIES.order.relic, SOCIETIES.order.bag],
  brotherhood: [SOCIETIES.brotherhood.relic, SOCIETIES.brotherhood.bag],
}

const NOTHING: readonly ListEntry[] = []
const NOBODY: readonly Sighting[] = []

/** The chance that an offer is accepted. */
const ACCEPTING = 0.5

/**
 * A seat's knowledge in a playout state. There is one of these for every answer and every forecast, so each part is
 * worked out only when it is asked for; and it is its own `hand` and `table`, which would take longer to make than to read.
 */
export class PlayoutKnowledge implements SeatKnowledge {
  readonly profile: BotProfile = DEFAULT_PROFILE
  readonly society: Society
  readonly rival: Society
  readonly isDeckEmpty: boolean
  private facts_: Facts | undefined
  private others_: readonly Seat[] | undefined
  private players_: SeatKnowledge['table']['players'] | undefined
  private unknownChance: number | undefined

  constructor(
    private readonly state: CastleState,
    readonly seat: Seat,
  ) {
    this.society = state.societies[seat] ?? 'order'
    this.rival = SOCIETIES[this.society].rival
    this.isDeckEmpty = bagsAreRelics(state)
  }

  private get facts(): Facts {
    return (this.facts_ ??= factsOf(this.state.memo[this.seat] ?? NOTHING))
  }

  get others(): readonly Seat[] {
    return (this.others_ ??= othersOf(this.state, this.seat))
  }

  get hand(): SeatKnowledge['hand'] {
    return this
  }

  get objects(): readonly ObjectId[] {
    return handOf(this.state, this.seat)
  }

  get profession(): Profession {
    return professionOf(this.state, this.seat)
  }

  get table(): SeatKnowledge['table'] {
    return this
  }

  get turn(): CastleState['turn'] {
    return this.state.turn
  }

  get deck(): number {
    return deckSize(this.state)
  }

  get stack(): number {
    return this.state.stack
  }

  get duel(): CastleState['duel'] {
    return this.state.duel
  }

  get players(): SeatKnowledge['table']['players'] {
    return (this.players_ ??= this.state.hands.map((_, other) => ({
      tokens: this.state.tokens[other] ?? 0,
      faceUp: this.state.up[other] === true,
    })))
  }

  get societies(): SeatKnowledge['societies'] {
    return this
  }

  get sightings(): SeatKnowledge['sightings'] {
    return this
  }

  relics(society: Society): readonly ObjectId[] {
    return (this.isDeckEmpty ? LATE_RELICS : RELICS)[society]
  }

  handSize(seat: Seat): number {
    return handOf(this.state, seat).length
  }

  unknown(seat: Seat): number {
    const size = this.handSize(seat)
    return size === 0 ? 0 : Math.max(0, size - this.seenIn(seat)) / size
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

  /** Certain for society cards it has seen, and the same share for all others. */
  allyChance(seat: Seat): number {
    if (seat === this.seat) return 1
    const its = this.facts.societies[seat]
    return its ? (its === this.society ? 1 : 0) : (this.unknownChance ??= this.chanceOfUnknown())
  }

  /** Objects seen in a hand that are still there. */
  in(seat: Seat): readonly Sighting[] {
    const seen = this.facts.objects[seat]
    if (!seen || seen.length === 0) return NOBODY
    const hand = handOf(this.state, seat),
      still: Sighting[] = []
    for (const [i, object] of seen.entries())
      // Of several copies seen, as many are there as the hand still has.
      if (copiesIn(seen, object, i) < copiesIn(hand, object)) still.push({ object, certainty: 1 })
    return still
  }

  /** How many objects there are `in` a hand. @param kinds of these kinds, each named once; default: of any kind */
  seenIn(seat: Seat, kinds?: readonly ObjectId[]): number {
    const seen = this.facts.objects[seat]
    if (!seen) return 0
    const hand = handOf(this.state, seat)
    let sum = 0
    // As often as it was seen, but no more often than it is there.
    for (const kind of kinds ?? new Set(seen)) sum += Math.min(copiesIn(seen, kind), copiesIn(hand, kind))
    return sum
  }

  /** The chance that a seat is an ally whose society card it has not seen. */
  private chanceOfUnknown(): number {
    const { seats } = this.state,
      half = societyCards(seats)
    let allies = 0,
      rivals = 0
    for (let other = 0; other < seats; other++) {
      const its = this.facts.societies[other]
      if (other === this.seat || !its) continue
      if (its === this.society) allies++
      else rivals++
    }
    const unknown = seats - 1 - allies - rivals
    // With an odd number of seats one card is left over, so either society may be the smaller one.
    const left = half - 1 - allies - (seats % 2) / 2
    return unknown === 0 ? 0 : Math.min(1, Math.max(0, left) / unknown)
  }
}

/** How many copies of a kind there are among some objects. @param first only among this many, the first ones */
export function copiesIn(objects: readonly ObjectId[], kind: ObjectId, first = objects.length): number {
  let copies = 0
  for (let i = 0; i < first; i++) if (objects[i] === kind) copies++
  return copies
}
