/** The lobby as its host uses it: filling up with bots, beginning without those who are not ready, the table's name. */
import { beforeEach, describe, expect, it } from 'vitest'
import { Host } from '../../../src-main/host/host'
import { storedParty } from '../../../src-main/host/storage/partyStorage'
import type { Table } from '../../../src-main/host/table'
import { Guest } from '../../kit/guest'
import { testDeps } from '../../kit/deps'

const setup = { id: 't', name: 'Table', game: 'mascarade', invite: [], fixedKey: null, pace: 0 } as const

let host: Host, table: Table
beforeEach(() => {
  host = new Host(testDeps(7))
  table = host.open(setup)
})

function arrive(name: string): Guest {
  const guest = new Guest(host, name)
  expect(guest.hello()).toBeNull()
  return guest
}
const kinds = (): string => table.party.seats.map(({ who }) => (who === 'bot' ? 'b' : 'p')).join('')

describe('filling up with bots', () => {
  it('makes a table of four in one step, and adds nobody to a table that has enough', async () => {
    const anna = arrive('Anna')
    expect(await anna.send({ kind: 'fillBots' })).toBeNull()
    expect(kinds()).toBe('pbbb')
    expect(await anna.send({ kind: 'fillBots' })).toBeNull()
    expect(kinds()).toBe('pbbb')
  })

  it("is the host's, and only before a match", async () => {
    const anna = arrive('Anna'),
      boris = arrive('Boris')
    expect(await boris.send({ kind: 'fillBots' })).toEqual({ refused: 'notHost' })
    expect(await anna.send({ kind: 'start', anyway: true })).toBeNull()
    expect(await anna.send({ kind: 'fillBots' })).toEqual({ refused: 'notInLobby' })
  })
})

describe('bots make way', () => {
  it('for somebody who comes to a full table, the last bot first', async () => {
    const anna = arrive('Anna')
    await anna.send({ kind: 'game', game: 'tales' })
    await anna.send({ kind: 'fillBots' })
    const boris = arrive('Boris')
    expect(kinds()).toBe('pbbp')
    expect(boris.update.party.you.seat).toBe(3)
  })

  it('for somebody who sits down', async () => {
    const anna = arrive('Anna'),
      boris = arrive('Boris')
    await anna.send({ kind: 'game', game: 'tales' })
    await boris.send({ kind: 'stand' })
    for (let i = 0; i < 3; i++) await anna.send({ kind: 'addBot' })
    expect(kinds()).toBe('pbbb')
    expect(await boris.send({ kind: 'sit' })).toBeNull()
    expect(kinds()).toBe('pbbp')
  })

  it('for a game with fewer seats; people never do', async () => {
    const anna = arrive('Anna')
    for (let i = 0; i < 5; i++) await anna.send({ kind: 'addBot' })
    await anna.send({ kind: 'game', game: 'tales' })
    expect(kinds()).toBe('pbbb')
    await anna.send({ kind: 'game', game: 'mascarade' })
    for (let i = 1; i < 6; i++) arrive(`Guest ${i}`)
    expect(await anna.send({ kind: 'game', game: 'tales' })).toBeNull()
    expect(kinds()).toBe('pppppp')
    expect(table.party.cannotStart()).toMatchObject({ refused: 'tooManySeats' })
  })

  it('but nobody makes way for one more bot', async () => {
    const anna = arrive('Anna')
    await anna.send({ kind: 'game', game: 'tales' })
    await anna.send({ kind: 'fillBots' })
    expect(await anna.send({ kind: 'addBot' })).toMatchObject({ refused: 'tooManySeats' })
  })
})

describe('beginning', () => {
  it('waits for everybody, unless the host begins anyway', async () => {
    const anna = arrive('Anna')
    arrive('Boris')
    expect(await anna.send({ kind: 'start' })).toEqual({ refused: 'notEveryoneReady' })
    expect(await anna.send({ kind: 'start', anyway: true })).toBeNull()
    expect(table.party.phase).toBe('match')
  })

  it('waits for everybody again in the next lobby', async () => {
    const anna = arrive('Anna')
    arrive('Boris')
    await anna.send({ kind: 'start', anyway: true })
    await anna.send({ kind: 'lobby' })
    expect(anna.update.party.cannotStart).toEqual({ refused: 'notEveryoneReady' })
    expect(await anna.send({ kind: 'start' })).toEqual({ refused: 'notEveryoneReady' })
  })

  it('never goes against what the game needs', async () => {
    const anna = arrive('Anna')
    expect(await anna.send({ kind: 'start', anyway: true })).toMatchObject({ refused: 'tooFewSeats' })
    expect(table.party.phase).toBe('lobby')
  })
})

describe("the table's name", () => {
  it('is what the host says, for everybody', async () => {
    const anna = arrive('Anna'),
      boris = arrive('Boris')
    expect(await anna.send({ kind: 'nameTable', name: '  Friday  night ' })).toBeNull()
    expect(anna.update.party.table.name).toBe('Friday night')
    expect(host.list()[0]?.name).toBe('Friday night')
    expect(await boris.send({ kind: 'nameTable', name: 'Mine' })).toEqual({ refused: 'notHost' })
  })

  it('is never one that shows nothing', async () => {
    const anna = arrive('Anna')
    expect(await anna.send({ kind: 'nameTable', name: ' \u2800 ' })).toEqual({ refused: 'nameEmpty' })
    expect(host.list()[0]?.name).toBe('Table')
  })
})

describe('what belongs to the lobby', () => {
  const LOBBY_ONLY = [
    { kind: 'sit' },
    { kind: 'stand' },
    { kind: 'ready', ready: true },
    { kind: 'character', character: 'anybody' },
    { kind: 'game', game: 'castle' },
    { kind: 'options', options: {} },
    { kind: 'deck', text: '{}' },
    { kind: 'setting', key: 'clock', value: 60 },
    { kind: 'addBot' },
    { kind: 'fillBots' },
    { kind: 'removeSeat', seat: 1 },
    { kind: 'moveSeat', seat: 0, to: 1 },
  ] as const
  const ALWAYS = [
    { kind: 'setting', key: 'doors', value: 'watch' },
    { kind: 'setting', key: 'sitInAfter', value: 30 },
    { kind: 'setting', key: 'freeTalk', value: false },
    { kind: 'nameTable', name: 'Friday' },
    { kind: 'rename', name: 'Anja' },
    { kind: 'code', code: 'blue tango' },
  ] as const

  it.each(['match', 'result'] as const)('is refused in a %s, and changes nothing; the rest is done', async phase => {
    const anna = arrive('Anna')
    for (let n = 0; n < 3; n++) await anna.send({ kind: 'addBot' })
    expect(await anna.send({ kind: 'start' })).toBeNull()
    table.party.phase = phase
    const before = JSON.stringify(storedParty(table.party, null, 0))
    for (const message of LOBBY_ONLY)
      expect([message.kind, await anna.send(message)]).toEqual([message.kind, { refused: 'notInLobby' }])
    expect(JSON.stringify(storedParty(table.party, null, 0))).toBe(before)
    for (const message of ALWAYS) expect([message.kind, await anna.send(message)]).toEqual([message.kind, null])
  })
})
