/** What a host may do, and when: with whose answers, and until when. */
import { describe, expect, it } from 'vitest'
import {
  change,
  found,
  giveTo,
  hasLease,
  LEASE_MS,
  mayAccept,
  MOVE_MS,
  nodeAt,
  propose,
  quorumOf,
  receive,
  retirersOf,
  tick,
  type Effects,
  type Generation,
  type Node,
  type Replica,
} from '../../../src-main/keep/protocol'

const FIVE = ['a', 'b', 'c', 'd', 'e']
const FIRST: Generation = { seq: 1, term: 1, members: FIVE }
const SECOND: Generation = { ...FIRST, seq: 2 }
const replicas = (generation: Generation): Map<string, Replica> =>
  new Map(generation.members.map(id => [id, { generation, base: '', share: id, hashes: {}, entries: [] }]))
const said = ({ messages }: Effects): string[] => messages.map(({ to, message }) => `${to} ${message.kind}`)

/** A host whose first generation is in force. */
function host(): Node {
  const node = nodeAt('a', 0)
  found(node)
  change(node, replicas(FIRST))
  for (const from of ['b', 'c']) receive(node, from, { kind: 'prepared', term: 1, generation: FIRST }, 0)
  return node
}
const appended = (node: Node, from: string, length: number, sent: number, generation = FIRST): Effects =>
  receive(node, from, { kind: 'appended', term: 1, generation, length, sent }, sent)
/** The same, which two others have just answered. */
function heard(now = 0): Node {
  const node = host()
  for (const from of ['b', 'c']) appended(node, from, 0, now)
  return node
}

it('a quorum is more than half; so many retire a generation that no quorum is left', () => {
  expect([1, 2, 3, 4, 5].map(n => quorumOf({ members: FIVE.slice(0, n) }))).toEqual([1, 2, 2, 3, 3])
  for (let n = 1; n <= 5; n++) {
    const members = FIVE.slice(0, n)
    expect(n - retirersOf({ members })).toBeLessThan(quorumOf({ members }))
    expect(n - retirersOf({ members }) + 1).toBe(quorumOf({ members }))
  }
})

describe('a host accepts answers', () => {
  it('while a quorum has answered it lately, itself counted', () => {
    const node = heard(1000)
    expect([hasLease(node, 1000 + LEASE_MS), hasLease(node, 1001 + LEASE_MS)]).toEqual([true, false])
    const fewer = host()
    appended(fewer, 'b', 0, 1000)
    expect(mayAccept(fewer, 1000)).toBe(false)
    expect(propose(fewer, 'x', 1000)).toBeNull()
  })

  it('without those who claim to have answered what was not sent yet, and those who are no members', () => {
    const node = heard(1000)
    const claimed = { kind: 'appended', term: 1, generation: FIRST, length: 0, sent: 10 ** 9 } as const
    for (const from of ['b', 'c']) receive(node, from, claimed, 1000)
    expect(hasLease(node, 1001 + LEASE_MS)).toBe(false)
    const beginning = nodeAt('a', 0)
    found(beginning)
    change(beginning, replicas(FIRST))
    for (const from of ['x', 'y']) receive(beginning, from, { kind: 'prepared', term: 1, generation: FIRST }, 0)
    expect(beginning.durable.replica).toBeNull()
  })

  it('counts from when the message was sent that was answered, whatever comes late', () => {
    const node = heard(5000)
    appended(node, 'b', 0, 1000)
    expect(hasLease(node, 5000 + LEASE_MS)).toBe(true)
  })

  it('neither while a generation is begun nor while the table is given away', () => {
    const beginning = heard()
    change(beginning, replicas(SECOND))
    expect(mayAccept(beginning, 0)).toBe(false)
    const giving = heard()
    expect(propose(giving, 'x', 0)).not.toBeNull()
    giveTo(giving, 'b', 0)
    expect(giving.hosting?.moving?.to).toBe('b')
    expect(mayAccept(giving, 0)).toBe(false)
  })
})

describe('an answer', () => {
  it('is safe once a quorum has it, the host counted, and is said so once', () => {
    const node = heard()
    expect(propose(node, 'x', 0)?.safe).toBeNull()
    expect(appended(node, 'b', 1, 0).safe).toBeNull()
    expect(appended(node, 'c', 1, 0).safe).toBe(1)
    expect(appended(node, 'd', 1, 0).safe).toBeNull()
  })

  it('stays where it is known to be: an older word takes nothing back', () => {
    const node = heard()
    propose(node, 'x', 0)
    appended(node, 'b', 1, 0)
    appended(node, 'b', 0, 0)
    expect(appended(node, 'c', 1, 0).safe).toBe(1)
    expect(node.hosting?.lengths.get('b')).toBe(1)
  })

  it('of another generation or term says nothing of this one', () => {
    const node = heard()
    propose(node, 'x', 0)
    appended(node, 'b', 1, 0, SECOND)
    receive(node, 'c', { kind: 'appended', term: 2, generation: FIRST, length: 1, sent: 0 }, 0)
    expect(appended(node, 'd', 1, 0).safe).toBeNull()
  })
})

