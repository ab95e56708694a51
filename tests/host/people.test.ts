/** People who are away, come back, hand on their seats, and move to another device. */
import { beforeEach, describe, expect, it } from 'vitest'
import { drawAnswer, fastRandom } from '../../src-shared/kernel'
import type { SeatView } from '../../src-shared/wire'
import { Host } from '../../src-main/host/host'
import type { KeptTable } from '../../src-main/host/kept'
import { restoreParty, keptParty } from '../../src-main/host/keeping'
import { LINK_MS } from '../../src-main/host/links'
import type { Table } from '../../src-main/host/table'
import { Guest } from '../kit/guest'
import { testGiven, type TestGiven } from '../kit/given'

let given: TestGiven
let host: Host
let at: Table
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
  given = testGiven(7)
  host = new Host(given)
  at = host.open(setup)
})

function arrive(name: string, token?: string, link?: string): Guest {
  const guest = new Guest(host, name)
  expect(guest.hello(token, undefined, link)).toBeNull()
  return guest
}

/** From now on bots take their time, as people do. */
function slowBots(): void {
  host.close()
  host = new Host(given)
  at = host.open({ ...setup, pace: 1 })
}

/** A match of four people. */
async function started(): Promise<{ anna: Guest; boris: Guest; carla: Guest; dario: Guest }> {
  const [anna, boris, carla, dario] = [arrive('Anna'), arrive('Boris'), arrive('Carla'), arrive('Dario')]
  for (const guest of [boris, carla, dario]) expect(await guest.say({ kind: 'ready', ready: true })).toBeNull()
  expect(await anna.say({ kind: 'start' })).toBeNull()
  return { anna, boris, carla, dario }
}

/** So many answers of these people. */
async function answers(guests: readonly Guest[], count: number): Promise<void> {
  for (let i = 0; i < count; i++) {
    const guest = guests.find(one => one.asks().length > 0)
    const [ask] = guest?.asks() ?? []
    if (guest && ask)
      await guest.say({ kind: 'answer', ask: ask.id, answer: drawAnswer(ask.pick, n => random.below(n, '')) })
  }
}

const seatOf = (guest: Guest, seat: number): SeatView | undefined => guest.frame.party.seats[seat]
const idOf = (guest: Guest): string => guest.frame.party.you.id
const answeredBy = (seat: number): number =>
  given.store.entries.filter(({ entry }) => entry.seat === seat && entry.by === 'hand').length

