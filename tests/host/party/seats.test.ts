/** Seats before a match: who sits where, who makes way, and what of it is forgotten. */
import { beforeEach, describe, expect, it } from 'vitest'
import { deckHash } from '../../../src-shared/decks'
import { charactersOf } from '../../../src-main/host/party/characters'
import { DeckBox } from '../../../src-main/host/party/decks'
import { SeatOffers } from '../../../src-main/host/party/seatOffers'
import { SeatKnowledge } from '../../../src-main/host/party/seatKnowledge'
import { newPerson } from '../../../src-main/host/party/person'
import { Host } from '../../../src-main/host/host'
import type { Table } from '../../../src-main/host/table'
import { gameById } from '../../../src-shared/games'
import type { Game } from '../../../src-shared/kernel'
import { Guest } from '../../kit/guest'
import { testDeps, type TestDeps } from '../../kit/deps'

const tales = gameById('tales') as Game

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

function arrive(name: string, screen = false): Guest {
  const guest = new Guest(host, name)
  guest.screen = screen
  expect(guest.hello()).toBeNull()
  return guest
}
const names = (): string[] =>
  table.party.seats.map(occupant => (occupant.who === 'bot' ? occupant.name : occupant.person.name))

describe('a seat', () => {
  it('is had once: who sits does not sit down again', async () => {
    const anna = arrive('Anna')
    expect(await anna.send({ kind: 'sit' })).toEqual({ refused: 'alreadySeated' })
    expect(names()).toEqual(['Anna'])
  })

  it('is not had by a table screen, even when the door opens', async () => {
    const anna = arrive('Anna')
    arrive('', true)
    await anna.send({ kind: 'setting', key: 'doors', value: 'watch' })
    await anna.send({ kind: 'setting', key: 'doors', value: 'open' })
    expect(table.party.people.map(({ looksOn }) => looksOn)).toEqual([false, true])
  })

  it('that is left leaves no word to begin behind: neither for now nor for the evening', async () => {
    const anna = arrive('Anna'),
      boris = arrive('Boris')
    await boris.send({ kind: 'ready', ready: true, allEvening: true })
    await boris.send({ kind: 'stand' })
    expect(await boris.send({ kind: 'ready', ready: true })).toEqual({ refused: 'notSeated' })
    await boris.send({ kind: 'sit' })
    expect(anna.update.party.seats[1]).toMatchObject({ ready: false })
    await anna.send({ kind: 'start', anyway: true })
    await anna.send({ kind: 'lobby' })
    expect(anna.update.party.seats[1]).toMatchObject({ ready: false })
  })

  it('that the host has taken away leaves no word to begin behind', async () => {
    const anna = arrive('Anna'),
      boris = arrive('Boris')
    await boris.send({ kind: 'ready', ready: true })
    await anna.send({ kind: 'removeSeat', seat: 1 })
    await boris.send({ kind: 'sit' })
    expect(anna.update.party.seats[1]).toMatchObject({ ready: false })
  })

  it.each(['match', 'result'] as const)('stays where it is when its person leaves a %s: a bot has it', async phase => {
    const anna = arrive('Anna'),
      boris = arrive('Boris')
    arrive('Carla')
    await anna.send({ kind: 'start', anyway: true })
    table.party.enter(phase)
    await boris.send({ kind: 'leave' })
    expect(names()).toEqual(['Anna', expect.not.stringContaining('Boris'), 'Carla'])
    expect(table.party.seats[1]).toMatchObject({ who: 'bot' })
  })

  it('is gone with its person before a match', async () => {
    arrive('Anna')
    const boris = arrive('Boris')
    arrive('Carla')
    await boris.send({ kind: 'leave' })
    expect(names()).toEqual(['Anna', 'Carla'])
  })

  it('of a person who is away waits: nothing begins without them, though they were ready', async () => {
    const anna = arrive('Anna'),
      boris = arrive('Boris')
    await boris.send({ kind: 'ready', ready: true })
    expect(anna.update.party.cannotStart).toBeNull()
    boris.disconnect()
    expect(table.party.cannotStart()).toEqual({ refused: 'notEveryoneReady' })
    const boris2 = new Guest(host, 'Boris')
    boris2.hello(boris.token)
    expect(table.party.cannotStart()).toEqual({ refused: 'notEveryoneReady' })
  })

  it('is moved, and nobody is lost on the way', async () => {
    const anna = arrive('Anna')
    arrive('Boris')
    await anna.send({ kind: 'addBot' })
    const [, , bot] = names()
    expect(await anna.send({ kind: 'moveSeat', seat: 2, to: 0 })).toBeNull()
    expect(names()).toEqual([bot, 'Anna', 'Boris'])
    expect(await anna.send({ kind: 'moveSeat', seat: 5, to: 0 })).toEqual({ refused: 'seatEmpty' })
    expect(await anna.send({ kind: 'moveSeat', seat: 0, to: 63 })).toBeNull()
    expect(names()).toEqual(['Anna', 'Boris', bot])
  })

  it('is made free by the bot that came last', async () => {
    const anna = arrive('Anna')
    await anna.send({ kind: 'game', game: 'tales' })
    await anna.send({ kind: 'fillBots' })
    const before = names()
    arrive('Boris')
    expect(names()).toEqual([...before.slice(0, 3), 'Boris'])
  })

  it('is made free where the next game has fewer, by bots and never by people', async () => {
    const anna = arrive('Anna')
    for (let n = 0; n < 5; n++) await anna.send({ kind: 'addBot' })
    await anna.send({ kind: 'game', game: 'tales' })
    expect(names()).toHaveLength(4)
    expect(names()[0]).toBe('Anna')
  })

  it('is not had by who comes while cards are dealt: they look on', async () => {
    table = host.open({ id: 'fair', name: 'T', game: 'mascarade', invite: [], fixedKey: null, pace: 0 })
    const [anna, boris] = ['Anna', 'Boris'].map(name => {
      const guest = new Guest(host, name)
      guest.supportsFairDeals = true
      guest.hello(undefined, 'fair')
      return guest
    })
    const start = anna?.send({ kind: 'start', anyway: true })
    await deps.clock.settle()
    const eve = new Guest(host, 'Eve')
    eve.hello(undefined, 'fair')
    expect(eve.seat).toBeNull()
    await deps.clock.advance(20_000)
    await start
    expect(boris?.update.party.phase).toBe('match')
    expect(eve.update.party.seats).toHaveLength(2)
  })
})

