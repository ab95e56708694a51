/** Seats that change hands during a match, and people who are away: each refusal, each trace that must not stay. */
import { beforeEach, describe, expect, it } from 'vitest'
import { Host } from '../../../src-main/host/host'
import type { Table } from '../../../src-main/host/table'
import { DeviceLinks } from '../../../src-main/host/presence/deviceLinks'
import { Absences } from '../../../src-main/host/presence/absences'
import { newPerson } from '../../../src-main/host/party/person'
import { agree } from '../agree'
import { answers } from '../answers'
import { VirtualClock } from '../../kit/clock'
import { Guest } from '../../kit/guest'
import { seededIds, testDeps, type TestDeps } from '../../kit/deps'

let deps: TestDeps, host: Host, table: Table
beforeEach(() => {
  deps = testDeps(7)
  host = new Host(deps)
  table = host.open({
    id: 't',
    name: 'Table',
    game: 'mascarade',
    invite: [],
    fixedKey: () => new Uint8Array(32).fill(3),
    pace: 0,
  })
})

function arrive(name: string, token?: string, link?: string): Guest {
  const guest = new Guest(host, name)
  expect(guest.hello(token, undefined, link)).toBeNull()
  return guest
}
async function started(people = 4): Promise<readonly [Guest, Guest, Guest, Guest]> {
  const guests = ['Anna', 'Boris', 'Carla', 'Dario'].slice(0, people).map(name => arrive(name))
  expect(await guests[0]?.send({ kind: 'start', anyway: true })).toBeNull()
  return guests as unknown as readonly [Guest, Guest, Guest, Guest]
}
const idOf = (guest: Guest): string => guest.update.party.you.id
const clockOf = (guest: Guest, key: string) => guest.update.clocks.find(clock => clock.key === key)

describe('a seat that was offered', () => {
  it('is for the one to whom it was offered, and refused where its holder is back or its taker knows another', async () => {
    const [anna, boris, carla, dario] = await started()
    const [eve, frida] = [arrive('Eve'), arrive('Frida')]
    boris.disconnect()
    await anna.send({ kind: 'offer', seat: 1, person: idOf(eve) })
    expect(await frida.send({ kind: 'offered', seat: 1, take: true })).toEqual({ refused: 'offerGone' })
    await carla.send({ kind: 'leave' })
    await anna.send({ kind: 'offer', seat: 2, person: idOf(frida) })
    expect(await frida.send({ kind: 'offered', seat: 2, take: true })).toBeNull()
    await agree(frida, dario)
    expect(frida.seat).toBe(2)
    await frida.send({ kind: 'leave' })
    const again = arrive('Frida', frida.token)
    expect(await anna.send({ kind: 'offer', seat: 1, person: idOf(again) })).toEqual({ refused: 'knowsOther' })
    expect(await eve.send({ kind: 'offered', seat: 1, take: true })).toBeNull()
    await agree(eve, dario)
    expect(eve.seat).toBe(1)
  })

  it('is none before a match', async () => {
    const anna = arrive('Anna'),
      boris = arrive('Boris')
    await boris.send({ kind: 'stand' })
    await anna.send({ kind: 'addBot' })
    expect(await anna.send({ kind: 'offer', seat: 1, person: idOf(boris) })).toEqual({ refused: 'noMatch' })
    expect(await anna.send({ kind: 'sitIn', seat: 1 })).toEqual({ refused: 'noMatch' })
  })

  it('and taken ends every other offer, claim and wish of its taker, and the offer of that seat', async () => {
    const [anna, boris, carla, dario] = await started()
    const eve = arrive('Eve')
    await boris.send({ kind: 'leave' })
    carla.disconnect()
    await eve.send({ kind: 'wish', wish: true })
    await eve.send({ kind: 'claim', person: idOf(carla) })
    expect(await anna.send({ kind: 'grant', person: idOf(eve), yes: true, seat: 1 })).toBeNull()
    await agree(eve, dario)
    const { wishes, claims, offers } = table.party.seatOffers
    expect([eve.seat, wishes, claims, offers]).toEqual([1, [], [], []])
    expect(await eve.send({ kind: 'wish', wish: true })).toEqual({ refused: 'alreadySeated' })
  })

  it('makes its taker a player for good, also where the door lets in only spectators', async () => {
    const [anna, boris, carla] = await started()
    await anna.send({ kind: 'setting', key: 'doors', value: 'watch' })
    const eve = arrive('Eve')
    expect(eve.update.party.you.looksOn).toBe(true)
    await boris.send({ kind: 'leave' })
    await anna.send({ kind: 'offer', seat: 1, person: idOf(eve) })
    await eve.send({ kind: 'offered', seat: 1, take: true })
    await agree(eve, carla)
    await anna.send({ kind: 'lobby' })
    await eve.send({ kind: 'stand' })
    expect(await eve.send({ kind: 'sit' })).toBeNull()
  })

  it.each([
    ['a moment', 0],
    ['longer than somebody who looks on may be', 120_000],
  ])(
    'of somebody who has been away for %s: they look on, no bot stands for them, and they are forgotten in time',
    async (_, ms) => {
      const [anna, boris, carla, dario] = await started()
      const eve = arrive('Eve')
      boris.disconnect()
      await deps.clock.advance(ms)
      await anna.send({ kind: 'sitIn', seat: 1 })
      await anna.send({ kind: 'offer', seat: 1, person: idOf(eve) })
      await eve.send({ kind: 'offered', seat: 1, take: true })
      await agree(eve, carla, dario)
      expect(table.party.people.find(({ name }) => name === 'Boris')?.sitIn).toBe(false)
      await deps.clock.advance(60_000)
      expect(table.party.people.map(({ name }) => name)).not.toContain('Boris')
    },
  )
})

