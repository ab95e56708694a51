/** Where a bot of Castle believes objects to be: never more copies than there are. */
import { describe, expect, it } from 'vitest'
import { Sightings } from '../../../../src-shared/games/castle/bot/sightings'
import type { ObjectId } from '../../../../src-shared/games/castle/rules'

const objectsIn = (sightings: Sightings, seat: number): string[] => sightings.in(seat).map(({ object }) => object)

describe('an object of which there is one copy', () => {
  it('seen in another hand is no longer believed in the first', () => {
    const sightings = new Sightings(4)
    sightings.seeObject(1, 'ring')
    sightings.seeObject(2, 'ring')
    expect([objectsIn(sightings, 1), objectsIn(sightings, 2)]).toEqual([[], ['ring']])
  })

  it('nor is one that a hand was seen to hold among others', () => {
    const sightings = new Sightings(4)
    sightings.seeObject(1, 'ring')
    sightings.seeObject(1, 'whip')
    sightings.seeHand(2, ['ring', 'coat'])
    expect([objectsIn(sightings, 1), objectsIn(sightings, 2)]).toEqual([['whip'], ['ring', 'coat']])
  })

  it('nor one that came into a hand', () => {
    const sightings = new Sightings(4)
    sightings.seeHand(1, ['ring'])
    sightings.gain(3, 'ring')
    expect([objectsIn(sightings, 1), objectsIn(sightings, 3)]).toEqual([[], ['ring']])
  })
})

it('of three Keys, three may be believed in, and not a fourth', () => {
  const sightings = new Sightings(5)
  for (const seat of [1, 2, 3]) sightings.seeObject(seat, 'key')
  expect([1, 2, 3].map(seat => objectsIn(sightings, seat))).toEqual([['key'], ['key'], ['key']])
  sightings.seeHand(4, ['key'])
  expect([1, 2, 3].flatMap(seat => objectsIn(sightings, seat))).toHaveLength(2)
})

/** How sure it is that this object is in this hand; 0 where it is not believed to be there. */
const certainty = (sightings: Sightings, seat: number, object: ObjectId): number =>
  sightings.in(seat).find(one => one.object === object)?.certainty ?? 0

describe('where there are more sightings than copies', () => {
  it.each([1, 2, 3])('the least sure one is given up, whoever is thought to hold it: seat %i', doubted => {
    const sightings = new Sightings(5)
    for (const seat of [1, 2, 3]) sightings.seeObject(seat, 'key')
    sightings.fade(doubted, 0.5)
    sightings.seeObject(4, 'key')
    expect([1, 2, 3].filter(seat => objectsIn(sightings, seat).length === 0)).toEqual([doubted])
  })

  it('what is only guessed to be here besides takes nothing away elsewhere', () => {
    const sightings = new Sightings(4)
    for (const seat of [1, 2, 3]) sightings.seeObject(seat, 'key')
    sightings.fade(2, 0.5)
    sightings.gain(2, 'key')
    expect([1, 2, 3].map(seat => objectsIn(sightings, seat))).toEqual([['key'], ['key', 'key'], ['key']])
  })
})

describe('what may have moved unseen', () => {
  it('is the less likely to have gone the more there were to choose from', () => {
    const sightings = new Sightings(3)
    sightings.seeObject(0, 'tome')
    sightings.unseenMove(0, 1, 4)
    expect([certainty(sightings, 0, 'tome'), certainty(sightings, 1, 'tome')]).toEqual([0.75, 0.25])
  })

  it('has gone for certain from a hand of one, and from one of which nobody knows the size', () => {
    for (const size of [1, 0]) {
      const sightings = new Sightings(3)
      sightings.seeObject(0, 'tome')
      sightings.unseenMove(0, 1, size)
      expect([certainty(sightings, 0, 'tome'), certainty(sightings, 1, 'tome')]).toEqual([0, 1])
    }
  })

  it('goes both ways in an exchange, each by the size of its own hand', () => {
    const sightings = new Sightings(3)
    sightings.seeObject(0, 'tome')
    sightings.seeObject(1, 'whip')
    sightings.unseenSwap(0, 1, 2, 4)
    expect([0, 1].map(seat => [certainty(sightings, seat, 'tome'), certainty(sightings, seat, 'whip')])).toEqual([
      [0.5, 0.25],
      [0.5, 0.75],
    ])
  })

  it('is hardly what wins the match, where players are known to keep that: a relic or a Bag', () => {
    for (const object of ['key', 'goblet', 'bagKey', 'bagGoblet', 'tome'] as const) {
      const sightings = new Sightings(3, 0)
      sightings.seeObject(0, object)
      sightings.unseenMove(0, 1, 2)
      expect([object, certainty(sightings, 0, object)]).toEqual([object, object === 'tome' ? 0.5 : 1])
    }
  })
})

it('the surest comes first, and what is hardly sure any more is forgotten', () => {
  const sightings = new Sightings(2)
  sightings.seeObject(1, 'whip')
  sightings.fade(1, 0.2)
  sightings.seeObject(1, 'coat')
  expect(objectsIn(sightings, 1)).toEqual(['coat', 'whip'])
  sightings.fade(1, 0.99)
  expect(objectsIn(sightings, 1)).toEqual(['coat'])
})

it('of two copies in a hand one may leave, and the other is still there', () => {
  const sightings = new Sightings(2)
  sightings.seeHand(1, ['key', 'key', 'coat'])
  sightings.lose(1, 'key')
  expect(objectsIn(sightings, 1)).toEqual(['key', 'coat'])
})
