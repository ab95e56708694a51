/** What a computer tells by itself: to whom it offers itself, where a table went, and whom people see missing. */
import { beforeEach, describe, expect, it } from 'vitest'
import type { Keeping } from '../../src-main/keep/keeping'
import { answerOf, isHosted, missing, viewOf } from '../../src-main/keep/keepingViews'
import { readKeepMessage, type ComputerAddress, type KeepMessage } from '../../src-main/keep/links/messages'
import type { Place } from '../../src-main/keep/place'
import { computersOf } from '../../src-main/keep/place'
import { offer, sayHost, sendBook } from '../../src-main/keep/telling'

const computer = (id: string, more: object = {}): ComputerAddress => ({
  ...{ id, name: id, addresses: [`10.0.0.${id.charCodeAt(0)}`], port: 1 },
  ...more,
})
let sent: string[], told: string[], keeping: Keeping, place: Place
let durable: Record<string, unknown>, others: ComputerAddress[], silent: string[]
/** Boris' computer, which keeps Anna's table with Carla. */
beforeEach(() => {
  sent = []
  told = []
  durable = { term: 2, host: 'anna', moved: null, replica: null, pending: [] }
  others = ['anna', 'carla'].map(id => computer(id))
  silent = []
  keeping = {
    links: {
      own: 'boris',
      send: (to: string, { kind }: { kind: string }) => sent.push(`${to} ${kind}`),
      addressOf: (id: string) => others.find(one => one.id === id) ?? null,
    },
    setup: {
      ...{ name: 'Boris', ofPerson: true, port: () => 7, addresses: () => Array<string>(12).fill('10.0.0.1') },
      onHostedElsewhere: (table: string, { id }: ComputerAddress) => told.push(`${table} at ${id}`),
      clock: { now: () => 0 },
    },
    open: new Map(),
    automatic: false,
  } as unknown as Keeping
  place = {
    ...{ table: 't', founder: 'anna', leaving: null, hasHosted: false, toldHost: null, replication: null },
    ...{ taking: false, hostHeard: 0, succession: { office: null } },
    kept: {
      id: 'boris',
      hosts: false,
      durable,
      get silent() {
        return silent
      },
    },
    members: {
      get others() {
        return others
      },
      get keepers() {
        return others
      },
    },
  } as unknown as Place
})

describe('an offer to keep a table', () => {
  it('goes to its host, and to everybody who could be it where no host is known', () => {
    offer(keeping, place)
    expect(sent).toEqual(['anna offer'])
    durable.host = null
    sent.length = 0
    offer(keeping, place)
    expect(sent).toEqual(['anna offer', 'carla offer'])
  })

  it('says whether the name is that of the person at the computer', () => {
    const offers: KeepMessage[] = []
    Object.assign(keeping.links, { send: (_: string, message: KeepMessage) => offers.push(message) })
    offer(keeping, place)
    Object.assign(keeping.setup, { ofPerson: false })
    offer(keeping, place)
    expect(offers[0]).toMatchObject({ name: 'Boris', ofPerson: true })
    expect(offers[1]).not.toHaveProperty('ofPerson')
    for (const one of offers) expect(readKeepMessage(JSON.stringify(one))).toEqual(one)
  })

  it('is not made to oneself, nor by who leaves', () => {
    durable.host = 'boris'
    offer(keeping, place)
    durable.host = 'anna'
    place.leaving = { done: () => undefined }
    offer(keeping, place)
    expect(sent).toEqual([])
  })
})

