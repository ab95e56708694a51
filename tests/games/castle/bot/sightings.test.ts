/** Where a bot of Castle believes objects to be: never more copies than there are. */
import { describe, expect, it } from 'vitest'
import { Sightings } from '../../../../src-shared/games/castle/bot/sightings'

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
