/** Who runs a table: the owner, whose computer hosts it, whatever anybody else at the table would like. */
import { beforeEach, describe, expect, it } from 'vitest'
import { ownerBy } from '../../kit/owner'
import { Host } from '../../../src-main/host/host'
import { OWNER_AWAITED_MS } from '../../../src-main/host/presence/presence'
import type { HostControls } from '../../../src-main/host/deps'
import { storedParty } from '../../../src-main/host/storage/partyStorage'
import type { StoredParty } from '../../../src-main/host/storage/storeTypes'
import type { Table } from '../../../src-main/host/table'
import { Guest } from '../../kit/guest'
import { testDeps, type TestDeps } from '../../kit/deps'

const KEY = 'key-of-the-owner'
const AWAY = 31_000
const setup = { id: 't', name: 'Table', game: 'mascarade', invite: [], fixedKey: null, pace: 0 } as const

/** What the whole host is switched to. */
const switched = { visible: true, guests: true }
const controls: HostControls = {
  visible: () => switched.visible,
  setVisible: on => {
    switched.visible = on
    return true
  },
  guests: () => switched.guests,
  setGuests: on => {
    switched.guests = on
  },
  isGuest: () => false,
}

let deps: TestDeps, host: Host, table: Table
function open(expected: boolean): void {
  deps = testDeps(7)
  host = new Host(deps)
  table = host.open({ ...setup, controls, owner: ownerBy(KEY, expected) })
}
beforeEach(() => {
  Object.assign(switched, { visible: true, guests: true })
  open(false)
})

function guest(name: string, owner?: string): Guest {
  const made = new Guest(host, name)
  made.owner = owner
  made.isLocal = owner !== undefined
  return made
}
function arrive(name: string, owner?: string, token?: string): Guest {
  const made = guest(name, owner)
  expect(made.hello(token)).toBeNull()
  return made
}
const idOf = (one: Guest): string => one.update.party.you.id
const hostName = (): string => table.party.host?.name ?? ''

