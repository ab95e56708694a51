/** People known all over a hall: their names, their faces, and how many come in. */
import { beforeEach, describe, expect, it } from 'vitest'
import { arrive, HallGuest, must, openHall, type TestHall } from '../../kit/hallGuest'

let hall: TestHall
beforeEach(() => {
  hall = openHall()
})

describe('a name', () => {
  it('is one person’s all over the hall: another who looks like it gets a number', async () => {
    const anna = arrive(hall, 'Anna')
    must(await anna.ask({ kind: 'enterTable', table: 'a' }))
    // The first letter is Cyrillic.
    const others = ['Anna', 'anna ', 'Аnna'].map(name => arrive(hall, name).view.you.name)
    expect(others).toEqual(['Anna 2', 'anna 3', 'Аnna 4'])
  })

  it('is refused when nothing of it shows', () => {
    for (const name of ['', '   ', '\u200b'])
      expect(new HallGuest(hall, name).hello()).toEqual({ refused: 'nameEmpty' })
  })

  it('stays kept for somebody who is away', () => {
    const anna = arrive(hall, 'Anna')
    anna.disconnect()
    expect(arrive(hall, 'Anna').view.you.name).toBe('Anna 2')
    const back = new HallGuest(hall, 'Anna')
    must(back.hello(anna.token))
    expect(back.view.you.name).toBe('Anna')
  })

  it('is changed in the hall, and at every table where the person has a place', async () => {
    const anna = arrive(hall, 'Anna'),
      boris = arrive(hall, 'Boris')
    for (const guest of [anna, boris]) must(await guest.ask({ kind: 'enterTable', table: 'a' }))
    must(await anna.send({ kind: 'rename', name: 'Boris' }))
    await hall.tick()
    expect(boris.update.party.seats).toMatchObject([{ name: 'Boris 2' }, { name: 'Boris' }])
    must(await anna.ask({ kind: 'toHall' }))
    expect(anna.view.you.name).toBe('Boris 2')
    expect(await anna.send({ kind: 'rename', name: ' ' })).toEqual({ refused: 'nameEmpty' })
  })
})

describe('a name of one’s own', () => {
  it('is no obstacle to itself: who says it again keeps it, and a screen takes no name', async () => {
    const anna = arrive(hall, 'Anna')
    must(await anna.send({ kind: 'rename', name: ' Anna ' }))
    expect(anna.lastPlace.at).toBeNull()
    await hall.tick()
    expect(anna.view.you.name).toBe('Anna')
    const screen = new HallGuest(hall, 'Screen')
    screen.screen = true
    must(screen.hello())
    must(await anna.send({ kind: 'rename', name: screen.view.you.name }))
    await hall.tick()
    expect(anna.view.you.name).toBe(screen.view.you.name)
  })
})

describe('a face', () => {
  const plum = { face: 'lynx', colour: 'plum' } as const

  it('is that of the last hello which brought one, and may be changed in the hall', async () => {
    const anna = arrive(hall, 'Anna'),
      first = anna.view.you.avatar
    const again = new HallGuest(hall, 'Anna')
    must(again.hello(anna.token))
    expect(again.view.you.avatar).toEqual(first)
    const other = new HallGuest(hall, 'Anna')
    other.avatar = plum
    must(other.hello(anna.token))
    expect(other.view.you.avatar).toEqual(plum)
    must(await other.send({ kind: 'avatar', avatar: first }))
    await hall.tick()
    expect(anna.view.you.avatar).toEqual(first)
  })

  it('goes with its person from table to table', async () => {
    const anna = arrive(hall, 'Anna')
    must(await anna.ask({ kind: 'enterTable', table: 'a' }))
    must(await anna.send({ kind: 'avatar', avatar: { face: 'lynx', colour: 'plum' } }))
    must(await anna.ask({ kind: 'enterTable', table: 'b' }))
    expect(anna.update.party.seats).toMatchObject([{ avatar: { face: 'lynx', colour: 'plum' } }])
  })
})

describe('a token', () => {
  it('leads to its person after the host was started again, though nothing of them was stored', async () => {
    const anna = arrive(hall, 'Anna')
    const again = openHall({ seed: 8 })
    const back = new HallGuest(again, 'Anna')
    must(back.hello(anna.token))
    expect([back.view.you.id, back.token]).toEqual([anna.view.you.id, anna.token])
  })

  it('that is shorter than ours is nobody’s: the person gets another', () => {
    const anna = new HallGuest(hall, 'Anna')
    must(anna.hello('x'.repeat(39)))
    expect(anna.token).toHaveLength(43)
  })

  it('tells nothing of itself in the id', () => {
    const anna = arrive(hall, 'Anna')
    expect(anna.token).not.toContain(anna.view.you.id)
  })
})

