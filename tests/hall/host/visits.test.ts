/** Going about in a hall: to a table, back, to another one. Nobody is asked who they are again. */
import { beforeEach, describe, expect, it } from 'vitest'
import { CLOSE } from '../../../src-shared/wire'
import { arrive, HallGuest, must, openHall, play, type TestHall } from '../../kit/hallGuest'

let hall: TestHall
beforeEach(() => {
  hall = openHall()
})

describe('an arrival', () => {
  it('without a table is in the hall, and sees its tables', () => {
    const anna = arrive(hall, 'Anna')
    expect(anna.lastPlace).toEqual({ kind: 'place', hall: 'Friday', at: null })
    expect(anna.view).toMatchObject({ here: 1, openers: 'everybody', you: { name: 'Anna', organizer: false } })
    expect(anna.view.tables.map(({ id }) => id)).toEqual(['a', 'b'])
    expect(anna.updates).toEqual([])
  })

  it('at the address of a table sits down there', () => {
    const anna = new HallGuest(hall, 'Anna')
    must(anna.hello(undefined, 'b'))
    expect([anna.at, anna.seat]).toEqual(['b', 0])
  })

  it('at the address of a table that is gone is in the hall, and is told why', () => {
    const anna = new HallGuest(hall, 'Anna')
    must(anna.hello(undefined, 'gone'))
    expect(anna.lastPlace).toMatchObject({ at: null, why: { refused: 'tableUnknown' } })
  })
})

describe('somebody who is taken for another', () => {
  /** Boris, who plays at table a, is away; the phone plays on for him. */
  async function taken(): Promise<{ boris: HallGuest; phone: HallGuest; carla: HallGuest }> {
    const [boris, carla, dario] = (await play(hall, 'a', ['Boris', 'Carla', 'Dario'])) as [
      HallGuest,
      HallGuest,
      HallGuest,
    ]
    const id = boris.update.party.you.id
    boris.disconnect()
    await hall.deps.clock.advance(31_000)
    const phone = arrive(hall, 'Phone')
    must(await phone.ask({ kind: 'enterTable', table: 'a', watch: true }))
    must(await phone.send({ kind: 'claim', person: id }))
    for (const guest of [carla, dario])
      must(await guest.send({ kind: 'admit', person: phone.update.party.you.id, yes: true }))
    await hall.tick()
    return { boris, phone, carla }
  }

  it('plays on at the seat under their own name, and is in the hall who they were', async () => {
    const anna = arrive(hall, 'Anna')
    const { boris, phone } = await taken()
    expect([phone.seat, phone.update.party.seats[0]?.name]).toEqual([0, 'Phone'])
    expect(phone.token).not.toBe(boris.token)
    must(await phone.ask({ kind: 'toHall' }))
    expect(phone.view.you).toMatchObject({ name: 'Phone', organizer: false, seats: ['a'] })
    // Anna, Carla, Dario, and whoever is at the phone.
    expect(anna.view.here).toBe(4)
  })

  it('has taken nothing else of theirs: who was away comes back as who they are', async () => {
    const { boris } = await taken()
    const back = new HallGuest(hall, 'Boris')
    must(back.hello(boris.token))
    expect(back.view.you).toMatchObject({ name: 'Boris', seats: [] })
    must(await back.ask({ kind: 'enterTable', table: 'b' }))
    expect(back.seat).toBe(0)
  })

  it('plays nowhere else by then: a claim ends where its person plays at another table', async () => {
    const [boris, carla, dario] = (await play(hall, 'a', ['Boris', 'Carla', 'Dario'])) as [
      HallGuest,
      HallGuest,
      HallGuest,
    ]
    const id = boris.update.party.you.id
    boris.disconnect()
    const phone = arrive(hall, 'Phone')
    must(await phone.ask({ kind: 'enterTable', table: 'a', watch: true }))
    must(await phone.send({ kind: 'claim', person: id }))
    const other = new HallGuest(hall, 'Phone')
    must(other.hello(phone.token))
    must(await other.ask({ kind: 'enterTable', table: 'b' }))
    must(await other.send({ kind: 'fillBots' }))
    must(await other.send({ kind: 'start' }))
    await hall.tick()
    for (const guest of [carla, dario])
      expect(await guest.send({ kind: 'admit', person: phone.view.you.id, yes: true })).toEqual({
        refused: 'offerGone',
      })
    expect(phone.seat).toBeNull()
  })
})

