/** A table whose seats were given out: what has been settled for it, nobody changes there. */
import { beforeEach, describe, expect, it } from 'vitest'
import { Host } from '../../../src-main/host/host'
import { refuseAtArranged, seatAgain } from '../../../src-main/host/party/arrangement'
import type { Party, Phase } from '../../../src-main/host/party/party'
import type { Table } from '../../../src-main/host/table'
import { avatarAt } from '../../../src-shared/wire'
import { clientMessage, type ClientMessage } from '../../../src-shared/wire/client'
import { testDeps, type TestDeps } from '../../kit/deps'
import { Guest } from '../../kit/guest'

const SETUP = { id: 't', name: 'Table', game: 'mascarade', invite: [], fixedKey: null, pace: 0 } as const
const GIVEN = { refused: 'seatsGiven' }

let deps: TestDeps, host: Host, table: Table
beforeEach(() => {
  deps = testDeps(7)
  host = new Host(deps)
  table = host.open(SETUP)
})

const seats = ['Anna', 'Boris', 'Carla'].map((name, n) => ({ id: `p${n}`, token: `t${n}`, name, avatar: avatarAt(n) }))
function arranged(more: object = {}): Guest[] {
  expect(table.arrange({ by: 'cup/1-1', options: {}, clock: 30, seats, ...more })).toBeNull()
  return seats.map(({ name, token }) => {
    const guest = new Guest(host, name)
    expect(guest.hello(token)).toBeNull()
    return guest
  })
}

describe('a table whose seats were given out', () => {
  it('has its people at them, whether or not they are here, and takes nobody else', () => {
    expect(table.arrange({ by: 'cup/1-1', options: {}, clock: 30, seats })).toBeNull()
    expect(table.party.seats.map(one => one.who === 'person' && [one.person.id, one.person.here])).toEqual([
      ['p0', false],
      ['p1', false],
      ['p2', false],
    ])
    expect(table.party.settings).toMatchObject({ clock: 30, doors: 'watch', sitInAfter: 60 })
    const dario = new Guest(host, 'Dario')
    dario.hello()
    expect(dario.update.party.you).toMatchObject({ seat: null, looksOn: true })
  })

  it('is stored at once: a host that is killed before anybody comes has the seats still', async () => {
    const stored: (readonly [string | undefined, number])[] = []
    deps.store.saveParty = ({ arranged, seats }) => {
      stored.push([arranged, seats.length])
      return Promise.resolve()
    }
    expect(table.arrange({ by: 'cup/1-1', options: {}, clock: 30, seats })).toBeNull()
    await deps.clock.settle()
    expect(stored).toEqual([['cup/1-1', 3]])
  })

  it('is not given out with options or a clock that it does not have', () => {
    expect(table.arrange({ by: 'cup', options: { challenge: 'loud' }, clock: 30, seats })).toMatchObject({
      refused: 'optionValue',
    })
    expect(table.arrange({ by: 'cup', options: {}, clock: 31, seats })).toMatchObject({ refused: 'messageShape' })
    expect(table.party.seats).toEqual([])
  })

  it('is run by nobody before its match; then its host may pause it', async () => {
    const [anna, boris] = arranged()
    expect(anna?.update.party.you.host).toBe(false)
    expect(await table.beginArranged()).toBeNull()
    const first = [anna, boris].find(guest => guest?.update.party.you.host)
    expect(await first?.send({ kind: 'pause', pause: true })).toBeNull()
  })

  it.each([
    { kind: 'stand' },
    { kind: 'game', game: 'castle' },
    { kind: 'options', options: { notes: true } },
    { kind: 'setting', key: 'clock', value: 0 },
    { kind: 'addBot' },
    { kind: 'moveSeat', seat: 0, to: 1 },
    { kind: 'kick', person: 'p1' },
    { kind: 'code', code: null },
    { kind: 'start' },
    { kind: 'lobby' },
    { kind: 'leave' },
  ] as const)('keeps what was settled: nobody may $kind', async message => {
    const [anna] = arranged()
    expect(await anna?.send(message as never)).toEqual(GIVEN)
    expect(await table.beginArranged()).toBeNull()
    expect(await anna?.send(message as never)).toEqual(GIVEN)
    expect(table.party.phase).toBe('match')
  })

  it('is left once its match is over, and is not played at again', async () => {
    const guests = arranged({ options: { turnLimit: 10 } })
    expect(await table.beginArranged()).toBeNull()
    for (const guest of guests) guest.disconnect()
    await deps.clock.advance(60_000)
    for (let n = 0; n < 400 && table.party.phase === 'match'; n++) await deps.clock.advance(3000)
    expect(table.party.phase).toBe('result')
    const [anna] = guests
    anna?.hello('t0')
    expect(await anna?.send({ kind: 'rematch' })).toEqual(GIVEN)
    expect(await anna?.send({ kind: 'leave' })).not.toEqual(GIVEN)
    expect(table.party.people.map(({ id }) => id)).not.toContain('p0')
  })
})

