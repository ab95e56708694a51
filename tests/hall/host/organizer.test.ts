/** What the organizer of a hall may do, and what everybody may: tables that open and close, messages, moves. */
import { beforeEach, describe, expect, it } from 'vitest'
import { joinCodeProof } from '../../../src-shared/lan/joinCodeProof'
import { MAX_OWN_TABLES, MAX_TABLES } from '../../../src-main/hall/limits'
import { EMPTY_MS } from '../../../src-main/hall/tables'
import { arrive, HallGuest, must, openHall, play, type TestHall } from '../../kit/hallGuest'

let hall: TestHall, olga: HallGuest, anna: HallGuest
beforeEach(() => {
  hall = openHall()
  olga = arrive(hall, 'Olga', { owner: true })
  anna = arrive(hall, 'Anna')
})

const order = (name: string, more: object = {}) => ({ kind: 'openTable', name, game: 'castle', ...more }) as const

describe('the organizer', () => {
  it('is who proves that the host is theirs, in each window that does, and for as long', async () => {
    const phone = new HallGuest(hall, ''),
      laptop = new HallGuest(hall, '', { owner: true })
    must(phone.hello(olga.token))
    must(laptop.hello(olga.token))
    expect([olga, phone, laptop, anna].map(({ view }) => view.you.organizer)).toEqual([true, false, true, false])
    expect(await phone.ask({ kind: 'tellAll', text: 'x' })).toEqual({ refused: 'organizerOnly' })
    must(await laptop.ask({ kind: 'tellAll', text: 'x' }))
    for (const window of [olga, laptop]) window.disconnect()
    await hall.tick()
    expect([phone.view.you.organizer, phone.view.people]).toEqual([false, undefined])
  })

  it('alone does what the organizer does', async () => {
    for (const message of [
      { kind: 'closeTable', table: 'a' },
      { kind: 'openers', openers: 'organizer' },
      { kind: 'tellAll', text: 'Hello' },
      { kind: 'movePerson', person: olga.view.you.id, table: 'a' },
    ] as const)
      expect(await anna.ask(message)).toEqual({ refused: 'organizerOnly' })
    await hall.tick()
    expect([olga.at, olga.view.openers, olga.view.tables.length]).toEqual([null, 'everybody', 2])
  })

  it('alone sees who is where', async () => {
    must(await anna.ask({ kind: 'enterTable', table: 'a' }))
    await hall.tick()
    expect(olga.view.people).toMatchObject([
      { name: 'Olga', at: null },
      { name: 'Anna', at: 'a' },
    ])
    expect(arrive(hall, 'Boris').view.people).toBeUndefined()
  })

  it('sees nobody at a table that they have left, though their seat is kept there', async () => {
    await play(hall, 'a', ['Boris', 'Carla', 'Dario'])
    const boris = hall.hall.people.here().find(({ name }) => name === 'Boris')
    const other = new HallGuest(hall, '')
    must(other.hello(boris?.token))
    const at = (): string | null | undefined => olga.view.people?.find(({ name }) => name === 'Boris')?.at
    await hall.tick()
    expect(at()).toBe('a')
    must(await other.ask({ kind: 'enterTable', table: 'a' }))
    must(await other.ask({ kind: 'toHall' }))
    await hall.tick()
    expect([at(), other.view.you.seats]).toEqual([null, ['a']])
  })
})

