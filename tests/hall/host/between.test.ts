/** Between matches: another one at once, a vote for the next game, and tables that are shuffled by lot. */
import { beforeEach, describe, expect, it } from 'vitest'
import { checkDrawing, type Drawing } from '../../../src-shared/hall'
import { fastRandom } from '../../../src-shared/kernel'
import type { HostMessage } from '../../../src-shared/wire'
import { arrive, HallGuest, must, openHall, play, type TestHall } from '../../kit/hallGuest'
import { playAnswers } from '../../kit/storedHost'
import { answerDrawings, PLAN } from '../../kit/tournament'

let hall: TestHall, olga: HallGuest
beforeEach(() => {
  hall = openHall()
  olga = arrive(hall, 'Olga', { owner: true })
})

/** A client that does not answer a drawing before the test says so. @returns lets it answer */
function slow(guest: HallGuest): () => void {
  const answer = guest.onMessage
  let asked: HostMessage | null = null
  guest.onMessage = message => {
    if (message.kind !== 'drawTerms') return answer(message)
    asked = message
    guest.onMessage = answer
  }
  return () => {
    if (asked) answer(asked)
  }
}

/** Somebody with a client that takes part in drawings, and what it was told of them. */
function drawer(name: string): HallGuest {
  const guest = new HallGuest(hall, name)
  guest.supportsFairDeals = true
  must(guest.hello())
  answerDrawings(guest, guest.view.you.id)
  return guest
}
/** People with a seat at a table. */
async function seat(table: string, names: readonly string[]): Promise<HallGuest[]> {
  const guests = names.map(drawer)
  for (const guest of guests) must(await guest.ask({ kind: 'enterTable', table }))
  return guests
}
const seated = (table: string): readonly string[] =>
  (hall.hall.tables.get(table)?.party.seats ?? []).map(one => (one.who === 'person' ? one.person.name : 'bot'))
const drawingOf = (guest: HallGuest): Drawing => {
  const text = guest.received.findLast(one => one.startsWith('{"kind":"drawn"'))
  if (text === undefined) throw new Error('nothing was drawn')
  return (JSON.parse(text) as { drawing: Drawing }).drawing
}
async function shuffle(): Promise<void> {
  must(await olga.ask({ kind: 'shuffleTables' }))
  await hall.deps.clock.settle()
  await hall.tick()
}

/** People play their match to its end. */
async function toTheEnd(players: readonly HallGuest[]): Promise<void> {
  const phase = (): string | undefined => players[0]?.update.party.phase
  for (let i = 0; i < 200 && phase() === 'match'; i++) {
    await playAnswers(players, 50, undefined, fastRandom(i))
    await hall.deps.clock.advance(1000)
  }
  expect(phase()).toBe('result')
}

describe('after a match', () => {
  it('its people play another one, or vote for a game and play that', async () => {
    const players = await play(hall, 'a', ['Anna', 'Boris', 'Carla'])
    const [anna, boris] = players as [HallGuest, HallGuest]
    await toTheEnd(players)
    must(await anna.send({ kind: 'rematch' }))
    expect([anna.update.party.phase, anna.update.party.game]).toEqual(['match', 'mascarade'])
    await toTheEnd(players)
    must(await boris.send({ kind: 'vote', game: 'overlord' }))
    await hall.deps.clock.advance(1000)
    expect(anna.update.party.votes).toEqual([{ person: boris.update.party.you.id, game: 'overlord' }])
    must(await anna.send({ kind: 'rematch', game: 'overlord' }))
    await hall.tick()
    expect(olga.card('a')).toMatchObject({ game: 'overlord', phase: 'match' })
  })
})

