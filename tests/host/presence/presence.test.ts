/** People who are away, come back, hand on their seats, and move to another device. */
import { beforeEach, describe, expect, it } from 'vitest'
import { drawAnswer, fastRandom } from '../../../src-shared/kernel'
import type { SeatView } from '../../../src-shared/wire'
import { Host } from '../../../src-main/host/host'
import { restoreParty, storedParty } from '../../../src-main/host/storage/partyStorage'
import { LINK_MS } from '../../../src-main/host/presence/deviceLinks'
import type { Table } from '../../../src-main/host/table'
import { agree } from '../agree'
import { Guest } from '../../kit/guest'
import { testDeps, type TestDeps } from '../../kit/deps'

let deps: TestDeps
let host: Host
let table: Table
const random = fastRandom(8)
const setup = {
  id: 't',
  name: 'Table',
  game: 'mascarade',
  invite: [],
  fixedKey: () => new Uint8Array(32).fill(3),
  pace: 0,
} as const

beforeEach(() => {
  deps = testDeps(7)
  host = new Host(deps)
  table = host.open(setup)
})

function arrive(name: string, token?: string, link?: string): Guest {
  const guest = new Guest(host, name)
  expect(guest.hello(token, undefined, link)).toBeNull()
  return guest
}

/** From now on bots take as long as people do. */
function slowBots(): void {
  host.close()
  host = new Host(deps)
  table = host.open({ ...setup, pace: 1 })
}

/** A match of four people. */
async function started(): Promise<{ anna: Guest; boris: Guest; carla: Guest; dario: Guest }> {
  const [anna, boris, carla, dario] = [arrive('Anna'), arrive('Boris'), arrive('Carla'), arrive('Dario')]
  for (const guest of [boris, carla, dario]) expect(await guest.send({ kind: 'ready', ready: true })).toBeNull()
  expect(await anna.send({ kind: 'start' })).toBeNull()
  return { anna, boris, carla, dario }
}

/** This many answers of these people. */
async function answers(guests: readonly Guest[], count: number): Promise<void> {
  for (let i = 0; i < count; i++) {
    const guest = guests.find(candidate => candidate.asks().length > 0)
    const [ask] = guest?.asks() ?? []
    if (guest && ask)
      await guest.send({ kind: 'answer', ask: ask.id, answer: drawAnswer(ask.pick, n => random.nextInt(n, '')) })
  }
}

const seatOf = (guest: Guest, seat: number): SeatView | undefined => guest.update.party.seats[seat]
const idOf = (guest: Guest): string => guest.update.party.you.id
const answeredBy = (seat: number): number =>
  deps.store.entries.filter(({ entry }) => entry.seat === seat && entry.by === 'hand').length