describe('what was settled', () => {
  const SETTLED = [
    ...[
      'sit',
      'stand',
      'wish',
      'claim',
      'game',
      'options',
      'deck',
      'setting',
      'nameTable',
      'code',
      'addBot',
      'fillBots',
    ],
    ...['removeSeat', 'moveSeat', 'kick', 'offer', 'grant', 'admit', 'start', 'lobby', 'rematch', 'cancelDeal'],
  ]
  const kinds = clientMessage.options.map(({ entries }) => entries.kind.literal)
  const refused = (phase: Phase) =>
    kinds.filter(kind => refuseAtArranged({ ...table.party, phase } as Party, { kind } as ClientMessage)).toSorted()

  it('is changed by none of these commands, and by all of them where seats were not given out', () => {
    expect(refused('match')).toEqual([])
    table.party.arranged = 'cup/1-1'
    expect(refused('result')).toEqual(SETTLED.toSorted())
    for (const phase of ['lobby', 'match'] as const) expect(refused(phase)).toEqual([...SETTLED, 'leave'].toSorted())
  })
})

describe('seats that are given out again', () => {
  const given = (...names: string[]) =>
    seatAgain(
      table.party,
      names.map(name => ({ id: name, token: `token of ${name}`, name, avatar: avatarAt(3) })),
    ).map(({ id }) => id)
  const seated = () => table.party.seats.map(one => (one.who === 'bot' ? 'bot' : one.person.id))

  it('are in this order, people before bots, and tell who is new to the table', () => {
    expect(given('a', 'b')).toEqual(['a', 'b'])
    for (let n = 0; n < 2; n++) table.party.addBot()
    expect(given('c', 'a')).toEqual(['c'])
    expect(seated()).toEqual(['c', 'a', 'bot', 'bot'])
    expect(table.party.people.map(({ id, here }) => [id, here])).toEqual([
      ['a', false],
      ['b', false],
      ['c', false],
    ])
  })

  it('leave bots only the room that there is', () => {
    for (let n = 0; n < 3; n++) table.party.addBot()
    const { max } = table.party.game.seats
    const people = Array.from({ length: max - 1 }, (_, n) => `p${n}`)
    given(...people)
    expect(seated()).toEqual([...people, 'bot'])
    given(...people, 'one', 'more')
    expect(seated()).toEqual([...people, 'one', 'more'])
  })
})

describe('somebody who was given a seat and never came', () => {
  const person = (id: string) => table.party.people.find(one => one.id === id)
  /** Anna alone comes to her seat, and the match begins without the others. */
  async function begun(): Promise<Guest> {
    expect(table.arrange({ by: 'cup/1-1', options: {}, clock: 0, seats })).toBeNull()
    const anna = new Guest(host, 'Anna')
    expect(anna.hello('t0')).toBeNull()
    expect(await table.beginArranged()).toBeNull()
    return anna
  }

  it('is away from the moment at which it was given: a bot fills in a minute after that, and everybody is told', async () => {
    const anna = await begun()
    await deps.clock.advance(59_999)
    expect([person('p1')?.sitIn, person('p2')?.sitIn]).toEqual([false, false])
    await deps.clock.advance(1)
    expect(anna.update.party.seats).toMatchObject([{ sitIn: false }, { sitIn: true }, { sitIn: true }])
  })

  it('has their minute counted also before the match: who was away for it is not waited for again', async () => {
    expect(table.arrange({ by: 'cup/1-1', options: {}, clock: 0, seats })).toBeNull()
    await deps.clock.advance(61_000)
    expect(await table.beginArranged()).toBeNull()
    expect(table.party.people.map(({ sitIn }) => sitIn)).toEqual([true, true, true])
  })

  it('has a bot at once where it is put in for them; it leaves when they come', async () => {
    const anna = await begun()
    expect(table.fillInFor('p1')).toBeNull()
    expect(anna.update.party.seats[1]).toMatchObject({ here: false, sitIn: true })
    expect(person('p2')?.sitIn).toBe(false)
    const boris = new Guest(host, 'Boris')
    expect(boris.hello('t1')).toBeNull()
    expect(anna.update.party.seats[1]).toMatchObject({ here: true, sitIn: false })
  })

  it('has none put in while no match is played; nor has one who is here, or who has no seat', async () => {
    expect(table.arrange({ by: 'cup/1-1', options: {}, clock: 0, seats })).toBeNull()
    expect(table.fillInFor('p1')).toEqual({ refused: 'noMatch' })
    const anna = new Guest(host, 'Anna')
    expect(anna.hello('t0')).toBeNull()
    expect(await table.beginArranged()).toBeNull()
    const told = anna.updates.length
    expect(table.fillInFor('p0')).toEqual({ refused: 'notAway' })
    expect(table.fillInFor('nobody')).toEqual({ refused: 'seatEmpty' })
    expect([anna.updates.length, person('p0')?.sitIn]).toEqual([told, false])
  })

  it('has their seat taken from them before the match, and the others are told; nobody else loses theirs', async () => {
    const [anna] = arranged()
    table.removeArranged('p2')
    table.removeArranged('nobody')
    await deps.clock.advance(1000)
    expect(anna?.update.party.seats.map(({ name }) => name)).toEqual(['Anna', 'Boris'])
    expect(table.party.people.map(({ id }) => id)).toEqual(['p0', 'p1'])
  })
})