describe('a name', () => {
  it('may be given again by its own person, and gets no number for it', async () => {
    const anna = arrive('Anna')
    await anna.send({ kind: 'rename', name: 'Anna' })
    expect(names()).toEqual(['Anna'])
  })

  it('with a number is no longer than any other', async () => {
    const long = 'A'.repeat(24)
    arrive(long)
    arrive(long)
    expect(names().map(name => name.length)).toEqual([24, 24])
    expect(names()[1]).toBe(`${'A'.repeat(22)} 2`)
  })
})

describe('offers, claims and wishes', () => {
  const [anna, boris, carla] = ['Anna', 'Boris', 'Carla'].map(name => newPerson(name, name, name)) as [
    ReturnType<typeof newPerson>,
    ReturnType<typeof newPerson>,
    ReturnType<typeof newPerson>,
  ]

  it('are one of a seat, and one to a person: the later one counts', () => {
    const offers = new SeatOffers()
    offers.offer(1, carla, anna)
    offers.offer(2, carla, anna)
    expect(offers.offers).toEqual([{ seat: 2, from: carla, to: anna }])
    offers.offer(2, carla, boris)
    expect(offers.offers).toEqual([{ seat: 2, from: carla, to: boris }])
  })

  it('are one claim of a person, and one wish, in the order in which they came', () => {
    const offers = new SeatOffers()
    offers.claim(anna, boris)
    offers.claim(anna, carla)
    expect(offers.claims).toEqual([{ by: anna, as: carla, yes: [], no: [] }])
    for (const person of [anna, boris, anna]) offers.wish(person)
    offers.promise(boris)
    expect(offers.wishes).toEqual([
      { by: anna, next: false },
      { by: boris, next: true },
    ])
  })

  it('are gone with their person, whichever end of them that is', () => {
    const offers = new SeatOffers()
    offers.offer(1, carla, anna)
    offers.claim(anna, boris)
    offers.claim(boris, anna)
    offers.claim(carla, boris)
    offers.wish(anna)
    offers.settle(anna)
    expect([offers.offers, offers.claims, offers.wishes]).toEqual([[], [{ by: carla, as: boris, yes: [], no: [] }], []])
  })

  it('are answered by each person once: the later answer counts', () => {
    const offers = new SeatOffers()
    const asked = offers.claim(anna, 1, [carla])
    const answered = offers.answer(offers.answer(asked, boris, true), carla, false)
    expect(offers.claims).toEqual([{ by: anna, as: 1, yes: [boris], no: [carla] }])
    expect(offers.claims).toEqual([answered])
  })

  it('of a seat that nobody gets any more are withdrawn', () => {
    const offers = new SeatOffers()
    offers.offer(1, carla, anna)
    offers.claim(boris, 1)
    offers.claim(carla, 2)
    offers.withdraw(1)
    expect([offers.offers, offers.claims.map(({ by }) => by)]).toEqual([[], [carla]])
  })

  it('do not outlive a match, except for wishes', () => {
    const offers = new SeatOffers()
    offers.offer(1, carla, anna)
    offers.claim(anna, boris)
    offers.wish(carla)
    offers.clear()
    expect([offers.offers, offers.claims, offers.wishes.length]).toEqual([[], [], 1])
  })

  it('of somebody who leaves the table are withdrawn, and their vote too', async () => {
    const [first, second] = [arrive('Anna'), arrive('Boris')]
    await first.send({ kind: 'start', anyway: true })
    const eve = arrive('Eve')
    await eve.send({ kind: 'wish', wish: true })
    expect(first.update.party.wishes).toHaveLength(1)
    await eve.send({ kind: 'leave' })
    await deps.clock.advance(1000)
    expect(first.update.party.wishes).toEqual([])
    table.party.enter('result')
    await second.send({ kind: 'vote', game: 'castle' })
    await second.send({ kind: 'leave' })
    await deps.clock.advance(1000)
    expect(first.update.party.votes).toEqual([])
  })
})

