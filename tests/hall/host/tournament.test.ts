/** A tournament at the host: its organizer, its rounds, people who come and go, and a host that is killed. */
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { checkDrawing, standingsOf, type Drawing } from '../../../src-shared/hall'
import { MISSING_WAIT_MS, RETURN_MS } from '../../../src-main/hall/tournamentTables'
import { WAIT_MS } from '../../../src-main/waits'
import { memoryFile } from '../../../src-main/hall/tournamentStorage'
import type { PrivateFile } from '../../../src-main/privateFile'
import type { MatchRecord } from '../../../src-shared/record'
import { arrive, HallGuest, must, openHall, type TestHall } from '../../kit/hallGuest'
import { answerDrawings, PLAN, playOut, takeSeats, tournamentOf } from '../../kit/tournament'

let hall: TestHall
let olga: HallGuest
let guests: HallGuest[]
beforeEach(() => {
  hall = openHall({ tables: [] })
  olga = arrive(hall, 'Olga', { owner: true })
  guests = ['Anna', 'Boris', 'Carla', 'Dmitri', 'Elena', 'Fabio', 'Galya', 'Hugo'].map(name => arrive(hall, name))
})

/** Begins a tournament and enters everybody. */
async function enterAll(plan: Partial<typeof PLAN> = {}): Promise<void> {
  must(await olga.ask({ kind: 'beginTournament', plan: { ...PLAN, ...plan } }))
  for (const guest of guests) must(await guest.ask({ kind: 'enterTournament' }))
  await hall.tick()
}
const state = () => {
  const { current } = hall.hall.tournament
  if (!current) throw new Error('no tournament')
  return current
}
/** A file whose disk is full until the test says otherwise, and how often something was to be written to it. */
function fullDisk(file: PrivateFile) {
  const { write } = file
  let isFull = true
  const disk = {
    tried: 0,
    heal: () => {
      isFull = false
    },
  }
  Object.assign(file, {
    write: (text: string) => {
      disk.tried++
      if (isFull) throw new Error('the disk is full')
      write(text)
    },
  })
  return disk
}
const drawRound = async (): Promise<void> => {
  must(await olga.ask({ kind: 'drawRound' }))
  await takeSeats(hall, guests, olga)
}

describe('the organizer', () => {
  it('alone begins, draws and ends a tournament, and enters others', async () => {
    const [anna] = guests
    const why = { refused: 'organizerOnly' }
    expect(await anna?.ask({ kind: 'beginTournament', plan: PLAN })).toEqual(why)
    await enterAll()
    for (const kind of ['drawRound', 'startTables', 'endRound', 'endTournament'] as const)
      expect(await anna?.ask({ kind })).toEqual(why)
    const other = guests[1]?.view.you.id ?? ''
    expect(await anna?.ask({ kind: 'leaveTournament', person: other })).toEqual(why)
    must(await olga.ask({ kind: 'leaveTournament', person: other }))
    must(await olga.ask({ kind: 'enterTournament', person: other }))
  })

  it('is refused what cannot be played, and nothing begins', async () => {
    const refused = async (plan: Partial<typeof PLAN>) =>
      (await olga.ask({ kind: 'beginTournament', plan: { ...PLAN, ...plan } }))?.refused
    expect(await refused({ game: 'chess' })).toBe('gameUnknown')
    expect(await refused({ options: { turnLimit: 'many' } })).toBeDefined()
    expect(await refused({ game: 'castle', options: {}, size: 13 })).toBe('tableSizeUnfit')
    expect(await refused({ form: 'final', game: 'castle', options: {}, finalSize: 13 })).toBe('tableSizeUnfit')
    expect(await refused({ points: 'score' })).toBe('gameWithoutScore')
    expect(await olga.ask({ kind: 'drawRound' })).toEqual({ refused: 'noTournament' })
    await hall.tick()
    expect(olga.view.tournament).toBeUndefined()
  })

  it('begins no second one while the first is played', async () => {
    await enterAll()
    expect(await olga.ask({ kind: 'beginTournament', plan: PLAN })).toEqual({ refused: 'tournamentRuns' })
    must(await olga.ask({ kind: 'endTournament' }))
    must(await olga.ask({ kind: 'beginTournament', plan: PLAN }))
    await hall.tick()
    expect(tournamentOf(olga).standings).toEqual([])
  })
})

