/** A table screen: it sees what a spectator sees, and counts as nobody. */
import { beforeEach, describe, expect, it } from 'vitest'
import { fastRandom } from '../../../src-shared/kernel'
import { GAMES } from '../../../src-shared/games'
import { PROTOCOL, type StateUpdate } from '../../../src-shared/wire'
import { Host } from '../../../src-main/host/host'
import { storedParty, restoreParty } from '../../../src-main/host/storage/partyStorage'
import type { Table } from '../../../src-main/host/table'
import { playAnswers } from '../../kit/storedHost'
import { Guest } from '../../kit/guest'
import { testDeps, type TestDeps } from '../../kit/deps'

let deps: TestDeps
let host: Host
let table: Table

function open(game: string): void {
  deps = testDeps(7)
  host = new Host(deps)
  table = host.open({ id: 't', name: 'Table', game, invite: [], fixedKey: () => new Uint8Array(32).fill(3), pace: 0 })
}
beforeEach(() => {
  open('mascarade')
})

function arrive(name: string, token?: string): Guest {
  const guest = new Guest(host, name)
  expect(guest.hello(token)).toBeNull()
  return guest
}

function screen(token?: string): Guest {
  const guest = new Guest(host, '')
  guest.screen = true
  guest.supportsFairDeals = true
  expect(guest.hello(token)).toBeNull()
  return guest
}

async function started(count = 4): Promise<Guest[]> {
  const guests = ['Anna', 'Boris', 'Carla', 'Dario'].slice(0, count).map(name => arrive(name))
  for (const guest of guests.slice(1)) await guest.send({ kind: 'ready', ready: true })
  expect(await guests[0]?.send({ kind: 'start' })).toBeNull()
  return guests
}

/** An update without the fields that name its reader and count its updates. */
const without = ({ seq: _seq, party: { you: _you, ...party }, ...update }: StateUpdate): object => ({
  ...update,
  party,
})

describe('what a table screen sees', () => {
  it.each(GAMES.map(({ id }) => id))('is byte for byte what a spectator sees, through a match of %s', async game => {
    open(game)
    const first = screen()
    const guests = await started()
    const eve = arrive('Eve')
    const late = screen()
    // From here on all three are sent the same updates.
    const from = [first, eve, late].map(({ updates }) => updates.length)
    await playAnswers(guests, 60, () => undefined, fastRandom(5))
    const [tv = [], looker = [], second = []] = [first, eve, late].map(({ updates }, i) =>
      updates.slice(from[i]).map(update => JSON.stringify(without(update))),
    )
    expect(looker.length).toBeGreaterThan(10)
    expect(tv).toEqual(looker)
    expect(second).toEqual(looker)
    expect(first.update.party.you).toMatchObject({ seat: null, host: false })
    for (const { match } of [...first.updates, ...late.updates]) expect(match?.view.own ?? null).toBeNull()
  })

  it('contains no token but its own, and nothing of a fair deal, which does not wait for it', async () => {
    host.close()
    host.open({ id: 't', name: 'Table', game: 'mascarade', invite: [], fixedKey: null, pace: 0 })
    const tv = screen()
    const guests = await started()
    await playAnswers(guests, 20)
    const all = tv.received.join('\n')
    for (const { token } of guests) expect(all).not.toContain(token)
    expect(all).toContain(tv.token)
    expect(all).not.toMatch(/"kind":"(round|commitments|laidOpen|verdicts)"/)
  })
})