describe('a match that is begun for its people', () => {
  it('waits for nobody to be ready, is dealt once however often it is asked for, and its host is told so', async () => {
    const [anna] = arranged()
    const [first, again] = [table.beginArranged(), table.beginArranged()]
    expect([await first, await again]).toEqual([null, null])
    expect(anna?.update.party.phase).toBe('match')
    const match = anna?.update.match?.id
    expect(await table.beginArranged()).toEqual({ refused: 'notInLobby' })
    expect(anna?.update.match?.id).toBe(match)
  })

  it('is run by nobody once it is over', async () => {
    const [anna] = arranged()
    expect(await table.beginArranged()).toBeNull()
    expect(anna?.update.party.you.host).toBe(true)
    table.party.enter('result')
    await anna?.send({ kind: 'rename', name: 'Anja' })
    expect(anna?.update.party.you.host).toBe(false)
  })
})

describe('seats that are given out anew between matches', () => {
  const given = (...ids: string[]) =>
    ids.map(id => ({ id, token: `token of ${id}`, name: id.toUpperCase(), avatar: avatarAt(2) }))
  function come(name: string, token?: string): Guest {
    const guest = new Guest(host, name)
    expect(guest.hello(token)).toBeNull()
    return guest
  }

  it('take theirs from who is not named, who leaves the table; spectators and bots stay', async () => {
    const [anna, boris] = [come('Anna'), come('Boris')]
    await anna.send({ kind: 'addBot' })
    const eve = come('Eve')
    await eve.send({ kind: 'stand' })
    const own = table.party.byToken(anna.token ?? '')
    if (!own) throw new Error('Anna is not there')
    table.seatAnew([...given('x'), own])
    expect(boris.closed?.why).toEqual({ refused: 'left' })
    await deps.clock.advance(1000)
    expect(anna.update.party.seats.map(({ who, name }) => [who, who === 'bot' || name])).toEqual([
      ['person', 'X'],
      ['person', 'Anna'],
      ['bot', true],
    ])
    expect([anna.seat, eve.seat, anna.closed, eve.closed]).toEqual([1, null, null, null])
    expect(anna.update.party.spectators.map(({ name }) => name)).toEqual(['Eve'])
  })

  it('are in the lobby again after a result, and its newcomers are away from then on', async () => {
    const anna = come('Anna')
    come('Boris')
    expect(await anna.send({ kind: 'start', anyway: true })).toBeNull()
    table.party.enter('result')
    const own = table.party.byToken(anna.token ?? '')
    if (!own) throw new Error('Anna is not there')
    table.seatAnew([own, ...given('x')])
    await deps.clock.advance(1000)
    expect(anna.update.party).toMatchObject({ phase: 'lobby', seats: [{ name: 'Anna' }, { name: 'X', here: false }] })
    expect(anna.update.match).toBeNull()
    await anna.send({ kind: 'setting', key: 'sitInAfter', value: 30 })
    expect(await anna.send({ kind: 'start', anyway: true })).toBeNull()
    await deps.clock.advance(29_000)
    expect(table.party.people.map(({ sitIn }) => sitIn)).toEqual([false, true])
  })
})