describe('a bot sits in', () => {
  it('when the host says so: it answers for the seat, and everybody sees that it does', async () => {
    const { anna, boris, carla } = await started()
    boris.drop()
    await given.clock.advance(600_000)
    expect(answeredBy(1)).toBe(0)
    expect(await anna.say({ kind: 'sitIn', seat: 1 })).toBeNull()
    expect(seatOf(carla, 1)).toMatchObject({ who: 'person', name: 'Boris', here: false, sitIn: true })
    await given.clock.advance(5000)
    expect(answeredBy(1)).toBe(1)
    expect(given.faults).toEqual([])
  })

  it('by itself after the time that the table has agreed, counted from when they left', async () => {
    slowBots()
    const { anna, boris, carla } = await started()
    boris.drop()
    await given.clock.advance(10_000)
    await anna.say({ kind: 'sitInAfter', seconds: 30 })
    await given.clock.advance(19_999)
    expect(seatOf(carla, 1)).toMatchObject({ sitIn: false })
    await given.clock.advance(1)
    expect(seatOf(carla, 1)).toMatchObject({ sitIn: true })
    await anna.say({ kind: 'sitInAfter', seconds: 0 })
    carla.drop()
    await given.clock.advance(600_000)
    expect(seatOf(anna, 2)).toMatchObject({ sitIn: false })
  })

  it('not while the host pauses: the table waits for them', async () => {
    const { anna, boris } = await started()
    await anna.say({ kind: 'sitInAfter', seconds: 30 })
    await anna.say({ kind: 'pause', pause: true })
    boris.drop()
    await given.clock.advance(60_000)
    expect(seatOf(anna, 1)).toMatchObject({ sitIn: false })
    await anna.say({ kind: 'pause', pause: false })
    expect(seatOf(anna, 1)).toMatchObject({ sitIn: true })
  })

  it('and gives the seat back at once: one frame with the log of what it did, and no answer of the bot any more', async () => {
    const { anna, boris, carla, dario } = await started()
    await answers([anna, boris, carla, dario], 6)
    boris.drop()
    await anna.say({ kind: 'sitIn', seat: 1 })
    for (let i = 0; i < 12; i++) {
      await answers([anna, carla, dario], 1)
      await given.clock.advance(3000)
    }
    const bots = answeredBy(1)
    const back = arrive('Boris', boris.token)
    expect(back.frames).toHaveLength(1)
    expect(back.frame.log?.length).toBeGreaterThan(0)
    expect(back.seat).toBe(1)
    expect(seatOf(anna, 1)).toMatchObject({ here: true, sitIn: false })
    await given.clock.advance(60_000)
    expect(answeredBy(1)).toBe(bots)
    expect(given.faults).toEqual([])
  })

  it('and calls off what it was about to say: its person is back while the answer waits', async () => {
    slowBots()
    const { anna, boris } = await started()
    boris.drop()
    await anna.say({ kind: 'sitIn', seat: 1 })
    await given.clock.advance(100)
    arrive('Boris', boris.token)
    await given.clock.advance(60_000)
    expect(answeredBy(1)).toBe(0)
  })

  it('is refused for somebody who is here, for a bot, and where no match is played', async () => {
    const anna = arrive('Anna')
    await anna.say({ kind: 'addBot' })
    expect(await anna.say({ kind: 'sitIn', seat: 1 })).toEqual({ refused: 'noMatch' })
    await anna.say({ kind: 'start' })
    expect(await anna.say({ kind: 'sitIn', seat: 1 })).toEqual({ refused: 'notAway' })
    expect(await anna.say({ kind: 'sitIn', seat: 0 })).toEqual({ refused: 'notAway' })
    expect(await anna.say({ kind: 'sitIn', seat: 7 })).toEqual({ refused: 'seatEmpty' })
  })

  it('in the next match too, while they stay away; before the game nobody does', async () => {
    const { anna, boris, carla, dario } = await started()
    for (const [i, guest] of [boris, carla, dario].entries()) {
      guest.drop()
      await anna.say({ kind: 'sitIn', seat: i + 1 })
    }
    for (let i = 0; i < 4000 && anna.frame.party.phase === 'match'; i++) {
      await answers([anna], 1)
      await given.clock.step()
    }
    expect(anna.frame.party.phase).toBe('result')
    expect(await anna.say({ kind: 'rematch' })).toBeNull()
    const before = answeredBy(1)
    await given.clock.advance(5000)
    expect(answeredBy(1)).toBe(before + 1)
    await anna.say({ kind: 'lobby' })
    expect(anna.frame.party.seats.map(seat => seat.who === 'person' && seat.sitIn)).toEqual([
      false,
      false,
      false,
      false,
    ])
  })
})

