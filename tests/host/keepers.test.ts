/** The table's side of the computers that keep it: who is invited, who may go on alone, and what is told of it. */
import { describe, expect, it } from 'vitest'
import { ownerBy } from '../kit/owner'
import type { ComputerName, KeepingView } from '../../src-shared/wire'
import { refuse } from '../../src-shared/kernel'
import { Host } from '../../src-main/host/host'
import type { TableKeepers } from '../../src-main/host/tableKeepers'
import type { TableOffice } from '../../src-shared/succession/succession'
import { testDeps } from '../kit/deps'
import { Guest } from '../kit/guest'

const COMPUTER = { id: 'a', name: 'Anna', addresses: ['10.0.0.1'], port: 1 }
const OWNER_KEY = 'key-of-the-owner'
const VIEW: KeepingView = { computers: [COMPUTER], survives: false }

function table(keepers: boolean) {
  const asked: unknown[] = []
  let silent: readonly ComputerName[] = []
  const kept: TableKeepers = {
    view: () => VIEW,
    office: () => null,
    give: () => null,
    invite: (person, address) => {
      asked.push(address)
      return `for ${person}`
    },
    withdraw: person => {
      asked.push(`not ${person}`)
    },
    goOnAlone: () => (silent.length === 0 ? refuse('nobodyMissing') : silent),
  }
  const host = new Host(testDeps(1))
  host.open({
    ...{ id: 't', name: 'Table', game: 'mascarade', invite: [], fixedKey: null, pace: 0 },
    keepers: keepers ? kept : null,
  })
  const come = (name: string, address: string, encrypted: boolean): Guest => {
    const guest = new Guest(host, name)
    Object.assign(guest.peer, { connection: { address, encrypted, authWords: null } })
    guest.hello()
    return guest
  }
  return {
    asked,
    come,
    lose: (names: readonly ComputerName[]) => {
      silent = names
    },
  }
}

const invitationsOf = (guest: Guest): string[] => guest.received.filter(text => text.includes('"invitation"'))

describe('an invitation to keep the table', () => {
  it('is sent to the app of somebody with a seat, over its encrypted connection', async () => {
    const { come, asked } = table(true)
    const anna = come('Anna', '10.0.0.1', true)
    expect(await anna.send({ kind: 'keepTable' })).toBeNull()
    expect(invitationsOf(anna)).toHaveLength(1)
    expect(asked).toEqual(['10.0.0.1'])
  })

  it('is sent to no browser, to nobody without a seat, and by no table that nobody may keep', async () => {
    const { come } = table(true)
    const anna = come('Anna', '10.0.0.1', false)
    expect(await anna.send({ kind: 'keepTable' })).toMatchObject({ refused: 'appOnly' })
    const boris = come('Boris', '10.0.0.2', true)
    await boris.send({ kind: 'stand' })
    expect(await boris.send({ kind: 'keepTable' })).toMatchObject({ refused: 'notSeated' })
    const alone = table(false).come('Carla', '10.0.0.3', true)
    expect(await alone.send({ kind: 'keepTable' })).toMatchObject({ refused: 'keepersOff' })
    for (const guest of [anna, boris, alone]) expect(invitationsOf(guest)).toEqual([])
  })

  it('ends when its person is sent away', async () => {
    const { come, asked } = table(true)
    const anna = come('Anna', '10.0.0.1', true),
      boris = come('Boris', '10.0.0.2', true)
    const { id } = boris.update.party.you
    expect(await anna.send({ kind: 'kick', person: id })).toBeNull()
    expect(asked).toEqual([`not ${id}`])
  })
})

describe('going on without the others', () => {
  it('is the owner’s alone, and stays in what everybody is told', async () => {
    const { come, lose } = table(true)
    const anna = come('Anna', '10.0.0.1', true),
      boris = come('Boris', '10.0.0.2', true)
    expect(await anna.send({ kind: 'goOnAlone' })).toMatchObject({ refused: 'nobodyMissing' })
    expect(anna.update.keeping).toEqual(VIEW)
    lose([{ id: 'b', name: 'Boris' }])
    expect(await boris.send({ kind: 'goOnAlone' })).toMatchObject({ refused: 'ownerOnly' })
    expect(await anna.send({ kind: 'goOnAlone' })).toBeNull()
    for (const guest of [anna, boris])
      expect(guest.update.keeping?.wentOn).toMatchObject([{ after: 0, host: 'Anna', missing: ['Boris'] }])
  })
})

describe('how often a host went on alone', () => {
  it('is remembered a hundred times, the last ones, also between matches', async () => {
    const { come, lose } = table(true)
    const anna = come('Anna', '10.0.0.1', true)
    for (let n = 0; n <= 100; n++) {
      lose([{ id: 'b', name: `Boris ${n}` }])
      expect(await anna.send({ kind: 'goOnAlone' })).toBeNull()
    }
    const wentOn = anna.update.keeping?.wentOn ?? []
    expect([wentOn.length, wentOn[0]?.missing, wentOn.at(-1)?.missing]).toEqual([100, ['Boris 1'], ['Boris 100']])
  })
})