describe('a round', () => {
  it('has a table for everybody, whose seats nobody else takes, and begins when all are there', async () => {
    await enterAll()
    must(await olga.ask({ kind: 'drawRound' }))
    await hall.tick()
    const { tables, round, phase } = tournamentOf(olga)
    expect([round, phase, tables.map(({ seats }) => seats.length)]).toEqual([1, 'round', [4, 4]])
    expect(olga.view.tables.map(card => card.listing === 'open' && card.free)).toEqual([0, 0])
    must(await olga.ask({ kind: 'enterTable', table: tables[0]?.at ?? '' }))
    expect(olga.seat).toBeNull()
    expect(await olga.send({ kind: 'sit' })).toEqual({ refused: 'seatsGiven' })
    must(await olga.ask({ kind: 'toHall' }))
    await takeSeats(hall, guests, olga)
    expect(tournamentOf(olga).tables.map(table => table.state)).toEqual(['playing', 'playing'])
    expect(guests.every(guest => guest.seat !== null)).toBe(true)
  })

  /** Draws a round; one of the guests sits down at its first table. */
  async function sitDownAtFirst() {
    must(await olga.ask({ kind: 'drawRound' }))
    await hall.tick()
    const [first] = tournamentOf(olga).tables
    const anna = guests.find(({ view }) => view.you.id === first?.seats[0]?.person)
    must(await anna?.ask({ kind: 'enterTable', table: first?.at ?? '' }))
    return { first, anna }
  }

  it('leaves seats, game and rules of its tables as they are', async () => {
    await enterAll()
    const { first, anna } = await sitDownAtFirst()
    // Nobody is shown buttons that would be refused.
    expect(anna?.update.party.you.host).toBe(false)
    const why = { refused: 'seatsGiven' }
    expect(await anna?.send({ kind: 'stand' })).toEqual(why)
    expect(await anna?.send({ kind: 'leave' })).toEqual(why)
    expect(await anna?.send({ kind: 'start', anyway: true })).toEqual(why)
    expect(await anna?.send({ kind: 'game', game: 'castle' })).toEqual(why)
    expect(await anna?.send({ kind: 'setting', key: 'doors', value: 'open' })).toEqual(why)
    expect(await olga.ask({ kind: 'closeTable', table: first?.at ?? '', anyway: true })).toEqual({
      refused: 'tableOfRound',
    })
    must(await anna?.ask({ kind: 'toHall' }))
    await hall.tick()
    expect(tournamentOf(olga).tables[0]?.seats).toHaveLength(4)
    expect(hall.hall.tables.get(first?.at ?? '')?.party.seats).toHaveLength(4)
  })

  it('begins without people who do not come, after a while or when the organizer says so', async () => {
    await enterAll()
    const away = guests.shift()
    away?.disconnect()
    await drawRound()
    expect(
      tournamentOf(olga)
        .tables.map(table => table.state)
        .sort(),
    ).toEqual(['playing', 'waiting'])
    await hall.deps.clock.advance(MISSING_WAIT_MS)
    await hall.tick()
    expect(tournamentOf(olga).tables.map(table => table.state)).toEqual(['playing', 'playing'])
    expect(hall.deps.faults).toEqual([])
  })

  it('ends with its matches, and the next one follows; standings are those of the records', async () => {
    await enterAll()
    await drawRound()
    await playOut(hall, guests)
    expect(tournamentOf(olga)).toMatchObject({ phase: 'pause', round: 1 })
    await drawRound()
    // Tables of the first round have closed; their people were told.
    expect(olga.view.tables).toHaveLength(2)
    await playOut(hall, guests)
    const { phase, standings } = tournamentOf(olga)
    expect(phase).toBe('over')
    expect(standings.map(({ person, points, place }) => ({ person, points, place }))).toEqual(
      standingsOf(state()).map(({ person, points, place }) => ({ person, points, place })),
    )
    expect(standings.every(({ matches }) => matches === 2)).toBe(true)
    expect(hall.deps.faults).toEqual([])
  })

  it('ends by its clock: what is not finished counts as agreed, and people are back in the hall', async () => {
    await enterAll({ minutes: 5 })
    await drawRound()
    const { ends } = tournamentOf(olga),
      left = (ends ?? 0) - hall.deps.clock.now()
    expect(left).toBeGreaterThan(5 * 60_000 - 2000)
    await hall.deps.clock.advance(3 * 60_000)
    // Whatever happens meanwhile, the clock runs on and is not begun again.
    const late = arrive(hall, 'Late')
    must(await late.ask({ kind: 'enterTournament' }))
    await hall.deps.clock.advance(left - 3 * 60_000 - 1000)
    await hall.tick()
    expect(tournamentOf(olga)).toMatchObject({ phase: 'round', ends })
    await hall.deps.clock.advance(1000)
    await hall.tick()
    expect(tournamentOf(olga)).toMatchObject({ phase: 'pause', ends: null })
    expect(guests[0]?.lastPlace).toMatchObject({ at: null, why: { refused: 'roundOver' } })
    expect(new Set(tournamentOf(olga).standings.map(({ points }) => points)).size).toBe(1)
  })

  it('that the organizer ends early takes its clock along: the next one has the whole time', async () => {
    await enterAll({ minutes: 5 })
    await drawRound()
    await hall.deps.clock.advance(3 * 60_000)
    must(await olga.ask({ kind: 'endRound' }))
    await hall.tick()
    await drawRound()
    await hall.deps.clock.advance(4 * 60_000)
    await hall.tick()
    expect(tournamentOf(olga)).toMatchObject({ phase: 'round', round: 2 })
  })

  it('that ends before its matches have begun closes their tables, and begins nothing later', async () => {
    await enterAll()
    const { anna } = await sitDownAtFirst()
    must(await olga.ask({ kind: 'endRound' }))
    await hall.tick()
    expect(hall.hall.tables.all()).toEqual([])
    expect(anna?.lastPlace).toMatchObject({ at: null, why: { refused: 'roundOver' } })
    await hall.deps.clock.advance(2 * MISSING_WAIT_MS)
    expect([tournamentOf(olga).phase, hall.deps.faults]).toEqual(['pause', []])
  })

  it('begins again what could not begin, some seconds later, and says so once', async () => {
    await enterAll()
    hall.deps.store.broken = true
    await drawRound()
    const states = (): string[] => tournamentOf(olga).tables.map(({ state }) => state)
    const told = (): number => hall.deps.faults.filter(fault => fault.includes('did not begin')).length
    expect([states(), told()]).toEqual([['waiting', 'waiting'], 2])
    hall.deps.store.broken = false
    await hall.deps.clock.advance(4000)
    expect(states()).toEqual(['waiting', 'waiting'])
    await hall.deps.clock.advance(2000)
    expect([states(), told()]).toEqual([['playing', 'playing'], 2])
  })
})