describe('a person who changes tables', () => {
  it('has the same id, name and token everywhere', async () => {
    const anna = arrive(hall, 'Anna')
    must(await anna.ask({ kind: 'enterTable', table: 'a' }))
    const { you } = anna.update.party
    must(await anna.ask({ kind: 'enterTable', table: 'b' }))
    expect(anna.at).toBe('b')
    expect(anna.update.party.table.id).toBe('b')
    expect(anna.update.party.you.id).toBe(you.id)
    expect(anna.received.filter(text => text.includes('"welcome"'))).toHaveLength(1)
  })

  it('gives up the seat of a lobby', async () => {
    const anna = arrive(hall, 'Anna'),
      boris = arrive(hall, 'Boris')
    for (const guest of [anna, boris]) must(await guest.ask({ kind: 'enterTable', table: 'a' }))
    must(await anna.ask({ kind: 'enterTable', table: 'b' }))
    await hall.tick()
    expect(boris.update.party.seats).toHaveLength(1)
    expect(anna.update.party.seats).toMatchObject([{ name: 'Anna' }])
  })

  it('is sent nothing more of the table that they left', async () => {
    const anna = arrive(hall, 'Anna'),
      boris = arrive(hall, 'Boris')
    for (const guest of [anna, boris]) must(await guest.ask({ kind: 'enterTable', table: 'a' }))
    must(await anna.ask({ kind: 'toHall' }))
    const from = anna.updates.length
    must(await boris.send({ kind: 'addBot' }))
    await hall.tick()
    expect(anna.updates).toHaveLength(from)
    expect(anna.view.tables[0]).toMatchObject({ players: [{ name: 'Boris' }, {}] })
  })

  it('is sent nothing of the hall while they are at a table, and all of it when they come back', async () => {
    const anna = arrive(hall, 'Anna')
    must(await anna.ask({ kind: 'enterTable', table: 'a' }))
    const { views } = anna
    const boris = arrive(hall, 'Boris')
    must(await boris.ask({ kind: 'enterTable', table: 'b' }))
    await hall.tick()
    expect(anna.views).toBe(views)
    must(await anna.ask({ kind: 'toHall' }))
    expect(anna.card('b')).toMatchObject({ players: [{ name: 'Boris' }] })
  })

  it('watches without a seat, and may sit down then', async () => {
    const anna = arrive(hall, 'Anna')
    must(await anna.ask({ kind: 'enterTable', table: 'a', watch: true }))
    expect(anna.seat).toBeNull()
    must(await anna.send({ kind: 'sit' }))
    expect(anna.seat).toBe(0)
  })

  it('does not run a table by watching: the first who sits down does', async () => {
    const anna = arrive(hall, 'Anna'),
      boris = arrive(hall, 'Boris')
    must(await anna.ask({ kind: 'enterTable', table: 'a', watch: true }))
    expect(anna.update.party.you.host).toBe(false)
    must(await boris.ask({ kind: 'enterTable', table: 'a' }))
    expect(boris.update.party.you.host).toBe(true)
    must(await anna.ask({ kind: 'enterTable', table: 'b', watch: true }))
    must(await anna.send({ kind: 'sit' }))
    expect(anna.update.party.you.host).toBe(true)
  })

  it('is shown the hall as it is now: its view comes before the place', async () => {
    const anna = arrive(hall, 'Anna'),
      boris = arrive(hall, 'Boris')
    must(await anna.ask({ kind: 'enterTable', table: 'a' }))
    must(await boris.ask({ kind: 'enterTable', table: 'b' }))
    must(await anna.ask({ kind: 'toHall' }))
    const kinds = anna.received.map(text => (JSON.parse(text) as { kind: string }).kind)
    expect(kinds.slice(-3)).toEqual(['hall', 'place', 'ok'])
    expect(anna.card('b')).toMatchObject({ players: [{ name: 'Boris' }] })
  })

  it('may press twice: the second press changes nothing', async () => {
    const anna = arrive(hall, 'Anna')
    must(await anna.ask({ kind: 'enterTable', table: 'a' }))
    must(await anna.ask({ kind: 'enterTable', table: 'a' }))
    expect(anna.update.party.seats).toHaveLength(1)
  })

  it('says nothing to a table while in the hall', async () => {
    const anna = arrive(hall, 'Anna')
    expect(await anna.send({ kind: 'sit' })).toEqual({ refused: 'notAtTable' })
  })

  it('who leaves a table is in the hall', async () => {
    const anna = arrive(hall, 'Anna')
    must(await anna.ask({ kind: 'enterTable', table: 'a' }))
    must(await anna.send({ kind: 'leave' }))
    expect(anna.lastPlace).toEqual({ kind: 'place', hall: 'Friday', at: null })
    expect(anna.closed).toBeNull()
  })

  it('whom a host removes is in the hall, is told so, and does not come back there', async () => {
    const anna = arrive(hall, 'Anna'),
      boris = arrive(hall, 'Boris')
    for (const guest of [anna, boris]) must(await guest.ask({ kind: 'enterTable', table: 'a' }))
    must(await anna.send({ kind: 'kick', person: boris.update.party.you.id }))
    expect(boris.lastPlace).toMatchObject({ at: null, why: { refused: 'kicked' } })
    expect(await boris.ask({ kind: 'enterTable', table: 'a' })).toEqual({ refused: 'kicked' })
    must(await boris.ask({ kind: 'enterTable', table: 'b' }))
  })
})

