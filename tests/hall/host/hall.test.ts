/** A hall from its first hello to its end: what it takes when, whom it leads where, and what it leaves behind. */
import { beforeEach, describe, expect, it } from 'vitest'
import { TICK_MS } from '../../../src-main/hall/hallUpdates'
import { LINK_MS } from '../../../src-main/host/presence/deviceLinks'
import { PROTOCOL, type HostMessage } from '../../../src-shared/wire'
import { arrive, HallGuest, must, openHall, play, type TestHall } from '../../kit/hallGuest'

let hall: TestHall
beforeEach(() => {
  hall = openHall()
})

const hello = { kind: 'hello', n: 1, version: PROTOCOL, name: 'Anna' } as const

describe('a hello', () => {
  it('is the first message, with a code and without', async () => {
    const { peer } = new HallGuest(hall, 'Anna')
    expect(hall.hall.hello(peer, { kind: 'sit', n: 1 })).toEqual({ refused: 'helloFirst' })
    expect(await hall.hall.checkCode(peer, { kind: 'sit', n: 1 })).toEqual({ refused: 'helloFirst' })
    await hall.tick()
    expect(hall.hall.people.here()).toEqual([])
  })

  it('comes once', async () => {
    const anna = arrive(hall, 'Anna')
    expect(await anna.send(hello)).toEqual({ refused: 'alreadySeated' })
    must(await anna.ask({ kind: 'enterTable', table: 'a' }))
    expect(await anna.send(hello)).toEqual({ refused: 'alreadySeated' })
  })

  it('of another version is refused, and nobody has come', () => {
    const { peer } = new HallGuest(hall, 'Anna')
    expect(hall.hall.hello(peer, { ...hello, version: PROTOCOL + 1 })).toHaveProperty('refused')
    expect(hall.hall.people.here()).toEqual([])
  })

  it('is answered with the token by which its person is known', () => {
    const told: HostMessage[] = []
    const anna = new HallGuest(hall, 'Anna')
    anna.onMessage = message => told.push(message)
    must(anna.hello())
    expect(told[0]).toEqual({ kind: 'welcome', n: 0, version: PROTOCOL, token: anna.token })
  })
})

describe('an arrival at the address of a table', () => {
  it('watches where its person has a seat at another', async () => {
    const anna = arrive(hall, 'Anna')
    must(await anna.ask({ kind: 'enterTable', table: 'a' }))
    const other = new HallGuest(hall, 'Anna')
    must(other.hello(anna.token, 'b'))
    expect([other.at, other.seat, anna.at, anna.seat]).toEqual(['b', null, 'a', 0])
  })

  it('takes no seat anew where its person only watches', async () => {
    const anna = arrive(hall, 'Anna')
    must(await anna.ask({ kind: 'enterTable', table: 'a', watch: true }))
    const other = new HallGuest(hall, 'Anna')
    must(other.hello(anna.token, 'a'))
    expect([other.at, other.seat]).toEqual(['a', null])
  })

  it('with a code asks nobody who was there before, nor the organizer', async () => {
    const olga = arrive(hall, 'Olga', { owner: true })
    const anna = arrive(hall, 'Anna')
    must(await anna.ask({ kind: 'openTable', name: 'Inner', game: 'castle', code: 'blue tango' }))
    const table = anna.at ?? ''
    anna.disconnect()
    const back = new HallGuest(hall, 'Anna')
    must(back.hello(anna.token, table))
    // The organizer's phone has not the key.
    const phone = new HallGuest(hall, 'Olga')
    must(phone.hello(olga.token, table))
    expect(phone.lastPlace).toMatchObject({ at: null, why: { refused: 'codeNeeded' } })
    const second = new HallGuest(hall, 'Olga', { owner: true })
    must(second.hello(olga.token, table))
    expect([back.at, second.at]).toEqual([table, table])
  })

  it('at which something fails is in the hall, told so, and the fault is reported', () => {
    const table = hall.hall.tables.get('a')
    if (!table) throw new Error('no table')
    table.arrive = () => {
      throw new Error('broken')
    }
    const anna = new HallGuest(hall, 'Anna')
    must(anna.hello(undefined, 'a'))
    expect(anna.lastPlace).toMatchObject({ at: null, why: { refused: 'tableFault' } })
    expect(hall.deps.faults).toHaveLength(1)
  })
})