describe('a table of a round', () => {
  it('has the name, the game, the rules and the clock of the tournament', async () => {
    await enterAll({ clock: 30 })
    must(await olga.ask({ kind: 'drawRound' }))
    await hall.tick()
    const parties = hall.hall.tables.all().map(({ party }) => party)
    expect(parties.map(({ name, listing, code }) => [name, listing, code])).toEqual([
      ['1-1', 'open', null],
      ['1-2', 'open', null],
    ])
    for (const { game, options, settings } of parties) {
      expect([game.id, options['turnLimit']]).toEqual(['mascarade', 10])
      expect(settings.clock).toBe(30)
    }
  })

  it('waits for two minutes for who is not there, and no less', async () => {
    await enterAll()
    guests.shift()?.disconnect()
    await drawRound()
    const waiting = (): number => tournamentOf(olga).tables.filter(({ state }) => state === 'waiting').length
    await hall.deps.clock.advance(MISSING_WAIT_MS - 2000)
    await hall.tick()
    expect(waiting()).toBe(1)
    must(await olga.ask({ kind: 'startTables' }))
    await hall.tick()
    expect([waiting(), hall.deps.faults]).toEqual([0, []])
  })

  it('is told to the organizer as one that waits for those who are not there', async () => {
    await enterAll()
    const away = guests.shift()
    const id = away?.view.you.id
    away?.disconnect()
    await drawRound()
    await hall.deps.clock.advance(16_000)
    await hall.tick()
    const table = tournamentOf(olga).tables.find(({ state }) => state === 'waiting')
    const seat = table?.seats.findIndex(({ person }) => person === id)
    expect(olga.view.waits?.filter(wait => wait.table === table?.at)).toMatchObject([{ players: [seat] }])
  })

  it('cannot be begun before its round', async () => {
    expect(await olga.ask({ kind: 'startTables' })).toEqual({ refused: 'roundNotPlayed' })
    await enterAll()
    expect(await olga.ask({ kind: 'startTables' })).toEqual({ refused: 'roundNotPlayed' })
    expect(await olga.ask({ kind: 'endRound' })).toEqual({ refused: 'roundNotPlayed' })
  })

  it('of an ended tournament closes; its people are in the hall', async () => {
    await enterAll()
    await drawRound()
    must(await olga.ask({ kind: 'endTournament' }))
    await hall.tick()
    expect([hall.hall.tables.all().length, guests.map(({ at }) => at)]).toEqual([0, Array(8).fill(null)])
    expect(tournamentOf(olga).phase).toBe('over')
  })
})

describe('while a round is drawn', () => {
  /** One client does not answer: the drawing is held open. */
  beforeEach(async () => {
    for (const [at, guest] of guests.entries()) {
      answerDrawings(guest, guest.view.you.id, at !== 2)
      guest.disconnect()
      must(guest.hello(guest.token))
    }
    await enterAll({ minutes: 5 })
    must(await olga.ask({ kind: 'drawRound' }))
    await hall.tick()
  })

  it('nobody enters or leaves, and no other drawing begins', async () => {
    const why = { refused: 'beingDrawn' }
    expect(await guests[0]?.ask({ kind: 'leaveTournament' })).toEqual(why)
    expect(await arrive(hall, 'Late').ask({ kind: 'enterTournament' })).toEqual(why)
    expect(await olga.ask({ kind: 'drawRound' })).toEqual(why)
    await hall.deps.clock.advance(WAIT_MS)
    await hall.tick()
    // And afterwards they do again.
    expect(tournamentOf(olga)).toMatchObject({ drawing: false, round: 1, phase: 'round' })
    must(await guests[0]?.ask({ kind: 'leaveTournament' }))
  })

  it('who comes back is asked again', async () => {
    const [, , silent] = guests
    const asked = (): number => silent?.received.filter(text => text.includes('"drawCommits"')).length ?? 0
    const before = asked()
    silent?.disconnect()
    must(silent?.hello(silent.token))
    expect(asked()).toBe(before + 1)
  })

  it('the tournament may be ended: nothing is drawn any more', async () => {
    must(await olga.ask({ kind: 'endTournament' }))
    await hall.deps.clock.advance(4 * WAIT_MS)
    await hall.tick()
    expect(tournamentOf(olga)).toMatchObject({ phase: 'over', drawing: false, round: 0, tables: [] })
    expect(hall.deps.faults).toEqual([])
  })

  it('the hall may close: no timer is left', () => {
    hall.hall.close()
    hall.host.close()
    expect(hall.deps.clock.waiting).toBe(0)
  })
})

