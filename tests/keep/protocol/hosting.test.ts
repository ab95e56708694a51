/** What a host may do, and when: with whose answers, and until when. */
import { describe, expect, it } from 'vitest'
import {
  change,
  COPIES_MS,
  found,
  giveTo,
  hasLease,
  LEASE_MS,
  mayAccept,
  MOVE_MS,
  nodeAt,
  outlivesHost,
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
  change(node, replicas(FIRST), 0)
  for (const from of ['b', 'c', 'd']) receive(node, from, { kind: 'prepared', term: 1, generation: FIRST }, 0)
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
    change(beginning, replicas(FIRST), 0)
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
    change(beginning, replicas(SECOND), 0)
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

describe('a keeper that lacks much', () => {
  const HALF = 'A'.repeat(2 ** 19)
  /** What a step sends to a keeper. */
  const pieces = ({ messages }: Effects, member: string): unknown[] =>
    messages.flatMap(({ to, message }) =>
      to === member && message.kind === 'append' ? [[message.from, message.entries.length]] : [],
    )

  it('gets it in pieces, the next one as soon as it has the one before, and each once', () => {
    const node = heard()
    for (let n = 0; n < 5; n++) propose(node, HALF, 0)
    expect(pieces(tick(node, 0), 'b')).toEqual([[0, 2]])
    expect(pieces(appended(node, 'b', 2, 0), 'b')).toEqual([[2, 2]])
    expect(pieces(appended(node, 'b', 2, 0), 'b')).toEqual([])
    expect(pieces(appended(node, 'b', 4, 0), 'b')).toEqual([[4, 1]])
    expect(pieces(appended(node, 'b', 5, 0), 'b')).toEqual([])
  })

  it('gets what fits into one message once', () => {
    const node = heard()
    for (let n = 0; n < 2; n++) propose(node, HALF, 0)
    expect(pieces(appended(node, 'b', 1, 0), 'b')).toEqual([])
  })
})

it('a host begins no more generations than are read again from its disk', () => {
  const node = heard()
  for (let seq = 2; seq < 60; seq++) change(node, replicas({ ...FIRST, seq }), 0)
  expect(node.durable.pending).toHaveLength(32)
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
    change(beginning, replicas(SECOND), 0)
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

  it('is in force when its keepers can open it, and so many have retired the old one that nobody is elected from that', () => {
    const node = heard()
    change(node, replicas(SECOND), 0)
    prepared(node, 'b', 'c')
    // With this host they are a quorum, without it they are not.
    expect(node.hosting?.change?.retires).toBe(false)
    prepared(node, 'd')
    expect(node.hosting?.change?.retires).toBe(true)
    expect(inForce(node)).toBe(1)
    retiring(node, 'b', 'b')
    expect(inForce(node)).toBe(1)
    retiring(node, 'c')
    expect([inForce(node), node.hosting?.change]).toEqual([2, null])
    // Those who have just answered need not answer again before the host goes on.
    expect(mayAccept(node, 0)).toBe(true)
  })

  it('does not wait long for a keeper that does not answer, and never goes on without a quorum', () => {
    const node = heard()
    change(node, replicas(SECOND), 1000)
    prepared(node, 'b')
    tick(node, 1000 + COPIES_MS)
    expect(node.hosting?.change?.retires).toBe(false)
    const quorum = heard()
    change(quorum, replicas(SECOND), 1000)
    prepared(quorum, 'b', 'c')
    tick(quorum, 999 + COPIES_MS)
    expect(quorum.hosting?.change?.retires).toBe(false)
    tick(quorum, 1000 + COPIES_MS)
    expect(quorum.hosting?.change?.retires).toBe(true)
  })

  it('waits for nobody where its keepers could not go on without this host anyway', () => {
    const node = heard()
    const pair: Generation = { ...SECOND, members: ['a', 'b'] }
    change(node, replicas(pair), 0)
    receive(node, 'b', { kind: 'prepared', term: 1, generation: pair }, 0)
    expect(node.hosting?.change?.retires).toBe(true)
  })

  it('may be replaced by another one until the old one is being retired', () => {
    const node = heard()
    change(node, replicas(SECOND), 0)
    const third: Generation = { ...FIRST, seq: 3 }
    change(node, replicas(third), 0)
    expect(node.hosting?.change?.generation.seq).toBe(3)
    change(node, replicas(SECOND), 0)
    prepared(node, 'b', 'c', 'd')
    change(node, replicas(third), 0)
    expect(node.hosting?.change?.generation.seq).toBe(2)
  })

  it('comes late to a member that had not confirmed it, until it does', () => {
    const node = heard()
    change(node, replicas(SECOND), 0)
    prepared(node, 'b', 'c')
    tick(node, COPIES_MS)
    retiring(node, 'b', 'c')
    expect(said(tick(node, 0)).filter(one => one.endsWith('prepare'))).toEqual(['d prepare', 'e prepare'])
    prepared(node, 'd')
    expect(said(tick(node, 0)).filter(one => one.endsWith('prepare'))).toEqual(['e prepare'])
  })
})

it('what an earlier host has written is safe only with the first generation of a later one', () => {
  const node = nodeAt('b', 0)
  receive(node, 'a', { kind: 'prepare', term: 1, replica: replicas(FIRST).get('b') as Replica }, 0)
  const entries = [{ term: 1, sealed: 'x' }]
  receive(node, 'a', { kind: 'append', term: 1, generation: FIRST, from: 0, entries, sent: 0 }, 0)
  receive(node, 'a', { kind: 'move', term: 2, to: 'b', generation: FIRST, length: 1 }, 0)
  const answered = (from: string): Effects =>
    receive(node, from, { kind: 'appended', term: 2, generation: FIRST, length: 1, sent: 0 }, 0)
  expect(['a', 'c', 'd', 'e'].map(from => answered(from).safe)).toEqual([null, null, null, null])
  const own: Generation = { seq: 2, term: 2, members: FIVE }
  change(node, replicas(own), 0)
  for (const from of ['a', 'c', 'd']) receive(node, from, { kind: 'prepared', term: 2, generation: own }, 0)
  const retiring = (from: string): Effects =>
    receive(node, from, { kind: 'retiring', term: 2, generation: FIRST, successor: own }, 0)
  expect(['a', 'c'].map(from => retiring(from).safe)).toEqual([null, 1])
})

describe('a table outlives its host', () => {
  const ready = (node: Node, generation: Generation, ...from: string[]): void => {
    for (const one of from) receive(node, one, { kind: 'prepared', term: 1, generation }, 0)
  }
  it('once so many others have its generation in force that they are a quorum without it', () => {
    const node = host()
    for (const from of ['b', 'c', 'x']) appended(node, from, 0, 0)
    expect(outlivesHost(node)).toBe(false)
    appended(node, 'd', 0, 0)
    expect(outlivesHost(node)).toBe(true)
    expect(outlivesHost(nodeAt('b', 0, node.durable))).toBe(false)
  })

  it('also while another generation is begun, unless the old one is retired for one that too few have', () => {
    const node = host()
    for (const from of ['b', 'c', 'd']) appended(node, from, 0, 0)
    change(node, replicas(SECOND), 0)
    ready(node, SECOND, 'b', 'c')
    expect(outlivesHost(node)).toBe(true)
    tick(node, COPIES_MS)
    expect(outlivesHost(node)).toBe(false)
    ready(node, SECOND, 'd')
    expect(outlivesHost(node)).toBe(true)
  })

  it('not as far as a host knows that has come back while the old generation was retired', () => {
    const node = host()
    change(node, replicas(SECOND), 0)
    ready(node, SECOND, 'b', 'c', 'd')
    const again = nodeAt('a', 0, node.durable)
    for (const from of ['b', 'c', 'd']) appended(again, from, 0, 0)
    expect(outlivesHost(again)).toBe(false)
    change(again, replicas({ ...FIRST, seq: 3 }), 0)
    expect(outlivesHost(again)).toBe(false)
  })

  it('not by a generation of the host before it', () => {
    const node = nodeAt('b', 0)
    receive(node, 'a', { kind: 'prepare', term: 1, replica: replicas(FIRST).get('b') as Replica }, 0)
    receive(node, 'a', { kind: 'activate', term: 1, generation: FIRST }, 0)
    receive(node, 'a', { kind: 'move', term: 2, to: 'b', generation: FIRST, length: 0 }, 0)
    for (const from of ['a', 'c', 'd'])
      receive(node, from, { kind: 'appended', term: 2, generation: FIRST, length: 0, sent: 0 }, 0)
    expect([hasLease(node, 0), outlivesHost(node)]).toEqual([true, false])
  })

  it('never with one other computer', () => {
    const node = nodeAt('a', 0)
    found(node)
    const pair: Generation = { ...FIRST, members: ['a', 'b'] }
    change(node, replicas(pair), 0)
    ready(node, pair, 'b')
    appended(node, 'b', 0, 0, pair)
    expect([hasLease(node, 0), outlivesHost(node)]).toEqual([true, false])
  })
})

it('a host that hears of a later term hosts no more, and of an earlier one goes on', () => {
  const node = heard()
  receive(node, 'b', { kind: 'stale', term: 1 }, 0)
  expect(node.hosting).not.toBeNull()
  receive(node, 'b', { kind: 'stale', term: 4 }, 0)
  expect([node.hosting, node.durable.term, node.durable.host]).toEqual([null, 4, null])
})
