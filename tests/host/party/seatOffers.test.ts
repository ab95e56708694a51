/** Seats on offer, claims and wishes: what replaces what, and what each event leaves. */
import { beforeEach, describe, expect, it } from 'vitest'
import { newPerson } from '../../../src-main/host/party/person'
import { SeatOffers } from '../../../src-main/host/party/seatOffers'

const [anna, boris, carla] = ['Anna', 'Boris', 'Carla'].map(name => newPerson(name, name, name)) as [
  ReturnType<typeof newPerson>,
  ReturnType<typeof newPerson>,
  ReturnType<typeof newPerson>,
]
let all: SeatOffers
beforeEach(() => {
  all = new SeatOffers()
})
const offers = () => all.offers.map(({ seat, to }) => `${seat}${to.name}`)
const claims = () => all.claims.map(({ by, as }) => `${by.name}=${as.name}`)
const wishes = () => all.wishes.map(({ by, next }) => `${by.name}${next ? '!' : ''}`)

describe('an offer', () => {
  it('is one for a seat and one for a person: the later one counts', () => {
    all.offer(0, anna)
    all.offer(1, boris)
    all.offer(0, carla)
    expect(offers()).toEqual(['1Boris', '0Carla'])
    all.offer(2, boris)
    expect(offers()).toEqual(['0Carla', '2Boris'])
  })

  it('is withdrawn with its seat, and only that', () => {
    all.offer(0, anna)
    all.offer(1, boris)
    all.withdraw(0)
    all.withdraw(5)
    expect(offers()).toEqual(['1Boris'])
  })
})

describe('a claim', () => {
  it('is one for a person: the later one counts, none takes it back', () => {
    all.claim(anna, boris)
    all.claim(carla, boris)
    all.claim(anna, carla)
    expect(claims()).toEqual(['Carla=Boris', 'Anna=Carla'])
    all.claim(carla, null)
    expect(claims()).toEqual(['Anna=Carla'])
  })
})

describe('a wish', () => {
  it('keeps its place however often it is made; a promise is for whoever asked', () => {
    all.wish(anna)
    all.wish(boris)
    all.wish(anna)
    expect(wishes()).toEqual(['Anna', 'Boris'])
    all.promise(boris)
    all.promise(carla)
    all.wish(boris)
    expect(wishes()).toEqual(['Anna', 'Boris!'])
    expect([all.wishOf(boris)?.next, all.wishOf(carla)]).toEqual([true, undefined])
    all.dropWish(anna)
    expect(wishes()).toEqual(['Boris!'])
  })
})

describe('what is left', () => {
  beforeEach(() => {
    all.offer(0, anna)
    all.offer(1, boris)
    all.claim(anna, carla)
    all.claim(boris, anna)
    all.claim(carla, boris)
    all.wish(anna)
    all.wish(boris)
  })

  it('when somebody has left or sits: nothing of theirs, nor claims to be them', () => {
    all.settle(anna)
    expect([offers(), claims(), wishes()]).toEqual([['1Boris'], ['Carla=Boris'], ['Boris']])
  })

  it('when a match begins or is left: wishes, which are for the next one', () => {
    all.clear()
    expect([offers(), claims(), wishes()]).toEqual([[], [], ['Anna', 'Boris']])
  })
})