describe('the drawing', () => {
  it('takes a number from every client that can give one, and anybody can draw it again', async () => {
    for (const guest of guests) {
      answerDrawings(guest, guest.view.you.id)
      guest.disconnect()
      must(guest.hello(guest.token))
    }
    await enterAll()
    must(await olga.ask({ kind: 'drawRound' }))
    await hall.tick()
    const drawing = state().rounds[0]?.drawing
    expect(drawing?.hands).toHaveLength(8)
    const told = guests[0]?.received.find(text => text.includes('"drawn"')) ?? ''
    const { drawing: record } = JSON.parse(told) as { drawing: Drawing }
    expect(checkDrawing(record)).toBeNull()
    expect(checkDrawing({ ...record, number: '00'.repeat(32) })).toEqual({ what: 'number', person: null })
  })

  it('goes on without a client that does not open its number, and names it', async () => {
    for (const [at, guest] of guests.entries()) {
      answerDrawings(guest, guest.view.you.id, at !== 2)
      guest.disconnect()
      must(guest.hello(guest.token))
    }
    await enterAll()
    must(await olga.ask({ kind: 'drawRound' }))
    await hall.tick()
    expect(tournamentOf(olga)).toMatchObject({ drawing: true, round: 0 })
    const late = guests[3]
    expect(await late?.ask({ kind: 'enterTournament' })).toEqual({ refused: 'beingDrawn' })
    await hall.deps.clock.advance(WAIT_MS)
    await hall.tick()
    const terms = state().rounds[0]?.drawing.terms
    expect(terms?.excluded).toEqual([guests[2]?.view.you.id])
    expect(terms?.attempt).toBe(2)
  })

  it('counts its attempts for each round anew', async () => {
    await enterAll()
    for (let round = 0; round < 2; round++) {
      await drawRound()
      await hall.deps.clock.advance(4 * WAIT_MS)
      must(await olga.ask({ kind: 'endRound' }))
    }
    const [first, second] = state().rounds.map(({ drawing }) => drawing.terms.attempt)
    expect(second).toBe(first)
  })

  /** A drawing that waits for somebody's number. */
  async function drawing(): Promise<void> {
    for (const [at, guest] of guests.entries()) {
      answerDrawings(guest, guest.view.you.id, at !== 2)
      guest.disconnect()
      must(guest.hello(guest.token))
    }
    await enterAll()
    must(await olga.ask({ kind: 'drawRound' }))
  }

  it('holds still who takes part: nobody enters, leaves, or begins a second one meanwhile', async () => {
    await drawing()
    const why = { refused: 'beingDrawn' }
    expect(await arrive(hall, 'Late').ask({ kind: 'enterTournament' })).toEqual(why)
    expect(await guests[0]?.ask({ kind: 'leaveTournament' })).toEqual(why)
    expect(await olga.ask({ kind: 'drawRound' })).toEqual(why)
    await hall.deps.clock.advance(WAIT_MS)
    await hall.tick()
    expect(tournamentOf(olga)).toMatchObject({ drawing: false, round: 1 })
  })

  it('comes to nothing where the tournament ends under it', async () => {
    await drawing()
    must(await olga.ask({ kind: 'endTournament' }))
    await hall.deps.clock.advance(3 * WAIT_MS)
    await hall.tick()
    expect(tournamentOf(olga)).toMatchObject({ drawing: false, phase: 'over', round: 0 })
    expect([hall.deps.faults, hall.hall.tables.all()]).toEqual([[], []])
    must(await olga.ask({ kind: 'beginTournament', plan: PLAN }))
    must(await guests[0]?.ask({ kind: 'enterTournament' }))
  })

  it('asks again who has lost the connection and come back', async () => {
    await drawing()
    const slow = guests[2] as HallGuest
    const asked = (): number => slow.received.filter(text => text.startsWith('{"kind":"drawCommits"')).length
    const before = asked()
    slow.disconnect()
    must(slow.hello(slow.token))
    await hall.deps.clock.settle()
    expect([before, asked()]).toEqual([1, 2])
  })

  it('takes no commitment twice, none of a stranger, and no number before all have committed', async () => {
    const draw = '0a'.repeat(32)
    expect(await guests[0]?.ask({ kind: 'drawCommit', draw, commit: draw })).toEqual({ refused: 'notAwaited' })
    expect(await guests[0]?.ask({ kind: 'drawNumber', draw, number: draw })).toEqual({ refused: 'notAwaited' })
  })
})

describe('the organizer of a round', () => {
  it('begins the matches that wait, once, and only while a round is played', async () => {
    await enterAll()
    expect(await olga.ask({ kind: 'startTables' })).toEqual({ refused: 'roundNotPlayed' })
    expect(await olga.ask({ kind: 'endRound' })).toEqual({ refused: 'roundNotPlayed' })
    must(await olga.ask({ kind: 'drawRound' }))
    await hall.tick()
    must(await olga.ask({ kind: 'startTables' }))
    await hall.tick()
    await hall.tick()
    expect(tournamentOf(olga).tables.map(({ state }) => state)).toEqual(['playing', 'playing'])
    must(await olga.ask({ kind: 'startTables' }))
    await hall.tick()
    expect([hall.deps.faults, hall.host.all().length]).toEqual([[], 2])
    must(await olga.ask({ kind: 'endRound' }))
    expect(await olga.ask({ kind: 'startTables' })).toEqual({ refused: 'roundNotPlayed' })
    expect(hall.hall.tables.all()).toEqual([])
  })

  it('enters people who are known and are no screens', async () => {
    await enterAll()
    const screen = new HallGuest(hall, '')
    screen.screen = true
    must(screen.hello())
    for (const person of ['nobody', screen.view.you.id])
      expect(await olga.ask({ kind: 'enterTournament', person })).toEqual({ refused: 'personUnknown' })
    expect(await guests[0]?.ask({ kind: 'enterTournament', person: olga.view.you.id })).toEqual({
      refused: 'organizerOnly',
    })
    const boris = guests[1] as HallGuest
    // Oneself by one's own id is no other person.
    must(await boris.ask({ kind: 'leaveTournament', person: boris.view.you.id }))
    must(await boris.ask({ kind: 'enterTournament', person: boris.view.you.id }))
  })
})