describe('a table screen is nobody', () => {
  it('has no seat, is waited for by nobody, and is shown as a table screen', async () => {
    const tv = screen()
    const [anna] = await started(3)
    await deps.clock.advance(1000)
    expect(anna?.update.party.seats).toHaveLength(3)
    expect(anna?.update.party.spectators).toEqual([
      { id: tv.update.party.you.id, name: 'Screen', here: true, screen: true },
    ])
    screen()
    expect(anna?.update.party.spectators.map(({ name }) => name)).toEqual(['Screen', 'Screen 2'])
  })

  it('is never the host: not as the first at the table, and not by succession', async () => {
    const tv = screen()
    expect(tv.update.party.host).toBe('')
    const anna = arrive('Anna')
    expect(anna.update.party.you.host).toBe(true)
    await anna.send({ kind: 'leave' })
    expect(tv.update.party.host).toBe('')
    const boris = arrive('Boris')
    expect(boris.update.party.you.host).toBe(true)
    boris.disconnect()
    await deps.clock.advance(3_600_000)
    expect(tv.update.party.you.host).toBe(false)
    const carla = arrive('Carla')
    expect(carla.update.party.host).toBe(carla.update.party.you.id)
  })

  it('may only subscribe to the chat, and leave', async () => {
    const tv = screen()
    const [anna] = await started()
    const seats = JSON.stringify(anna?.update.party.seats)
    for (const message of [
      { kind: 'sit' },
      { kind: 'rename', name: 'Host' },
      { kind: 'talk', said: { as: 'phrase', key: 'hello' } },
      { kind: 'answer', ask: '0/ready/0', answer: true },
      { kind: 'link' },
      { kind: 'claim', person: anna?.update.party.you.id ?? '' },
      { kind: 'lobby' },
      { kind: 'history', before: null },
      { kind: 'offered', seat: 0, take: true },
      { kind: 'commit', match: 'm', round: 1, commit: 'a'.repeat(64) },
    ] as const)
      expect([message.kind, await tv.send(message)]).toEqual([message.kind, { refused: 'screenOnly' }])
    expect(JSON.stringify(anna?.update.party.seats)).toBe(seats)
    expect(await tv.send({ kind: 'listen', on: true })).toBeNull()
    expect(await tv.send({ kind: 'leave' })).toBeNull()
    await deps.clock.advance(1000)
    expect(anna?.update.party.spectators).toEqual([])
  })

  it('is offered no seat, and cannot be claimed', async () => {
    const tv = screen()
    const [anna, boris] = await started()
    boris?.disconnect()
    expect(await anna?.send({ kind: 'offer', seat: 1, person: tv.update.party.you.id })).toEqual({
      refused: 'screenOnly',
    })
    tv.disconnect()
    const eve = arrive('Eve')
    expect(await eve.send({ kind: 'claim', person: tv.update.party.you.id })).toEqual({ refused: 'seatEmpty' })
  })

  it("does not get a place by its token or link, and nobody gets the screen by the screen's", async () => {
    const [anna] = await started()
    await anna?.send({ kind: 'link' })
    const tv = screen(anna?.token)
    expect(tv.update.party.you).toMatchObject({ seat: null, host: false })
    expect(tv.token).not.toBe(anna?.token)
    expect(anna?.closed).toBeNull()
    const linked = new Guest(host, '')
    linked.screen = true
    expect(linked.hello(undefined, undefined, anna?.link)).toEqual({ refused: 'linkUnknown' })
    const eve = arrive('Eve', tv.token)
    expect(eve.update.party.you.id).not.toBe(tv.update.party.you.id)
    expect(eve.update.party.spectators.find(({ name }) => name === 'Eve')).not.toHaveProperty('screen')
  })

  it('comes back as the same one by its own token, over a restart too', () => {
    arrive('Anna')
    const tv = screen()
    const { id } = tv.update.party.you
    tv.disconnect()
    expect(screen(tv.token).update.party.you.id).toBe(id)
    const stored = storedParty(table.party, null, 0)
    open('mascarade')
    restoreParty(table.party, stored, [])
    expect(screen(tv.token).update.party.you.id).toBe(id)
    expect(table.party.byToken(tv.token ?? '')?.screen).toBe(true)
  })

  it('does not lock anybody out of a closed table where nobody else is connected, and may not sit once it is open', async () => {
    const anna = arrive('Anna')
    const tv = screen()
    await anna.send({ kind: 'setting', key: 'doors', value: 'shut' })
    anna.disconnect()
    arrive('Boris')
    const stranger = new Guest(host, 'Carla')
    expect(stranger.hello()).toEqual({ refused: 'tableShut' })
    const back = arrive('Anna', anna.token)
    await back.send({ kind: 'setting', key: 'doors', value: 'open' })
    expect(tv.update.party.you.looksOn).toBe(true)
  })
})

it('needs the code of a table that asks for one', () => {
  host.close()
  const locked = host.open({
    id: 't',
    name: 'Table',
    game: 'mascarade',
    invite: [],
    fixedKey: null,
    pace: 0,
    code: 'ABCD2345',
  })
  const tv = new Guest(host, '')
  expect(host.hello(tv.peer, { kind: 'hello', n: 0, version: PROTOCOL, name: '', screen: true })).toMatchObject({
    refused: 'codeNeeded',
  })
  expect(locked.party.people).toEqual([])
})