describe('a face', () => {
  it('that is changed in the hall is shown there, and at the next table', async () => {
    const olga = arrive(hall, 'Olga', { owner: true })
    const anna = arrive(hall, 'Anna'),
      avatar = { face: 'lynx', colour: 'plum' } as const
    must(await anna.send({ kind: 'avatar', avatar }))
    await hall.tick()
    expect(anna.view.you.avatar).toEqual(avatar)
    expect(olga.view.people?.at(-1)).toMatchObject({ name: 'Anna', avatar })
    must(await anna.ask({ kind: 'enterTable', table: 'b' }))
    expect(anna.update.party.seats).toMatchObject([{ avatar }])
  })

  it('that a table refused is nowhere shown', async () => {
    const anna = arrive(hall, 'Anna')
    must(await anna.ask({ kind: 'enterTable', table: 'a' }))
    const [one, other] = [
      { face: 'lynx', colour: 'plum' },
      { face: 'owl', colour: 'plum' },
    ] as const
    must(await anna.send({ kind: 'avatar', avatar: one }))
    let why = null
    for (let n = 0; n < 100 && !why; n++) why = await anna.send({ kind: 'avatar', avatar: one })
    expect(await anna.send({ kind: 'avatar', avatar: other })).toEqual(why)
    expect(why).toHaveProperty('refused', 'tooFast')
    must(await anna.ask({ kind: 'toHall' }))
    expect(anna.view.you.avatar).toEqual(one)
  })
})

describe('a link for another device', () => {
  it('tells how long it holds, and holds for so long', async () => {
    const anna = arrive(hall, 'Anna'),
      told: HostMessage[] = []
    const { onMessage } = anna
    anna.onMessage = message => {
      told.push(message)
      onMessage(message)
    }
    must(await anna.send({ kind: 'link' }))
    expect(told[0]).toEqual({ kind: 'link', code: anna.link, left: LINK_MS })
    await hall.deps.clock.advance(LINK_MS - 1)
    const phone = new HallGuest(hall, '')
    must(phone.hello(undefined, undefined, anna.link))
    expect(phone.view.you.name).toBe('Anna')
    must(await anna.send({ kind: 'link' }))
    await hall.deps.clock.advance(LINK_MS)
    expect(new HallGuest(hall, '').hello(undefined, undefined, anna.link)).toEqual({ refused: 'linkUnknown' })
  })

  it('lets its person into a hall with a code', async () => {
    hall = openHall({ code: 'blue tango' })
    const olga = arrive(hall, 'Olga', { owner: true })
    must(await olga.send({ kind: 'link' }))
    expect(new HallGuest(hall, '').hello(undefined, undefined, 'x')).toMatchObject({ refused: 'codeNeeded' })
    must(new HallGuest(hall, '').hello(undefined, undefined, olga.link))
  })
})

describe('a change', () => {
  it('is told at multiples of a quarter of a second, whenever it happens', async () => {
    const anna = arrive(hall, 'Anna')
    await hall.tick()
    const { views } = anna
    await hall.deps.clock.advance(TICK_MS - 1)
    arrive(hall, 'Boris')
    await hall.deps.clock.settle()
    expect(anna.views).toBe(views)
    await hall.deps.clock.advance(1)
    expect([anna.views, anna.view.here, anna.view.now % TICK_MS]).toEqual([views + 1, 2, 0])
  })

  it('that comes to nothing is told to nobody', async () => {
    const anna = arrive(hall, 'Anna')
    await hall.tick()
    const { views } = anna
    arrive(hall, 'Boris').disconnect()
    await hall.tick()
    hall.hall.tableChanged()
    await hall.tick()
    expect(anna.views).toBe(views)
  })

  it('at a table is told in the hall', async () => {
    const anna = arrive(hall, 'Anna')
    const players = await play(hall, 'a', ['Boris', 'Carla'])
    await hall.tick()
    expect(anna.card('a')).toMatchObject({ phase: 'match', players: [{ here: true }, { here: true }] })
    players[0]?.disconnect()
    await hall.tick()
    expect(anna.card('a')).toMatchObject({ players: [{ here: false }, { here: true }] })
  })
})

