/** Who is elected to host a table, and who gives a share for whom. */
import { describe, expect, it } from 'vitest'
import {
  agreeTo,
  askForShares,
  found,
  MOST_TERMS_AHEAD,
  nodeAt,
  PATIENCE_MS,
  receive,
  standForHost,
  type Effects,
  type Entry,
  type Generation,
  type Message,
  type Node,
  type Replica,
} from '../../../src-main/keep/protocol'

const FIVE = ['a', 'b', 'c', 'd', 'e']
const FIRST: Generation = { seq: 1, term: 1, members: FIVE }
const SECOND: Generation = { ...FIRST, seq: 2 }
const entry = (n: number): Entry => ({ term: 1, sealed: `${n}` })
const replicaOf = (generation: Generation, share: string): Replica => ({
  generation,
  base: '',
  share,
  hashes: {},
  entries: [],
})
const LATE = PATIENCE_MS

/** A computer that keeps the table of `a`, with so many entries. */
function keeper(id: string, entries = 2): Node {
  const node = nodeAt(id, 0)
  receive(node, 'a', { kind: 'prepare', term: 1, replica: replicaOf(FIRST, `${id}1`) }, 0)
  receive(node, 'a', { kind: 'activate', term: 1, generation: FIRST }, 0)
  const list = Array.from({ length: entries }, (_, n) => entry(n))
  receive(node, 'a', { kind: 'append', term: 1, generation: FIRST, from: 0, entries: list, sent: 0 }, 0)
  return node
}
const request = (more: Partial<Extract<Message, { kind: 'request' }>> = {}): Message => ({
  kind: 'request',
  term: 3,
  generation: FIRST,
  length: 2,
  retired: [],
  ...more,
})
const said = ({ messages }: Effects): string[] => messages.map(({ to, message }) => `${to} ${message.kind}`)

describe('a share', () => {
  const agreed = (node = keeper('b')): Node => {
    agreeTo(node, 'c')
    return node
  }

  it('is given to whom the person has agreed, once the host has been silent for long', () => {
    const node = agreed()
    expect(said(receive(node, 'c', request(), LATE - 1))).toEqual([])
    const { messages } = receive(node, 'c', request(), LATE)
    expect(messages).toEqual([{ to: 'c', message: { kind: 'share', term: 3, generation: FIRST, share: 'b1' } }])
    expect(node.durable).toMatchObject({ term: 3, host: null, voted: { term: 3, candidate: 'c' } })
  })

  it('is given to nobody else, and by no host', () => {
    expect(said(receive(agreed(), 'd', request(), LATE))).toEqual([])
    expect(said(receive(keeper('b'), 'c', request(), LATE))).toEqual([])
    const host = nodeAt('b', 0)
    found(host)
    agreeTo(host, 'c')
    expect(said(receive(host, 'c', request(), LATE))).toEqual([])
    // Also not by one that has a share to give.
    const given = keeper('b')
    receive(given, 'a', { kind: 'move', term: 2, to: 'b', generation: FIRST, length: 2 }, 0)
    agreeTo(given, 'c')
    expect([said(receive(given, 'c', request({ term: 4 }), LATE)), given.durable.host]).toEqual([[], 'b'])
  })

  it('is given to one only in a term, to that one again if it was lost, and late to nobody', () => {
    const node = agreed()
    receive(node, 'c', request(), LATE)
    expect(said(receive(node, 'c', request(), LATE))).toEqual(['c share'])
    agreeTo(node, 'd')
    expect(said(receive(node, 'd', request(), LATE))).toEqual([])
    expect(said(receive(node, 'd', request({ term: 5 }), LATE))).toEqual(['d share'])
    agreeTo(node, 'c')
    expect(said(receive(node, 'c', request(), LATE))).toEqual(['c stale'])
    // A host of a term between has been heard of: what was promised before it is no more.
    const later = agreed()
    receive(later, 'c', request(), LATE)
    receive(later, 'd', { kind: 'append', term: 3, generation: FIRST, from: 2, entries: [], sent: 0 }, LATE)
    receive(later, 'd', { kind: 'append', term: 4, generation: FIRST, from: 2, entries: [], sent: 0 }, LATE)
    expect(said(receive(later, 'c', request(), 2 * LATE))).toEqual(['c stale'])
  })

  it('is given against no host that was just given the table, though nothing was heard of that one yet', () => {
    const node = agreed()
    receive(node, 'a', { kind: 'move', term: 2, to: 'd', generation: FIRST, length: 2 }, LATE)
    expect(said(receive(node, 'c', request({ term: 4 }), 2 * LATE - 1))).toEqual([])
    expect(said(receive(node, 'c', request({ term: 4 }), 2 * LATE))).toEqual(['c share'])
  })

  it('is given to no copy that is shorter than the own: an answer that people saw would be lost', () => {
    expect(said(receive(agreed(), 'c', request({ length: 1 }), LATE))).toEqual([])
    expect(said(receive(agreed(), 'c', request({ length: 3 }), LATE))).toEqual(['c share'])
  })

  it('is given for no generation that another one has replaced', () => {
    const node = agreed()
    receive(node, 'a', { kind: 'retire', term: 1, generation: FIRST, successor: SECOND }, 0)
    expect(said(receive(node, 'c', request(), LATE))).toEqual([])
  })

  it('is given for no generation before one that was replaced, which this computer may never have had in force', () => {
    const node = agreed()
    const third: Generation = { ...FIRST, seq: 3 }
    receive(node, 'a', { kind: 'retire', term: 1, generation: FIRST, successor: SECOND }, 0)
    receive(node, 'a', { kind: 'retire', term: 1, generation: SECOND, successor: third }, 0)
    expect(said(receive(node, 'c', request(), LATE))).toEqual([])
  })

  it('of a generation that was only prepared is given once the one before it is known to be retired', () => {
    const node = agreed()
    receive(node, 'a', { kind: 'prepare', term: 1, replica: replicaOf(SECOND, 'b2') }, 0)
    expect(said(receive(node, 'c', request({ generation: SECOND, length: 0 }), LATE))).toEqual([])
    const { messages } = receive(node, 'c', request({ generation: SECOND, length: 0, retired: ['c', 'd'] }), LATE)
    expect(messages.map(({ message }) => 'share' in message && message.share)).toEqual(['b2'])
  })
})