describe('a claim', () => {
  it('is refused of oneself, of somebody who is here, and when they are back before the host has said yes', async () => {
    const [anna, boris, carla] = await started()
    const eve = arrive('Eve')
    expect(await eve.send({ kind: 'claim', person: idOf(eve) })).toEqual({ refused: 'notAway' })
    expect(await eve.send({ kind: 'claim', person: idOf(carla) })).toEqual({ refused: 'notAway' })
    boris.disconnect()
    expect(await eve.send({ kind: 'claim', person: idOf(boris) })).toBeNull()
    arrive('Boris', boris.token)
    expect(await anna.send({ kind: 'admit', person: idOf(eve), yes: true })).toEqual({ refused: 'offerGone' })
    expect(eve.seat).toBeNull()
  })

  it('that the others have decided on is decided once, and leaves everybody who they are', async () => {
    const [anna, boris, carla, dario] = await started()
    const [eve, frida] = [arrive('Eve'), arrive('Frida')]
    boris.disconnect()
    for (const guest of [eve, frida]) await guest.send({ kind: 'claim', person: idOf(boris) })
    const { token } = eve
    expect(await agree(eve, anna, carla, dario)).toEqual([null, null, null])
    expect([eve.token, eve.seat, table.party.people.length]).toEqual([token, 1, 6])
    expect(await anna.send({ kind: 'admit', person: idOf(frida), yes: true })).toEqual({ refused: 'offerGone' })
    expect(table.party.seatOffers.claims).toEqual([])
    await deps.clock.advance(120_000)
    expect([eve.closed, carla.closed]).toEqual([null, null])
    // Boris has no seat any more, and is not waited for.
    expect(table.party.people.map(({ name }) => name)).toEqual(['Anna', 'Carla', 'Dario', 'Eve', 'Frida'])
  })

  it('to somebody for whom a bot plays ends the bot', async () => {
    const [anna, boris, carla, dario] = await started()
    const eve = arrive('Eve')
    boris.disconnect()
    await anna.send({ kind: 'sitIn', seat: 1 })
    await eve.send({ kind: 'claim', person: idOf(boris) })
    await agree(eve, anna, carla, dario)
    expect(eve.seat).toBe(1)
    const before = deps.store.entries.filter(({ entry }) => entry.seat === 1).length
    await answers([anna, carla, dario], 3)
    await deps.clock.advance(60_000)
    expect(deps.store.entries.filter(({ entry }) => entry.seat === 1 && entry.by === 'hand').length).toBe(before)
  })
})