describe('a table', () => {
  it('is opened by anybody, who runs it, and is there for all', async () => {
    must(await anna.ask(order('Anna’s')))
    await hall.tick()
    expect(anna.update.party).toMatchObject({ table: { name: 'Anna’s' }, game: 'castle', you: { host: true, seat: 0 } })
    expect(olga.view.tables).toMatchObject([{ id: 'a' }, { id: 'b' }, { name: 'Anna’s', game: 'castle' }])
  })

  it('has a name of its own: another that looks like it gets a number', async () => {
    must(await anna.ask(order('table A')))
    await hall.tick()
    expect(olga.view.tables.at(-1)).toMatchObject({ name: 'table A 2' })
  })

  it('is refused without a name, of an unknown game, and with a code that is too short', async () => {
    expect(await anna.ask(order('\u200b'))).toEqual({ refused: 'nameEmpty' })
    expect(await anna.ask(order('X', { game: 'chess' }))).toEqual({ refused: 'gameUnknown' })
    expect(await anna.ask(order('X', { code: 'abc' }))).toEqual({ refused: 'codeUnfit' })
    expect(hall.host.all()).toHaveLength(2)
  })

  it('is opened by the organizer only, where they want that', async () => {
    must(await olga.ask({ kind: 'openers', openers: 'organizer' }))
    expect(await anna.ask(order('X'))).toEqual({ refused: 'organizerOpens' })
    must(await olga.ask(order('X')))
  })

  it('of a guest is one of three at most; of the organizer one of a hundred', async () => {
    for (let i = 0; i < MAX_OWN_TABLES; i++) must(await anna.ask(order('X')))
    expect(await anna.ask(order('X'))).toEqual({ refused: 'ownTables', params: { n: 3 } })
    must(await arrive(hall, 'Boris').ask(order('X')))
    must(await olga.ask({ kind: 'closeTable', table: hall.host.all().at(-1)?.party.id ?? '' }))
    must(await olga.ask({ kind: 'closeTable', table: hall.host.all().at(-1)?.party.id ?? '' }))
    // There is room for one more again.
    must(await anna.ask(order('X')))
    expect(await anna.ask(order('X'))).toEqual({ refused: 'ownTables', params: { n: 3 } })
    for (let i = 2 + MAX_OWN_TABLES; i < MAX_TABLES; i++) {
      await hall.deps.clock.advance(1000)
      must(await olga.ask(order('X')))
    }
    await hall.deps.clock.advance(1000)
    expect(await olga.ask(order('X'))).toEqual({ refused: 'hallTables', params: { n: 100 } })
  })

  it('of a guest closes when nobody was there for ten minutes, and not before', async () => {
    must(await anna.ask(order('Anna’s')))
    must(await anna.ask({ kind: 'toHall' }))
    await hall.tick()
    await hall.deps.clock.advance(EMPTY_MS - 1000)
    expect(hall.host.all()).toHaveLength(3)
    await hall.deps.clock.advance(2000)
    expect(hall.host.all().map(({ party }) => party.id)).toEqual(['a', 'b'])
    expect(olga.view.tables).toHaveLength(2)
  })

  it('stays open while somebody is there, or came back in time', async () => {
    must(await anna.ask(order('Anna’s')))
    const { at: id } = anna
    await hall.deps.clock.advance(2 * EMPTY_MS)
    expect(hall.host.all()).toHaveLength(3)
    must(await anna.ask({ kind: 'toHall' }))
    await hall.deps.clock.advance(EMPTY_MS / 2)
    must(await anna.ask({ kind: 'enterTable', table: id ?? '' }))
    await hall.deps.clock.advance(EMPTY_MS)
    expect([anna.at, hall.host.all().length]).toEqual([id, 3])
  })

  it('of a guest closes ten minutes after it was left for the last time, however often people came back', async () => {
    must(await anna.ask(order('Anna’s')))
    const id = anna.at ?? ''
    for (let n = 0; n < 3; n++) {
      must(await anna.ask({ kind: 'toHall' }))
      await hall.tick()
      await hall.deps.clock.advance(EMPTY_MS - 1000)
      must(await anna.ask({ kind: 'enterTable', table: id }))
      await hall.tick()
    }
    must(await anna.ask({ kind: 'toHall' }))
    await hall.tick()
    await hall.deps.clock.advance(EMPTY_MS - 1000)
    expect(hall.host.all().map(({ party }) => party.id)).toContain(id)
    await hall.deps.clock.advance(1000)
    expect(hall.host.all().map(({ party }) => party.id)).toEqual(['a', 'b'])
  })

  it('of the organizer, and one that was there from the start, stays open though nobody comes', async () => {
    must(await olga.ask(order('Olga’s')))
    must(await olga.ask({ kind: 'toHall' }))
    must(await anna.ask({ kind: 'enterTable', table: 'a' }))
    must(await anna.ask({ kind: 'toHall' }))
    await hall.tick()
    await hall.deps.clock.advance(3 * EMPTY_MS)
    expect(hall.host.all()).toHaveLength(3)
  })

  it('that is gone is waited for by no timer, whoever has closed it', async () => {
    const close = [
      async (id: string) => must(await olga.ask({ kind: 'closeTable', table: id })),
      async (id: string) => {
        hall.host.tableMoved(id)
        hall.hall.tableChanged()
        await hall.tick()
      },
    ]
    for (const by of close) {
      must(await anna.ask(order('Anna’s')))
      const id = anna.at ?? ''
      must(await anna.ask({ kind: 'toHall' }))
      await hall.deps.clock.advance(2000)
      const before = hall.deps.clock.waiting
      await by(id)
      await hall.deps.clock.advance(2000)
      expect(hall.deps.clock.waiting).toBe(before - 1)
    }
  })

  it('is listed as its host wants it also after the host was started again', async () => {
    const stored: unknown[] = []
    hall.deps.store.saveParty = ({ listing }) => {
      stored.push(listing)
      return Promise.resolve()
    }
    must(await anna.ask({ kind: 'enterTable', table: 'a' }))
    expect(stored.at(-1)).toBeUndefined()
    must(await anna.ask({ kind: 'listing', table: 'a', listing: 'private' }))
    expect(stored.at(-1)).toBe('private')
    must(await olga.ask({ kind: 'listing', table: 'a', listing: 'open' }))
    expect(stored.at(-1)).toBeUndefined()
  })

  it('of a guest stays open for its match, though nobody was there for long, and closes some time after it', async () => {
    must(await anna.ask(order('Anna’s', { game: 'mascarade' })))
    const id = anna.at ?? ''
    const players = ['Boris', 'Carla', 'Dario'].map(name => arrive(hall, name))
    for (const guest of players) must(await guest.ask({ kind: 'enterTable', table: id }))
    must(await anna.send({ kind: 'start', anyway: true }))
    for (const guest of [anna, ...players]) guest.disconnect()
    await hall.tick()
    await hall.deps.clock.advance(2 * EMPTY_MS)
    expect(hall.host.all().map(({ party }) => [party.id, party.phase])).toContainEqual([id, 'match'])
    const back = new HallGuest(hall, '')
    must(back.hello(anna.token, id))
    must(await back.send({ kind: 'lobby' }))
    back.disconnect()
    await hall.tick()
    await hall.deps.clock.advance(EMPTY_MS + 1000)
    expect(hall.host.all().map(({ party }) => party.id)).toEqual(['a', 'b'])
  })

  it('is closed by the organizer under its people, who are in the hall then and told why', async () => {
    must(await anna.ask({ kind: 'enterTable', table: 'a' }))
    must(await olga.ask({ kind: 'closeTable', table: 'a' }))
    expect(anna.lastPlace).toMatchObject({ at: null, why: { refused: 'tableClosed', params: { table: 'Table a' } } })
    expect(anna.view.tables.map(({ id }) => id)).toEqual(['b'])
    expect(await anna.ask({ kind: 'enterTable', table: 'a' })).toEqual({ refused: 'tableUnknown' })
    expect(anna.closed).toBeNull()
  })

  it('at which a match is played is closed only if the organizer means it', async () => {
    const players = await play(hall, 'a', ['Boris', 'Carla', 'Dario'])
    expect(await olga.ask({ kind: 'closeTable', table: 'a' })).toEqual({ refused: 'tablePlays' })
    expect(players[0]?.update.party.phase).toBe('match')
    must(await olga.ask({ kind: 'closeTable', table: 'a', anyway: true }))
    expect(players.map(({ at }) => at)).toEqual([null, null, null])
    expect(hall.deps.faults).toEqual([])
  })
})