describe('people who come and go', () => {
  it('look at their table without taking their seat back from the bot', async () => {
    await enterAll({ rounds: 1 })
    await drawRound()
    const [gone, other] = guests as [HallGuest, HallGuest]
    const at = gone.at ?? ''
    must(await gone.ask({ kind: 'leaveTournament' }))
    await hall.tick()
    const here = (): boolean | undefined =>
      tournamentOf(olga).standings.find(({ person }) => person === gone.view.you.id)?.here
    must(await gone.ask({ kind: 'enterTable', table: at, watch: true }))
    await hall.tick()
    expect(here()).toBe(false)
    // Somebody else's table gives them no seat either.
    const elsewhere =
      tournamentOf(olga).tables.find(table => table.at !== null && table.at !== at)?.at ?? other.at ?? ''
    await gone.ask({ kind: 'enterTable', table: elsewhere, watch: false })
    await hall.tick()
    expect(here()).toBe(false)
    must(await gone.ask({ kind: 'toHall' }))
    must(await gone.ask({ kind: 'enterTable', table: at }))
    await hall.tick()
    expect(here()).toBe(true)
  })

  it('enter late with the average, and play the next round', async () => {
    await enterAll()
    await drawRound()
    const late = arrive(hall, 'Late')
    must(await late.ask({ kind: 'enterTournament' }))
    await playOut(hall, guests)
    guests.push(late)
    const line = tournamentOf(olga).standings.find(({ name }) => name === 'Late')
    expect(line?.points).toBeGreaterThan(0)
    await drawRound()
    expect(late.seat).not.toBeNull()
  })

  it('enter as long as another round comes: the hall says so, and what it says holds', async () => {
    await enterAll()
    const opens = (): boolean => tournamentOf(olga).open
    expect(opens()).toBe(true)
    await drawRound()
    expect(opens()).toBe(true)
    must(await olga.ask({ kind: 'endRound' }))
    await drawRound()
    await hall.tick()
    // The last one: who came now would play nothing any more.
    expect([opens(), tournamentOf(olga).round]).toEqual([false, 2])
    expect(await arrive(hall, 'Late').ask({ kind: 'enterTournament' })).toEqual({ refused: 'entryClosed' })
  })

  it('are refused where late entry is closed, once they are in, and when they are not', async () => {
    await enterAll({ late: 'closed' })
    expect(await guests[0]?.ask({ kind: 'enterTournament' })).toEqual({ refused: 'alreadyEntered' })
    await drawRound()
    const late = arrive(hall, 'Late')
    expect(await late.ask({ kind: 'enterTournament' })).toEqual({ refused: 'entryClosed' })
    expect(await late.ask({ kind: 'leaveTournament' })).toEqual({ refused: 'notEntered' })
  })

  it('leave in a match: a bot plays on, and the match is worth nothing to them', async () => {
    await enterAll({ rounds: 1 })
    await drawRound()
    const gone = guests.shift()
    must(await gone?.ask({ kind: 'leaveTournament' }))
    expect(gone?.lastPlace).toMatchObject({ at: null, why: { refused: 'leftTournament' } })
    await playOut(hall, guests)
    const { phase, standings } = tournamentOf(olga)
    expect(phase).toBe('over')
    expect(standings.find(({ name }) => name === gone?.name)).toMatchObject({ points: 0, matches: 0, here: false })
    expect(hall.deps.faults).toEqual([])
  })

  it('may come back to the seat that a bot has kept', async () => {
    await enterAll({ rounds: 1 })
    await drawRound()
    const [gone] = guests
    const at = gone?.at ?? ''
    must(await gone?.ask({ kind: 'leaveTournament' }))
    await hall.tick()
    must(await gone?.ask({ kind: 'enterTable', table: at }))
    await playOut(hall, guests)
    expect(tournamentOf(olga).standings.find(({ name }) => name === gone?.name)).toMatchObject({
      matches: 1,
      here: true,
    })
  })

  it('and watch the table that they have left stay out of it', async () => {
    await enterAll({ rounds: 1 })
    await drawRound()
    const [gone] = guests
    const at = gone?.at ?? ''
    must(await gone?.ask({ kind: 'leaveTournament' }))
    must(await gone?.ask({ kind: 'enterTable', table: at, watch: true }))
    await hall.tick()
    const line = tournamentOf(olga).standings.find(({ name }) => name === gone?.name)
    expect([line?.here, gone?.at]).toEqual([false, at])
  })

  it('leave before a match: the table shrinks where that was agreed', async () => {
    await enterAll({ leavers: 'shrink' })
    must(await olga.ask({ kind: 'drawRound' }))
    await hall.tick()
    const [gone] = guests
    must(await gone?.ask({ kind: 'leaveTournament' }))
    await hall.tick()
    expect(
      tournamentOf(olga)
        .tables.map(({ seats }) => seats.length)
        .sort(),
    ).toEqual([3, 4])
    const party = hall.hall.tables.all().map(({ party }) => party.seats.length)
    expect(party.sort()).toEqual([3, 4])
  })

  it('cannot sit down elsewhere while their table waits for them', async () => {
    await enterAll()
    must(await olga.ask({ kind: 'drawRound' }))
    await hall.tick()
    const [anna, boris] = guests
    expect(await anna?.ask({ kind: 'openTable', name: 'Mine', game: 'castle' })).toBeNull()
    const mine = hall.hall.tables.all().find(({ party }) => party.name === 'Mine')
    expect(mine?.party.seats).toHaveLength(0)
    expect(await boris?.ask({ kind: 'enterTable', table: mine?.party.id ?? '' })).toMatchObject({
      refused: 'playsElsewhere',
    })
  })
})