describe('what somebody knows of seats', () => {
  it('goes with them to another token, and is told of each seat apart', () => {
    const known = new SeatKnowledge()
    known.reset([
      { token: 'a', seat: 1 },
      { token: 'b', seat: 2 },
    ])
    known.transfer('a', 'c')
    expect(['a', 'b', 'c', 'd'].map(token => known.knowsOther(token, 2))).toEqual([true, false, true, false])
    expect(['a', 'b', 'c', 'd'].map(token => known.knowsAny(token))).toEqual([true, true, true, false])
    known.learn('c', 1)
    expect(known.all()).toHaveLength(3)
    known.transfer('c', 'c')
    expect(known.all()).toHaveLength(3)
  })

  it('is theirs to guard until they leave by themselves, and again when they get the seat back', () => {
    const known = new SeatKnowledge()
    known.reset([
      { token: 'Anna', seat: 1 },
      { token: 'Boris', seat: 2 },
    ])
    known.learn('Carla', 2)
    const seats = (...of: (typeof anna)[]) => [...known.guarded(of.length === 0 ? undefined : of)].sort()
    const [anna, boris, carla] = ['Anna', 'Boris', 'Carla'].map(name => newPerson(name, name, name)) as [
      ReturnType<typeof newPerson>,
      ReturnType<typeof newPerson>,
      ReturnType<typeof newPerson>,
    ]
    expect([seats(), seats(anna), seats(boris, carla)]).toEqual([[1, 2], [1], [2]])
    known.leftByThemselves('Boris')
    expect([seats(), seats(boris), known.knowsOther('Boris', 1)]).toEqual([[1, 2], [], true])
    known.leftByThemselves('Carla')
    expect(seats()).toEqual([1])
    known.learn('Boris', 2)
    expect([seats(), known.all().length]).toEqual([[1, 2], 3])
  })
})