describe('a seat on offer', () => {
  it('of somebody who left: the one who looks on gets all that the seat may know, and the bot goes', async () => {
    const { anna, boris, carla, dario } = await started()
    await answers([anna, boris, carla, dario], 8)
    const eve = arrive('Eve')
    await boris.say({ kind: 'leave' })
    expect(await anna.say({ kind: 'offer', seat: 1, person: idOf(eve) })).toBeNull()
    expect(eve.frame.party.offers).toEqual([{ seat: 1, person: idOf(eve) }])
    expect(eve.frame.match?.view.own).toBeNull()
    expect(await eve.say({ kind: 'offered', seat: 1, take: true })).toBeNull()
    expect(eve.frame.party.you.seat).toBe(1)
    expect(eve.frame.match?.view.own?.seat).toBe(1)
    expect(eve.frames.at(-2)?.log?.length).toBeGreaterThan(0)
    expect(eve.frame.party.offers).toEqual([])
    const before = answeredBy(1)
    await given.clock.advance(60_000)
    expect(answeredBy(1)).toBe(before)
    expect(given.faults).toEqual([])
  })

  it('is left by its bot at once: what it was about to say is not said', async () => {
    slowBots()
    const { anna, boris } = await started()
    const eve = arrive('Eve')
    await boris.say({ kind: 'leave' })
    await given.clock.advance(100)
    await anna.say({ kind: 'offer', seat: 1, person: idOf(eve) })
    await eve.say({ kind: 'offered', seat: 1, take: true })
    await given.clock.advance(8000)
    expect(answeredBy(1)).toBe(0)
    expect(eve.asks()).toMatchObject([{ key: 'ready' }])
  })

  it('may be declined, and taken back', async () => {
    const { anna, boris } = await started()
    const eve = arrive('Eve'),
      frida = arrive('Frida')
    await boris.say({ kind: 'leave' })
    await anna.say({ kind: 'offer', seat: 1, person: idOf(eve) })
    expect(await frida.say({ kind: 'offered', seat: 1, take: true })).toEqual({ refused: 'offerGone' })
    expect(await eve.say({ kind: 'offered', seat: 1, take: false })).toBeNull()
    expect(await eve.say({ kind: 'offered', seat: 1, take: true })).toEqual({ refused: 'offerGone' })
    await anna.say({ kind: 'offer', seat: 1, person: idOf(eve) })
    await anna.say({ kind: 'offer', seat: 1, person: null })
    expect(await eve.say({ kind: 'offered', seat: 1, take: true })).toEqual({ refused: 'offerGone' })
    expect(seatOf(eve, 1)?.who).toBe('bot')
  })

  it('is offered by the host alone, to somebody without a seat, and never while a person plays there', async () => {
    const { anna, boris, carla } = await started()
    const eve = arrive('Eve')
    expect(await eve.say({ kind: 'offer', seat: 1, person: idOf(eve) })).toEqual({ refused: 'notHost' })
    expect(await anna.say({ kind: 'offer', seat: 1, person: idOf(eve) })).toEqual({ refused: 'seatTaken' })
    await boris.say({ kind: 'leave' })
    expect(await anna.say({ kind: 'offer', seat: 1, person: idOf(carla) })).toEqual({ refused: 'alreadySeated' })
    expect(await anna.say({ kind: 'offer', seat: 1, person: 'nobody' })).toEqual({ refused: 'personUnknown' })
    expect(await anna.say({ kind: 'offer', seat: 9, person: idOf(eve) })).toEqual({ refused: 'seatEmpty' })
    expect(await carla.say({ kind: 'offered', seat: 1, take: true })).toEqual({ refused: 'offerGone' })
  })

  it('stands no more when its person is back', async () => {
    const { anna, boris } = await started()
    const eve = arrive('Eve')
    boris.drop()
    await anna.say({ kind: 'offer', seat: 1, person: idOf(eve) })
    const back = arrive('Boris', boris.token)
    expect(back.seat).toBe(1)
    expect(await eve.say({ kind: 'offered', seat: 1, take: true })).toEqual({ refused: 'offerGone' })
    expect(eve.frame.party.offers).toEqual([])
  })

  it('that was given away while they were gone: they look on, and see the open part alone', async () => {
    const { anna, boris } = await started()
    const eve = arrive('Eve')
    boris.drop()
    await anna.say({ kind: 'sitIn', seat: 1 })
    await anna.say({ kind: 'offer', seat: 1, person: idOf(eve) })
    await eve.say({ kind: 'offered', seat: 1, take: true })
    const back = arrive('Boris', boris.token)
    expect(back.seat).toBeNull()
    expect(back.frame.match?.view.own).toBeNull()
    expect(seatOf(back, 1)).toMatchObject({ name: 'Eve', here: true, sitIn: false })
  })
})