describe('a message to everybody', () => {
  it('reaches those in the hall and at tables, and who comes later, until it is taken back', async () => {
    must(await anna.ask({ kind: 'enterTable', table: 'a' }))
    must(await olga.ask({ kind: 'tellAll', text: 'Pizza\n is here' }))
    const boris = arrive(hall, 'Boris')
    for (const guest of [anna, olga, boris])
      expect(guest.announcement).toEqual({ kind: 'announcement', text: 'Pizza is here', by: 'Olga' })
    must(await olga.ask({ kind: 'tellAll', text: '' }))
    expect(boris.announcement.text).toBe('')
    expect(() => arrive(hall, 'Carla').announcement).toThrow()
  })
})

describe('a person who is moved', () => {
  it('sits at the other table, and is told who it was', async () => {
    must(await olga.ask({ kind: 'movePerson', person: anna.view.you.id, table: 'b' }))
    expect(anna.lastPlace).toMatchObject({ at: 'b', why: { refused: 'movedToTable' } })
    expect(anna.seat).toBe(0)
    must(await olga.ask({ kind: 'movePerson', person: anna.view.you.id, table: null }))
    expect(anna.lastPlace).toMatchObject({ at: null, why: { refused: 'movedToHall' } })
  })

  it('is moved in the window that they opened last', async () => {
    const newer = new HallGuest(hall, '')
    must(newer.hello(anna.token))
    must(await olga.ask({ kind: 'movePerson', person: anna.view.you.id, table: 'b' }))
    expect([anna.at, newer.at, newer.seat]).toEqual([null, 'b', 0])
  })

  it('is told nothing where they are in the hall already', async () => {
    const places = (): number => anna.received.filter(text => text.startsWith('{"kind":"place"')).length
    const before = places()
    must(await olga.ask({ kind: 'movePerson', person: anna.view.you.id, table: null }))
    expect(places()).toBe(before)
  })

  it('is never taken out of a match', async () => {
    const [boris] = (await play(hall, 'a', ['Boris', 'Carla', 'Dario'])) as [HallGuest]
    const { id } = boris.view.you
    for (const table of ['b', null])
      expect(await olga.ask({ kind: 'movePerson', person: id, table })).toEqual({ refused: 'personPlays' })
    must(await boris.ask({ kind: 'toHall' }))
    must(await olga.ask({ kind: 'movePerson', person: id, table: 'a' }))
    expect(boris.seat).toBe(0)
  })

  it('is somebody who is here, and goes to a table that is there', async () => {
    expect(await olga.ask({ kind: 'movePerson', person: 'x', table: 'a' })).toEqual({ refused: 'personUnknown' })
    expect(await olga.ask({ kind: 'movePerson', person: anna.view.you.id, table: 'x' })).toEqual({
      refused: 'tableUnknown',
    })
  })
})