describe('going on alone', () => {
  it('is noted with the match that is played, with its answers; after its end with none', async () => {
    const deps = testDeps(1)
    const keepers: TableKeepers = {
      view: () => VIEW,
      office: () => null,
      give: () => null,
      invite: () => null,
      withdraw: () => undefined,
      goOnAlone: () => [{ id: 'b', name: 'Boris' }],
    }
    const host = new Host(deps)
    const { party } = host.open({
      ...{ id: 't', name: 'Table', game: 'mascarade', invite: [], fixedKey: null, pace: 0, keepers },
    })
    const anna = new Guest(host, 'Anna')
    anna.hello()
    for (let n = 0; n < 3; n++) await anna.send({ kind: 'addBot' })
    await anna.send({ kind: 'options', options: { turnLimit: 10 } })
    await anna.send({ kind: 'setting', key: 'clock', value: 15 })
    expect(await anna.send({ kind: 'goOnAlone' })).toBeNull()
    expect(await anna.send({ kind: 'start' })).toBeNull()
    const match = anna.update.match?.id
    await deps.clock.advance(15_000)
    const { length } = deps.store.entries
    expect(await anna.send({ kind: 'goOnAlone' })).toBeNull()
    for (let n = 0; n < 400 && party.phase === 'match'; n++) await deps.clock.advance(15_000)
    expect(party.phase).toBe('result')
    expect(await anna.send({ kind: 'goOnAlone' })).toBeNull()
    expect(party.wentOnAlone.map(one => one.match)).toEqual([null, match, null])
    expect(party.wentOnAlone.map(({ after }) => after).slice(0, 2)).toEqual([0, length])
  })
})

describe('a table that cannot go on without its computers', () => {
  /** A match with a clock of a minute, and what can be said of the computers meanwhile. */
  async function playing() {
    const deps = testDeps(1)
    let view: KeepingView = VIEW
    const keepers: TableKeepers = {
      view: () => view,
      office: () => null,
      give: () => null,
      invite: () => null,
      withdraw: () => undefined,
      goOnAlone: () => [],
    }
    const host = new Host(deps)
    host.open({ id: 't', name: 'Table', game: 'mascarade', invite: [], fixedKey: null, pace: 1, keepers })
    const [anna, boris] = ['Anna', 'Boris'].map(name => {
      const guest = new Guest(host, name)
      guest.hello()
      return guest
    }) as [Guest, Guest]
    await anna.send({ kind: 'setting', key: 'clock', value: 60 })
    expect(await anna.send({ kind: 'start', anyway: true })).toBeNull()
    return {
      host,
      boris,
      entries: deps.store.entries,
      say: async (more: Partial<KeepingView>): Promise<void> => {
        view = { ...VIEW, ...more }
        host.keepersChanged('t')
        await deps.clock.advance(1000)
      },
      wait: () => deps.clock.advance(600_000),
    }
  }

  it.each([
    ['too few of them answer', { waiting: true } as const],
    ['it is being given to another', { giving: 'b' }],
  ])('stands still while %s: no clock runs, and everybody is told', async (_, how) => {
    const { boris, entries, say, wait } = await playing()
    await say(how)
    expect(boris.update.keeping).toMatchObject(how)
    await wait()
    expect(entries).toEqual([])
    await say({})
    expect(boris.update.keeping).not.toHaveProperty(Object.keys(how)[0] ?? '')
    await wait()
    expect(entries.length).toBeGreaterThan(0)
  })

  it('stands still also when its machine has slept and woken up meanwhile', async () => {
    const { host, entries, say, wait } = await playing()
    await say({ waiting: true })
    host.sleep()
    host.wake()
    await wait()
    expect(entries).toEqual([])
    await say({})
    await wait()
    expect(entries.length).toBeGreaterThan(0)
  })

  it('goes on only once its machine is awake, if its computers answer again before', async () => {
    const { host, entries, say, wait } = await playing()
    await say({ waiting: true })
    host.sleep()
    await say({})
    await wait()
    expect(entries).toEqual([])
    host.wake()
    await wait()
    expect(entries.length).toBeGreaterThan(0)
  })
})