describe('who has held a seat knows its secrets', () => {
  it('and gets no other seat of that match, under whichever name they come back', async () => {
    const { anna, boris, carla } = await started()
    await boris.say({ kind: 'leave' })
    await carla.say({ kind: 'leave' })
    const again = arrive('Somebody else', boris.token)
    expect(idOf(again)).not.toBe(idOf(boris))
    expect(await anna.say({ kind: 'offer', seat: 2, person: idOf(again) })).toEqual({ refused: 'knowsOther' })
    expect(again.frame.match?.view.own).toBeNull()
    // Their own they may have back.
    expect(await anna.say({ kind: 'offer', seat: 1, person: idOf(again) })).toBeNull()
    expect(await again.say({ kind: 'offered', seat: 1, take: true })).toBeNull()
    expect(again.seat).toBe(1)
  })

  it('nor does whoever was given one', async () => {
    const { anna, boris, carla } = await started()
    const eve = arrive('Eve')
    await boris.say({ kind: 'leave' })
    await anna.say({ kind: 'offer', seat: 1, person: idOf(eve) })
    await eve.say({ kind: 'offered', seat: 1, take: true })
    await eve.say({ kind: 'leave' })
    await carla.say({ kind: 'leave' })
    const again = arrive('Eve', eve.token)
    expect(await anna.say({ kind: 'offer', seat: 2, person: idOf(again) })).toEqual({ refused: 'knowsOther' })
  })

  it('nor by saying that they are somebody else', async () => {
    const { boris, carla } = await started()
    await boris.say({ kind: 'leave' })
    carla.drop()
    const again = arrive('Carla', boris.token)
    expect(await again.say({ kind: 'claim', person: idOf(carla) })).toEqual({ refused: 'knowsOther' })
  })

  it('until the next match is dealt', async () => {
    const { anna, boris, carla, dario } = await started()
    await boris.say({ kind: 'leave' })
    await carla.say({ kind: 'leave' })
    const again = arrive('Boris', boris.token)
    await anna.say({ kind: 'lobby' })
    await dario.say({ kind: 'ready', ready: true })
    await anna.say({ kind: 'start' })
    expect(await anna.say({ kind: 'offer', seat: 2, person: idOf(again) })).toBeNull()
  })
})

