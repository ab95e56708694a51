/** Who comes to a table as somebody new, and that "removed" means removed until the host lets them back in. */
import { beforeEach, describe, expect, it } from 'vitest'
import { Admission } from '../../../src-main/host/access/admission'
import { ADDRESS_MS } from '../../../src-main/host/access/removedPeople'
import { Host } from '../../../src-main/host/host'
import { restoreParty, storedParty } from '../../../src-main/host/storage/partyStorage'
import type { StoredParty } from '../../../src-main/host/storage/storeTypes'
import type { Table } from '../../../src-main/host/table'
import type { Peer } from '../../../src-main/peer'
import { Guest } from '../../kit/guest'
import { testDeps, type TestDeps } from '../../kit/deps'

const setup = { id: 't', name: 'Table', game: 'mascarade', invite: [], fixedKey: null, pace: 0 } as const

let deps: TestDeps, host: Host, at: Table, saved: StoredParty[]
beforeEach(() => {
  saved = []
  const given = testDeps(7)
  deps = {
    ...given,
    store: {
      ...given.store,
      saveParty: party => {
        saved.push(party)
        return Promise.resolve()
      },
    },
  }
  host = new Host(deps)
  at = host.open(setup)
})

/** A guest from an address; null is the host's own machine. */
function guestFrom(address: string | null, name = 'Guest'): Guest {
  const guest = new Guest(host, name)
  const line = address === null ? { isLocal: true } : { connection: { address, encrypted: false, authWords: null } }
  Object.assign(guest, {
    peer: { send: guest.peer.send, sendText: guest.peer.sendText, close: guest.peer.close, ...line } satisfies Peer,
  })
  return guest
}

function arrive(name: string, address: string | null): Guest {
  const guest = guestFrom(address, name)
  expect(guest.hello()).toBeNull()
  return guest
}

const idOf = (guest: Guest): string => guest.update.party.you.id

/** The host of the table, and somebody who was removed from it. */
async function removed(address: string | null = '10.0.0.2'): Promise<{ anna: Guest; eve: Guest; id: string }> {
  const anna = arrive('Anna', null),
    eve = arrive('Eve', address)
  const id = idOf(eve)
  expect(await anna.send({ kind: 'kick', person: id })).toBeNull()
  return { anna, eve, id }
}

describe('somebody whom the host has removed', () => {
  it('does not come back by their token, from whatever address, until the host lets them', async () => {
    const { anna, eve, id } = await removed()
    for (const address of ['10.0.0.2', '10.0.0.9', null])
      expect(guestFrom(address).hello(eve.token)).toEqual({ refused: 'kicked' })
    await deps.clock.advance(10 * ADDRESS_MS)
    expect(guestFrom('10.0.0.2').hello(eve.token)).toEqual({ refused: 'kicked' })
    expect(await anna.send({ kind: 'readmit', person: id })).toBeNull()
    expect(guestFrom('10.0.0.2').hello(eve.token)).toBeNull()
  })

  it('does not come back as somebody new from the same address for half an hour', async () => {
    await removed()
    expect(guestFrom('10.0.0.2').hello()).toEqual({ refused: 'addressKicked' })
    expect(guestFrom('10.0.0.3').hello()).toBeNull()
    await deps.clock.advance(ADDRESS_MS - 1)
    expect(guestFrom('10.0.0.2').hello()).toEqual({ refused: 'addressKicked' })
    await deps.clock.advance(1)
    expect(guestFrom('10.0.0.2').hello()).toBeNull()
  })

  it('does not shut out those at the same address who have a place, nor the host’s own machine', async () => {
    const anna = arrive('Anna', null),
      boris = arrive('Boris', '10.0.0.2'),
      eve = arrive('Eve', '10.0.0.2'),
      dora = arrive('Dora', null)
    for (const guest of [eve, dora]) expect(await anna.send({ kind: 'kick', person: idOf(guest) })).toBeNull()
    boris.disconnect()
    expect(guestFrom('10.0.0.2').hello(boris.token)).toBeNull()
    expect(guestFrom(null).hello(dora.token)).toEqual({ refused: 'kicked' })
    expect(guestFrom(null).hello()).toBeNull()
  })

  it('is listed for the host alone, by name, and once', async () => {
    const { anna, eve, id } = await removed()
    const boris = arrive('Boris', '10.0.0.3')
    expect(anna.update.party.door?.removed).toEqual([{ id, name: 'Eve' }])
    expect(boris.update.party.door).toEqual({ locked: false })
    expect(anna.received.join('\n')).not.toContain(eve.token)
    expect(await boris.send({ kind: 'readmit', person: id })).toEqual({ refused: 'notHost' })
    expect(await anna.send({ kind: 'readmit', person: 'nobody' })).toEqual({ refused: 'personUnknown' })
    expect(await anna.send({ kind: 'readmit', person: id })).toBeNull()
    expect(anna.update.party.door?.removed).toBeUndefined()
    expect(await anna.send({ kind: 'readmit', person: id })).toEqual({ refused: 'personUnknown' })
  })

  it('stays removed when the host is started again', async () => {
    const { eve } = await removed()
    const party = saved.at(-1)
    if (!party) throw new Error('nothing was stored')
    host.close()
    host = new Host(deps)
    host.reopen(setup, { party: JSON.parse(JSON.stringify(party)) as StoredParty, decks: [], match: null })
    expect(guestFrom('10.0.0.9').hello(eve.token)).toEqual({ refused: 'kicked' })
    expect(guestFrom('10.0.0.2').hello()).toEqual({ refused: 'addressKicked' })
  })

  it('may leave no trace in what is stored of a table where nobody was', () => {
    arrive('Anna', null)
    expect(storedParty(at.party, null, 0)).not.toHaveProperty('removed')
    expect(() => {
      restoreParty(at.party, storedParty(at.party, null, 0), [])
    }).not.toThrow()
  })
})