describe('room', () => {
  it('is there for sixteen new people of one address, and for those of others', () => {
    const from = (address: string) => new HallGuest(hall, 'Guest', { address }).hello()
    for (let i = 0; i < 16; i++) expect(from('10.0.0.7')).toBeNull()
    expect(from('10.0.0.7')).toEqual({ refused: 'addressFull', params: { n: 16 } })
    expect(from('10.0.0.8')).toBeNull()
  })

  it('is there for 240 from the network, for 250 with the host’s own computer, and always for the organizer', () => {
    for (let i = 0; i < 240; i++) arrive(hall, `Guest ${i}`, { address: `10.0.${i >> 4}.1` })
    expect(new HallGuest(hall, 'Late', { address: '10.9.9.9' }).hello()).toEqual({ refused: 'hallFull' })
    for (let i = 0; i < 10; i++) arrive(hall, `Local ${i}`)
    expect(new HallGuest(hall, 'Local').hello()).toEqual({ refused: 'hallFull' })
    expect(new HallGuest(hall, 'Owner', { owner: true }).hello()).toBeNull()
  })

  it('is kept for whom the hall knows: no newcomer takes it, and only a full hall shuts them out', () => {
    const known = Array.from({ length: 11 }, (_, i) => arrive(hall, `Known ${i}`))
    for (const guest of known) guest.disconnect()
    for (let i = 0; i < 240; i++) arrive(hall, `Guest ${i}`, { address: `10.0.${i >> 4}.1` })
    const back = (guest: HallGuest) => new HallGuest(hall, '', { address: '10.0.0.1' }).hello(guest.token)
    expect(known.map(back)).toEqual([...Array<null>(10).fill(null), { refused: 'hallFull' }])
    // Another window of somebody who is here takes no room.
    expect(back(known[0] as HallGuest)).toBeNull()
  })

  it('at one address is not taken by second windows, nor refused to people who are known', () => {
    const guests = Array.from({ length: 16 }, () => arrive(hall, 'Guest', { address: '10.0.0.7' }))
    const far = arrive(hall, 'Far', { address: '10.0.0.9' })
    const at = (token?: string) => new HallGuest(hall, 'Guest', { address: '10.0.0.7' }).hello(token)
    expect(at(guests[0]?.token)).toBeNull()
    far.disconnect()
    expect(at(far.token)).toBeNull()
    expect(at()).toEqual({ refused: 'addressFull', params: { n: 16 } })
  })

  it('comes free when somebody goes', () => {
    const guests = Array.from({ length: 16 }, () => arrive(hall, 'Guest', { address: '10.0.0.7' }))
    guests[0]?.disconnect()
    expect(new HallGuest(hall, 'Guest', { address: '10.0.0.7' }).hello()).toBeNull()
  })
})

describe('six hundred people', () => {
  it('are known, and whoever was away longest is forgotten first; nobody who is here is', () => {
    const stays = arrive(hall, 'Stays')
    const first = arrive(hall, 'First'),
      second = arrive(hall, 'Second')
    first.disconnect()
    second.disconnect()
    // Who was here once more is not the one who was away longest.
    const again = new HallGuest(hall, '')
    must(again.hello(first.token))
    again.disconnect()
    for (let i = 0; i < 598; i++) arrive(hall, `Guest ${i}`).disconnect()
    expect(new HallGuest(hall, '').hello(second.token)).toEqual({ refused: 'nameEmpty' })
    const back = new HallGuest(hall, '')
    must(back.hello(first.token))
    expect(back.view.you).toMatchObject({ name: 'First', id: first.view.you.id })
    expect(hall.hall.people.byToken(stays.token ?? '')?.name).toBe('Stays')
  })
})

describe('somebody who was forgotten', () => {
  it('does not come back by a link of before', async () => {
    const anna = arrive(hall, 'Anna')
    must(await anna.send({ kind: 'link' }))
    anna.disconnect()
    for (let i = 0; i < 600; i++) arrive(hall, `Guest ${i}`).disconnect()
    expect(new HallGuest(hall, '').hello(undefined, undefined, anna.link)).toEqual({ refused: 'linkUnknown' })
  })
})

describe('somebody whom a table knows', () => {
  it('is nobody new: what the hall knows of them itself stays', () => {
    const anna = arrive(hall, 'Anna'),
      { token = '' } = anna
    const { id, avatar } = anna.view.you
    hall.hall.people.know({ id, token, name: 'Old name', avatar })
    expect(hall.hall.people.byToken(token)).toMatchObject({ name: 'Anna', windows: 1 })
    expect(hall.hall.people.byId(id)?.token).toBe(token)
    expect(hall.hall.people.here()).toHaveLength(1)
  })

  it('is away until they come, and comes without a code', () => {
    hall = openHall({ code: 'blue tango' })
    const avatar = { face: 'lynx', colour: 'plum' } as const
    hall.hall.people.know({ id: 'anna', token: 'a'.repeat(43), name: 'Anna', avatar })
    expect(hall.hall.people.here()).toEqual([])
    const anna = new HallGuest(hall, 'Anna')
    must(anna.hello('a'.repeat(43)))
    expect(anna.view.you).toMatchObject({ id: 'anna', name: 'Anna', organizer: false, avatar })
  })
})

describe('a hall with a code', () => {
  beforeEach(() => {
    hall = openHall({ code: 'blue tango' })
  })

  it('lets in who knows it, and asks the others', async () => {
    const anna = new HallGuest(hall, 'Anna', { address: '10.0.0.1' })
    expect(anna.hello()).toMatchObject({ refused: 'codeNeeded' })
    const hello = { kind: 'hello', n: 1, version: 4, name: 'Anna' } as const
    const peer = { ...anna.peer, connection: { address: '10.0.0.1', encrypted: true, authWords: null } }
    const wrong = hall.hall.checkCode(peer, { ...hello, code: 'red tango' })
    await hall.deps.clock.advance(1000)
    expect(await wrong).toEqual({ refused: 'codeWrong' })
    const right = hall.hall.checkCode(peer, { ...hello, code: 'Blue Tango' })
    await hall.deps.clock.advance(60_000)
    expect(await right).toHaveProperty('person')
  })

  it('asks nobody who was here before, nor the organizer, and believes no token of its own making', () => {
    const olga = arrive(hall, 'Olga', { owner: true })
    olga.disconnect()
    expect(new HallGuest(hall, 'Olga').hello(olga.token)).toBeNull()
    expect(new HallGuest(hall, 'Eve').hello('x'.repeat(43))).toMatchObject({ refused: 'codeNeeded' })
  })
})