describe('a stand-in bot', () => {
  it('is put in by the host: it answers for the seat, and everybody sees that it does', async () => {
    const { anna, boris, carla } = await started()
    boris.disconnect()
    await deps.clock.advance(600_000)
    expect(answeredBy(1)).toBe(0)
    expect(await anna.send({ kind: 'sitIn', seat: 1 })).toBeNull()
    expect(seatOf(carla, 1)).toMatchObject({ who: 'person', name: 'Boris', here: false, sitIn: true })
    await deps.clock.advance(5000)
    expect(answeredBy(1)).toBe(1)
    expect(deps.faults).toEqual([])
  })

  it('comes by itself after the time that the table has agreed, counted from when the player left', async () => {
    slowBots()
    const { anna, boris, carla } = await started()
    boris.disconnect()
    await deps.clock.advance(10_000)
    await anna.send({ kind: 'setting', key: 'sitInAfter', value: 30 })
    await deps.clock.advance(19_999)
    expect(seatOf(carla, 1)).toMatchObject({ sitIn: false })
    await deps.clock.advance(1)
    expect(seatOf(carla, 1)).toMatchObject({ sitIn: true })
    await anna.send({ kind: 'setting', key: 'sitInAfter', value: 0 })
    carla.disconnect()
    await deps.clock.advance(600_000)
    expect(seatOf(anna, 2)).toMatchObject({ sitIn: false })
  })

  it('does not come during a pause: the table waits', async () => {
    const { anna, boris } = await started()
    await anna.send({ kind: 'setting', key: 'sitInAfter', value: 30 })
    await anna.send({ kind: 'pause', pause: true })
    boris.disconnect()
    await deps.clock.advance(60_000)
    expect(seatOf(anna, 1)).toMatchObject({ sitIn: false })
    await anna.send({ kind: 'pause', pause: false })
    expect(seatOf(anna, 1)).toMatchObject({ sitIn: true })
  })

  it('gives the seat back at once: one update with the log of what it did, and no further answer of the bot', async () => {
    const { anna, boris, carla, dario } = await started()
    await answers([anna, boris, carla, dario], 6)
    boris.disconnect()
    await anna.send({ kind: 'sitIn', seat: 1 })
    for (let i = 0; i < 12; i++) {
      await answers([anna, carla, dario], 1)
      await deps.clock.advance(3000)
    }
    const bots = answeredBy(1)
    const back = arrive('Boris', boris.token)
    expect(back.updates).toHaveLength(1)
    expect(back.update.log?.length).toBeGreaterThan(0)
    expect(back.seat).toBe(1)
    expect(seatOf(anna, 1)).toMatchObject({ here: true, sitIn: false })
    await deps.clock.advance(60_000)
    expect(answeredBy(1)).toBe(bots)
    expect(deps.faults).toEqual([])
  })

  it('drops its pending answer if its player returns first', async () => {
    slowBots()
    const { anna, boris } = await started()
    boris.disconnect()
    await anna.send({ kind: 'sitIn', seat: 1 })
    await deps.clock.advance(100)
    arrive('Boris', boris.token)
    await deps.clock.advance(60_000)
    expect(answeredBy(1)).toBe(0)
  })

  it('is refused for a player who is connected, for a bot, and when no match is played', async () => {
    const anna = arrive('Anna')
    await anna.send({ kind: 'addBot' })
    expect(await anna.send({ kind: 'sitIn', seat: 1 })).toEqual({ refused: 'noMatch' })
    await anna.send({ kind: 'start' })
    expect(await anna.send({ kind: 'sitIn', seat: 1 })).toEqual({ refused: 'notAway' })
    expect(await anna.send({ kind: 'sitIn', seat: 0 })).toEqual({ refused: 'notAway' })
    expect(await anna.send({ kind: 'sitIn', seat: 7 })).toEqual({ refused: 'seatEmpty' })
  })

  it('plays the next match too if its player stays away; in the lobby nobody stands in', async () => {
    const { anna, boris, carla, dario } = await started()
    for (const [i, guest] of [boris, carla, dario].entries()) {
      guest.disconnect()
      await anna.send({ kind: 'sitIn', seat: i + 1 })
    }
    for (let i = 0; i < 4000 && anna.update.party.phase === 'match'; i++) {
      await answers([anna], 1)
      await deps.clock.step()
    }
    expect(anna.update.party.phase).toBe('result')
    expect(await anna.send({ kind: 'rematch' })).toBeNull()
    const before = answeredBy(1)
    await deps.clock.advance(5000)
    expect(answeredBy(1)).toBe(before + 1)
    await anna.send({ kind: 'lobby' })
    expect(anna.update.party.seats.map(seat => seat.who === 'person' && seat.sitIn)).toEqual([
      false,
      false,
      false,
      false,
    ])
  })
})