describe('seats that are free', () => {
  const free = (guest: HallGuest): unknown => (guest.card('a') as { free?: number }).free
  it('are those of the game without people: bots make way; none while the doors are shut', async () => {
    const olga = arrive(hall, 'Olga')
    const anna = arrive(hall, 'Anna')
    expect(free(olga)).toBe(13)
    must(await anna.ask({ kind: 'enterTable', table: 'a' }))
    must(await anna.send({ kind: 'addBot' }))
    await hall.tick()
    expect(free(olga)).toBe(12)
    must(await anna.send({ kind: 'setting', key: 'doors', value: 'watch' }))
    await hall.tick()
    expect([free(olga), olga.card('a')]).toMatchObject([0, { doors: 'watch' }])
  })

  it('are none during a match', async () => {
    const olga = arrive(hall, 'Olga')
    await play(hall, 'a', ['Anna', 'Boris'])
    await hall.tick()
    expect(free(olga)).toBe(0)
  })
})

describe('watchers', () => {
  it('are counted without screens, and without those who are gone', async () => {
    const olga = arrive(hall, 'Olga')
    const screen = new HallGuest(hall, '')
    screen.screen = true
    must(screen.hello(undefined, 'a'))
    must(await arrive(hall, 'Anna').ask({ kind: 'enterTable', table: 'a', watch: true }))
    await hall.tick()
    expect(olga.card('a')).toMatchObject({ watchers: 1 })
  })
})

describe('requests', () => {
  it('are counted for each person, in all their windows', async () => {
    const anna = arrive(hall, 'Anna')
    const other = new HallGuest(hall, 'Anna')
    must(other.hello(anna.token))
    for (let i = 0; i < 12; i++) must(await (i % 2 === 0 ? anna : other).ask({ kind: 'toHall' }))
    for (const window of [anna, other]) expect(await window.ask({ kind: 'toHall' })).toEqual({ refused: 'tooFast' })
    must(await arrive(hall, 'Boris').ask({ kind: 'toHall' }))
  })

  it('that somebody who was slowed down sends change nothing', async () => {
    const anna = arrive(hall, 'Anna')
    for (let i = 0; i < 12; i++) must(await anna.ask({ kind: 'toHall' }))
    expect(await anna.ask({ kind: 'enterTable', table: 'a' })).toEqual({ refused: 'tooFast' })
    expect([anna.at, hall.hall.tables.get('a')?.party.people]).toEqual([null, []])
  })

  it('for a table that is not there are refused, whatever they want of it', async () => {
    const olga = arrive(hall, 'Olga', { owner: true })
    for (const message of [
      { kind: 'enterTable', table: 'x' },
      { kind: 'listing', table: 'x', listing: 'private' },
      { kind: 'closeTable', table: 'x' },
    ] as const)
      expect(await olga.ask(message)).toEqual({ refused: 'tableUnknown' })
  })
})