describe('a player of a match', () => {
  it('keeps the seat in the hall, finds it marked, and comes back to it', async () => {
    const [anna] = (await play(hall, 'a', ['Anna', 'Boris', 'Carla'])) as [HallGuest]
    must(await anna.ask({ kind: 'toHall' }))
    expect(anna.view.you.seats).toEqual(['a'])
    must(await anna.ask({ kind: 'enterTable', table: 'a' }))
    expect([anna.seat, anna.update.party.phase]).toEqual([0, 'match'])
  })

  it('watches another table, and sits down at none', async () => {
    const [anna] = (await play(hall, 'a', ['Anna', 'Boris', 'Carla'])) as [HallGuest]
    expect(await anna.ask({ kind: 'enterTable', table: 'b' })).toEqual({
      refused: 'playsElsewhere',
      params: { table: 'Table a' },
    })
    expect(anna.at).toBe('a')
    must(await anna.ask({ kind: 'enterTable', table: 'b', watch: true }))
    expect(anna.seat).toBeNull()
    for (const kind of ['sit', 'wish'] as const)
      expect(await anna.send(kind === 'wish' ? { kind, wish: true } : { kind })).toMatchObject({
        refused: 'playsElsewhere',
      })
  })

  it('may sit down elsewhere when the match is over', async () => {
    const [anna] = (await play(hall, 'a', ['Anna', 'Boris', 'Carla'])) as [HallGuest]
    must(await anna.send({ kind: 'lobby' }))
    must(await anna.ask({ kind: 'enterTable', table: 'b' }))
    expect(anna.seat).toBe(0)
  })

  it('who left for good knows their seat still: they get no other one, whatever table they come from', async () => {
    const [anna, boris, carla] = (await play(hall, 'a', ['Anna', 'Boris', 'Carla'])) as [
      HallGuest,
      HallGuest,
      HallGuest,
    ]
    must(await boris.send({ kind: 'leave' }))
    must(await boris.ask({ kind: 'enterTable', table: 'b' }))
    must(await boris.ask({ kind: 'enterTable', table: 'a', watch: true }))
    expect(boris.seat).toBeNull()
    carla.disconnect()
    const { id } = boris.update.party.you
    expect(await anna.send({ kind: 'offer', seat: 2, person: id })).toEqual({ refused: 'knowsOther' })
    expect(await anna.send({ kind: 'offer', seat: 1, person: id })).toBeNull()
  })
})

