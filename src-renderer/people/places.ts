/** Who is away, which seats nobody plays at, and who could take one: as the people's panels show it. */
import type { Seat } from '../../src-shared/kernel'
import type { PartyView } from '../../src-shared/wire'
import { plainName } from '../names'

/** A seat whose person is away. */
export interface AwaySeat {
  readonly seat: Seat
  readonly id: string
  readonly name: string
  /** A bot sits in for them. */
  readonly sitIn: boolean
}

export const awaySeats = (party: PartyView): AwaySeat[] =>
  party.seats.flatMap((one, seat) =>
    one.who === 'person' && !one.here ? [{ seat, id: one.id, name: plainName(one.name), sitIn: one.sitIn }] : [],
  )

/** Whether the host can offer this seat to somebody: no person plays there. */
export const isFree = (party: PartyView, seat: Seat): boolean => {
  const one = party.seats[seat]
  return one !== undefined && party.phase !== 'lobby' && (one.who === 'bot' || !one.here)
}

/** To whom this seat is on offer, or null. */
export const offeredTo = (party: PartyView, seat: Seat): string | null =>
  party.offers.find(one => one.seat === seat)?.person ?? null

/** What somebody is called, by their id, whether at a seat or looking on. */
export function nameOf(party: PartyView, id: string): string {
  const found = [...party.seats, ...party.spectators].find(one => 'id' in one && one.id === id)
  return found ? plainName(found.name) : ''
}

/** People who are away, as whom this client could come back: in a match only somebody without a seat can. */
export function couldBe(party: PartyView): AwaySeat[] {
  if (party.you.seat !== null && party.phase !== 'lobby') return []
  return awaySeats(party)
}