describe('somebody who leaves a tournament for good', () => {
  const seatOf = (guest: HallGuest | undefined) => {
    const id = guest?.view.you.id
    const table = hall.hall.tables.all().find(({ party }) => party.people.some(one => one.id === id))
    const person = table?.party.people.find(one => one.id === id)
    return { table, person }
  }

  it('in a match has a bot at once, not after the minute of somebody who is only away; the others are told once', async () => {
    await enterAll({ rounds: 1 })
    await drawRound()
    const [gone] = guests
    const { table, person } = seatOf(gone)
    must(await gone?.ask({ kind: 'leaveTournament' }))
    await hall.tick()
    expect([person?.here, person?.sitIn, table?.party.phase]).toEqual([false, true, 'match'])
    const watcher = guests.find(({ at, view }) => at === table?.party.id && view.you.id !== gone?.view.you.id)
    expect(watcher?.update.party.seats.find(({ name }) => name === gone?.name)).toMatchObject({ sitIn: true })
    // Nothing is told again and again, though the hall looks at its tables at every change.
    const lobby = arrive(hall, 'Zoe')
    await hall.tick()
    const told = (): number => watcher?.updates.filter(({ match }) => match?.events.length === 0).length ?? 0
    const before = told()
    for (let n = 0; n < 3; n++) {
      must(await lobby.ask({ kind: 'toHall' }))
      hall.hall.tableChanged()
      await hall.tick()
    }
    expect(told() - before).toBeLessThanOrEqual(1)
  })

  it('before their match is waited for by nobody: it begins when the others are there, with a bot in that seat', async () => {
    await enterAll({ rounds: 1 })
    must(await olga.ask({ kind: 'drawRound' }))
    await hall.tick()
    const gone = guests.shift()
    must(await gone?.ask({ kind: 'leaveTournament' }))
    await hall.tick()
    expect(gone?.at).toBeNull()
    await takeSeats(hall, guests, olga)
    expect(tournamentOf(olga).tables.map(({ state }) => state)).toEqual(['playing', 'playing'])
    const { person, table } = seatOf(gone)
    expect([person?.here, person?.sitIn]).toEqual([false, true])
    expect(table?.party.seats).toHaveLength(4)
  })

  it('where the table shrinks has no seat any more: whoever sat there is in the hall', async () => {
    await enterAll({ leavers: 'shrink' })
    must(await olga.ask({ kind: 'drawRound' }))
    await hall.tick()
    const [gone] = guests
    const at = tournamentOf(olga).tables.find(({ seats }) => seats.some(one => one.person === gone?.view.you.id))?.at
    must(await gone?.ask({ kind: 'enterTable', table: at ?? '' }))
    must(await gone?.ask({ kind: 'leaveTournament' }))
    await hall.tick()
    expect([gone?.at, seatOf(gone).person]).toEqual([null, undefined])
    expect(hall.hall.tables.get(at ?? '')?.party.seats).toHaveLength(3)
  })
})

describe('a table whose match is over', () => {
  it('stays for those who look at its result, and closes when the last of them has gone', async () => {
    await enterAll()
    await drawRound()
    await playOut(hall, guests)
    const [first] = hall.hall.tables.all()
    const there = guests.filter(({ at }) => at === first?.party.id)
    expect([there.length, first?.party.phase]).toEqual([4, 'result'])
    for (const guest of there.slice(1)) must(await guest.ask({ kind: 'toHall' }))
    await hall.tick()
    expect(hall.hall.tables.all()).toContain(first)
    must(await there[0]?.ask({ kind: 'toHall' }))
    await hall.tick()
    expect(hall.hall.tables.all()).not.toContain(first)
    expect(there[0]?.lastPlace.why).toBeUndefined()
  })

  it('closes with the next round: its people are in the hall, and told why', async () => {
    await enterAll()
    await drawRound()
    await playOut(hall, guests)
    const before = hall.hall.tables.all()
    must(await olga.ask({ kind: 'drawRound' }))
    await hall.tick()
    expect(hall.hall.tables.all().filter(table => before.includes(table))).toEqual([])
    for (const guest of guests) expect(guest.lastPlace).toMatchObject({ at: null, why: { refused: 'roundOver' } })
  })
})

describe('another tournament', () => {
  it('closes what is left of the one before, also where people still look at a result', async () => {
    await enterAll()
    await drawRound()
    await playOut(hall, guests)
    must(await olga.ask({ kind: 'endTournament' }))
    await hall.tick()
    const before = hall.hall.tables.all()
    must(await olga.ask({ kind: 'beginTournament', plan: PLAN }))
    expect([before.length > 0, hall.hall.tables.all().filter(table => before.includes(table))]).toEqual([true, []])
  })
})

describe('a drawing that cannot go on', () => {
  /** A drawing that waits for one number, in a hall whose disk fails at the next attempt. */
  async function failing(): Promise<{ heal: () => void }> {
    const file = memoryFile()
    hall = openHall({ tables: [], file })
    olga = arrive(hall, 'Olga', { owner: true })
    guests = ['Anna', 'Boris', 'Carla', 'Dmitri'].map(name => {
      const guest = new HallGuest(hall, name)
      guest.supportsFairDeals = true
      must(guest.hello())
      answerDrawings(guest, guest.view.you.id, name !== 'Carla')
      return guest
    })
    await enterAll()
    must(await olga.ask({ kind: 'drawRound' }))
    const disk = fullDisk(file)
    return disk
  }

  it('is over, said so, and shown to everybody; another one begins once it can', async () => {
    const { heal } = await failing()
    await hall.tick()
    expect(tournamentOf(olga).drawing).toBe(true)
    await hall.deps.clock.advance(WAIT_MS)
    await hall.tick()
    expect(tournamentOf(olga)).toMatchObject({ drawing: false, phase: 'entry', round: 0 })
    expect(hall.deps.faults.join()).toMatch(/a seating could not be drawn: storeFailed/)
    expect(hall.deps.clock.waiting).toBe(0)
    heal()
    must(await olga.ask({ kind: 'drawRound' }))
    await hall.deps.clock.advance(WAIT_MS)
    await hall.tick()
    expect(tournamentOf(olga)).toMatchObject({ drawing: false, phase: 'round', round: 1 })
  })
})

describe('a tournament that cannot be stored', () => {
  it('has not begun: the one before is still there, with its people', async () => {
    const file = memoryFile()
    hall = openHall({ tables: [], file })
    olga = arrive(hall, 'Olga', { owner: true })
    guests = ['Anna', 'Boris', 'Carla'].map(name => arrive(hall, name))
    await enterAll()
    must(await olga.ask({ kind: 'endTournament' }))
    const { id } = state()
    const disk = fullDisk(file)
    const before = file.read()
    expect(await olga.ask({ kind: 'beginTournament', plan: PLAN })).toEqual({ refused: 'storeFailed' })
    await hall.tick()
    expect([state().id, tournamentOf(olga).standings.length, file.read()]).toEqual([id, 3, before])
    disk.heal()
    must(await olga.ask({ kind: 'beginTournament', plan: PLAN }))
    must(await guests[0]?.ask({ kind: 'enterTournament' }))
    expect((JSON.parse(file.read() ?? '') as { entrants: unknown[] }).entrants).toHaveLength(1)
  })
})

