/** What a seat knows in a playout: what its private list says of the others, as far as it is still so. */
import type { Seat } from '../../kernel'
import { SOCIETIES, societyCards, type ObjectId, type Society } from '../../games/castle/cards'
import { bagsAreRelics, deckSize, handOf, othersOf } from '../../games/castle/objects'
import { professionOf } from '../../games/castle/professions'
import type { CastleState, Memory as Sight } from '../../games/castle/state'
import { PLAIN, type Nature } from '../../wire'
import type { Knowing } from './knowing'
import type { Sighting } from './sightings'

/** What a list says, seat by seat: its society, and what was seen in its hand. */
interface Facts {
  readonly societies: readonly (Society | undefined)[]
  readonly objects: readonly (readonly ObjectId[] | undefined)[]
}

/** All copies of a state share a list until something is seen: what it says is read once. */
const read = new WeakMap<readonly Sight[], Facts>()

function factsOf(list: readonly Sight[]): Facts {
  const known = read.get(list)
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
  read.set(list, facts)
  return facts
}

const NOTHING: readonly Sight[] = []
const NOBODY: readonly Sighting[] = []

/** Strangers take an offer as often as not. */
const ACCEPTING = 0.5

export class Insight implements Knowing {
  readonly nature: Nature = PLAIN
  readonly society: Society
  readonly rival: Society
  readonly others: readonly Seat[]
  readonly table: Knowing['table']
  readonly hand: Knowing['hand']
  readonly deckEmpty: boolean
  readonly societies = { ally: (seat: Seat): number => this.allies[seat] ?? 0 }
  readonly sightings = { in: (seat: Seat): readonly Sighting[] => (this.seen[seat] ??= this.look(seat)) }
  private readonly facts: Facts
  private readonly allies: readonly number[]
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
    this.deckEmpty = bagsAreRelics(state)
    this.table = {
      turn: state.turn,
      deck: deckSize(state),
      stack: state.stack,
      duel: state.duel,
      players: state.hands.map((_, other) => ({ tokens: state.tokens[other] ?? 0, faceUp: state.up[other] === true })),
    }
    this.allies = this.reckon()
  }

  relics(society: Society): readonly ObjectId[] {
    const { relic, bag } = SOCIETIES[society]
    return this.deckEmpty ? [relic, bag] : [relic]
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

  /** Nobody signals in a playout: what is concluded from it comes later. */
  isKnownTo(): boolean {
    return true
  }

  accepting(): number {
    return ACCEPTING
  }

  /** Those whose cards it has seen, and for the others what is left: with enough of a society known, all are. */
  private reckon(): number[] {
    const { societies } = this.facts,
      { seats } = this.state,
      half = societyCards(seats)
    const allies = this.others.filter(other => societies[other] === this.society).length
    const rivals = this.others.filter(other => societies[other] === this.rival).length
    const unknown = this.others.length - allies - rivals
    // An odd table leaves a card over: either society may be the smaller one.
    const left = half - 1 - allies - (seats % 2) / 2
    const chance = unknown === 0 ? 0 : rivals === half ? 1 : Math.max(0, left) / unknown
    return this.state.hands.map((_, other) => {
      if (other === this.seat) return 1
      const its = societies[other]
      return its ? (its === this.society ? 1 : 0) : Math.min(1, chance)
    })
  }

  /** What was seen in a hand and is there still. */
  private look(seat: Seat): readonly Sighting[] {
    const saw = this.facts.objects[seat]
    if (!saw || saw.length === 0) return NOBODY
    const there = [...handOf(this.state, seat)]
    return saw.flatMap(object => {
      const at = there.indexOf(object)
      if (at < 0) return []
      there.splice(at, 1)
      return [{ object, sure: 1 }]
    })
  }
}