describe('tables that come and go without the hall', () => {
  it('are followed: a card for each, and people of one that is gone are in the hall', async () => {
    const olga = arrive(hall, 'Olga')
    hall.host.open({ id: 'c', name: 'Table c', game: 'castle', invite: [], pace: 0, fixedKey: null })
    hall.hall.tableChanged()
    await hall.tick()
    expect(olga.view.tables.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
    must(await olga.ask({ kind: 'enterTable', table: 'c' }))
    hall.host.closeTable('c', { refused: 'tableMoved' })
    await hall.tick()
    expect([olga.at, olga.view.tables.map(({ id }) => id)]).toEqual([null, ['a', 'b']])
    expect(await olga.ask({ kind: 'enterTable', table: 'c' })).toEqual({ refused: 'tableUnknown' })
  })
})

describe('a connection that ends', () => {
  it('ends once: its person is here as long as another window of theirs is', async () => {
    const olga = arrive(hall, 'Olga')
    const anna = arrive(hall, 'Anna')
    const phone = new HallGuest(hall, 'Anna')
    must(phone.hello(anna.token))
    const [member] = hall.hall.windowsOf(anna.view.you.id)
    if (!member) throw new Error('no window')
    for (let n = 0; n < 2; n++) hall.hall.disconnected(anna.peer, member)
    await hall.tick()
    expect([olga.view.here, hall.hall.windowsOf(anna.view.you.id).length]).toEqual([2, 1])
    phone.disconnect()
    await hall.tick()
    expect(olga.view.here).toBe(1)
  })

  it('is sent nothing more, and its requests that come late reach nobody', async () => {
    const olga = arrive(hall, 'Olga', { owner: true })
    const anna = arrive(hall, 'Anna')
    anna.disconnect()
    const { length } = anna.received
    must(await olga.ask({ kind: 'tellAll', text: 'Hello' }))
    must(await olga.ask({ kind: 'openTable', name: 'X', game: 'castle' }))
    await hall.tick()
    expect(anna.received.length).toBe(length)
    expect(await olga.ask({ kind: 'movePerson', person: anna.view.you.id, table: 'a' })).toEqual({
      refused: 'personUnknown',
    })
  })
})

describe('what a connection is told of a request', () => {
  it('is its own answer under its number, and nobody else’s', async () => {
    const [anna, boris] = [arrive(hall, 'Anna'), arrive(hall, 'Boris')]
    const replies = (guest: HallGuest): unknown[] =>
      guest.received.filter(text => /^\{"kind":"(ok|refused)"/.test(text)).map(text => JSON.parse(text) as unknown)
    must(await anna.ask({ kind: 'toHall' }))
    expect(await anna.ask({ kind: 'enterTable', table: 'x' })).toEqual({ refused: 'tableUnknown' })
    expect(await anna.send({ kind: 'sit' })).toEqual({ refused: 'notAtTable' })
    expect(replies(anna)).toEqual([
      { kind: 'ok', n: 1 },
      { kind: 'refused', n: 2, why: { refused: 'tableUnknown' } },
      { kind: 'refused', n: 3, why: { refused: 'notAtTable' } },
    ])
    expect(replies(boris)).toEqual([])
  })
})

describe('a hall that closes', () => {
  it('leaves no timer behind, whatever was waited for', async () => {
    const olga = arrive(hall, 'Olga', { owner: true })
    const [anna, boris] = [arrive(hall, 'Anna'), arrive(hall, 'Boris')]
    must(await anna.ask({ kind: 'openTable', name: 'X', game: 'castle' }))
    must(await anna.ask({ kind: 'toHall' }))
    for (const guest of [anna, boris]) must(await guest.ask({ kind: 'enterTable', table: 'a' }))
    await hall.tick()
    // A table that is empty, a lobby that waits, and a change that is to be told.
    arrive(hall, 'Carla')
    expect(hall.deps.clock.waiting).toBeGreaterThanOrEqual(3)
    hall.hall.close()
    hall.host.close()
    expect(hall.deps.clock.waiting).toBe(0)
    expect([olga, anna, boris].map(({ closed }) => closed?.why)).toEqual(Array(3).fill({ refused: 'hostClosed' }))
  })

  it('tells those at tables nothing more of their tables', async () => {
    const anna = arrive(hall, 'Anna')
    must(await anna.ask({ kind: 'enterTable', table: 'a' }))
    const { length } = anna.received
    hall.hall.close()
    hall.host.close()
    expect([anna.received.length, anna.lastPlace.at]).toEqual([length, 'a'])
  })
})