describe('an offered seat', () => {
  it('of a player who left: the spectator gets everything that the seat may know, and the bot goes', async () => {
    const { anna, boris, carla, dario } = await started()
    await answers([anna, boris, carla, dario], 8)
    const eve = arrive('Eve')
    await boris.send({ kind: 'leave' })
    expect(await anna.send({ kind: 'offer', seat: 1, person: idOf(eve) })).toBeNull()
    await deps.clock.advance(1000)
    expect(eve.update.party.offers).toEqual([{ seat: 1, person: idOf(eve) }])
    expect(eve.update.match?.view.own).toBeNull()
    expect(await eve.send({ kind: 'offered', seat: 1, take: true })).toBeNull()
    expect(eve.update.party.you.seat).toBeNull()
    expect(eve.update.party.claims).toMatchObject([{ by: idOf(eve), seat: 1, asked: [idOf(carla), idOf(dario)] }])
    expect(await agree(eve, carla)).toEqual([null])
    expect(eve.update.party.you.seat).toBe(1)
    expect(eve.update.match?.view.own?.seat).toBe(1)
    expect(eve.updates.at(-2)?.log?.length).toBeGreaterThan(0)
    expect(eve.update.party.offers).toEqual([])
    const before = answeredBy(1)
    await deps.clock.advance(60_000)
    expect(answeredBy(1)).toBe(before)
    expect(deps.faults).toEqual([])
  })

  it('is left by its bot at once: its pending answer is dropped', async () => {
    slowBots()
    const { anna, boris, carla } = await started()
    const eve = arrive('Eve')
    await boris.send({ kind: 'leave' })
    await deps.clock.advance(100)
    await anna.send({ kind: 'offer', seat: 1, person: idOf(eve) })
    await eve.send({ kind: 'offered', seat: 1, take: true })
    await agree(eve, carla)
    await deps.clock.advance(8000)
    expect(answeredBy(1)).toBe(0)
    expect(eve.asks()).toMatchObject([{ key: 'ready' }])
  })

  it('may be declined, and withdrawn', async () => {
    const { anna, boris } = await started()
    const eve = arrive('Eve'),
      frida = arrive('Frida')
    await boris.send({ kind: 'leave' })
    await anna.send({ kind: 'offer', seat: 1, person: idOf(eve) })
    expect(await frida.send({ kind: 'offered', seat: 1, take: true })).toEqual({ refused: 'offerGone' })
    expect(await eve.send({ kind: 'offered', seat: 1, take: false })).toBeNull()
    expect(await eve.send({ kind: 'offered', seat: 1, take: true })).toEqual({ refused: 'offerGone' })
    await anna.send({ kind: 'offer', seat: 1, person: idOf(eve) })
    await anna.send({ kind: 'offer', seat: 1, person: null })
    expect(await eve.send({ kind: 'offered', seat: 1, take: true })).toEqual({ refused: 'offerGone' })
    expect(seatOf(eve, 1)?.who).toBe('bot')
  })

  it('is offered by the host only, to somebody without a seat, and never while its player is connected', async () => {
    const { anna, boris, carla } = await started()
    const eve = arrive('Eve')
    expect(await eve.send({ kind: 'offer', seat: 1, person: idOf(eve) })).toEqual({ refused: 'notHost' })
    expect(await anna.send({ kind: 'offer', seat: 1, person: idOf(eve) })).toEqual({ refused: 'seatTaken' })
    await boris.send({ kind: 'leave' })
    expect(await anna.send({ kind: 'offer', seat: 1, person: idOf(carla) })).toEqual({ refused: 'alreadySeated' })
    expect(await anna.send({ kind: 'offer', seat: 1, person: 'nobody' })).toEqual({ refused: 'personUnknown' })
    expect(await anna.send({ kind: 'offer', seat: 9, person: idOf(eve) })).toEqual({ refused: 'seatEmpty' })
    expect(await carla.send({ kind: 'offered', seat: 1, take: true })).toEqual({ refused: 'offerGone' })
  })

  it('is withdrawn when its player is back', async () => {
    const { anna, boris } = await started()
    const eve = arrive('Eve')
    boris.disconnect()
    await anna.send({ kind: 'offer', seat: 1, person: idOf(eve) })
    const back = arrive('Boris', boris.token)
    expect(back.seat).toBe(1)
    expect(await eve.send({ kind: 'offered', seat: 1, take: true })).toEqual({ refused: 'offerGone' })
    expect(eve.update.party.offers).toEqual([])
  })

  it('that was taken while its player was away: the player becomes a spectator, and sees the open view only', async () => {
    const { anna, boris, carla, dario } = await started()
    const eve = arrive('Eve')
    boris.disconnect()
    await anna.send({ kind: 'sitIn', seat: 1 })
    await anna.send({ kind: 'offer', seat: 1, person: idOf(eve) })
    await eve.send({ kind: 'offered', seat: 1, take: true })
    await agree(eve, carla, dario)
    const back = arrive('Boris', boris.token)
    expect(back.seat).toBeNull()
    expect(back.update.match?.view.own).toBeNull()
    expect(seatOf(back, 1)).toMatchObject({ name: 'Eve', here: true, sitIn: false })
  })
})