describe('a claim after a match', () => {
  it('passes the absent person’s line in the score, and no vote', async () => {
    const [anna, boris, carla, dario] = await started()
    const seats = [anna, boris, carla, dario].map(
      one => ({ who: 'person', name: one.name, person: idOf(one) }) as const,
    )
    deps.store.history = () =>
      Promise.resolve([
        {
          ...{
            id: 'm',
            table: 'Table',
            game: 'mascarade',
            rules: 1,
            seats,
            dealt: deps.date() - 1,
            ended: deps.date(),
          },
          ...{ answers: 1, outcome: { winners: [1], reason: 'x' }, imported: false },
        },
      ])
    table.party.enter('result')
    expect(await boris.send({ kind: 'vote', game: 'castle' })).toBeNull()
    boris.disconnect()
    const again = arrive('Boris')
    await again.send({ kind: 'claim', person: idOf(boris) })
    await agree(again, anna, carla, dario)
    await deps.clock.advance(1000)
    expect(again.seat).toBe(1)
    expect(anna.update.party.evening?.scores[0]).toMatchObject({ key: idOf(again), name: 'Boris 2', wins: 1 })
    expect(anna.update.party.votes).toEqual([{ person: idOf(boris), game: 'castle' }])
  })
})

describe('a claim that is not agreed to', () => {
  it('waits: the no of a player is theirs alone, that of whoever runs the table ends it', async () => {
    const [anna, boris, carla, dario] = await started()
    const eve = arrive('Eve')
    boris.disconnect()
    await eve.send({ kind: 'claim', person: idOf(boris) })
    const no = (guest: Guest) => guest.send({ kind: 'admit', person: idOf(eve), yes: false })
    expect(await no(carla)).toBeNull()
    expect(table.party.seatOffers.claims).toMatchObject([{ yes: [], no: [{ name: 'Carla' }] }])
    await deps.clock.advance(1000)
    expect(eve.update.party.claims).toMatchObject([{ asked: [idOf(anna), idOf(dario)] }])
    // Who has thought better of it.
    expect(await agree(eve, carla)).toEqual([null])
    expect(await no(eve)).toEqual({ refused: 'notAwaited' })
    expect(await no(anna)).toBeNull()
    expect([table.party.seatOffers.claims, eve.seat]).toEqual([[], null])
    expect(await no(anna)).toEqual({ refused: 'offerGone' })
  })

  it('is agreed to by nobody who watches', async () => {
    const [, boris] = await started()
    const [eve, frida] = [arrive('Eve'), arrive('Frida')]
    boris.disconnect()
    await eve.send({ kind: 'claim', person: idOf(boris) })
    expect(await agree(eve, frida)).toEqual([{ refused: 'notAwaited' }])
  })
})

