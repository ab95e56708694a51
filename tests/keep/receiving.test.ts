/** What a computer makes of what the others of a table say: whose word shows that the host is there, and who comes back. */
import { beforeEach, describe, expect, it } from 'vitest'
import type { Keeping } from '../../src-main/keep/keeping'
import type { ComputerAddress, KeepMessage } from '../../src-main/keep/links/messages'
import { AUTO_STEP_MS, type Place } from '../../src-main/keep/place'
import type { Message } from '../../src-main/keep/protocol'
import { receive } from '../../src-main/keep/receiving'
import { VirtualClock } from '../kit/clock'

const GENERATION = { seq: 1, term: 1, members: ['anna', 'boris', 'carla'] }
let clock: VirtualClock, sent: string[], agreed: (string | null)[], shut: Set<string>, keeping: Keeping, place: Place
/** Boris' computer, which keeps Anna's table with Carla and heard of its host last at 0. */
beforeEach(() => {
  clock = new VirtualClock()
  sent = []
  agreed = []
  shut = new Set()
  place = {
    ...{ table: 't', founder: 'anna', leaving: null, replication: null, leavers: new Set() },
    ...{ hostHeard: 0, lastHost: 'anna', mayStandFrom: 0 },
    kept: {
      hosts: false,
      durable: { host: 'anna', replica: null, pending: [] },
      receive: () => undefined,
      agreeTo: (candidate: string | null) => agreed.push(candidate),
    },
    succession: { admits: () => true },
    members: { offered: () => false, keepers: [], others: [] },
  } as unknown as Place
  keeping = {
    links: {
      own: 'boris',
      send: (to: string, { kind }: KeepMessage) => sent.push(`${to} ${kind}`),
      know: () => undefined,
    },
    setup: { clock, ...{ name: 'B', ofPerson: false, addresses: () => ['10.0.0.2'], port: () => 1 } },
    invitations: { isShut: (id: string) => shut.has(id) },
    open: new Map([['t', place]]),
    automatic: false,
  } as unknown as Keeping
})
const hear = (from: string, message: Message): void => {
  receive(keeping, from, { kind: 'step', table: 't', message } as KeepMessage, '10.0.0.9')
}
const append: Message = { kind: 'append', term: 1, generation: GENERATION, from: 0, entries: [], sent: 0 }
const request: Message = { kind: 'request', term: 3, generation: GENERATION, length: 0, retired: [] }

describe('a host is there', () => {
  it('as long as its own word arrives; what the others say shows nothing', async () => {
    await clock.advance(5000)
    hear('carla', { kind: 'poll' })
    expect([place.hostHeard, place.lastHost]).toEqual([0, 'anna'])
    hear('anna', append)
    expect([place.hostHeard, place.lastHost]).toEqual([5000, 'anna'])
  })
})

describe('a computer that stands', () => {
  it('is agreed to where that was agreed in advance, once the host has been silent; it is left its turn then', async () => {
    keeping.automatic = true
    await clock.advance(14_999)
    hear('carla', request)
    expect([agreed, place.mayStandFrom]).toEqual([[], 0])
    await clock.advance(1)
    hear('carla', { kind: 'poll' })
    expect([agreed, place.mayStandFrom]).toEqual([[], 0])
    hear('carla', request)
    expect([agreed, place.mayStandFrom]).toEqual([['carla'], 15_000 + AUTO_STEP_MS])
  })

  it('is agreed to by nobody else without their person', async () => {
    await clock.advance(60_000)
    hear('carla', request)
    expect([agreed, place.mayStandFrom]).toEqual([[], 0])
  })
})

describe('a computer that offers itself to the host', () => {
  const offer: Omit<ComputerAddress, 'id'> = { name: 'C', addresses: ['10.0.0.3'], port: 1 }
  const offers = (from: string): void => {
    receive(keeping, from, { kind: 'offer', table: 't', ...offer }, '10.0.0.3')
  }
  beforeEach(() => {
    Object.assign(place.kept, { hosts: true })
    place.leavers.add('carla')
  })

  it('leaves no more, though it had said so', () => {
    offers('carla')
    expect([[...place.leavers], sent]).toEqual([[], ['carla book']])
  })

  it('still leaves where its invitation was taken back', () => {
    shut.add('carla')
    offers('carla')
    expect([[...place.leavers], sent]).toEqual([['carla'], ['carla declined']])
  })
})