describe('a term that nobody can have reached', () => {
  const far = MOST_TERMS_AHEAD + 4

  it('is neither voted in nor gone beyond: no claim uses up the numbers', () => {
    const node = keeper('b')
    agreeTo(node, 'c')
    expect(said(receive(node, 'c', request({ term: far }), LATE))).toEqual([])
    expect(said(receive(node, 'c', request({ term: far - 1 }), LATE))).toEqual(['c share'])
    const candidate = keeper('b')
    standForHost(candidate)
    const status = { replica: null, pending: [], retired: null }
    receive(candidate, 'e', { kind: 'status', status: { ...status, term: far } }, LATE)
    receive(candidate, 'd', { kind: 'status', status: { ...status, term: MOST_TERMS_AHEAD + 1 } }, LATE)
    const { messages } = askForShares(candidate, LATE)
    expect(new Set(messages.map(({ message }) => 'term' in message && message.term))).toEqual(new Set([far - 1]))
  })
})

describe('a computer that stands', () => {
  const statusOf = (node: Node): Message => {
    const [reply] = receive(node, 'b', { kind: 'poll' }, 0).messages
    if (!reply) throw new Error('no status')
    return reply.message
  }

  it('asks all who keep the table how far they are, unless it hosts it or keeps nothing', () => {
    expect(said(standForHost(keeper('b')))).toEqual(['a poll', 'c poll', 'd poll', 'e poll'])
    expect(said(standForHost(nodeAt('b', 0)))).toEqual([])
    const host = keeper('b')
    receive(host, 'a', { kind: 'move', term: 2, to: 'b', generation: FIRST, length: 2 }, 0)
    expect(said(standForHost(host))).toEqual([])
    expect(host.candidacy).toBeNull()
  })

  it('asks for shares in a term that no other computer can have, also not by a move', () => {
    const node = keeper('b')
    standForHost(node)
    const other = keeper('c')
    other.durable = { ...other.durable, term: 6 }
    receive(node, 'c', statusOf(other), 0)
    const { messages } = askForShares(node, LATE)
    expect(new Set(messages.map(({ message }) => 'term' in message && message.term))).toEqual(new Set([8]))
  })

  it('hosts with the shares of a quorum, its own among them, and with no fewer', () => {
    const node = keeper('b')
    standForHost(node)
    askForShares(node, LATE)
    const share = (from: string, term = 3): void => {
      receive(node, from, { kind: 'share', term, generation: FIRST, share: `${from}1` }, LATE)
    }
    share('c')
    share('c')
    share('d', 2)
    expect(node.hosting).toBeNull()
    share('d')
    expect(node.hosting).not.toBeNull()
    expect([...(node.won ?? [])]).toEqual([
      ['b', 'b1'],
      ['c', 'c1'],
      ['d', 'd1'],
    ])
    expect([node.candidacy, node.consent, node.durable.host]).toEqual([null, null, 'b'])
  })

  it('begins to count anew when it asks again: shares of another term are none of this one', () => {
    const node = keeper('b')
    standForHost(node)
    askForShares(node, LATE)
    const share = (from: string, term: number): void => {
      receive(node, from, { kind: 'share', term, generation: FIRST, share: `${from}1` }, LATE)
    }
    share('c', 3)
    const other = keeper('e')
    other.durable = { ...other.durable, term: 3 }
    receive(node, 'e', statusOf(other), 0)
    askForShares(node, LATE)
    expect(node.candidacy?.asked?.term).toBe(5)
    share('d', 5)
    expect(node.hosting).toBeNull()
    share('c', 5)
    expect(node.hosting).not.toBeNull()
  })

  it('does not host any more where a later host was heard of meanwhile', () => {
    const node = keeper('b')
    standForHost(node)
    askForShares(node, LATE)
    receive(node, 'e', { kind: 'stale', term: 9 }, LATE)
    for (const from of ['c', 'd']) receive(node, from, { kind: 'share', term: 3, generation: FIRST, share: '' }, LATE)
    expect([node.hosting, node.durable.term]).toEqual([null, 9])
  })

  it('in a generation that was begun has a quorum of the old one confirm first that it is retired', () => {
    const node = keeper('b')
    receive(node, 'a', { kind: 'prepare', term: 1, replica: replicaOf(SECOND, 'b2') }, 0)
    const retired = keeper('c')
    receive(retired, 'a', { kind: 'retire', term: 1, generation: FIRST, successor: SECOND }, 0)
    standForHost(node)
    receive(node, 'c', statusOf(retired), 0)
    expect(said(askForShares(node, LATE))).toEqual(['a confirm', 'c confirm', 'd confirm', 'e confirm'])
    const confirmed = (from: string): string[] =>
      said(receive(node, from, { kind: 'confirmed', term: 3, successor: SECOND }, LATE))
    // Its own word is the first of three.
    expect(confirmed('c')).toEqual([])
    expect(confirmed('c')).toEqual([])
    expect(confirmed('d')).toEqual(['a request', 'c request', 'd request', 'e request'])
  })
})

