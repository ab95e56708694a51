/** A hall among people who mean harm: crowds, floods, faults at one table. */
import { beforeEach, describe, expect, it } from 'vitest'
import { TICK_MS } from '../../../src-main/hall/hallUpdates'
import { runs } from '../../kit/effort'
import { arrive, HallGuest, must, openHall, play, type TestHall } from '../../kit/hallGuest'

let hall: TestHall
beforeEach(() => {
  hall = openHall()
})

const CROWD = runs(600)

describe(`${CROWD} connections that enter and leave`, () => {
  it('leave nobody behind, and hold up no match', async () => {
    const players = await play(hall, 'a', ['Anna', 'Boris', 'Carla'])
    const watcher = arrive(hall, 'Olga')
    await hall.tick()
    for (let i = 0; i < CROWD; i++) {
      const guest = new HallGuest(hall, `Crowd ${i}`, { address: `10.0.${i % 200}.1` })
      must(guest.hello())
      // A table keeps the places of those who are gone for a while: it may be full.
      const why = await guest.ask({ kind: 'enterTable', table: 'b', watch: i % 2 === 0 })
      if (why) expect(why).toEqual({ refused: 'tableFull' })
      if (i % 3 === 0) must(await guest.ask({ kind: 'toHall' }))
      guest.disconnect()
      if (i % 20 === 0) await hall.deps.clock.advance(10)
    }
    await hall.deps.clock.advance(TICK_MS)
    expect(watcher.view.here).toBe(4)
    expect(players.every(({ update }) => update.party.phase === 'match')).toBe(true)
    const asked = players.find(player => player.asks().length > 0)
    expect(asked).toBeDefined()
    expect(hall.deps.faults).toEqual([])
  })

  it('are told to the others at most four times a second, however many come', async () => {
    const watcher = arrive(hall, 'Olga')
    await hall.tick()
    const { views } = watcher
    for (let i = 0; i < 100; i++) {
      arrive(hall, `Crowd ${i}`)
      await hall.deps.clock.advance(10)
    }
    expect(watcher.views - views).toBe(1000 / TICK_MS)
  })

  it('do not take the name of somebody who stayed', async () => {
    const anna = arrive(hall, 'Anna')
    for (let i = 0; i < CROWD; i++) {
      const guest = new HallGuest(hall, 'Anna', { address: `10.0.${i % 200}.1` })
      must(guest.hello())
      expect(guest.view.you.name).not.toBe('Anna')
      guest.disconnect()
    }
    await hall.tick()
    expect(anna.view.you.name).toBe('Anna')
  })
})

describe('somebody who presses without end', () => {
  it('is slowed down after twelve requests, and goes on a second later', async () => {
    const anna = arrive(hall, 'Anna')
    for (let i = 0; i < 12; i++)
      must(await anna.ask({ kind: 'enterTable', table: i % 2 === 0 ? 'a' : 'b', watch: true }))
    expect(await anna.ask({ kind: 'toHall' })).toEqual({ refused: 'tooFast' })
    await hall.deps.clock.advance(1000)
    must(await anna.ask({ kind: 'toHall' }))
    expect(await anna.ask({ kind: 'toHall' })).toEqual({ refused: 'tooFast' })
  })
})

describe('a fault at one table', () => {
  it('is reported and refused, and touches no other', async () => {
    const anna = arrive(hall, 'Anna'),
      boris = arrive(hall, 'Boris')
    must(await anna.ask({ kind: 'enterTable', table: 'a' }))
    must(await boris.ask({ kind: 'enterTable', table: 'b' }))
    const broken = hall.hall.tables.get('a')
    if (!broken) throw new Error('no table')
    broken.receive = () => {
      throw new Error('broken')
    }
    expect(await anna.send({ kind: 'addBot' })).toEqual({ refused: 'tableFault' })
    expect(hall.deps.faults).toHaveLength(1)
    must(await boris.send({ kind: 'addBot' }))
    expect(boris.update.party.seats).toHaveLength(2)
  })

  it('that never answers holds up its own people only', async () => {
    const anna = arrive(hall, 'Anna'),
      boris = arrive(hall, 'Boris')
    must(await anna.ask({ kind: 'enterTable', table: 'a' }))
    must(await boris.ask({ kind: 'enterTable', table: 'b' }))
    const stuck = hall.hall.tables.get('a')
    if (!stuck) throw new Error('no table')
    stuck.receive = () => new Promise(() => undefined)
    let answered = false
    void anna.send({ kind: 'addBot' }).then(() => {
      answered = true
    })
    must(await boris.send({ kind: 'addBot' }))
    expect(answered).toBe(false)
  })
})

describe('a screen on the wall', () => {
  it('sees the hall, counts as nobody, and asks for nothing', async () => {
    const screen = new HallGuest(hall, '')
    screen.screen = true
    must(screen.hello())
    expect(screen.view).toMatchObject({ here: 0, tables: [{ id: 'a' }, { id: 'b' }] })
    expect(await screen.ask({ kind: 'enterTable', table: 'a' })).toEqual({ refused: 'screenOnly' })
    expect(await screen.ask({ kind: 'openTable', name: 'X', game: 'castle' })).toEqual({ refused: 'screenOnly' })
  })

  it('with the key of the owner is a screen all the same: whoever passes by it runs nothing', async () => {
    const screen = new HallGuest(hall, '', { owner: true })
    screen.screen = true
    must(screen.hello())
    expect(screen.view.you.organizer).toBe(false)
    expect([screen.view.people, screen.view.waits]).toEqual([undefined, undefined])
    expect(await screen.ask({ kind: 'tellAll', text: 'Hello' })).toEqual({ refused: 'screenOnly' })
  })

  it('at the address of a table is a screen of that table', () => {
    const screen = new HallGuest(hall, '')
    screen.screen = true
    must(screen.hello(undefined, 'a'))
    expect(screen.update.party).toMatchObject({ seats: [], you: { seat: null, host: false } })
  })

  it('is no person’s: a person’s token opens no screen, and a screen’s token no person', () => {
    const anna = arrive(hall, 'Anna')
    const screen = new HallGuest(hall, '')
    screen.screen = true
    must(screen.hello(anna.token))
    expect(screen.token).not.toBe(anna.token)
    expect(new HallGuest(hall, '').hello(screen.token)).toEqual({ refused: 'nameEmpty' })
  })
})

describe('a host that closes', () => {
  it('tells everybody, in the hall and at tables', async () => {
    const anna = arrive(hall, 'Anna'),
      boris = arrive(hall, 'Boris')
    must(await anna.ask({ kind: 'enterTable', table: 'a' }))
    hall.hall.close()
    hall.host.close()
    for (const { closed } of [anna, boris]) expect(closed).toMatchObject({ code: 4006, why: { refused: 'hostClosed' } })
  })
})
