/** Bots that fill in for people who are away: one timer for all, and none that outlives its reason. */
import { describe, expect, it } from 'vitest'
import { StandInBots } from '../../../src-main/host/presence/standInBots'
import type { Party } from '../../../src-main/host/party/party'
import type { Person } from '../../../src-main/host/party/person'
import { VirtualClock } from '../../kit/clock'

function table(people: number, sitInAfter = 10) {
  const clock = new VirtualClock()
  const all = Array.from({ length: people }, () => ({ here: false, sitIn: false }) as unknown as Person)
  const party = {
    phase: 'match',
    paused: false,
    settings: { sitInAfter },
    seats: all.map(person => ({ who: 'person', person })),
    seatOf: (person: Person) => all.indexOf(person),
  }
  const taken: number[] = []
  let told = 0
  const bots = new StandInBots(
    clock,
    party as unknown as Party,
    () => ({ takeOver: (seat: number) => taken.push(seat), giveBack: () => undefined }) as never,
    () => {
      told++
    },
  )
  return { clock, all, party, bots, taken, told: () => told }
}

describe('a bot that fills in', () => {
  it('comes after the agreed time, each for its own person, and is told once', async () => {
    const { clock, all, bots, taken, told } = table(2)
    const [anna, boris] = all as [Person, Person]
    bots.personLeft(anna)
    await clock.advance(4000)
    bots.personLeft(boris)
    await clock.advance(5999)
    expect(taken).toEqual([])
    await clock.advance(1)
    expect([taken, told()]).toEqual([[0], 1])
    await clock.advance(4000)
    expect([taken, told()]).toEqual([[0, 1], 2])
    expect(clock.waiting).toBe(0)
  })

  it('is waited for by one timer, however often something changes', () => {
    const { clock, all, bots } = table(2)
    for (const person of all) bots.personLeft(person)
    for (let n = 0; n < 5; n++) bots.update()
    expect(clock.waiting).toBe(1)
    bots.stop()
    expect(clock.waiting).toBe(0)
  })

  it('comes neither during a pause, nor where none is agreed on', async () => {
    const paused = table(1)
    paused.bots.personLeft(paused.all[0] as Person)
    paused.party.paused = true
    paused.bots.update()
    const never = table(1, 0)
    never.bots.personLeft(never.all[0] as Person)
    for (const { clock, taken } of [paused, never]) {
      await clock.advance(3_600_000)
      expect(taken).toEqual([])
    }
  })
})