describe('the card of a table', () => {
  it('tells since when its match is played: that one, and none before it', async () => {
    const [boris] = await play(hall, 'a', ['Boris', 'Carla'])
    await hall.tick()
    const first = anna.card('a')
    await hall.deps.clock.advance(60_000)
    await hall.tick()
    expect(anna.card('a')).toMatchObject({ since: (first as { since?: number }).since })
    must(await boris?.send({ kind: 'lobby' }))
    await hall.tick()
    expect(anna.card('a')).not.toHaveProperty('since')
    await hall.deps.clock.advance(60_000)
    must(await boris?.send({ kind: 'start', anyway: true }))
    await hall.tick()
    expect((anna.card('a') as { since?: number }).since).toBeGreaterThan(120_000)
  })
})

describe('the card of a table whose people play again', () => {
  it('tells since when the new match is played, also where no lobby was between them', async () => {
    const [boris] = await play(hall, 'a', ['Boris', 'Carla'])
    await hall.tick()
    const since = (): number => (anna.card('a') as { since?: number }).since ?? -1
    const first = since(),
      { party } = hall.hall.tables.get('a') ?? {}
    if (!party || !boris) throw new Error('no table')
    await hall.deps.clock.advance(60_000)
    // As when the match ends: its result stands on the table.
    const { phase } = party
    Object.assign(party, { phase: 'result' })
    hall.hall.tableChanged()
    await hall.tick()
    expect(anna.card('a')).not.toHaveProperty('since')
    Object.assign(party, { phase })
    hall.hall.tableChanged()
    await hall.tick()
    expect(since()).toBeGreaterThan(first + 59_000)
  })
})

