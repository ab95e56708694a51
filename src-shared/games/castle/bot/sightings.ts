/** Where this seat has seen objects, and how certain it is that they are still there. */
import type { Seat } from '../../../kernel'
import { copiesOf, type ObjectId } from '../rules/cards'

/** An object that may be in a hand. */
export interface Sighting {
  readonly object: ObjectId
  /** From 0 to 1. */
  readonly certainty: number
}

/** Sightings below this certainty are forgotten. */
const LEAST_SURE = 0.2

/** Objects that decide the match: relics, and Bags, which become relics. */
const WINNING: readonly ObjectId[] = ['key', 'goblet', 'bagKey', 'bagGoblet']

/** The sightings in all hands. */
export class Sightings {
  private readonly byHand: Sighting[][]

  /**
   * @param keeps how often a winning object leaves a hand unseen, relative to chance, from 0 (never) to 1: players keep
   * them
   */
  constructor(
    seats: number,
    private readonly keeps = 1,
  ) {
    this.byHand = Array.from({ length: seats }, () => [])
  }

  /** Objects believed to be in a hand, the most certain first. */
  in(seat: Seat): readonly Sighting[] {
    return this.byHand[seat] ?? []
  }

  /** The certainties of these objects in a hand. */
  certainties(seat: Seat, objects: readonly ObjectId[]): number[] {
    return this.in(seat)
      .filter(one => objects.includes(one.object))
      .map(one => one.certainty)
  }

  /** Records a hand that was seen completely. */
  seeHand(seat: Seat, objects: readonly ObjectId[]): void {
    this.store(
      seat,
      objects.map(object => ({ object, certainty: 1 })),
    )
    for (const object of new Set(objects)) this.limitCopies(seat, object)
  }

  /** Records an object that was seen in a hand; it may have been known before. */
  seeObject(seat: Seat, object: ObjectId): void {
    this.lose(seat, object)
    this.gain(seat, object)
  }

  /** Records that a known object came into a hand. */
  gain(seat: Seat, object: ObjectId): void {
    this.store(seat, [...this.in(seat), { object, certainty: 1 }])
    this.limitCopies(seat, object)
  }

  /** Records that a known object left a hand. */
  lose(seat: Seat, object: ObjectId): void {
    const at = this.in(seat).findIndex(one => one.object === object)
    if (at >= 0) this.store(seat, this.in(seat).toSpliced(at, 1))
  }

  /** Records that an unseen object moved to another hand. @param of size of the hand that it left */
  unseenMove(from: Seat, to: Seat, of: number): void {
    const gone = 1 / Math.max(1, of),
      before = this.in(from)
    this.store(
      from,
      before.map(one => ({ ...one, certainty: one.certainty * (1 - this.leaveChance(one, gone)) })),
    )
    this.store(to, [
      ...this.in(to),
      ...before.map(one => ({ ...one, certainty: one.certainty * this.leaveChance(one, gone) })),
    ])
  }

  /** Records that two hands exchanged unseen objects. */
  unseenSwap(a: Seat, b: Seat, ofA: number, ofB: number): void {
    const [one, other] = [this.in(a), this.in(b)]
    const goneA = 1 / Math.max(1, ofA),
      goneB = 1 / Math.max(1, ofB)
    const mix = (stay: readonly Sighting[], gone: number, come: readonly Sighting[], part: number): Sighting[] => [
      ...stay.map(it => ({ ...it, certainty: it.certainty * (1 - this.leaveChance(it, gone)) })),
      ...come.map(it => ({ ...it, certainty: it.certainty * this.leaveChance(it, part) })),
    ]
    this.store(a, mix(one, goneA, other, goneB))
    this.store(b, mix(other, goneB, one, goneA))
  }

  /** Lowers the certainty of a hand's sightings. @param kept the share that is kept, from 0 to 1 */
  fade(seat: Seat, kept: number): void {
    this.store(
      seat,
      this.in(seat).map(one => ({ ...one, certainty: one.certainty * kept })),
    )
  }

  /** The chance that this object is the one that left. @param gone the chance without regard to the kind of object */
  private leaveChance({ object }: Sighting, gone: number): number {
    return WINNING.includes(object) ? gone * this.keeps : gone
  }

  /** Drops sightings in other hands for which no copy is left, given the certain ones here. */
  private limitCopies(here: Seat, object: ObjectId): void {
    const held = this.certainties(here, [object]).filter(certainty => certainty === 1).length
    const left = Math.max(0, copiesOf(object) - held)
    const others = this.byHand.flatMap((seen, seat) =>
      seat === here ? [] : seen.filter(one => one.object === object).map(one => ({ seat, one })),
    )
    for (const { seat, one } of others.sort((a, b) => b.one.certainty - a.one.certainty).slice(left)) {
      this.store(
        seat,
        this.in(seat).filter(kept => kept !== one),
      )
    }
  }

  private store(seat: Seat, sightings: readonly Sighting[]): void {
    this.byHand[seat] = sightings.filter(one => one.certainty >= LEAST_SURE).sort((a, b) => b.certainty - a.certainty)
  }
}