describe('where a table went', () => {
  const say = (): string[] => {
    sayHost(keeping, place)
    return told
  }

  it('is said once by who has hosted it, as soon as the new host’s address is known', () => {
    expect(say()).toEqual([])
    place.hasHosted = true
    others = []
    expect(say()).toEqual([])
    others = [computer('anna')]
    say()
    expect(say()).toEqual(['t at anna'])
    durable.host = 'carla'
    others.push(computer('carla'))
    expect(say()).toEqual(['t at anna', 't at carla'])
  })

  it('is where it was given, if that is later than what was heard', () => {
    place.hasHosted = true
    durable.moved = { to: 'carla', term: 3 }
    expect(say()).toEqual(['t at carla'])
    durable.moved = { to: 'carla', term: 2 }
    expect(say()).toEqual(['t at carla', 't at anna'])
  })

  it('is not said of a table that is hosted here, or of a host that nobody knows', () => {
    place.hasHosted = true
    durable.host = 'boris'
    say()
    durable.host = null
    say()
    durable.host = 'anna'
    Object.assign(place.kept, { hosts: true })
    say()
    Object.assign(place.kept, { hosts: false })
    Object.assign(place, { replication: {} })
    expect(say()).toEqual([])
  })
})

describe('what others are told of a table', () => {
  const answer = () => answerOf(keeping, 't', null)

  it('is nothing where it is not kept here', () => {
    expect(answer()).toEqual({ hosts: false, host: null, gone: null })
  })

  it('is its host, or where that one has given it', () => {
    keeping.open.set('t', place)
    expect(answer()).toMatchObject({ hosts: false, host: 'anna', gone: null })
    durable.moved = { to: 'carla', term: 3 }
    expect(answer().host).toBe('carla')
    durable.moved = { to: 'carla', term: 2 }
    expect(answer().host).toBe('anna')
  })

  it('is this computer while it hosts the table, not while it is still taking it over', () => {
    keeping.open.set('t', place)
    Object.assign(place, { replication: {} })
    expect([isHosted(place), answer()]).toMatchObject([true, { hosts: true, host: 'boris' }])
    place.taking = true
    expect([isHosted(place), answer().hosts, isHosted(undefined)]).toEqual([false, false, false])
  })
})

describe('the computers of a table', () => {
  it('that do not answer have names that tell them apart', () => {
    others = [
      computer('anna', { ofPerson: true }),
      computer('carla', { name: 'desk' }),
      computer('dora', { name: 'desk' }),
    ]
    silent = ['anna', 'dora', 'gone']
    expect(missing(place)).toEqual([
      { id: 'anna', name: 'anna', ofPerson: true },
      { id: 'dora', name: 'desk (10.0.0.100)' },
      { id: 'gone', name: '' },
    ])
  })

  it('are shown with this one first, with eight addresses, and without others where nobody keeps it', () => {
    const [own, ...more] = viewOf(keeping, place).computers
    expect([own, more.length]).toMatchObject([{ id: 'boris', ofPerson: true, port: 7 }, 2])
    expect((own as unknown as ComputerAddress).addresses).toHaveLength(8)
    expect(viewOf(keeping, undefined)).toMatchObject({ computers: [{ id: 'boris' }], survives: false })
    expect(viewOf(keeping, place)).not.toHaveProperty('waiting')
    Object.assign(place, { replication: { standsStill: true, isProtected: true, givingTo: 'carla' } })
    expect(viewOf(keeping, place)).toMatchObject({ survives: true, waiting: true, missing: [], giving: 'carla' })
  })

  it('are all those of its copies, begun ones too, and of its book', () => {
    durable.replica = { generation: { members: ['anna', 'boris'] } }
    durable.pending = [{ generation: { members: ['dora'] } }]
    expect([...new Set(computersOf(place))].sort()).toEqual(['anna', 'boris', 'carla', 'dora'])
    sendBook(keeping, place, 'carla')
    expect(sent).toEqual(['carla book'])
  })

  it('are told of as far as they are reached anywhere: a book that names no address ends the connection', () => {
    const books: KeepMessage[] = []
    Object.assign(keeping.links, { send: (_: string, message: KeepMessage) => books.push(message) })
    Object.assign(keeping.setup, { addresses: () => [] })
    sendBook(keeping, place, 'carla')
    expect(readKeepMessage(JSON.stringify(books[0]))).toMatchObject({ computers: [{ id: 'anna' }, { id: 'carla' }] })
    Object.assign(keeping.setup, { addresses: () => ['10.0.0.9'] })
    sendBook(keeping, place, 'carla')
    expect(books[1]).toMatchObject({ computers: [{ id: 'boris' }, { id: 'anna' }, { id: 'carla' }] })
  })
})