describe('free play', () => {
  it('counts every match of its game, wherever people sit down', async () => {
    must(await olga.ask({ kind: 'beginTournament', plan: { ...PLAN, form: 'free' } }))
    const three = guests.slice(0, 3)
    for (const guest of three) must(await guest.ask({ kind: 'enterTournament' }))
    must(await three[0]?.ask({ kind: 'openTable', name: 'Mine', game: 'mascarade' }))
    const at = three[0]?.at ?? ''
    must(await three[0]?.send({ kind: 'options', options: { turnLimit: 10 } }))
    for (const guest of three.slice(1)) must(await guest.ask({ kind: 'enterTable', table: at }))
    must(await three[0]?.send({ kind: 'start', anyway: true }))
    await playOut(hall, three)
    expect(tournamentOf(olga).standings.map(({ matches }) => matches)).toEqual([1, 1, 1])
    expect(await olga.ask({ kind: 'drawRound' })).toEqual({ refused: 'drawingNotDue' })
  })

  it('counts no match of another game, and of who has not entered nothing', async () => {
    must(await olga.ask({ kind: 'beginTournament', plan: { ...PLAN, form: 'free' } }))
    const three = guests.slice(0, 3)
    for (const guest of three.slice(1)) must(await guest.ask({ kind: 'enterTournament' }))
    must(await three[0]?.ask({ kind: 'openTable', name: 'Mine', game: 'mascarade' }))
    must(await three[0]?.send({ kind: 'options', options: { turnLimit: 10 } }))
    for (const guest of three.slice(1)) must(await guest.ask({ kind: 'enterTable', table: three[0]?.at ?? '' }))
    must(await three[0]?.send({ kind: 'start', anyway: true }))
    await playOut(hall, three)
    const records = hall.hall.tournament.current?.results ?? []
    expect(records.map(({ seats }) => seats.map(person => person !== null))).toEqual([[false, true, true]])
    const counted = (id: string, game: string): number => {
      const seats = three.map(({ name, view }) => ({ who: 'person', name, person: view.you.id }) as const)
      const record = { id, game, seats, outcome: { winners: [1], reason: '' } } as unknown as MatchRecord
      hall.hall.tournament.finished(three[0]?.at ?? '', record)
      return hall.hall.tournament.current?.results.length ?? 0
    }
    expect([counted('m1', 'castle'), counted('m2', 'mascarade')]).toEqual([1, 2])
    // Nor one of a table that is not of this hall.
    hall.hall.tournament.finished('elsewhere', { id: 'm3', game: 'mascarade', seats: [] } as never)
    expect(hall.hall.tournament.current?.results).toHaveLength(2)
  })
})