describe('who keeps the table', () => {
  /** As its computers would have signed it; what is in it does not matter to the table. */
  const office = (term: number) => ({ succession: { changes: [], term } }) as unknown as TableOffice

  function kept(more: Partial<TableKeepers> = {}, owner = false) {
    let now: TableOffice | null = null
    const keepers: TableKeepers = {
      view: () => VIEW,
      office: () => now,
      give: () => null,
      invite: () => null,
      withdraw: () => undefined,
      goOnAlone: () => [],
      ...more,
    }
    const host = new Host(testDeps(1))
    host.open({
      ...{ id: 't', name: 'Table', game: 'mascarade', invite: [], fixedKey: null, pace: 0, keepers },
      ...(owner ? { owner: ownerBy(OWNER_KEY) } : {}),
    })
    return {
      host,
      changes: (to: TableOffice | null): void => {
        now = to
        host.keepersChanged('t')
      },
      come: (name: string, line: Partial<Guest> = {}): Guest => {
        const guest = Object.assign(new Guest(host, name), line)
        expect(guest.hello()).toBeNull()
        return guest
      },
    }
  }
  const toldTo = (guest: Guest): number => guest.received.filter(text => text.startsWith('{"kind":"office"')).length

  it('is told to everybody when it changes, once, and to whoever comes later', () => {
    const { changes, come } = kept()
    const [anna, boris] = [come('Anna'), come('Boris')]
    changes(null)
    expect([anna, boris].map(toldTo)).toEqual([0, 0])
    const first = office(1)
    changes(first)
    changes(first)
    expect([anna, boris].map(toldTo)).toEqual([1, 1])
    const carla = come('Carla')
    expect(toldTo(carla)).toBe(1)
    changes(office(2))
    expect([anna, boris, carla].map(toldTo)).toEqual([2, 2, 2])
    // Whoever comes is told after their place.
    expect(carla.received.map(text => (JSON.parse(text) as { kind: string }).kind).slice(0, 3)).toEqual([
      'welcome',
      'frame',
      'office',
    ])
  })

  it('is nobody where it was taken back: nothing is told of that, and the next one is told again', () => {
    const { changes, come } = kept()
    const anna = come('Anna'),
      first = office(1)
    changes(first)
    changes(null)
    expect(toldTo(anna)).toBe(1)
    changes(first)
    expect(toldTo(anna)).toBe(2)
  })

  it('is changed by whoever owns the table, by its host where nobody does, and by nobody else', async () => {
    const given: string[] = []
    const keepers = {
      give: (to: string) => {
        given.push(to)
        return to === 'gone' ? refuse('computerUnknown') : null
      },
    }
    const open = kept(keepers)
    const [anna, boris] = [open.come('Anna'), open.come('Boris')]
    expect(await boris.send({ kind: 'giveTable', to: 'b' })).toEqual({ refused: 'ownerOnly' })
    expect(given).toEqual([])
    expect(await anna.send({ kind: 'giveTable', to: 'b' })).toBeNull()
    expect(await anna.send({ kind: 'giveTable', to: 'gone' })).toEqual({ refused: 'computerUnknown' })
    expect(given).toEqual(['b', 'gone'])
    const owned = kept(keepers, true)
    const first = owned.come('Anna'),
      owner = owned.come('Olga', { owner: OWNER_KEY, isLocal: true })
    expect(await owner.send({ kind: 'handOver', person: first.update.party.you.id })).toBeNull()
    // Running the table is not owning it.
    for (const message of [{ kind: 'giveTable', to: 'c' }, { kind: 'goOnAlone' }] as const)
      expect(await first.send(message)).toEqual({ refused: 'ownerOnly' })
    expect(await owner.send({ kind: 'giveTable', to: 'c' })).toBeNull()
    expect(given).toEqual(['b', 'gone', 'c'])
  })

  it('is nobody where no other computer may: it is neither given nor gone on with', async () => {
    const host = new Host(testDeps(1))
    host.open({ id: 't', name: 'Table', game: 'mascarade', invite: [], fixedKey: null, pace: 0 })
    const anna = new Guest(host, 'Anna')
    anna.hello()
    expect(await anna.send({ kind: 'giveTable', to: 'b' })).toEqual({ refused: 'notKept' })
    expect(await anna.send({ kind: 'goOnAlone' })).toEqual({ refused: 'keepersOff' })
    expect(anna.update).not.toHaveProperty('keeping')
  })

  it('may be the computer of anybody there: one address, one invitation; all of the host’s own computer are one', async () => {
    const asked: string[] = []
    const { come } = kept({
      invite: (_, address) => {
        asked.push(address)
        return address === '10.0.0.2' ? null : 'an invitation'
      },
    })
    const [anna, boris] = ['Anna', 'Boris'].map((name, at) => {
      const guest = come(name, { isLocal: at === 0 })
      Object.assign(guest.peer, { connection: { address: `10.0.0.${at + 1}`, encrypted: true, authWords: null } })
      return guest
    }) as [Guest, Guest]
    expect(await anna.send({ kind: 'keepTable' })).toBeNull()
    expect(await boris.send({ kind: 'keepTable' })).toEqual({ refused: 'keepsAlready' })
    expect(asked).toEqual(['', '10.0.0.2'])
    expect([anna, boris].map(guest => invitationsOf(guest).length)).toEqual([1, 0])
    expect(invitationsOf(anna)[0]).toBe('{"kind":"invitation","n":1,"invitation":"an invitation"}')
  })

  it('loses who leaves by themselves, too', async () => {
    const withdrawn: string[] = []
    const { come } = kept({ withdraw: person => withdrawn.push(person) })
    come('Anna')
    const boris = come('Boris'),
      { id } = boris.update.party.you
    boris.disconnect()
    expect(withdrawn).toEqual([])
    expect(boris.hello(boris.token)).toBeNull()
    expect(await boris.send({ kind: 'leave' })).toBeNull()
    expect(withdrawn).toEqual([id])
  })
})
