/**
 * A spectator sees no more than any seat, and a player who comes back sees exactly what they would have seen without
 * leaving.
 */
import { describe, expect, it } from 'vitest'
import type { StateUpdate, SeenEvent } from '../../src-shared/wire'
import { LOG_LENGTH } from '../../src-main/host/match/runningMatch'
import type { Guest } from '../kit/guest'
import { openParty, answerOnce, type TestParty } from '../kit/party'
import { ALL_GAMES } from './games'
import { LONG } from '../kit/effort'

const MATCHES = LONG ? 40 : 1
const STEPS = LONG ? 200 : 90

/** What a person has been sent since the match began, update by update. */
const toldTo = ({ updates: frames }: Guest): SeenEvent[] =>
  frames.flatMap(frame => (frame.log ? [] : (frame.match?.events ?? [])))

const matchOf = ({ update: frame }: Guest) => {
  if (!frame.match) throw new Error('no match in this frame')
  return frame.match
}

/** The public part of the latest update. */
const publicPart = (guest: Guest) => ({
  open: matchOf(guest).view.open,
  events: toldTo(guest).map(({ event }) => event),
})

/** Nobody's update contains more than the public part and the own seat's. */
function checkAudience({ guests, spectator }: TestParty): void {
  const seen = JSON.stringify(publicPart(spectator))
  expect(matchOf(spectator).view.own).toBeNull()
  expect(toldTo(spectator).filter(told => 'own' in told)).toEqual([])
  for (const [seat, guest] of guests.entries()) {
    expect(matchOf(guest).view.own?.seat).toBe(seat)
    expect(JSON.stringify(publicPart(guest))).toBe(seen)
    // A spectator knows of no clock that a seat does not know of; a seat also knows its own.
    for (const clock of spectator.update.clocks)
      expect(guest.update.clocks.map(({ seat: at, key }) => `${at} ${key}`)).toContain(`${clock.seat} ${clock.key}`)
    expect(guest.update.clocks.filter(({ key, seat: at }) => key === 'seen' && at !== seat)).toEqual([])
  }
}

/** Leaves and comes back. @returns the first update of the new connection */
function comeBack(guest: Guest): StateUpdate {
  guest.disconnect()
  const from = guest.updates.length
  guest.hello(guest.token)
  const first = guest.updates[from]
  if (!first) throw new Error('nothing was sent on arrival')
  return first
}

describe.each(ALL_GAMES)('%s, with a drop at every step', (_, kit) => {
  it.each(kit.seats)(
    '%i seats: a spectator sees no more than a seat, and a player who comes back sees what was there',
    async seats => {
      let compared = 0
      for (let match = 0; match < MATCHES; match++) {
        const party = await openParty({ kit, seed: seats * 1000 + match, people: seats })
        for (let step = 0; step < STEPS / seats; step++) {
          for (const guest of [...party.guests, party.spectator]) {
            const live = JSON.stringify(matchOf(guest).view),
              told = toldTo(guest)
            const { match: part, log = [], clocks, party: table } = comeBack(guest)
            expect(JSON.stringify(part?.view)).toBe(live)
            expect(part?.events).toEqual([])
            expect(JSON.stringify(log)).toBe(JSON.stringify(told.slice(-LOG_LENGTH)))
            expect(clocks.filter(({ key, seat }) => key === 'seen' && seat !== table.you.seat)).toEqual([])
            compared++
          }
          checkAudience(party)
          if (!(await answerOnce(party, kit)) || party.table.party.phase !== 'match') break
        }
        expect(party.deps.faults).toEqual([])
        party.table.close()
      }
      expect(compared).toBeGreaterThan((MATCHES * STEPS) / 4)
    },
  )
})