describe('a claim that is taken back', () => {
  it('is gone: the host has nothing to decide, and another may be made', async () => {
    const [anna, boris, carla, dario] = await started(4)
    const eve = arrive('Eve')
    boris.disconnect()
    carla.disconnect()
    expect(await eve.send({ kind: 'claim', person: idOf(boris) })).toBeNull()
    expect(await eve.send({ kind: 'claim', person: null })).toBeNull()
    expect(table.party.seatOffers.claims).toEqual([])
    expect(await anna.send({ kind: 'admit', person: idOf(eve), yes: true })).toEqual({ refused: 'offerGone' })
    expect(await eve.send({ kind: 'claim', person: 'nobody' })).toEqual({ refused: 'personUnknown' })
    expect(await eve.send({ kind: 'claim', person: idOf(carla) })).toBeNull()
    // Two of four are no more than half.
    expect(await agree(eve, anna, dario)).toEqual([null, null])
    expect(eve.seat).toBeNull()
    expect(await agree(eve, arrive('Boris', boris.token))).toEqual([null])
    expect(eve.seat).toBe(2)
  })

  it('was nobody’s who has no seat, and of a player only while they are away', async () => {
    await started()
    const [eve, frida] = [arrive('Eve'), arrive('Frida')]
    frida.disconnect()
    expect(await eve.send({ kind: 'claim', person: idOf(frida) })).toEqual({ refused: 'seatEmpty' })
  })

  it('before a match gives up the seat that the newcomer has for the one that they had', async () => {
    const [anna, boris] = [arrive('Anna'), arrive('Boris')]
    arrive('Carla')
    boris.disconnect()
    const again = arrive('Boris')
    expect(again.seat).toBe(3)
    await again.send({ kind: 'claim', person: idOf(boris) })
    expect(await anna.send({ kind: 'admit', person: idOf(again), yes: true })).toBeNull()
    await deps.clock.advance(1000)
    expect(anna.update.party.seats.map(({ name }) => name)).toEqual(['Anna', 'Boris 2', 'Carla'])
    expect([again.seat, again.token === boris.token]).toEqual([1, false])
    // They are here, and nothing of their absence is left: no timer ends their place.
    await deps.clock.advance(600_000)
    expect(again.closed).toBeNull()
    expect(anna.update.party.seats[1]).toMatchObject({ here: true })
  })
})

describe('a wish', () => {
  it('that cannot be granted now leaves the spectator what they were', async () => {
    const anna = arrive('Anna')
    await anna.send({ kind: 'game', game: 'tales' })
    for (const name of ['Boris', 'Carla', 'Dario']) arrive(name)
    await anna.send({ kind: 'setting', key: 'doors', value: 'watch' })
    const eve = arrive('Eve')
    await eve.send({ kind: 'wish', wish: true })
    expect(await anna.send({ kind: 'grant', person: idOf(eve), yes: true })).toMatchObject({ refused: 'tooManySeats' })
    expect(eve.update.party.you.looksOn).toBe(true)
    expect(table.party.seatOffers.wishes).toHaveLength(1)
  })
})

describe('a host whose players are all away', () => {
  it('claims nothing by themselves, not even in the lobby', async () => {
    const anna = arrive('Anna')
    anna.disconnect()
    const again = arrive('Anna')
    await deps.clock.advance(31_000)
    expect(await again.send({ kind: 'stand' })).toBeNull()
    expect(again.update.party.you).toMatchObject({ seat: null, host: true })
    expect(await again.send({ kind: 'claim', person: table.party.people[0]?.id ?? null })).toBeNull()
    expect(again.seat).toBeNull()
    const boris = arrive('Boris')
    expect(await agree(again, boris)).toEqual([{ refused: 'notAwaited' }])
    expect(again.seat).toBeNull()
  })

  it('grants themselves no seat: they would see the cards of somebody who cannot object', async () => {
    const [anna, boris, carla, dario] = await started()
    const eve = arrive('Eve')
    await eve.send({ kind: 'wish', wish: true })
    for (const guest of [anna, boris, carla, dario]) guest.disconnect()
    await deps.clock.advance(31_000)
    expect(table.party.host?.name).toBe('Eve')
    expect(await eve.send({ kind: 'grant', person: idOf(eve), yes: true, seat: 1 })).toBeNull()
    expect(eve.update.match?.view.own).toBeNull()
  })
})