describe('a person who has held a seat knows its secrets', () => {
  it('and gets no other seat of that match, whatever name they come back under', async () => {
    const { anna, boris, carla, dario } = await started()
    await boris.send({ kind: 'leave' })
    await carla.send({ kind: 'leave' })
    const again = arrive('Somebody else', boris.token)
    expect(idOf(again)).not.toBe(idOf(boris))
    expect(await anna.send({ kind: 'offer', seat: 2, person: idOf(again) })).toEqual({ refused: 'knowsOther' })
    expect(again.update.match?.view.own).toBeNull()
    // They may get their own seat back.
    expect(await anna.send({ kind: 'offer', seat: 1, person: idOf(again) })).toBeNull()
    expect(await again.send({ kind: 'offered', seat: 1, take: true })).toBeNull()
    await agree(again, dario)
    expect(again.seat).toBe(1)
  })

  it('and the same goes for a person who was given one', async () => {
    const { anna, boris, carla } = await started()
    const eve = arrive('Eve')
    await boris.send({ kind: 'leave' })
    await anna.send({ kind: 'offer', seat: 1, person: idOf(eve) })
    await eve.send({ kind: 'offered', seat: 1, take: true })
    await agree(eve, carla)
    expect(eve.seat).toBe(1)
    await eve.send({ kind: 'leave' })
    await carla.send({ kind: 'leave' })
    const again = arrive('Eve', eve.token)
    expect(await anna.send({ kind: 'offer', seat: 2, person: idOf(again) })).toEqual({ refused: 'knowsOther' })
  })

  it('and cannot get around it by claiming to be somebody else', async () => {
    const { boris, carla } = await started()
    await boris.send({ kind: 'leave' })
    carla.disconnect()
    const again = arrive('Carla', boris.token)
    expect(await again.send({ kind: 'claim', person: idOf(carla) })).toEqual({ refused: 'knowsOther' })
  })

  it('until the next match is dealt', async () => {
    const { anna, boris, carla, dario } = await started()
    await boris.send({ kind: 'leave' })
    await carla.send({ kind: 'leave' })
    const again = arrive('Boris', boris.token)
    await anna.send({ kind: 'lobby' })
    await dario.send({ kind: 'ready', ready: true })
    await anna.send({ kind: 'start' })
    expect(await anna.send({ kind: 'offer', seat: 2, person: idOf(again) })).toBeNull()
  })
})