describe('a table that is given away', () => {
  it('goes when the other one has every answer, and not before', () => {
    const node = heard()
    propose(node, 'x', 0)
    expect(said(giveTo(node, 'b', 0))).toEqual([])
    expect(node.hosting).not.toBeNull()
    appended(node, 'b', 0, 0)
    expect(node.hosting).not.toBeNull()
    expect(said(appended(node, 'b', 1, 0))).toEqual(['b move', 'c move', 'd move', 'e move'])
    expect([node.hosting, node.durable.moved]).toEqual([null, { to: 'b', term: 2 }])
  })

  it('is announced again until it is known, also after a restart: nobody hosts it twice', () => {
    const node = heard()
    giveTo(node, 'b', 0)
    const again = nodeAt('a', 0, node.durable)
    expect(again.hosting).toBeNull()
    expect(said(tick(again, 1000))).toEqual(['b move', 'c move', 'd move', 'e move'])
  })

  it('stays after all where the other one is not ready in time', () => {
    const node = heard()
    propose(node, 'x', 0)
    giveTo(node, 'b', 0)
    tick(node, MOVE_MS)
    expect(node.hosting?.moving).not.toBeNull()
    tick(node, MOVE_MS + 1)
    expect(node.hosting?.moving).toBeNull()
    appended(node, 'b', 1, 0)
    expect(node.hosting).not.toBeNull()
  })

  it('goes to no stranger, not to itself, and not while a generation is begun', () => {
    for (const to of ['x', 'a']) {
      const node = heard()
      giveTo(node, to, 0)
      expect(node.hosting?.moving).toBeNull()
    }
    const beginning = heard()
    change(beginning, replicas(SECOND))
    giveTo(beginning, 'b', 0)
    expect(beginning.hosting?.moving).toBeNull()
  })
})

describe('a new generation', () => {
  const prepared = (node: Node, ...from: string[]): void => {
    for (const one of from) receive(node, one, { kind: 'prepared', term: 1, generation: SECOND }, 0)
  }
  const retiring = (node: Node, ...from: string[]): void => {
    for (const one of from) receive(node, one, { kind: 'retiring', term: 1, generation: FIRST, successor: SECOND }, 0)
  }
  const inForce = (node: Node): number | undefined => node.durable.replica?.generation.seq

  it('is in force when a quorum has it, and so many have retired the old one that nobody is elected from that', () => {
    const node = heard()
    change(node, replicas(SECOND))
    prepared(node, 'b')
    expect(node.hosting?.change?.retires).toBe(false)
    prepared(node, 'c')
    expect(node.hosting?.change?.retires).toBe(true)
    expect(inForce(node)).toBe(1)
    retiring(node, 'b', 'b')
    expect(inForce(node)).toBe(1)
    retiring(node, 'c')
    expect([inForce(node), node.hosting?.change]).toEqual([2, null])
  })

  it('may be replaced by another one until the old one is being retired', () => {
    const node = heard()
    change(node, replicas(SECOND))
    const third: Generation = { ...FIRST, seq: 3 }
    change(node, replicas(third))
    expect(node.hosting?.change?.generation.seq).toBe(3)
    change(node, replicas(SECOND))
    prepared(node, 'b', 'c')
    change(node, replicas(third))
    expect(node.hosting?.change?.generation.seq).toBe(2)
  })

  it('comes late to a member that had not confirmed it, until it does', () => {
    const node = heard()
    change(node, replicas(SECOND))
    prepared(node, 'b', 'c')
    retiring(node, 'b', 'c')
    expect(said(tick(node, 0)).filter(one => one.endsWith('prepare'))).toEqual(['d prepare', 'e prepare'])
    prepared(node, 'd')
    expect(said(tick(node, 0)).filter(one => one.endsWith('prepare'))).toEqual(['e prepare'])
  })
})

it('a host that hears of a later term hosts no more, and of an earlier one goes on', () => {
  const node = heard()
  receive(node, 'b', { kind: 'stale', term: 1 }, 0)
  expect(node.hosting).not.toBeNull()
  receive(node, 'b', { kind: 'stale', term: 4 }, 0)
  expect([node.hosting, node.durable.term, node.durable.host]).toEqual([null, 4, null])
})
