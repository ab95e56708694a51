/** Where this seat has seen objects, and how sure it is that they are still there: hands change, and sightings fade. */
import type { Seat } from '../../kernel'
import { copiesOf, type ObjectId } from '../../games/castle/cards'

export interface Sighting {
  readonly object: ObjectId
  /** From 0 to 1. */
  readonly sure: number
}

/** What is less sure than this is forgotten. */
const LEAST_SURE = 0.2

/** Objects that win: relics, and Bags that will be. */
const WINNING: readonly ObjectId[] = ['key', 'goblet', 'bagKey', 'bagGoblet']

export class Sightings {
  private readonly seen: Sighting[][]

  /**
   * @param keeps how much rarer than by chance an object that wins goes away unseen, from 0 (never) to 1: whoever has one keeps it
   */
  constructor(
    seats: number,
    private readonly keeps = 1,
  ) {
    this.seen = Array.from({ length: seats }, () => [])
  }

  /** What is believed to be in a hand, the surest first. */
  in(seat: Seat): readonly Sighting[] {
    return this.seen[seat] ?? []
  }

  /** How many of these objects a hand is believed to hold, each by its certainty. */
  sure(seat: Seat, objects: readonly ObjectId[]): number[] {
    return this.in(seat)
      .filter(one => objects.includes(one.object))
      .map(one => one.sure)
  }

  /** A whole hand was seen. */
  hand(seat: Seat, objects: readonly ObjectId[]): void {
    this.put(
      seat,
      objects.map(object => ({ object, sure: 1 })),
    )
    for (const object of new Set(objects)) this.elsewhere(seat, object)
  }

  /** One object was seen in a hand. It may be one that was known to be there. */
  sight(seat: Seat, object: ObjectId): void {
    this.lose(seat, object)
    this.gain(seat, object)
  }

  /** One more object came into a hand, by what this seat saw. */
  gain(seat: Seat, object: ObjectId): void {
    this.put(seat, [...this.in(seat), { object, sure: 1 }])
    this.elsewhere(seat, object)
  }

  /** One object left a hand, by what this seat saw. */
  lose(seat: Seat, object: ObjectId): void {
    const at = this.in(seat).findIndex(one => one.object === object)
    if (at >= 0) this.put(seat, this.in(seat).toSpliced(at, 1))
  }

  /** An unseen object went from one hand to another. @param of how many it was one */
  moved(from: Seat, to: Seat, of: number): void {
    const gone = 1 / Math.max(1, of),
      before = this.in(from)
    this.put(
      from,
      before.map(one => ({ ...one, sure: one.sure * (1 - this.leaves(one, gone)) })),
    )
    this.put(to, [...this.in(to), ...before.map(one => ({ ...one, sure: one.sure * this.leaves(one, gone) }))])
  }

  /** Two unseen objects changed places, as if at the same time. */
  swapped(a: Seat, b: Seat, ofA: number, ofB: number): void {
    const [one, other] = [this.in(a), this.in(b)]
    const goneA = 1 / Math.max(1, ofA),
      goneB = 1 / Math.max(1, ofB)
    const mix = (stay: readonly Sighting[], gone: number, come: readonly Sighting[], part: number): Sighting[] => [
      ...stay.map(it => ({ ...it, sure: it.sure * (1 - this.leaves(it, gone)) })),
      ...come.map(it => ({ ...it, sure: it.sure * this.leaves(it, part) })),
    ]
    this.put(a, mix(one, goneA, other, goneB))
    this.put(b, mix(other, goneB, one, goneA))
  }

  /** What was seen a while ago is less sure. @param kept how much of it is remembered, from 0 to 1 */
  fade(seat: Seat, kept: number): void {
    this.put(
      seat,
      this.in(seat).map(one => ({ ...one, sure: one.sure * kept })),
    )
  }

  /** The chance that this object is the one that goes, chance alone making it `gone`. */
  private leaves({ object }: Sighting, gone: number): number {
    return WINNING.includes(object) ? gone * this.keeps : gone
  }

  /** There are only so many copies: those that are surely here cannot be believed to lie elsewhere. */
  private elsewhere(here: Seat, object: ObjectId): void {
    const held = this.sure(here, [object]).filter(sure => sure === 1).length
    const left = Math.max(0, copiesOf(object) - held)
    const others = this.seen.flatMap((seen, seat) =>
      seat === here ? [] : seen.filter(one => one.object === object).map(one => ({ seat, one })),
    )
    for (const { seat, one } of others.sort((a, b) => b.one.sure - a.one.sure).slice(left)) {
      this.put(
        seat,
        this.in(seat).filter(kept => kept !== one),
      )
    }
  }

  private put(seat: Seat, sightings: readonly Sighting[]): void {
    this.seen[seat] = sightings.filter(one => one.sure >= LEAST_SURE).sort((a, b) => b.sure - a.sure)
  }
}