describe('the owner of a table', () => {
  it('takes the office whenever they come, whoever was first', () => {
    const eve = arrive('Eve')
    expect(hostName()).toBe('Eve')
    const anna = arrive('Anna', KEY)
    expect(hostName()).toBe('Anna')
    expect(anna.update.party).toMatchObject({ host: idOf(anna), owner: idOf(anna), you: { host: true } })
    expect(eve.update.party.you.host).toBe(false)
  })

  it('is nobody who says so without the key, or sends it where others can read it', () => {
    arrive('Eve')
    const bold = arrive('Bold', 'key-of-the-ownex')
    expect(bold.update.party).not.toHaveProperty('owner')
    const far = guest('Far', KEY)
    far.isLocal = false
    Object.assign(far.peer, { connection: { address: '10.0.0.9', encrypted: false, authWords: null } })
    expect(far.hello()).toBeNull()
    expect(hostName()).toBe('Eve')
    const near = guest('Near', KEY)
    near.isLocal = false
    Object.assign(near.peer, { connection: { address: '10.0.0.9', encrypted: true, authWords: null } })
    expect(near.hello()).toBeNull()
    expect(hostName()).toBe('Near')
  })

  it('cannot be sent away while they are here; away, they come back by the key, whatever was done meanwhile', async () => {
    const anna = arrive('Anna', KEY),
      eve = arrive('Eve')
    expect(await anna.send({ kind: 'handOver', person: idOf(eve) })).toBeNull()
    expect(await eve.send({ kind: 'kick', person: idOf(anna) })).toEqual({ refused: 'ownersPlace' })
    anna.disconnect()
    await deps.clock.advance(1000)
    expect(eve.update.party.owner).toBe('')
    expect(await eve.send({ kind: 'kick', person: idOf(anna) })).toBeNull()
    const again = arrive('Anna', KEY, anna.token)
    expect(await again.send({ kind: 'takeOffice' })).toBeNull()
    expect(hostName()).toBe('Anna')
  })

  it('is nobody who comes by their token alone: the office is theirs by the key', async () => {
    const anna = arrive('Anna', KEY),
      eve = arrive('Eve')
    anna.disconnect()
    await deps.clock.advance(AWAY)
    expect(hostName()).toBe('Eve')
    const window = arrive('Anna', undefined, anna.token)
    expect([hostName(), window.update.party.owner]).toEqual(['Eve', ''])
    expect(await window.send({ kind: 'takeOffice' })).toEqual({ refused: 'ownerOnly' })
    arrive('Anna', KEY, anna.token)
    expect(hostName()).toBe('Anna')
    expect(eve.closed).toBeNull()
  })

  it('finds no door shut: neither by a code, nor for newcomers, nor for want of room', async () => {
    const eve = arrive('Eve')
    expect(await eve.send({ kind: 'code', code: 'a code of Eve' })).toBeNull()
    expect(await eve.send({ kind: 'setting', key: 'doors', value: 'shut' })).toBeNull()
    expect(guest('Boris').hello()).toMatchObject({ refused: 'codeNeeded' })
    const anna = arrive('Anna', KEY)
    expect(hostName()).toBe('Anna')
    expect(anna.update.party.you).toMatchObject({ seat: 1, looksOn: false })
    expect(anna.update.party.door).toMatchObject({ code: 'a code of Eve' })
  })

  it('comes in although they were sent away before they could prove who they are', async () => {
    const eve = arrive('Eve'),
      anna = arrive('Anna')
    expect(await eve.send({ kind: 'kick', person: idOf(anna) })).toBeNull()
    expect(guest('Anna').hello(anna.token)).toEqual({ refused: 'kicked' })
    arrive('Anna', KEY, anna.token)
    expect(hostName()).toBe('Anna')
  })

  it('is not somebody else by the word of whoever runs the table in the meantime', async () => {
    const anna = arrive('Anna', KEY),
      eve = arrive('Eve'),
      mallory = arrive('Mallory')
    anna.disconnect()
    await deps.clock.advance(AWAY)
    expect(await mallory.send({ kind: 'claim', person: idOf(anna) })).toBeNull()
    expect(await eve.send({ kind: 'admit', person: idOf(mallory), yes: true })).toBeNull()
    // No match was played: whoever runs the table gives out its seats. The owner is who has the key.
    expect([mallory.seat, mallory.update.party.you.host, table.party.office.owner]).toEqual([0, false, null])
    const again = arrive('Anna', KEY, anna.token)
    expect([hostName(), table.party.office.owner?.id]).toEqual(['Anna', idOf(again)])
  })

  it('never becomes host as a table screen', () => {
    const screen = guest('Screen', KEY)
    screen.screen = true
    expect(screen.hello()).toBeNull()
    expect(table.party.host).toBeNull()
    expect(table.party.office.owner).toBeNull()
  })
})

describe('what concerns the whole host', () => {
  it('is switched by its owner alone', async () => {
    const eve = arrive('Eve')
    expect(eve.update.party.you.host).toBe(true)
    expect(eve.update.party.door?.controls ?? null).toBeNull()
    for (const command of [
      { kind: 'visible', visible: false },
      { kind: 'guests', guests: false },
    ] as const)
      expect(await eve.send(command)).toEqual({ refused: 'ownerOnly' })
    expect(switched).toEqual({ visible: true, guests: true })
    const anna = arrive('Anna', KEY)
    expect(anna.update.party.door?.controls).toEqual({ visible: true, guests: true })
    expect(await anna.send({ kind: 'visible', visible: false })).toBeNull()
    expect(switched).toEqual({ visible: false, guests: true })
  })

  it('stays theirs when they have handed over the table', async () => {
    const anna = arrive('Anna', KEY),
      boris = arrive('Boris')
    expect(await anna.send({ kind: 'handOver', person: idOf(boris) })).toBeNull()
    expect(await boris.send({ kind: 'guests', guests: false })).toEqual({ refused: 'ownerOnly' })
    await deps.clock.advance(1000)
    expect(anna.update.party.door).toEqual({ locked: false, controls: { visible: true, guests: true } })
    expect(await anna.send({ kind: 'guests', guests: false })).toBeNull()
    expect(switched.guests).toBe(false)
  })
})