describe('a host that was killed', () => {
  /** Another host on the same file: its tables are gone, as if they had not been stored. */
  async function killed(): Promise<void> {
    const { clock } = hall.deps
    const file = stored
    for (const guest of [olga, ...guests]) guest.disconnect()
    hall = openHall({ tables: [], file, seed: 8 })
    await hall.deps.clock.advance(clock.now())
    await hall.tick()
    const again = (guest: HallGuest, setup: { owner?: boolean } = {}): HallGuest => {
      const back = new HallGuest(hall, guest.name, setup)
      must(back.hello(guest.token))
      return back
    }
    olga = again(olga, { owner: true })
    guests = guests.map(guest => again(guest))
    await hall.tick()
  }
  let stored: PrivateFile
  beforeEach(() => {
    stored = memoryFile()
    hall = openHall({ tables: [], file: stored })
    olga = arrive(hall, 'Olga', { owner: true })
    guests = ['Anna', 'Boris', 'Carla', 'Dmitri', 'Elena', 'Fabio'].map(name => arrive(hall, name))
  })

  it('knows who has entered, and goes on with the round: seats are given out again', async () => {
    await enterAll({ size: 3 })
    await killed()
    expect(tournamentOf(olga).standings).toHaveLength(6)
    must(await olga.ask({ kind: 'drawRound' }))
    await hall.tick()
    const before = tournamentOf(olga).tables.map(({ seats }) => seats)
    await killed()
    expect(tournamentOf(olga).tables.map(({ seats }) => seats)).toEqual(before)
    await takeSeats(hall, guests, olga)
    await playOut(hall, guests)
    expect(tournamentOf(olga).phase).toBe('pause')
  })

  it('has stored of people what their tables need: those who have entered, gone or not, and nobody who was refused', async () => {
    const entrants = (): string[] =>
      (JSON.parse(stored.read() ?? '') as { entrants: { id: string }[] }).entrants.map(({ id }) => id).sort()
    await enterAll({ late: 'closed', size: 3 })
    const all = guests.map(({ view }) => view.you.id).sort()
    expect(entrants()).toEqual(all)
    await drawRound()
    const late = arrive(hall, 'Late')
    expect(await late.ask({ kind: 'enterTournament' })).toEqual({ refused: 'entryClosed' })
    expect(await guests[1]?.ask({ kind: 'enterTournament' })).toEqual({ refused: 'alreadyEntered' })
    must(await guests[0]?.ask({ kind: 'leaveTournament' }))
    expect(entrants()).toEqual(all)
    must(await olga.ask({ kind: 'endTournament' }))
    must(await olga.ask({ kind: 'beginTournament', plan: PLAN }))
    expect(entrants()).toEqual([])
  })

  it('keeps the results of a round for people who are not back yet, for a minute', async () => {
    await enterAll({ size: 3 })
    await drawRound()
    await playOut(hall, guests)
    const atRest = (): number => hall.hall.tables.all().filter(({ party }) => party.phase === 'result').length
    expect(atRest()).toBe(2)
    hall.hall.tournament.resume()
    for (const guest of guests) guest.disconnect()
    await hall.deps.clock.advance(RETURN_MS - 2000)
    expect(atRest()).toBe(2)
    await hall.deps.clock.advance(4000)
    expect(atRest()).toBe(0)
  })

  it('counts the attempt at a drawing that it was killed in: nobody draws again unseen', async () => {
    for (const guest of guests) {
      answerDrawings(guest, guest.view.you.id, guest.name !== 'Carla')
      guest.disconnect()
      must(guest.hello(guest.token))
    }
    await enterAll({ size: 3 })
    must(await olga.ask({ kind: 'drawRound' }))
    await hall.deps.clock.settle()
    expect(state().rounds).toEqual([])
    await killed()
    expect(tournamentOf(olga)).toMatchObject({ drawing: false, phase: 'entry' })
    must(await olga.ask({ kind: 'drawRound' }))
    await hall.tick()
    // The first was begun before, and the second found nobody whose client answers.
    expect(state().rounds[0]?.drawing.terms.attempt).toBeGreaterThanOrEqual(2)
    const { attempts } = JSON.parse(stored.read() ?? '') as { attempts: number }
    expect(attempts).toBe(0)
  })

  it('has people known again before they come: their names and faces are at their seats', async () => {
    const avatar = { face: 'lynx', colour: 'plum' } as const
    must(await guests[0]?.send({ kind: 'avatar', avatar }))
    await enterAll({ size: 3 })
    must(await olga.ask({ kind: 'drawRound' }))
    await hall.tick()
    for (const guest of [olga, ...guests]) guest.disconnect()
    hall = openHall({ tables: [], file: stored, seed: 8 })
    await hall.tick()
    const seats = hall.hall.tables.all().flatMap(({ party }) => party.people)
    expect(seats.map(({ name }) => name).sort()).toEqual(guests.map(({ name }) => name).sort())
    expect(seats.find(({ name }) => name === 'Anna')).toMatchObject({ avatar, here: false })
    expect(hall.hall.people.byToken(guests[1]?.token ?? '')).toMatchObject({ name: 'Boris', windows: 0 })
  })

  it('keeps the round’s clock, and ends a round whose time has passed meanwhile', async () => {
    await enterAll({ size: 3, minutes: 1 })
    must(await olga.ask({ kind: 'drawRound' }))
    await hall.deps.clock.advance(61_000 - 2000)
    await killed()
    expect(tournamentOf(olga).phase).toBe('round')
    await hall.deps.clock.advance(2000)
    await hall.tick()
    expect(tournamentOf(olga).phase).toBe('pause')
  })

  it('begins no other tournament before its tables are open: the one it plays would be lost', async () => {
    await enterAll({ size: 3 })
    await drawRound()
    const before = stored.read()
    hall = openHall({ tables: [], file: stored, seed: 8, reopened: false })
    olga = arrive(hall, 'Olga', { owner: true })
    expect(await olga.ask({ kind: 'beginTournament', plan: PLAN })).toEqual({ refused: 'hostStarts' })
    expect(stored.read()).toBe(before)
    hall.hall.reopened()
    await hall.tick()
    expect(tournamentOf(olga)).toMatchObject({ phase: 'round', round: 1 })
  })

  it('sets a file aside that it cannot read, says so, and overwrites nothing', async () => {
    await enterAll()
    let aside = false
    stored.write('{"tournament":{"tournament":1}}')
    stored = { ...stored, setAside: () => (aside = true) }
    await killed()
    expect(olga.view.tournament).toBeUndefined()
    expect([aside, hall.deps.faults.length]).toEqual([true, 1])
  })

  it('counts a match whose result could not be stored at once: it tries again each second', async () => {
    await enterAll({ size: 3, rounds: 1 })
    await drawRound()
    const disk = fullDisk(stored)
    await playOut(hall, guests, () => guests.every(({ update }) => update.party.phase === 'result'))
    expect(state().results).toEqual([])
    const before = disk.tried
    await hall.deps.clock.advance(3000)
    expect(disk.tried - before).toBeGreaterThanOrEqual(3)
    disk.heal()
    await hall.deps.clock.advance(1000)
    expect([state().results.length, state().phase]).toEqual([2, 'over'])
  })

  it('does not try that any more once the hall has closed', async () => {
    await enterAll({ size: 3, rounds: 1 })
    await drawRound()
    const disk = fullDisk(stored)
    await playOut(hall, guests, () => guests.every(({ update }) => update.party.phase === 'result'))
    hall.hall.close()
    const before = disk.tried
    await hall.deps.clock.advance(10_000)
    expect([disk.tried, before > 0]).toEqual([before, true])
  })

  it('counts a match that ended before its tables were open again', async () => {
    await enterAll({ size: 3, rounds: 1 })
    await drawRound()
    const told: { table: string; record: MatchRecord }[] = []
    const tables = hall.hall.tables.all().map(({ party }) => party.id)
    const { tournament } = hall.hall
    const finished = vi.spyOn(tournament, 'finished').mockImplementation((table, record) => {
      told.push({ table, record })
    })
    await playOut(hall, guests, () => told.length === tables.length)
    finished.mockRestore()
    // As another process: what it reads of its matches comes before the tournament is read.
    Object.assign(tournament, { early: [] })
    for (const { table, record } of told) tournament.finished(table, record)
    expect(state().results).toEqual([])
    tournament.resume()
    expect([state().results.length, state().phase]).toEqual([2, 'over'])
  })

  it('that cannot store a step has not done it', async () => {
    await enterAll()
    const disk = fullDisk(stored)
    expect(await guests[0]?.ask({ kind: 'leaveTournament' })).toEqual({ refused: 'storeFailed' })
    await hall.tick()
    expect(tournamentOf(olga).standings.every(({ here }) => here)).toBe(true)
    disk.heal()
    must(await guests[0]?.ask({ kind: 'leaveTournament' }))
  })
})