describe('somebody who is away', () => {
  it('and comes back before a bot was to come is not stood in for by the time that they were away before', async () => {
    const [anna, boris] = await started()
    await anna.send({ kind: 'setting', key: 'sitInAfter', value: 30 })
    boris.disconnect()
    await deps.clock.advance(29_000)
    const back = arrive('Boris', boris.token)
    await deps.clock.advance(100_000)
    expect(anna.update.party.seats[1]).toMatchObject({ sitIn: false, here: true })
    back.disconnect()
    await deps.clock.advance(29_000)
    expect(table.party.people[1]?.sitIn).toBe(false)
    await deps.clock.advance(1000)
    expect(table.party.people[1]?.sitIn).toBe(true)
  })

  it('is stood in for only by the host’s word while they are away', async () => {
    const [anna, boris] = await started()
    expect(await anna.send({ kind: 'sitIn', seat: 1 })).toEqual({ refused: 'notAway' })
    boris.disconnect()
    expect(await anna.send({ kind: 'sitIn', seat: 1 })).toBeNull()
    expect(await anna.send({ kind: 'sitIn', seat: 1 })).toBeNull()
  })

  it('as a player keeps their seat for as long as it takes; a spectator goes after a minute', async () => {
    const [anna, boris] = await started()
    const eve = arrive('Eve')
    boris.disconnect()
    eve.disconnect()
    await deps.clock.advance(59_999)
    expect(table.party.people).toHaveLength(5)
    await deps.clock.advance(1)
    expect(table.party.people.map(({ name }) => name)).toEqual(['Anna', 'Boris', 'Carla', 'Dario'])
    await deps.clock.advance(3_600_000)
    expect(table.party.people).toHaveLength(4)
    expect(anna.update.party.seats[1]).toMatchObject({ name: 'Boris', here: false })
  })

  it('and back again begins to be away anew each time', async () => {
    const anna = arrive('Anna')
    const eve = arrive('Eve')
    await eve.send({ kind: 'stand' })
    for (let n = 0, token = eve.token; n < 4; n++) {
      const back = arrive('Eve', token)
      back.disconnect()
      await deps.clock.advance(50_000)
      token = back.token
    }
    expect(table.party.people).toHaveLength(2)
    expect(anna.update.party.you.host).toBe(true)
  })

  it('and lost their place for it finds one of those that are kept for such people', async () => {
    const eve = arrive('Eve')
    await eve.send({ kind: 'stand' })
    arrive('Anna')
    eve.disconnect()
    await deps.clock.advance(61_000)
    for (let n = 0; n < 35; n++) arrive(`Guest ${n}`)
    expect(new Guest(host, 'Late').hello()).toEqual({ refused: 'tableFull' })
    expect(new Guest(host, 'Eve').hello(eve.token)).toBeNull()
  })

  it('is not waited for as host when somebody comes who is here', async () => {
    const anna = arrive('Anna')
    anna.disconnect()
    await deps.clock.advance(31_000)
    const boris = arrive('Boris')
    expect(boris.update.party.you.host).toBe(true)
  })

  it('has the clock of what they were shown stopped, and it goes on when they or somebody else has the seat', async () => {
    const [anna, boris, carla, dario] = await started()
    const everybody = [anna, boris, carla, dario]
    const all = () => everybody.flatMap(guest => (guest.isConnected && clockOf(guest, 'seen') ? [guest] : []))
    for (let n = 0; n < 200 && all().length === 0; n++) await answers(everybody, 1)
    const [shown] = all()
    if (!shown) throw new Error('nobody was shown anything')
    const { seat } = shown
    await deps.clock.advance(5000)
    shown.disconnect()
    await deps.clock.advance(600_000)
    const back = arrive(shown.name, shown.token)
    const left = clockOf(back, 'seen')?.left ?? 0
    expect(left).toBeGreaterThan(0)
    await deps.clock.advance(left)
    expect(back.update.match?.view.own).toMatchObject({ seat, seen: [] })
  })
})

