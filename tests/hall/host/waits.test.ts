/** Which table waits for whom: the organizer is told, by what the table tells everybody, and by nothing else. */
import { beforeEach, describe, expect, it } from 'vitest'
import { WAIT_MS } from '../../../src-main/hall/tableWaits'
import { GAMES } from '../../../src-shared/games'
import { fastRandom } from '../../../src-shared/kernel'
import type { TableWait } from '../../../src-shared/wire'
import { arrive, must, openHall, play, type HallGuest, type TestHall } from '../../kit/hallGuest'
import { PLAN } from '../../kit/tournament'
import { playAnswers } from '../../kit/storedHost'

let hall: TestHall, olga: HallGuest
beforeEach(() => {
  hall = openHall()
  olga = arrive(hall, 'Olga', { owner: true })
})

/** Lets so much time pass that a wait is told. */
async function wait(): Promise<void> {
  await hall.tick()
  await hall.deps.clock.advance(WAIT_MS)
  await hall.tick()
}
const waits = (): readonly TableWait[] => olga.view.waits ?? []
/** Names of those whom a table waits for. */
function awaited(table: string): readonly string[] {
  const card = olga.card(table)
  const found = waits().find(one => one.table === table)
  return card.listing === 'open' && found ? found.players.map(at => card.players[at]?.name ?? '') : []
}

describe('a table whose match waits for somebody', () => {
  // Its match begins with a question to one person, without a clock of the game.
  beforeEach(() => {
    hall = openHall({ game: 'castle' })
    olga = arrive(hall, 'Olga', { owner: true })
  })

  it('is told to the organizer after fifteen seconds, and not before', async () => {
    const players = await play(hall, 'a', ['Anna', 'Boris', 'Carla', 'Dario'])
    await hall.tick()
    const asked = players.filter(player => player.asks().length > 0).map(({ name }) => name)
    await hall.deps.clock.advance(14_500)
    expect(awaited('a')).toEqual([])
    await hall.deps.clock.advance(1000)
    expect(asked).not.toEqual([])
    expect(awaited('a')).toEqual(asked)
  })

  it('is told to nobody else', async () => {
    const anna = arrive(hall, 'Anna')
    await play(hall, 'a', ['Boris', 'Carla', 'Dario', 'Elena'])
    await wait()
    expect(olga.view.waits).toHaveLength(1)
    expect(anna.view.waits).toBeUndefined()
  })

  it('waits for nobody while it is paused', async () => {
    const [anna] = await play(hall, 'a', ['Anna', 'Boris', 'Carla', 'Dario'])
    must(await anna?.send({ kind: 'pause', pause: true }))
    await wait()
    expect(waits()).toEqual([])
  })

  it('says nothing of itself where it is private', async () => {
    const [anna] = await play(hall, 'a', ['Anna', 'Boris', 'Carla', 'Dario'])
    must(await anna?.ask({ kind: 'listing', table: 'a', listing: 'private' }))
    await wait()
    expect(waits()).toEqual([])
  })
})

describe('a table that is closed', () => {
  it('waits for nobody any more, and no moment is looked out for on its account', async () => {
    hall = openHall({ game: 'castle' })
    olga = arrive(hall, 'Olga', { owner: true })
    await play(hall, 'a', ['Anna', 'Boris', 'Carla', 'Dario'])
    await wait()
    expect(waits().map(({ table }) => table)).toEqual(['a'])
    must(await olga.ask({ kind: 'closeTable', table: 'a', anyway: true }))
    await hall.tick()
    expect(waits()).toEqual([])
    await play(hall, 'b', ['Elena', 'Fabio', 'Gina', 'Hugo'])
    await hall.tick()
    must(await olga.ask({ kind: 'closeTable', table: 'b', anyway: true }))
    await hall.tick()
    await hall.tick()
    expect([waits(), hall.deps.clock.waiting]).toEqual([[], 0])
  })
})

describe('a lobby', () => {
  it('waits for those who are not ready, then for who begins; one person waits for nobody', async () => {
    const [anna, boris] = [arrive(hall, 'Anna'), arrive(hall, 'Boris')]
    must(await anna.ask({ kind: 'enterTable', table: 'a' }))
    await wait()
    expect(waits()).toEqual([])
    must(await boris.ask({ kind: 'enterTable', table: 'a' }))
    await wait()
    expect(awaited('a')).toEqual(['Boris'])
    must(await boris.send({ kind: 'ready', ready: true }))
    await hall.tick()
    expect(awaited('a')).toEqual([])
    await wait()
    expect(awaited('a')).toEqual(['Anna'])
  })
})

describe('a table of a tournament', () => {
  it('waits for those whose seat is given and who are not there, and for nobody once they are', async () => {
    hall = openHall({ tables: [] })
    olga = arrive(hall, 'Olga', { owner: true })
    const guests = ['Anna', 'Boris', 'Carla'].map(name => arrive(hall, name))
    must(await olga.ask({ kind: 'beginTournament', plan: { ...PLAN, size: 3 } }))
    for (const guest of guests) must(await guest.ask({ kind: 'enterTournament' }))
    must(await olga.ask({ kind: 'drawRound' }))
    const [table] = hall.hall.tables.all()
    const { id = '' } = table?.party ?? {}
    must(await guests[0]?.ask({ kind: 'enterTable', table: id }))
    await wait()
    expect([...awaited(id)].sort()).toEqual(['Boris', 'Carla'])
    guests[0]?.disconnect()
    await wait()
    expect([...awaited(id)].sort()).toEqual(['Anna', 'Boris', 'Carla'])
  })
})

describe.each(GAMES.map(({ id }) => id))('a table of %s', game => {
  /** A match of some answers: the waits that were told, each beside what somebody without a seat saw at the table. */
  async function watch(seed: number): Promise<{ readonly wait: TableWait | undefined; readonly seen: string }[]> {
    hall = openHall({ game })
    olga = arrive(hall, 'Olga', { owner: true })
    const spectator = arrive(hall, 'Sara')
    must(await spectator.ask({ kind: 'enterTable', table: 'a', watch: true }))
    const players = await play(hall, 'a', ['Anna', 'Boris', 'Carla', 'Dario'])
    const random = fastRandom(seed)
    const looks: { wait: TableWait | undefined; seen: string }[] = []
    for (let step = 0; step < 25; step++) {
      const before = JSON.stringify(spectator.update.match?.view.open)
      await wait()
      const { match, party } = spectator.update
      const seen = JSON.stringify(match?.view.open)
      if (party.phase !== 'match' || !match) break
      // A clock of the game may have run out meanwhile.
      if (seen === before) {
        const asked = [...new Set(match.view.open.asking.map(({ seat }) => seat))].sort((a, b) => a - b)
        expect(waits()[0]?.players ?? []).toEqual(asked)
        looks.push({ wait: waits()[0], seen })
      }
      await playAnswers(players, 1, undefined, random)
    }
    return looks
  }

  it('waits for whom everybody at it is told, and for as long as they see no change', async () => {
    const looks = [await watch(4), await watch(5), await watch(6)]
    expect(looks.flat().filter(look => look.wait).length).toBeGreaterThan(8)
    for (const match of looks)
      for (const [at, { wait, seen }] of match.entries())
        if (match[at - 1]?.seen === seen) expect(wait?.since).toBe(match[at - 1]?.wait?.since)
  })
})