describe('"I was here before"', () => {
  it('more than half of those who were dealt in confirm it, and they play on at that seat, as themselves', async () => {
    const { anna, boris, carla, dario } = await started()
    await deps.clock.advance(1000)
    boris.disconnect()
    await anna.send({ kind: 'sitIn', seat: 1 })
    const newcomer = arrive('Boris')
    const own = idOf(newcomer)
    expect(newcomer.update.party.spectators).toMatchObject([{ name: 'Boris 2' }])
    expect(await newcomer.send({ kind: 'claim', person: idOf(boris) })).toBeNull()
    const asked = [idOf(anna), idOf(carla), idOf(dario)]
    expect(anna.update.party.claims).toEqual([{ by: own, person: idOf(boris), asked }])
    expect(await agree(newcomer, anna, carla)).toEqual([null, null])
    expect(newcomer.update.match?.view.own).toBeNull()
    expect(await agree(newcomer, dario)).toEqual([null])
    expect(newcomer.update.party.you).toMatchObject({ id: own, seat: 1 })
    await deps.clock.advance(1000)
    expect(seatOf(carla, 1)).toMatchObject({ name: 'Boris 2', here: true, sitIn: false })
    expect(carla.update.party.spectators).toMatchObject([{ name: 'Boris', here: false }])
    expect(newcomer.token).not.toBe(boris.token)
    newcomer.disconnect()
    expect(arrive('Boris', newcomer.token).seat).toBe(1)
  })

  it('the absent person comes back as a spectator, who may be offered that seat again and no other', async () => {
    const { anna, boris, carla, dario } = await started()
    boris.disconnect()
    const newcomer = arrive('Boris')
    await newcomer.send({ kind: 'claim', person: idOf(boris) })
    await agree(newcomer, anna, carla, dario)
    const back = arrive('Boris', boris.token)
    expect([back.seat, back.update.match?.view.own, newcomer.closed]).toEqual([null, null, null])
    newcomer.disconnect()
    dario.disconnect()
    expect(await anna.send({ kind: 'offer', seat: 3, person: idOf(back) })).toEqual({ refused: 'knowsOther' })
    expect(await anna.send({ kind: 'offer', seat: 1, person: idOf(back) })).toBeNull()
  })

  it('the host does not confirm, or the person comes back: nothing has changed', async () => {
    const { anna, boris } = await started()
    boris.disconnect()
    const newcomer = arrive('Boris')
    await newcomer.send({ kind: 'claim', person: idOf(boris) })
    expect(await anna.send({ kind: 'admit', person: idOf(newcomer), yes: false })).toBeNull()
    expect(await anna.send({ kind: 'admit', person: idOf(newcomer), yes: true })).toEqual({ refused: 'offerGone' })
    await newcomer.send({ kind: 'claim', person: idOf(boris) })
    arrive('Boris', boris.token)
    expect(await anna.send({ kind: 'admit', person: idOf(newcomer), yes: true })).toEqual({ refused: 'offerGone' })
    expect(await newcomer.send({ kind: 'claim', person: idOf(boris) })).toEqual({ refused: 'notAway' })
    expect(newcomer.seat).toBeNull()
  })

  it('whoever runs the table confirms nothing of their own: it waits for somebody else', async () => {
    const { anna, boris, carla, dario } = await started()
    const stranger = arrive('Stranger')
    for (const guest of [anna, boris, carla, dario]) guest.disconnect()
    await deps.clock.advance(31_000)
    expect(stranger.update.party.you).toMatchObject({ seat: null, host: true })
    // Also on the machine of the host: others use it as well.
    stranger.isLocal = true
    expect(await stranger.send({ kind: 'claim', person: idOf(boris) })).toBeNull()
    expect(await agree(stranger, stranger)).toEqual([{ refused: 'notAwaited' }])
    expect(await stranger.send({ kind: 'offer', seat: 2, person: idOf(stranger) })).toBeNull()
    expect(await stranger.send({ kind: 'offered', seat: 2, take: true })).toBeNull()
    expect([stranger.seat, stranger.update.match?.view.own]).toEqual([null, null])
    expect(stranger.update.party.claims).toEqual([{ by: idOf(stranger), seat: 2, asked: [] }])
  })
})