describe('"I was at this table before"', () => {
  it('the host says so too, and they are that person again: name, seat, office and token', async () => {
    const { anna, boris, carla } = await started()
    boris.drop()
    await anna.say({ kind: 'sitIn', seat: 1 })
    const newcomer = arrive('Boris')
    expect(newcomer.frame.party.spectators).toMatchObject([{ name: 'Boris 2' }])
    expect(await newcomer.say({ kind: 'claim', person: idOf(boris) })).toBeNull()
    expect(anna.frame.party.claims).toEqual([{ by: idOf(newcomer), person: idOf(boris) }])
    expect(newcomer.frame.match?.view.own).toBeNull()
    expect(await anna.say({ kind: 'admit', person: idOf(newcomer), yes: true })).toBeNull()
    expect(newcomer.frame.party.you).toMatchObject({ id: idOf(boris), seat: 1 })
    expect(seatOf(carla, 1)).toMatchObject({ name: 'Boris', here: true, sitIn: false })
    expect(carla.frame.party.spectators).toEqual([])
    expect(newcomer.token).toBe(boris.token)
    newcomer.drop()
    expect(arrive('Boris', newcomer.token).seat).toBe(1)
  })

  it('the true one takes the seat back by token from whoever was taken for them', async () => {
    const { anna, boris } = await started()
    boris.drop()
    const newcomer = arrive('Boris')
    await newcomer.say({ kind: 'claim', person: idOf(boris) })
    await anna.say({ kind: 'admit', person: idOf(newcomer), yes: true })
    const back = arrive('Boris', boris.token)
    expect(back.seat).toBe(1)
    expect(newcomer.closed?.code).toBe(4001)
  })

  it('the host does not think so, or they come back themselves: nothing has changed', async () => {
    const { anna, boris } = await started()
    boris.drop()
    const newcomer = arrive('Boris')
    await newcomer.say({ kind: 'claim', person: idOf(boris) })
    expect(await anna.say({ kind: 'admit', person: idOf(newcomer), yes: false })).toBeNull()
    expect(await anna.say({ kind: 'admit', person: idOf(newcomer), yes: true })).toEqual({ refused: 'offerGone' })
    await newcomer.say({ kind: 'claim', person: idOf(boris) })
    arrive('Boris', boris.token)
    expect(await anna.say({ kind: 'admit', person: idOf(newcomer), yes: true })).toEqual({ refused: 'offerGone' })
    expect(await newcomer.say({ kind: 'claim', person: idOf(boris) })).toEqual({ refused: 'notAway' })
    expect(newcomer.seat).toBeNull()
  })

  it('the host who comes from another address answers for themselves, once the office is theirs', async () => {
    const { anna, boris } = await started()
    const kept: KeptTable = { party: keptParty(at.party, null, 1), decks: [], match: null }
    const other = testGiven(9)
    host = new Host(other)
    at = host.open(setup)
    at.reopen({ ...kept, party: { ...kept.party, phase: 'lobby' } })
    await other.clock.advance(31_000)
    const newcomer = arrive('Anna')
    expect(newcomer.frame.party.you).toMatchObject({ seat: 4, host: true })
    expect(await newcomer.say({ kind: 'claim', person: idOf(anna) })).toBeNull()
    expect(newcomer.frame.party.you).toMatchObject({ id: idOf(anna), seat: 0, host: true })
    expect(newcomer.frame.party.seats.map(seat => seat.name)).toEqual(['Anna', 'Boris', 'Carla', 'Dario'])
    expect(arrive('Boris', boris.token).seat).toBe(1)
  })

  describe('said by whoever has the office because nobody else is here', () => {
    /** A match whose people are all away, and a stranger who has its office. */
    const deserted = async (): Promise<{ people: Awaited<ReturnType<typeof started>>; stranger: Guest }> => {
      const people = await started()
      for (const guest of Object.values(people)) guest.drop()
      const stranger = arrive('Stranger')
      await given.clock.advance(31_000)
      expect(stranger.frame.party.you).toMatchObject({ seat: null, host: true })
      return { people, stranger }
    }

    it('is believed at the host’s own machine', async () => {
      const {
        people: { boris },
        stranger,
      } = await deserted()
      stranger.own = true
      expect(await stranger.say({ kind: 'claim', person: idOf(boris) })).toBeNull()
      expect(stranger.seat).toBe(1)
    })

    it('is believed nowhere else, nor can they offer a seat to themselves', async () => {
      const {
        people: { boris },
        stranger,
      } = await deserted()
      expect(await stranger.say({ kind: 'claim', person: idOf(boris) })).toEqual({ refused: 'claimOwn' })
      expect(await stranger.say({ kind: 'offer', seat: 1, person: idOf(stranger) })).toEqual({ refused: 'claimOwn' })
      expect(stranger.frame.party).toMatchObject({ claims: [], offers: [] })
      expect(stranger.frame.match?.view.own).toBeNull()
    })

    it('is theirs to say while one of the players is here and sees it', async () => {
      const {
        people: { anna, boris },
        stranger,
      } = await deserted()
      arrive('Anna', anna.token)
      expect(await stranger.say({ kind: 'claim', person: idOf(boris) })).toBeNull()
      expect(stranger.seat).toBe(1)
    })
  })
})

describe('the doors', () => {
  it('shut let in nobody new, and everybody who has a place', async () => {
    const anna = arrive('Anna'),
      boris = arrive('Boris')
    expect(await boris.say({ kind: 'doors', doors: 'shut' })).toEqual({ refused: 'notHost' })
    await anna.say({ kind: 'doors', doors: 'shut' })
    expect(boris.frame.party.doors).toBe('shut')
    expect(host.list()[0]).toMatchObject({ doors: 'shut', taken: 2 })
    const stranger = new Guest(host, 'Stranger')
    expect(stranger.hello()).toEqual({ refused: 'tableShut' })
    boris.drop()
    expect(arrive('Boris', boris.token).seat).toBe(1)
    await anna.say({ kind: 'doors', doors: 'open' })
    expect(stranger.hello()).toBeNull()
    expect(stranger.seat).toBe(2)
  })

  it('for onlookers let people in who may not sit down by themselves', async () => {
    const anna = arrive('Anna'),
      boris = arrive('Boris')
    await anna.say({ kind: 'doors', doors: 'watch' })
    const eve = arrive('Eve')
    expect(eve.frame.party.you).toMatchObject({ seat: null, looksOn: true })
    expect(await eve.say({ kind: 'sit' })).toEqual({ refused: 'tableShut' })
    // Who was here before may.
    await boris.say({ kind: 'stand' })
    expect(await boris.say({ kind: 'sit' })).toBeNull()
    await anna.say({ kind: 'doors', doors: 'open' })
    expect(await eve.say({ kind: 'sit' })).toBeNull()
  })

  it('of a table at which nobody is are no obstacle: its people may come from another address', async () => {
    const anna = arrive('Anna')
    await anna.say({ kind: 'doors', doors: 'shut' })
    anna.drop()
    expect(arrive('Anna').frame.party.you).toMatchObject({ seat: null, looksOn: true })
  })
})