describe('a table with a code', () => {
  beforeEach(async () => {
    must(await olga.ask(order('Inner', { code: 'blue tango' })))
    must(await olga.ask({ kind: 'toHall' }))
  })
  const inner = (): string => hall.host.all().at(-1)?.party.id ?? ''
  /** Anna's proof that she knows the code. */
  async function proof(): Promise<string> {
    const why = await anna.ask({ kind: 'enterTable', table: inner() })
    return joinCodeProof('blue tango', String(why?.params?.nonce))
  }

  it('that closes while the code is checked takes nobody in', async () => {
    const table = inner(),
      entering = anna.ask({ kind: 'enterTable', table, proof: await proof() })
    must(await olga.ask({ kind: 'closeTable', table }))
    await hall.deps.clock.advance(1000)
    expect(await entering).toEqual({ refused: 'tableUnknown' })
    expect(anna.at).toBeNull()
  })

  it('that closes leaves nobody waiting who guessed at its code', async () => {
    const table = inner()
    await hall.tick()
    const before = hall.deps.clock.waiting
    const guesses = Array.from({ length: 14 }, (_, n) => {
      const stranger = arrive(hall, `Guest ${n}`, { address: `10.1.0.${n}` })
      return [1, 2].map(() => stranger.ask({ kind: 'enterTable', table, proof: 'x' }))
    })
    void Promise.allSettled(guesses.flat())
    await hall.deps.clock.advance(1000)
    // Ten second guesses are judged at once; four wait, and for the next draw.
    expect(hall.deps.clock.waiting).toBe(before + 5)
    must(await olga.ask({ kind: 'closeTable', table }))
    await hall.tick()
    await hall.tick()
    expect(hall.deps.clock.waiting).toBe(before)
  })

  it('takes in no connection that is lost while the code is checked', async () => {
    const table = inner(),
      entering = anna.ask({ kind: 'enterTable', table, proof: await proof() })
    anna.disconnect()
    await hall.deps.clock.advance(1000)
    expect(await entering).toEqual({ refused: 'personUnknown' })
    expect(hall.host.all().at(-1)?.party.people).toEqual([])
  })

  it('asks for it, and is shown as locked', async () => {
    await hall.tick()
    expect(anna.card(inner())).toMatchObject({ locked: true })
    expect(await anna.ask({ kind: 'enterTable', table: inner() })).toMatchObject({ refused: 'codeNeeded' })
    const guest = new HallGuest(hall, 'Boris')
    must(guest.hello(undefined, inner()))
    expect(guest.lastPlace).toMatchObject({ at: null, why: { refused: 'codeNeeded', params: { table: inner() } } })
  })

  it('tells who runs it that somebody guesses at its code', async () => {
    const boris = arrive(hall, 'Boris')
    must(await boris.ask(order('Boris’s', { code: 'red tango' })))
    const table = boris.at ?? ''
    const guess = async (n: number): Promise<void> => {
      const stranger = arrive(hall, `Guest ${n}`, { address: `10.1.0.${n}` })
      const checked = stranger.ask({ kind: 'enterTable', table, proof: 'x' })
      await hall.deps.clock.advance(7000)
      expect(await checked).toEqual({ refused: 'codeWrong' })
    }
    for (let n = 0; n < 9; n++) await guess(n)
    expect(boris.update.party.door?.guesses).toBeUndefined()
    for (let n = 9; n < 12; n++) await guess(n)
    expect(boris.update.party.door?.guesses).toBeGreaterThanOrEqual(10)
  })

  it('lets in who proves it, and the organizer', async () => {
    const wrong = anna.ask({ kind: 'enterTable', table: inner(), proof: 'x' })
    await hall.deps.clock.advance(1000)
    expect(await wrong).toEqual({ refused: 'codeWrong' })
    const right = anna.ask({ kind: 'enterTable', table: inner(), proof: await proof() })
    await hall.deps.clock.advance(1000)
    must(await right)
    expect(anna.at).toBe(inner())
    must(await olga.ask({ kind: 'enterTable', table: inner() }))
    expect(olga.at).toBe(inner())
  })
})