describe('places that are kept', () => {
  it('go to somebody who lost theirs because they were away', async () => {
    const guests = Array.from({ length: 36 }, (_, i) => arrive(`Guest ${i}`, `10.0.1.${i % 6}`))
    const last = guests[35]
    last?.disconnect()
    await deps.clock.advance(120_000)
    arrive('Newcomer', '10.0.2.1')
    expect(guestFrom('10.0.2.2').hello()).toEqual({ refused: 'tableFull' })
    expect(guestFrom('10.0.1.5').hello(last?.token)).toBeNull()
  })

  it('are four: then the table is full for everybody', () => {
    for (let i = 0; i < 40; i++) arrive(`Guest ${i}`, null)
    expect(guestFrom(null).hello()).toEqual({ refused: 'tableFull' })
  })
})

describe('who lost their place because they were away', () => {
  const peer: Peer = {
    connection: { address: '10.0.0.9', encrypted: false, authWords: null },
    send: () => undefined,
    sendText: () => undefined,
    close: () => undefined,
  }
  /** A table that takes nobody new from the network. */
  const full = (): Admission => {
    for (let i = 0; i < 36; i++) arrive(`Guest ${i}`, null)
    return new Admission(deps.clock, at.party)
  }

  it('is known again by their token, a hundred of them: the longest gone is forgotten first', () => {
    const admission = full()
    for (let n = 0; n <= 100; n++) admission.missed(`token ${n}`)
    const lets = (n: number): boolean => admission.refusal(peer, `token ${n}`) === null
    expect([0, 1, 100, 101].map(lets)).toEqual([false, true, true, false])
  })

  it('has one of the places that are kept, unless their address has eight people here or they were removed', () => {
    const admission = full()
    admission.missed('a token')
    for (let i = 0; i < 7; i++) Object.assign(at.party.people[i] ?? {}, { address: '10.0.0.9' })
    expect(admission.refusal(peer, 'a token')).toBeNull()
    Object.assign(at.party.people[7] ?? {}, { address: '10.0.0.9' })
    expect(admission.refusal(peer, 'a token')).toEqual({ refused: 'addressFull', params: { n: 8 } })
    at.party.seatKnowledge.learn('a token', 0)
    expect(admission.refusal(peer, 'a token')).toBeNull()
    admission.removed.add({ id: 'a', token: 'a token', name: 'Anna', address: null })
    expect(admission.refusal(peer, 'a token')).toEqual({ refused: 'kicked' })
  })
})

describe('newcomers from one address', () => {
  it('are eight at a time; one who goes makes room, and the host’s own machine brings as many as it likes', async () => {
    const guests = Array.from({ length: 8 }, (_, i) => arrive(`Guest ${i}`, '10.0.0.5'))
    expect(guestFrom('10.0.0.5').hello()).toEqual({ refused: 'addressFull', params: { n: 8 } })
    expect(guestFrom('10.0.0.6').hello()).toBeNull()
    for (let i = 0; i < 9; i++) expect(guestFrom(null, `Own ${i}`).hello()).toBeNull()
    expect(await guests[3]?.send({ kind: 'leave' })).toBeNull()
    expect(guestFrom('10.0.0.5').hello()).toBeNull()
    expect(guestFrom('10.0.0.5').hello()).toMatchObject({ refused: 'addressFull' })
  })
})