describe('somebody with a seat in a match', () => {
  it('is led to no seat elsewhere by their address, and sits nowhere else by watching', async () => {
    const [anna] = (await play(hall, 'a', ['Anna', 'Boris', 'Carla'])) as [HallGuest]
    anna.disconnect()
    const back = new HallGuest(hall, 'Anna')
    must(back.hello(anna.token, 'b'))
    expect([back.at, back.seat]).toEqual(['b', null])
    const own = new HallGuest(hall, 'Anna')
    must(own.hello(anna.token, 'a'))
    expect([own.at, own.seat]).toEqual(['a', 0])
  })

  it('opens a table for others, and does not go there', async () => {
    const [anna] = (await play(hall, 'a', ['Anna', 'Boris', 'Carla'])) as [HallGuest]
    must(await anna.ask({ kind: 'openTable', name: 'Mine', game: 'castle' }))
    expect([anna.at, anna.seat, hall.host.all().at(-1)?.party.people]).toEqual(['a', 0, []])
  })

  it('is away there while they watch elsewhere, and is there again', async () => {
    const [anna, boris] = (await play(hall, 'a', ['Anna', 'Boris', 'Carla'])) as [HallGuest, HallGuest]
    const here = (): boolean | undefined => {
      const seat = boris.update.party.seats[0]
      return seat?.who === 'person' ? seat.here : undefined
    }
    must(await anna.ask({ kind: 'enterTable', table: 'b', watch: true }))
    await hall.tick()
    expect(here()).toBe(false)
    must(await anna.ask({ kind: 'enterTable', table: 'a' }))
    await hall.tick()
    expect(here()).toBe(true)
    expect(hall.hall.tables.get('b')?.party.people).toEqual([])
  })
})

describe('somebody who watches a match', () => {
  it('is gone from the table once they leave it: no place is kept for them', async () => {
    await play(hall, 'a', ['Anna', 'Boris', 'Carla'])
    const sara = arrive(hall, 'Sara')
    must(await sara.ask({ kind: 'enterTable', table: 'a', watch: true }))
    expect(hall.hall.tables.get('a')?.party.people).toHaveLength(4)
    must(await sara.ask({ kind: 'toHall' }))
    expect(hall.hall.tables.get('a')?.party.people).toHaveLength(3)
  })
})

describe('a seat that is offered or claimed', () => {
  it('is for nobody who plays at another table: they would sit at two', async () => {
    const [anna] = (await play(hall, 'a', ['Anna', 'Boris', 'Carla'])) as [HallGuest]
    await play(hall, 'b', ['Dario', 'Elena'])
    const dario = hall.hall.people.here().find(({ name }) => name === 'Dario')
    must(await anna.ask({ kind: 'enterTable', table: 'b', watch: true }))
    const why = { refused: 'playsElsewhere', params: { table: 'Table a' } }
    expect(await anna.send({ kind: 'claim', person: dario?.id ?? '' })).toEqual(why)
    expect(await anna.send({ kind: 'wish', wish: true })).toEqual(why)
  })
})