describe('handing the office over', () => {
  it("is a deed of the owner's, and holds until they take it back", async () => {
    const anna = arrive('Anna', KEY),
      boris = arrive('Boris')
    expect(await anna.send({ kind: 'handOver', person: idOf(boris) })).toBeNull()
    expect(hostName()).toBe('Boris')
    anna.disconnect()
    const again = arrive('Anna', KEY, anna.token)
    expect(hostName()).toBe('Boris')
    expect(await again.send({ kind: 'takeOffice' })).toBeNull()
    expect(hostName()).toBe('Anna')
    again.disconnect()
    await deps.clock.advance(AWAY)
    expect(hostName()).toBe('Boris')
    arrive('Anna', KEY, anna.token)
    expect(hostName()).toBe('Anna')
  })

  it('is refused to anybody else, also to whoever runs the table for the owner', async () => {
    const anna = arrive('Anna', KEY),
      boris = arrive('Boris'),
      eve = arrive('Eve')
    expect(await boris.send({ kind: 'handOver', person: idOf(eve) })).toEqual({ refused: 'ownerOnly' })
    expect(await eve.send({ kind: 'takeOffice' })).toEqual({ refused: 'ownerOnly' })
    await anna.send({ kind: 'handOver', person: idOf(boris) })
    expect(await boris.send({ kind: 'handOver', person: idOf(eve) })).toEqual({ refused: 'ownerOnly' })
    expect(await anna.send({ kind: 'handOver', person: idOf(eve) })).toEqual({ refused: 'notHost' })
    expect(hostName()).toBe('Boris')
  })

  it('goes to nobody who is away, shows the table on a screen, or is the owner already', async () => {
    const anna = arrive('Anna', KEY),
      boris = arrive('Boris'),
      screen = guest('Screen')
    screen.screen = true
    expect(screen.hello()).toBeNull()
    boris.disconnect()
    for (const person of [idOf(boris), idOf(screen), idOf(anna), 'nobody'])
      expect(await anna.send({ kind: 'handOver', person })).toEqual({ refused: 'personUnknown' })
    expect(hostName()).toBe('Anna')
  })

  it('falls back to the owner when whoever has it is away for long, or leaves', async () => {
    const anna = arrive('Anna', KEY),
      boris = arrive('Boris')
    arrive('Carla')
    await anna.send({ kind: 'handOver', person: idOf(boris) })
    boris.disconnect()
    await deps.clock.advance(AWAY)
    expect(hostName()).toBe('Anna')
    expect(table.party.office.handedOver).toBe(false)
  })
})

describe('an owner whose window is about to open', () => {
  it('finds the office free, however early somebody else came', async () => {
    open(true)
    const eve = arrive('Eve')
    await deps.clock.advance(OWNER_AWAITED_MS - 1)
    expect(table.party.host).toBeNull()
    expect(await eve.send({ kind: 'addBot' })).toEqual({ refused: 'notHost' })
    const anna = arrive('Anna', KEY)
    await deps.clock.advance(OWNER_AWAITED_MS)
    expect(hostName()).toBe('Anna')
    expect(anna.update.party.you.host).toBe(true)
  })

  it('is not awaited for ever: then somebody who is here runs the table, and is told', async () => {
    open(true)
    const eve = arrive('Eve')
    await deps.clock.advance(OWNER_AWAITED_MS + 1000)
    expect(hostName()).toBe('Eve')
    expect(eve.update.party.you.host).toBe(true)
  })

  it('and where nobody came at all, whoever comes next runs it', async () => {
    open(true)
    await deps.clock.advance(OWNER_AWAITED_MS)
    arrive('Eve')
    expect(hostName()).toBe('Eve')
  })
})

describe('after a restart of the host', () => {
  it('the owner is known by the new key, and what they have handed over stays so', async () => {
    const anna = arrive('Anna', KEY),
      boris = arrive('Boris')
    await anna.send({ kind: 'handOver', person: idOf(boris) })
    const party = JSON.parse(JSON.stringify(storedParty(table.party, null, 0))) as StoredParty
    host = new Host(testDeps(8))
    const restarted = { ...setup, controls, owner: ownerBy('a new key', true) }
    expect(host.reopen(restarted, { party, decks: [], match: null })).toBeNull()
    const old = arrive('Anna', KEY, anna.token)
    expect(old.update.party).toMatchObject({ owner: '', host: idOf(boris) })
    expect(await old.send({ kind: 'takeOffice' })).toEqual({ refused: 'ownerOnly' })
    const again = arrive('Anna', 'a new key', anna.token)
    expect(again.update.party).toMatchObject({ owner: idOf(anna), host: idOf(boris) })
    expect(await again.send({ kind: 'takeOffice' })).toBeNull()
    expect(again.update.party.host).toBe(idOf(anna))
  })
})
