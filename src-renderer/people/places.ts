/** People and their faces, disconnected players, seats that can be offered, and claims, as the panels for people show them. */
import type { Seat } from '../../src-shared/kernel'
import type { Score } from '../../src-shared/record/matchHistory'
import { avatarFor, type Avatar, type PartyView, type PersonView } from '../../src-shared/wire'
import { plainName } from '../names'

/** A seat whose person is disconnected. */
export interface AwaySeat {
  readonly seat: Seat
  readonly id: string
  readonly name: string
  /** A bot fills in for them. */
  readonly sitIn: boolean
}

export const awaySeats = (party: PartyView): AwaySeat[] =>
  party.seats.flatMap((one, seat) =>
    one.who === 'person' && !one.here ? [{ seat, id: one.id, name: plainName(one.name), sitIn: one.sitIn }] : [],
  )

/** Whether the host can offer this seat: no person plays there. */
export const canOfferSeat = (party: PartyView, seat: Seat): boolean => {
  const one = party.seats[seat]
  return one !== undefined && party.phase !== 'lobby' && (one.who === 'bot' || !one.here)
}

/** The id of the person to whom this seat is offered, or null. */
export const offeredTo = (party: PartyView, seat: Seat): string | null =>
  party.offers.find(one => one.seat === seat)?.person ?? null

/** Everybody who is connected, seated people first; no bots and no table screens. */
export const peopleHere = (party: PartyView): { readonly id: string; readonly name: string }[] => [
  ...party.seats.flatMap(one => (one.who === 'person' && one.here ? [one] : [])),
  ...party.spectators.filter(one => one.here && !one.screen),
]

/** Whether this client belongs to the owner, whose computer hosts the table. */
export const isOwner = (party: PartyView): boolean => party.owner === party.you.id

/** Whether the host may send this person away: neither themselves nor the owner. */
export const maySendAway = (party: PartyView, id: string | null): id is string =>
  party.you.host && id !== null && id !== party.you.id && id !== party.owner

/** A person's name by id, for seated people and spectators. */
export function nameOf(party: PartyView, id: string): string {
  const found = [...party.seats, ...party.spectators].find(one => 'id' in one && one.id === id)
  return found ? plainName(found.name) : ''
}

/** Disconnected people whom this client could claim to be: during a match only without a seat. */
export function claimable(party: PartyView): AwaySeat[] {
  if (party.you.seat !== null && party.phase !== 'lobby') return []
  return awaySeats(party)
}

/** The face of a person; hosts of an older version send none. */
export const faceOf = ({ id, avatar }: { readonly id: string; readonly avatar?: Avatar }): Avatar =>
  avatar ?? avatarFor(id)

/** The person with this id, seated or looking on; null for a table screen and for somebody who is not here. */
export function personOf(party: PartyView, id: string): PersonView | null {
  const found = [...party.seats, ...party.spectators].find(one => 'id' in one && one.id === id)
  return found && 'id' in found && !('screen' in found) ? found : null
}

/** The person whose score this is: known by id, or else by name. */
export function personOfScore(party: PartyView, { key, name, bot }: Score): PersonView | null {
  if (bot) return null
  const people = [...party.seats.flatMap(one => (one.who === 'person' ? [one] : [])), ...party.spectators]
  return personOf(party, key) ?? people.find(one => one.name === name && !('screen' in one)) ?? null
}