describe('somebody who comes back from another address', () => {
  const from = (guest: Guest, address: string): Guest =>
    Object.assign(guest, {
      peer: {
        send: guest.peer.send,
        sendText: guest.peer.sendText,
        close: guest.peer.close,
        connection: { address, encrypted: false, authWords: null },
      },
    })

  it('is counted there from then on: sent away, that address is shut out, and the older one is not', async () => {
    const anna = arrive('Anna')
    const boris = from(new Guest(host, 'Boris'), '10.0.0.2')
    expect(boris.hello()).toBeNull()
    boris.disconnect()
    const back = from(new Guest(host, 'Boris'), '10.0.0.7')
    expect(back.hello(boris.token)).toBeNull()
    await anna.send({ kind: 'kick', person: idOf(back) })
    expect(from(new Guest(host, 'Eve'), '10.0.0.7').hello()).toEqual({ refused: 'addressKicked' })
    expect(from(new Guest(host, 'Eve'), '10.0.0.2').hello()).toBeNull()
  })
})

describe('a place on another device', () => {
  it('is one’s own by the token, though the link beside it has expired', async () => {
    const anna = arrive('Anna')
    await anna.send({ kind: 'link' })
    await deps.clock.advance(300_000)
    expect(new Guest(host, 'Anna').hello(undefined, undefined, anna.link)).toEqual({ refused: 'linkUnknown' })
    expect(arrive('Anna', anna.token, 'expired').seat).toBe(0)
    expect(new Guest(host, 'Anna').hello('no token', undefined, 'expired')).toEqual({ refused: 'linkUnknown' })
    expect(table.party.people).toHaveLength(1)
  })

  it('by a link is that of its person, also for a device with a token of another', async () => {
    const [anna, boris] = [arrive('Anna'), arrive('Boris')]
    await anna.send({ kind: 'link' })
    const phone = arrive('Boris', boris.token, anna.link)
    expect([phone.seat, boris.closed, anna.closed?.code]).toEqual([0, null, 4001])
  })

  it('is told with its link for how long it may be used, to nobody else', async () => {
    const [anna, boris] = [arrive('Anna'), arrive('Boris')]
    const told: unknown[] = []
    anna.onMessage = message => {
      if (message.kind === 'link') told.push(message)
    }
    await anna.send({ kind: 'link' })
    expect(told).toEqual([{ kind: 'link', code: anna.link, left: 300_000 }])
    expect(boris.received.join()).not.toContain(String(anna.link))
  })

  it('is given by a link once, within five minutes, and only by the latest of that person', async () => {
    const clock = new VirtualClock(),
      links = new DeviceLinks(clock, seededIds(1))
    const [anna, boris] = [newPerson('a', 'a', 'Anna'), newPerson('b', 'b', 'Boris')]
    const old = links.create(anna),
      other = links.create(boris),
      code = links.create(anna)
    expect([links.use(old), links.has(other)]).toEqual([null, true])
    expect([links.use(code), links.use(code)]).toEqual([anna, null])
    await clock.advance(299_999)
    const late = links.create(anna)
    expect(links.use(other)).toBe(boris)
    await clock.advance(300_000)
    expect(links.use(late)).toBeNull()
  })

  it('is none on a table screen: the link stays good for a person', async () => {
    const anna = arrive('Anna')
    await anna.send({ kind: 'link' })
    const screen = new Guest(host, '')
    screen.screen = true
    screen.hello(undefined, undefined, anna.link)
    expect(anna.closed).toBeNull()
    expect(new Guest(host, 'Anna').hello(undefined, undefined, anna.link)).toBeNull()
  })

  it('ends with its person: who has left is led nowhere by their link', async () => {
    const anna = arrive('Anna'),
      boris = arrive('Boris')
    await boris.send({ kind: 'link' })
    await anna.send({ kind: 'kick', person: idOf(boris) })
    expect(new Guest(host, 'Boris').hello(undefined, undefined, boris.link)).toEqual({ refused: 'linkUnknown' })
  })
})