describe('the organizer shuffles the tables', () => {
  it('with one press: everybody sits anew, by a draw that each of their clients has checked', async () => {
    const guests = [...(await seat('a', ['Anna', 'Boris', 'Carla'])), ...(await seat('b', ['Dario', 'Elena', 'Fabio']))]
    await shuffle()
    expect([...seated('a'), ...seated('b')].sort()).toEqual(['Anna', 'Boris', 'Carla', 'Dario', 'Elena', 'Fabio'])
    const drawing = drawingOf(guests[0] as HallGuest)
    expect(checkDrawing(drawing)).toBeNull()
    expect(drawing.terms).toMatchObject({ contributors: guests.map(({ view }) => view.you.id).sort(), excluded: [] })
    // Three of one table and three of the other make tables of two and one at least.
    for (const table of ['a', 'b']) {
      const old = seated(table).filter(name => ['Anna', 'Boris', 'Carla'].includes(name))
      expect([1, 2]).toContain(old.length)
    }
    for (const guest of guests) {
      const table = seated('a').includes(guest.name) ? 'a' : 'b'
      expect([guest.at, guest.seat]).toEqual([table, seated(table).indexOf(guest.name)])
      expect(guest.lastPlace.why).toEqual({ refused: 'shuffled', params: { table: `Table ${table}` } })
      expect(guest.closed).toBeNull()
    }
    const order = drawing.seating.tables.map(table => table.map(id => guests.find(g => g.view.you.id === id)?.name))
    expect(order).toEqual([seated('a'), seated('b')])
  })

  it('after a match as well: its result gives way to the lobby, and the next match begins as ever', async () => {
    const players = await play(hall, 'a', ['Anna', 'Boris', 'Carla'])
    await toTheEnd(players)
    const all = [...players, ...(await seat('b', ['Dario', 'Elena', 'Fabio']))]
    await shuffle()
    expect(seated('a')).toHaveLength(3)
    expect(all.map(({ update }) => update.party.phase)).toEqual(Array(6).fill('lobby'))
    const there = all.filter(({ at }) => at === 'a')
    const host = there.find(({ update }) => update.party.you.host)
    for (const guest of there) if (guest !== host) must(await guest.send({ kind: 'ready', ready: true }))
    must(await host?.send({ kind: 'start' }))
    expect(there.map(({ update }) => update.party.phase)).toEqual(Array(3).fill('match'))
    expect(hall.deps.faults).toEqual([])
  })

  it('but no table that plays, is private, asks for a code, or takes nobody', async () => {
    await play(hall, 'a', ['Anna', 'Boris', 'Carla'])
    const [dario] = (await seat('b', ['Dario'])) as [HallGuest]
    const own = drawer('Elena'),
      locked = drawer('Fabio')
    must(await own.ask({ kind: 'openTable', name: 'Back room', game: 'castle', listing: 'private' }))
    must(await locked.ask({ kind: 'openTable', name: 'Inner', game: 'castle', code: 'blue tango' }))
    expect(await olga.ask({ kind: 'shuffleTables' })).toEqual({ refused: 'nothingToShuffle' })
    const third = drawer('Gina')
    must(await third.ask({ kind: 'openTable', name: 'Shut', game: 'castle' }))
    must(await third.send({ kind: 'setting', key: 'doors', value: 'watch' }))
    expect(await olga.ask({ kind: 'shuffleTables' })).toEqual({ refused: 'nothingToShuffle' })
    expect([dario.seat, own.seat, locked.seat, third.seat]).toEqual([0, 0, 0, 0])
  })

  it('and nobody else does', async () => {
    const [anna] = (await seat('a', ['Anna', 'Boris'])) as [HallGuest]
    await seat('b', ['Carla', 'Dario'])
    expect(await anna.ask({ kind: 'shuffleTables' })).toEqual({ refused: 'organizerOnly' })
    expect([seated('a'), seated('b')]).toEqual([
      ['Anna', 'Boris'],
      ['Carla', 'Dario'],
    ])
  })

  it('with people whose phones sleep: they are dealt a seat, named as giving no number, and find it again', async () => {
    const [, boris] = (await seat('a', ['Anna', 'Boris'])) as [HallGuest, HallGuest]
    const [carla] = (await seat('b', ['Carla', 'Dario'])) as [HallGuest]
    const { id } = boris.view.you
    boris.disconnect()
    await shuffle()
    expect(drawingOf(carla).terms.excluded).toEqual([id])
    const table = seated('a').includes('Boris') ? 'a' : 'b'
    expect(seated(table)).toContain('Boris')
    const back = new HallGuest(hall, 'Boris')
    // The page knows the table that it was at.
    must(back.hello(boris.token, 'a'))
    expect([back.at, back.seat, back.update.party.you.id]).toEqual([table, seated(table).indexOf('Boris'), id])
    expect(back.lastPlace.why).toEqual({ refused: 'shuffled', params: { table: `Table ${table}` } })
    // They are told so once: when their phone sleeps again they come back as anybody does.
    back.disconnect()
    const later = new HallGuest(hall, 'Boris')
    must(later.hello(boris.token, table))
    expect([later.at, later.seat, later.lastPlace.why]).toEqual([table, back.seat, undefined])
    must(await later.ask({ kind: 'toHall' }))
    later.disconnect()
    const again = new HallGuest(hall, 'Boris')
    must(again.hello(boris.token))
    expect(again.at).toBeNull()
  })

  it('and of a shuffle that somebody has seen meanwhile nobody is told later, when they come back', async () => {
    const [, boris] = (await seat('a', ['Anna', 'Boris'])) as [HallGuest, HallGuest]
    await seat('b', ['Carla', 'Dario'])
    // His phone is in the hall when the laptop at the table sleeps.
    const phone = new HallGuest(hall, 'Boris')
    must(phone.hello(boris.token))
    boris.disconnect()
    await shuffle()
    const first = seated('a').includes('Boris') ? 'a' : 'b'
    must(await phone.ask({ kind: 'enterTable', table: first }))
    expect(phone.seat).not.toBeNull()
    await shuffle()
    expect(phone.lastPlace.why).toMatchObject({ refused: 'shuffled' })
    phone.disconnect()
    const back = new HallGuest(hall, 'Boris')
    must(back.hello(boris.token))
    expect([back.at, back.lastPlace.why]).toEqual([null, undefined])
  })

  it('and whoever has come to two seats has one afterwards', async () => {
    const [anna] = (await seat('a', ['Anna', 'Boris'])) as [HallGuest]
    const [carla] = (await seat('b', ['Carla', 'Dario'])) as [HallGuest]
    // Her second window watches the other table, whose host gives her a seat there.
    const other = new HallGuest(hall, 'Anna')
    must(other.hello(anna.token))
    must(await other.ask({ kind: 'enterTable', table: 'b', watch: true }))
    must(await other.send({ kind: 'wish', wish: true }))
    await carla.send({ kind: 'grant', person: anna.view.you.id, yes: true })
    await shuffle()
    expect([...seated('a'), ...seated('b')].sort()).toEqual(['Anna', 'Boris', 'Carla', 'Dario'])
    expect(drawingOf(anna).terms.request.people).toHaveLength(4)
    expect(hall.deps.faults).toEqual([])
  })

  it('again where somebody left while it was drawn: who is gone is given no seat', async () => {
    const [anna, boris] = (await seat('a', ['Anna', 'Boris', 'Carla'])) as [HallGuest, HallGuest]
    await seat('b', ['Dario', 'Elena'])
    const draws = slow(anna)
    must(await olga.ask({ kind: 'shuffleTables' }))
    must(await boris.ask({ kind: 'toHall' }))
    draws()
    await hall.deps.clock.settle()
    await hall.tick()
    expect([...seated('a'), ...seated('b')].sort()).toEqual(['Anna', 'Carla', 'Dario', 'Elena'])
    expect([boris.at, drawingOf(anna).terms.attempt]).toEqual([null, 2])
  })

  it('beside a round of the tournament that is drawn at the same time: each client answers both', async () => {
    const [anna, boris] = (await seat('a', ['Anna', 'Boris'])) as [HallGuest, HallGuest]
    const [carla, dario] = (await seat('b', ['Carla', 'Dario'])) as [HallGuest, HallGuest]
    must(await olga.ask({ kind: 'beginTournament', plan: { ...PLAN, size: 3 } }))
    for (const guest of [boris, carla, dario]) must(await guest.ask({ kind: 'enterTournament' }))
    // The shuffle waits for Anna.
    anna.onMessage = () => undefined
    must(await olga.ask({ kind: 'shuffleTables' }))
    must(await olga.ask({ kind: 'drawRound' }))
    await hall.deps.clock.settle()
    const round = hall.hall.tournament.current?.rounds.at(-1)
    expect(round?.drawing.terms).toMatchObject({ attempt: 1, excluded: [] })
    expect(round?.drawing.hands).toHaveLength(3)
    expect(hall.hall.shuffle.isDrawing).toBe(true)
  })

  it('and is over when the hall closes: nobody is waited for', async () => {
    const [anna] = (await seat('a', ['Anna', 'Boris'])) as [HallGuest]
    await seat('b', ['Carla', 'Dario'])
    anna.onMessage = () => undefined
    must(await olga.ask({ kind: 'shuffleTables' }))
    hall.hall.close()
    hall.host.close()
    expect([hall.deps.clock.waiting, hall.hall.shuffle.isDrawing]).toEqual([0, false])
  })

  it('again where somebody came while it was drawn', async () => {
    const [anna] = (await seat('a', ['Anna', 'Boris'])) as [HallGuest]
    await seat('b', ['Carla', 'Dario'])
    // A client that is slow to answer holds the draw open for a moment.
    const draws = slow(anna)
    must(await olga.ask({ kind: 'shuffleTables' }))
    await hall.tick()
    expect(olga.view.shuffling).toBe(true)
    expect(await olga.ask({ kind: 'shuffleTables' })).toEqual({ refused: 'beingDrawn' })
    await seat('b', ['Elena'])
    draws()
    await hall.deps.clock.settle()
    await hall.tick()
    expect([...seated('a'), ...seated('b')].sort()).toEqual(['Anna', 'Boris', 'Carla', 'Dario', 'Elena'])
    expect(drawingOf(anna).terms.request.people).toHaveLength(5)
    expect(olga.view.shuffling).toBeUndefined()
    expect(hall.deps.faults).toEqual([])
  })

  it('and gives up, and says so, where somebody comes or goes each time: everybody keeps their seat', async () => {
    const [anna] = (await seat('a', ['Anna', 'Boris'])) as [HallGuest]
    await seat('b', ['Carla', 'Dario'])
    const restless = drawer('Zoe'),
      answer = anna.onMessage,
      asked: HostMessage[] = []
    anna.onMessage = message => {
      if (message.kind === 'drawTerms') asked.push(message)
      else answer(message)
    }
    must(await olga.ask({ kind: 'shuffleTables' }))
    for (let n = 0; n < 20 && asked.length > n; n++) {
      must(await restless.ask(n % 2 === 0 ? { kind: 'enterTable', table: 'b' } : { kind: 'toHall' }))
      answer(asked[n] as HostMessage)
      await hall.deps.clock.advance(1000)
    }
    expect(asked).toHaveLength(8)
    expect(olga.lastPlace.why).toEqual({ refused: 'shuffleUnsettled' })
    expect([seated('a'), seated('b')]).toEqual([
      ['Anna', 'Boris'],
      ['Carla', 'Dario'],
    ])
    // Another time it is drawn.
    anna.onMessage = answer
    await shuffle()
    expect([seated('a').length, seated('b').length, hall.deps.faults]).toEqual([2, 2, []])
    expect(drawingOf(anna).terms.attempt).toBe(1)
  })

  it('asks again who lost the connection while it was drawn', async () => {
    const [anna] = (await seat('a', ['Anna', 'Boris'])) as [HallGuest]
    await seat('b', ['Carla', 'Dario'])
    anna.onMessage = () => undefined
    must(await olga.ask({ kind: 'shuffleTables' }))
    const back = new HallGuest(hall, 'Anna')
    back.supportsFairDeals = true
    must(back.hello(anna.token))
    expect(back.received.filter(text => text.startsWith('{"kind":"drawTerms"'))).toHaveLength(1)
    expect(olga.received.filter(text => text.startsWith('{"kind":"drawTerms"'))).toEqual([])
  })

  it('counts its shuffles: the terms of one are never those of another', async () => {
    const [anna] = (await seat('a', ['Anna', 'Boris'])) as [HallGuest]
    await seat('b', ['Carla', 'Dario'])
    const rounds: number[] = []
    for (let n = 0; n < 3; n++) {
      await shuffle()
      rounds.push(drawingOf(anna).terms.round)
    }
    expect(rounds).toEqual([1, 2, 3])
  })

  it('and bots and spectators stay where they are', async () => {
    const [anna] = (await seat('a', ['Anna', 'Boris'])) as [HallGuest]
    await seat('b', ['Carla', 'Dario'])
    must(await anna.send({ kind: 'addBot' }))
    const watcher = drawer('Sara')
    must(await watcher.ask({ kind: 'enterTable', table: 'a', watch: true }))
    await shuffle()
    expect(seated('a').filter(name => name === 'bot')).toHaveLength(1)
    expect([watcher.at, watcher.seat]).toEqual(['a', null])
  })
})