describe('a person in two windows', () => {
  function second(first: HallGuest): HallGuest {
    const window = new HallGuest(hall, 'Somebody')
    must(window.hello(first.token))
    return window
  }

  it('is one person, at two tables', async () => {
    const anna = arrive(hall, 'Anna')
    must(await anna.ask({ kind: 'enterTable', table: 'a' }))
    const other = second(anna)
    must(await other.ask({ kind: 'enterTable', table: 'b', watch: true }))
    expect([anna.at, anna.seat, other.at, other.seat]).toEqual(['a', 0, 'b', null])
    expect(other.update.party.you.id).toBe(anna.update.party.you.id)
    expect(other.view.here).toBe(1)
  })

  it('has one seat: who sits down in one window stands up in the other', async () => {
    const anna = arrive(hall, 'Anna')
    must(await anna.ask({ kind: 'enterTable', table: 'a' }))
    const other = second(anna)
    must(await other.ask({ kind: 'enterTable', table: 'b' }))
    expect([other.seat, anna.at]).toEqual([0, null])
    expect(anna.view.you.seats).toEqual(['b'])
  })

  it('at the same table sees it in the newer one', async () => {
    const anna = arrive(hall, 'Anna')
    must(await anna.ask({ kind: 'enterTable', table: 'a' }))
    const other = second(anna)
    must(await other.ask({ kind: 'enterTable', table: 'a' }))
    expect(anna.closed).toMatchObject({ code: CLOSE.replaced })
    anna.disconnect()
    expect([other.seat, other.update.party.seats]).toMatchObject([0, [{ name: 'Anna', here: true }]])
  })

  it('may have six: of more the oldest is closed', () => {
    const anna = arrive(hall, 'Anna')
    const others = Array.from({ length: 5 }, () => second(anna))
    expect([anna, ...others].map(({ closed }) => closed)).toEqual(Array(6).fill(null))
    second(anna)
    expect(anna.closed).toMatchObject({ code: CLOSE.replaced })
  })
})

describe('a window that sits down by a message', () => {
  it('gives up its person’s seat of another lobby, and no seat by standing up or watching', async () => {
    const anna = arrive(hall, 'Anna')
    must(await anna.ask({ kind: 'enterTable', table: 'a' }))
    const other = new HallGuest(hall, 'Anna')
    must(other.hello(anna.token))
    must(await other.ask({ kind: 'enterTable', table: 'b', watch: true }))
    expect(anna.seat).toBe(0)
    must(await other.send({ kind: 'sit' }))
    expect([other.seat, anna.at, hall.hall.tables.get('a')?.party.seats]).toEqual([0, null, []])
  })
})

/** People who sit down at a table. */
async function seat(table: string, names: readonly string[]): Promise<HallGuest[]> {
  const guests = names.map(name => arrive(hall, name))
  for (const guest of guests) must(await guest.ask({ kind: 'enterTable', table }))
  return guests
}

/** A second window of somebody, which watches a table. */
async function watching({ token }: HallGuest, table: string): Promise<HallGuest> {
  const other = new HallGuest(hall, 'Another window')
  must(other.hello(token))
  must(await other.ask({ kind: 'enterTable', table, watch: true }))
  return other
}

describe('a wish or a claim', () => {
  it('costs no seat elsewhere: it is given up once the other is had', async () => {
    const anna = arrive(hall, 'Anna')
    must(await anna.ask({ kind: 'enterTable', table: 'a' }))
    const [boris] = (await play(hall, 'b', ['Boris', 'Carla', 'Dario'])) as [HallGuest]
    const other = new HallGuest(hall, 'Anna')
    must(other.hello(anna.token))
    must(await other.ask({ kind: 'enterTable', table: 'b', watch: true }))
    must(await other.send({ kind: 'wish', wish: true }))
    expect([anna.at, anna.seat, other.seat]).toEqual(['a', 0, null])
    const gone = hall.hall.tables.get('b')?.party.people.find(({ name }) => name === 'Carla')
    expect(await other.send({ kind: 'claim', person: gone?.id ?? '' })).toEqual({ refused: 'notAway' })
    expect([anna.at, anna.seat, boris.closed]).toEqual(['a', 0, null])
  })

  it('that is granted gives up the seat in the lobby of another table', async () => {
    const anna = arrive(hall, 'Anna')
    must(await anna.ask({ kind: 'enterTable', table: 'a' }))
    const [carla] = (await seat('b', ['Carla', 'Dario'])) as [HallGuest]
    const other = await watching(anna, 'b')
    await hall.tick()
    must(await other.send({ kind: 'wish', wish: true }))
    must(await carla.send({ kind: 'grant', person: anna.view.you.id, yes: true }))
    await hall.tick()
    expect([other.seat, anna.at, hall.hall.tables.get('a')?.party.seats]).toEqual([2, null, []])
    // Nobody else has lost theirs, and what was settled stays so.
    await hall.tick()
    expect([carla.seat, other.seat, hall.deps.faults]).toEqual([0, 2, []])
  })

  it('that is granted during a match gives up the seat elsewhere once the match is over', async () => {
    const [anna] = (await play(hall, 'a', ['Anna', 'Boris'])) as [HallGuest]
    const [carla] = (await seat('b', ['Carla', 'Dario'])) as [HallGuest]
    const other = await watching(carla, 'a')
    await hall.tick()
    must(await other.send({ kind: 'wish', wish: true }))
    must(await anna.send({ kind: 'grant', person: carla.view.you.id, yes: true }))
    await hall.tick()
    expect([other.seat, carla.at, carla.seat]).toEqual([null, 'b', 0])
    must(await anna.send({ kind: 'lobby' }))
    await hall.tick()
    expect([other.seat, carla.at, hall.hall.tables.get('b')?.party.seats.length]).toEqual([2, null, 1])
  })
})