describe('a confirmation that a generation is retired', () => {
  const confirm: Message = { kind: 'confirm', term: 3, generation: FIRST, successor: SECOND }

  it('is given like a share, and keeps the old generation from being elected from then on', () => {
    const node = keeper('d')
    expect(said(receive(node, 'b', confirm, LATE))).toEqual([])
    agreeTo(node, 'b')
    expect(said(receive(node, 'b', confirm, LATE - 1))).toEqual([])
    expect(said(receive(node, 'b', confirm, LATE))).toEqual(['b confirmed'])
    expect(node.durable.retired).toEqual({ generation: FIRST, successor: SECOND })
    expect(said(receive(node, 'b', request({ term: 3 }), LATE))).toEqual([])
  })

  it('is not given where a later one is known to follow', () => {
    const node = keeper('d')
    receive(node, 'a', { kind: 'retire', term: 1, generation: FIRST, successor: { ...FIRST, seq: 3 } }, 0)
    agreeTo(node, 'b')
    expect(said(receive(node, 'b', confirm, LATE))).toEqual([])
    expect(node.durable.retired?.successor.seq).toBe(3)
  })

  it('is not given where something later is in force here', () => {
    const node = keeper('d')
    const third: Generation = { ...FIRST, seq: 3 }
    receive(node, 'a', { kind: 'prepare', term: 1, replica: replicaOf(third, 'd3') }, 0)
    receive(node, 'a', { kind: 'activate', term: 1, generation: third }, 0)
    agreeTo(node, 'b')
    expect(said(receive(node, 'b', confirm, LATE))).toEqual([])
  })
})