describe('a character', () => {
  it('is one player’s, though another had chosen it before, and stood up meanwhile', async () => {
    const anna = arrive('Anna'),
      boris = arrive('Boris')
    await anna.send({ kind: 'game', game: 'castle' })
    const [first = ''] = charactersOf(table.party) ?? []
    await anna.send({ kind: 'character', character: first })
    await anna.send({ kind: 'stand' })
    expect(await anna.send({ kind: 'character', character: first })).toEqual({ refused: 'notSeated' })
    expect(await boris.send({ kind: 'character', character: first })).toBeNull()
    await anna.send({ kind: 'sit' })
    const now = charactersOf(table.party) ?? []
    expect(now[0]).toBe(first)
    expect(new Set(now).size).toBe(2)
    expect(await anna.send({ kind: 'character', character: first })).toEqual({ refused: 'characterTaken' })
  })
})

describe('a message that waits for the end of a deal', () => {
  it('is refused when its person has left meanwhile', async () => {
    table = host.open({ id: 'fair', name: 'T', game: 'mascarade', invite: [], fixedKey: null, pace: 0 })
    const guests = ['Anna', 'Boris', 'Carla'].map(name => {
      const guest = new Guest(host, name)
      guest.supportsFairDeals = true
      guest.hello(undefined, 'fair')
      return guest
    })
    const start = guests[0]?.send({ kind: 'start', anyway: true })
    await deps.clock.settle()
    const renamed = guests[2]?.send({ kind: 'rename', name: 'Clara' })
    await guests[2]?.send({ kind: 'leave' })
    await deps.clock.advance(60_000)
    await start
    expect(await renamed).toEqual({ refused: 'left' })
  })
})

describe('custom decks', () => {
  it('are eight at most, of which the one that has just come is never dropped', () => {
    const box = new DeckBox()
    const hashes = Array.from({ length: 10 }, (_, n) => box.add({ n }))
    expect(box.all().map(({ hash }) => hash)).toEqual(hashes.slice(2))
    expect(box.get(deckHash({ n: 9 }))).toEqual({ n: 9 })
  })

  it('nest no deeper than sixteen', () => {
    const box = new DeckBox()
    expect(box.addFromFile(tales, '['.repeat(17) + ']'.repeat(17))).toMatchObject({ refused: 'deckNotJson' })
    expect(box.addFromFile(tales, '['.repeat(16) + ']'.repeat(16))).not.toMatchObject({ refused: 'deckNotJson' })
  })

  it('that the table does not have are not chosen', async () => {
    const anna = arrive('Anna')
    await anna.send({ kind: 'game', game: 'tales' })
    const key = tales.options.find(({ kind }) => kind === 'deck')?.key ?? ''
    expect(await anna.send({ kind: 'options', options: { [key]: 'ab'.repeat(32) } })).toMatchObject({
      refused: expect.stringMatching(/deckUnknown|option/) as string,
    })
  })
})

describe('one person', () => {
  it.each([
    ['claim', { kind: 'claim', person: null }],
    ['link', { kind: 'link' }],
    ['vote', { kind: 'vote', game: null }],
    ['wish', { kind: 'wish', wish: true }],
    ['offered', { kind: 'offered', seat: 1, take: true }],
    ['character', { kind: 'character', character: 'x' }],
    ['ready', { kind: 'ready', ready: true }],
    ['avatar', { kind: 'avatar', avatar: { face: 'fox', colour: 'rose' } }],
  ] as const)('says something of themselves (%s) ten times at once, then once a second', async (_, message) => {
    arrive('Anna')
    const boris = arrive('Boris')
    const replies: (string | undefined)[] = []
    for (let n = 0; n < 11; n++) replies.push((await boris.send(message))?.refused)
    expect(replies.map(why => why === 'tooFast')).toEqual([...Array<boolean>(10).fill(false), true])
    await deps.clock.advance(1000)
    expect((await boris.send(message))?.refused).not.toBe('tooFast')
  })
})