describe('absences', () => {
  it('are told twice, at half a minute and at a minute, and leave no timer', async () => {
    const clock = new VirtualClock(),
      told: string[] = []
    const absences = new Absences(clock, ({ name }, as) => told.push(`${name} ${as} ${clock.now()}`))
    const [anna, boris] = [newPerson('a', 'a', 'Anna'), newPerson('b', 'b', 'Boris')]
    absences.start(anna)
    absences.start(anna)
    await clock.advance(10_000)
    absences.start(boris)
    await clock.advance(25_000)
    expect([absences.isLongAway(anna), absences.isLongAway(boris)]).toEqual([true, false])
    absences.end(boris)
    await clock.advance(60_000)
    expect(told).toEqual(['Anna host 30000', 'Anna spectator 60000'])
    expect(clock.waiting).toBe(0)
    absences.end(anna)
    expect(absences.isLongAway(anna)).toBe(false)
    absences.start(boris)
    absences.stop()
    expect(clock.waiting).toBe(0)
  })
})

describe('a host who is away', () => {
  it('during a match hands the office on after half a minute, keeps their seat, and does not get it back by coming', async () => {
    const [anna, boris] = await started()
    anna.disconnect()
    await deps.clock.advance(29_999)
    expect(boris.update.party.you.host).toBe(false)
    await deps.clock.advance(1)
    expect(boris.update.party.you.host).toBe(true)
    const back = arrive('Anna', anna.token)
    expect([back.seat, back.update.party.you.host]).toEqual([0, false])
    expect(await back.send({ kind: 'lobby' })).toEqual({ refused: 'notHost' })
  })

  it('for less than that keeps the office, however often they go', async () => {
    const [anna, boris] = await started()
    for (let n = 0, token = anna.token; n < 4; n++) {
      const back = n === 0 ? anna : arrive('Anna', token)
      token = back.token
      back.disconnect()
      await deps.clock.advance(20_000)
    }
    expect(boris.update.party.you.host).toBe(false)
    expect(table.party.host?.name).toBe('Anna')
  })
})

describe('a host who leaves', () => {
  it('is followed by the next who is here, and plays on as a bot', async () => {
    const [anna, boris, carla] = await started()
    boris.disconnect()
    await anna.send({ kind: 'leave' })
    await deps.clock.advance(1000)
    expect(carla.update.party).toMatchObject({
      you: { host: true },
      seats: [{ who: 'bot' }, { name: 'Boris' }, {}, {}],
    })
    expect([anna.closed?.why, boris.closed]).toEqual([{ refused: 'left' }, null])
    expect(await carla.send({ kind: 'pause', pause: true })).toBeNull()
  })
})

describe('a host who sends somebody away', () => {
  it('cannot send away themselves, nor anybody who is not there', async () => {
    const anna = arrive('Anna')
    expect(await anna.send({ kind: 'kick', person: idOf(anna) })).toEqual({ refused: 'personUnknown' })
    expect(await anna.send({ kind: 'kick', person: 'nobody' })).toEqual({ refused: 'personUnknown' })
  })

  it('does not hold up a table that waited for that one alone: their bot answers', async () => {
    const [anna, boris, carla, dario] = await started()
    await answers([anna, carla, dario], 3)
    expect([anna, carla, dario].flatMap(guest => guest.asks())).toEqual([])
    await anna.send({ kind: 'kick', person: idOf(boris) })
    await deps.clock.advance(10_000)
    expect(deps.store.entries.filter(({ entry }) => entry.seat === 1).length).toBeGreaterThan(0)
  })

  it('leaves a bot in their seat, which plays', async () => {
    const [anna, boris, carla, dario] = await started()
    await anna.send({ kind: 'kick', person: idOf(boris) })
    await answers([anna, carla, dario], 3)
    await deps.clock.advance(10_000)
    expect(deps.store.entries.some(({ entry }) => entry.seat === 1)).toBe(true)
  })
})