describe('a person who watches in a second window', () => {
  it('keeps the seat of the first, whatever they do there but sit down', async () => {
    const anna = arrive(hall, 'Anna')
    must(await anna.ask({ kind: 'enterTable', table: 'a' }))
    const other = new HallGuest(hall, 'Anna')
    must(other.hello(anna.token))
    must(await other.ask({ kind: 'enterTable', table: 'b', watch: true }))
    for (const message of [
      { kind: 'rename', name: 'Anja' },
      { kind: 'listen', on: true },
    ] as const)
      must(await other.send(message))
    must(await other.ask({ kind: 'toHall' }))
    other.disconnect()
    await hall.tick()
    expect([anna.at, anna.seat, anna.update.party.seats]).toMatchObject(['a', 0, [{ name: 'Anja', here: true }]])
    expect(hall.hall.tables.get('b')?.party.people).toEqual([])
  })
})

describe('a lost connection', () => {
  it('comes back by its token to the table where it was, without a new name', async () => {
    const anna = arrive(hall, 'Anna')
    must(await anna.ask({ kind: 'enterTable', table: 'a' }))
    anna.disconnect()
    const back = new HallGuest(hall, 'Anna')
    must(back.hello(anna.token, 'a'))
    expect([back.at, back.seat, back.update.party.you.id]).toEqual(['a', 0, anna.update.party.you.id])
  })

  it('of a watcher ends the watching', async () => {
    const anna = arrive(hall, 'Anna'),
      boris = arrive(hall, 'Boris')
    must(await boris.ask({ kind: 'enterTable', table: 'a', watch: true }))
    boris.disconnect()
    await hall.tick()
    expect(anna.view).toMatchObject({ here: 1, tables: [{ watchers: 0 }, {}] })
  })
})

describe("a link for a person's other device", () => {
  it('is the hall’s: it leads to the person, wherever they are', async () => {
    const anna = arrive(hall, 'Anna')
    must(await anna.ask({ kind: 'enterTable', table: 'a' }))
    must(await anna.send({ kind: 'link' }))
    const phone = new HallGuest(hall, '')
    must(phone.hello(undefined, undefined, anna.link))
    expect(phone.view.you).toMatchObject({ name: 'Anna', seats: ['a'] })
    expect(phone.token).toBe(anna.token)
  })

  it('works once', async () => {
    const anna = arrive(hall, 'Anna')
    must(await anna.send({ kind: 'link' }))
    arrive(hall, 'Boris')
    must(new HallGuest(hall, '').hello(undefined, undefined, anna.link))
    expect(new HallGuest(hall, '').hello(undefined, undefined, anna.link)).toEqual({ refused: 'linkUnknown' })
  })
})