describe('a table', () => {
  it('that is closed lets in nobody new, and everybody who has a place', async () => {
    const anna = arrive('Anna'),
      boris = arrive('Boris')
    expect(await boris.send({ kind: 'setting', key: 'doors', value: 'shut' })).toEqual({ refused: 'notHost' })
    await anna.send({ kind: 'setting', key: 'doors', value: 'shut' })
    expect(boris.update.party.settings.doors).toBe('shut')
    expect(host.list()[0]).toMatchObject({ doors: 'shut', taken: 2 })
    const stranger = new Guest(host, 'Stranger')
    expect(stranger.hello()).toEqual({ refused: 'tableShut' })
    boris.disconnect()
    expect(arrive('Boris', boris.token).seat).toBe(1)
    await anna.send({ kind: 'setting', key: 'doors', value: 'open' })
    expect(stranger.hello()).toBeNull()
    expect(stranger.seat).toBe(2)
  })

  it('that is open for spectators lets in people who may not sit down by themselves', async () => {
    const anna = arrive('Anna'),
      boris = arrive('Boris')
    await anna.send({ kind: 'setting', key: 'doors', value: 'watch' })
    const eve = arrive('Eve')
    expect(eve.update.party.you).toMatchObject({ seat: null, looksOn: true })
    expect(await eve.send({ kind: 'sit' })).toEqual({ refused: 'tableShut' })
    // A person who was here before may.
    await boris.send({ kind: 'stand' })
    expect(await boris.send({ kind: 'sit' })).toBeNull()
    await anna.send({ kind: 'setting', key: 'doors', value: 'open' })
    expect(await eve.send({ kind: 'sit' })).toBeNull()
  })

  it('at which nobody is connected is open: its people may come from another address', async () => {
    const anna = arrive('Anna')
    await anna.send({ kind: 'setting', key: 'doors', value: 'shut' })
    anna.disconnect()
    expect(arrive('Anna').update.party.you).toMatchObject({ seat: null, looksOn: true })
  })
})

describe('another device', () => {
  it('gets the same place by a link; the older one is told, and takes the place back by its token', async () => {
    const { anna, boris } = await started()
    expect(await boris.send({ kind: 'link' })).toBeNull()
    const phone = arrive('', undefined, boris.link)
    expect(phone.update.party.you).toEqual(boris.update.party.you)
    expect(phone.token).toBe(boris.token)
    expect(boris.closed).toEqual({ code: 4001, why: { refused: 'replaced' } })
    arrive('', boris.token)
    expect(phone.closed?.code).toBe(4001)
    expect(anna.received.join()).not.toContain(boris.link)
  })

  it('gets in once, within five minutes, and only by the latest link', async () => {
    const { boris } = await started()
    const fails = (link: string | undefined): void => {
      expect(new Guest(host, 'X').hello(undefined, undefined, link)).toEqual({ refused: 'linkUnknown' })
    }
    await boris.send({ kind: 'link' })
    const first = boris.link
    await boris.send({ kind: 'link' })
    fails(first)
    await deps.clock.advance(LINK_MS)
    fails(boris.link)
    await boris.send({ kind: 'link' })
    const phone = arrive('', undefined, boris.link)
    fails(boris.link)
    await phone.send({ kind: 'link' })
    await phone.send({ kind: 'leave' })
    fails(phone.link)
    fails('guessed')
  })

  it('opens the table that its link is for', async () => {
    host.open({ ...setup, id: 'u' })
    const other = new Guest(host, 'Olga')
    other.hello(undefined, 'u')
    await other.send({ kind: 'link' })
    expect(arrive('', undefined, other.link).update.party.table.id).toBe('u')
  })
})

describe('what is stored', () => {
  it("stand-in bots, who knows which seat's secrets, the access settings and the settings", async () => {
    const { anna, boris } = await started()
    await anna.send({ kind: 'setting', key: 'doors', value: 'watch' })
    await anna.send({ kind: 'setting', key: 'sitInAfter', value: 60 })
    table.party.sessionStart = 7
    arrive('Eve')
    boris.disconnect()
    await anna.send({ kind: 'sitIn', seat: 1 })
    const stored = storedParty(table.party, 'm', 1)
    const again = host.open({ ...setup, id: 'u' }).party
    restoreParty(again, stored, [])
    expect(again).toMatchObject({ settings: { doors: 'watch', sitInAfter: 60 }, sessionStart: 7 })
    expect(again.people.map(({ sitIn, looksOn }) => [sitIn, looksOn])).toEqual([
      [false, false],
      [true, false],
      [false, false],
      [false, false],
      [false, true],
    ])
    expect(stored.knowing).toEqual(
      [anna.token, boris.token, ...table.party.people.slice(2, 4).map(({ token }) => token)].map((token, seat) => ({
        token,
        seat,
      })),
    )
  })
})
