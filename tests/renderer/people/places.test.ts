/** Whose face is shown where: at seats, among spectators, in the score. */
import { describe, expect, it } from 'vitest'
import { avatarFor, type PartyView, type PersonView, type SeatView } from '../../../src-shared/wire'
import {
  awaySeats,
  canOfferSeat,
  claimable,
  faceOf,
  isOwner,
  maySendAway,
  nameOf,
  offeredTo,
  peopleHere,
  personOf,
  personOfScore,
} from '../../../src-renderer/people/places'

const FROG = { face: 'frog', colour: 'gold' } as const
const anna: SeatView = { who: 'person', id: 'a', name: 'Anna', avatar: FROG, here: true, ready: true, sitIn: false }
const bot: SeatView = { who: 'bot', name: 'Boris' }
const eve: PersonView = { id: 'e', name: 'Eve', avatar: FROG, here: false }
const screen: PersonView = { id: 's', name: 'Sofa', here: true, screen: true }
const party = { seats: [anna, bot], spectators: [eve, screen] } as unknown as PartyView
const score = (key: string, name: string, isBot = false) => ({ key, name, bot: isBot, matches: 1, wins: 0 })

describe('a person’s face', () => {
  it('is the one that the host sends', () => {
    expect(faceOf(eve)).toEqual(FROG)
  })

  it('follows from the id where a host of an older version sends none', () => {
    expect(faceOf({ id: 'e' })).toEqual(avatarFor('e'))
  })

  it('is found by id at a seat and among spectators', () => {
    expect([personOf(party, 'a'), personOf(party, 'e')]).toEqual([anna, eve])
  })

  it('is none for a table screen, and for somebody who has left', () => {
    expect([personOf(party, 's'), personOf(party, 'x')]).toEqual([null, null])
  })
})

describe('a line of the score', () => {
  it('has the face of its person, known by id or else by name', () => {
    expect(personOfScore(party, score('e', 'Somebody'))).toBe(eve)
    expect(personOfScore(party, score('old', 'Anna'))).toBe(anna)
  })

  it('has none for a bot, also with a person’s name, for a screen, and for somebody who has left', () => {
    expect(personOfScore(party, score('bot/Anna', 'Anna', true))).toBe(null)
    expect(personOfScore(party, score('x', 'Sofa'))).toBe(null)
    expect(personOfScore(party, score('x', 'Boris'))).toBe(null)
  })
})

describe('somebody who is away', () => {
  const away: SeatView = { ...anna, id: 'b', name: 'Boris', here: false }
  const at = (seat: number | null, phase: PartyView['phase']) =>
    ({ seats: [anna, away, bot], spectators: [eve], phase, you: { id: 'e', seat } }) as unknown as PartyView

  it('has a seat and is not here: neither a bot nor anybody who is', () => {
    expect(awaySeats(at(null, 'match'))).toEqual([{ seat: 1, id: 'b', name: 'Boris', sitIn: false }])
  })

  it('may be claimed to be this person: in a match by who has no seat, in the lobby by anybody', () => {
    expect(claimable(at(null, 'match'))).toHaveLength(1)
    expect(claimable(at(0, 'lobby'))).toHaveLength(1)
    expect(claimable(at(0, 'match'))).toEqual([])
    expect(claimable(at(0, 'result'))).toEqual([])
  })

  it('leaves a seat that can be offered in a match, as a bot does; nobody who is here does', () => {
    expect([0, 1, 2, 3].map(seat => canOfferSeat(at(null, 'match'), seat))).toEqual([false, true, true, false])
    expect([0, 1, 2, 3].map(seat => canOfferSeat(at(null, 'lobby'), seat))).toEqual([false, false, false, false])
  })
})

it('the host sends away anybody but themselves and the owner; nobody else sends anybody away', () => {
  const party = (host: boolean) => ({ owner: 'o', you: { id: 'h', host } }) as unknown as PartyView
  expect(['h', 'o', 'x', null].map(id => maySendAway(party(true), id))).toEqual([false, false, true, false])
  expect(maySendAway(party(false), 'x')).toBe(false)
})

describe('the people of a table', () => {
  const away: SeatView = { ...anna, id: 'b', name: 'Boris', here: false, sitIn: true }
  const here: PersonView = { id: 'f', name: 'Fay', here: true }
  const all = {
    seats: [anna, away, bot],
    spectators: [eve, screen, here],
    offers: [{ seat: 2, person: 'f' }],
    owner: 'a',
    you: { id: 'a', seat: 0 },
    phase: 'match',
  } as unknown as PartyView

  it('are here while they are connected, seated ones first: no bots, no table screens', () => {
    expect(peopleHere(all).map(({ id }) => id)).toEqual(['a', 'f'])
  })

  it('are called by their names, seated or not; somebody who has left by none', () => {
    expect(['b', 'f', 's', 'x'].map(id => nameOf(all, id))).toEqual(['Boris', 'Fay', 'Sofa', ''])
    expect(nameOf({ ...all, spectators: [{ ...here, name: 'F\u202eay' }] }, 'f')).toBe('Fay')
  })

  it('are the owner by their id, and nobody is where there is none', () => {
    expect([isOwner(all), isOwner({ ...all, owner: 'b' }), isOwner({ ...all, owner: undefined } as never)]).toEqual([
      true,
      false,
      false,
    ])
  })

  it('are offered seats, each its own', () => {
    expect([1, 2].map(seat => offeredTo(all, seat))).toEqual([null, 'f'])
  })

  it('have a bot in their place where one fills in for them', () => {
    expect(awaySeats(all)).toMatchObject([{ id: 'b', sitIn: true }])
  })
})