describe('the other device', () => {
  it('comes by a link to the same place; the older is told, and takes it back by its token', async () => {
    const { anna, boris } = await started()
    expect(await boris.say({ kind: 'link' })).toBeNull()
    const phone = arrive('', undefined, boris.link)
    expect(phone.frame.party.you).toEqual(boris.frame.party.you)
    expect(phone.token).toBe(boris.token)
    expect(boris.closed).toEqual({ code: 4001, why: { refused: 'replaced' } })
    arrive('', boris.token)
    expect(phone.closed?.code).toBe(4001)
    expect(anna.received.join()).not.toContain(boris.link)
  })

  it('once, for five minutes, and only by the last link', async () => {
    const { boris } = await started()
    const fails = (link: string | undefined): void => {
      expect(new Guest(host, 'X').hello(undefined, undefined, link)).toEqual({ refused: 'linkUnknown' })
    }
    await boris.say({ kind: 'link' })
    const first = boris.link
    await boris.say({ kind: 'link' })
    fails(first)
    await given.clock.advance(LINK_MS)
    fails(boris.link)
    await boris.say({ kind: 'link' })
    const phone = arrive('', undefined, boris.link)
    fails(boris.link)
    await phone.say({ kind: 'link' })
    await phone.say({ kind: 'leave' })
    fails(phone.link)
    fails('guessed')
  })

  it('opens the table that its link is of', async () => {
    host.open({ ...setup, id: 'u' })
    const other = new Guest(host, 'Olga')
    other.hello(undefined, 'u')
    await other.say({ kind: 'link' })
    expect(arrive('', undefined, other.link).frame.party.table.id).toBe('u')
  })
})

describe('what is kept', () => {
  it('who sits in, who knows what, the doors and the settings', async () => {
    const { anna, boris } = await started()
    await anna.say({ kind: 'doors', doors: 'watch' })
    await anna.say({ kind: 'sitInAfter', seconds: 60 })
    at.party.eveningSince = 7
    arrive('Eve')
    boris.drop()
    await anna.say({ kind: 'sitIn', seat: 1 })
    const kept = keptParty(at.party, 'm', 1)
    const again = host.open({ ...setup, id: 'u' }).party
    restoreParty(again, kept, [])
    expect(again).toMatchObject({ doors: 'watch', sitInAfter: 60, eveningSince: 7 })
    expect(again.people.map(({ sitIn, looksOn }) => [sitIn, looksOn])).toEqual([
      [false, false],
      [true, false],
      [false, false],
      [false, false],
      [false, true],
    ])
    expect(kept.knowing).toEqual(
      [anna.token, boris.token, ...at.party.people.slice(2, 4).map(({ token }) => token)].map((token, seat) => ({
        token,
        seat,
      })),
    )
  })

  it('of older documents the doors are open, and nobody sits in', () => {
    arrive('Anna')
    const { doors, sitInAfter, eveningSince, knowing, people, ...older } = keptParty(at.party, null, 0)
    expect([doors, sitInAfter, eveningSince, knowing]).toEqual(['open', 0, null, []])
    const again = host.open({ ...setup, id: 'u' }).party
    restoreParty(again, { ...older, people: people.map(({ id, token, name }) => ({ id, token, name })) }, [])
    expect(again).toMatchObject({ doors: 'open', sitInAfter: 0, eveningSince: null })
    expect(again.people).toMatchObject([{ sitIn: false, looksOn: false }])
  })
})
