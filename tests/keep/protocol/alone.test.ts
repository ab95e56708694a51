/** A host that has lost the others, and goes on alone because a person wants it. */
import { describe, expect, it } from 'vitest'
import {
  change,
  giveTo,
  goOnAlone,
  mayAccept,
  nodeAt,
  NOTHING,
  outlivesHost,
  propose,
  receive,
  silentMembers,
  tick,
  type Durable,
  type Node,
  type Replica,
} from '../../../src-main/keep/protocol'

const replica = (seq: number, members: readonly string[], entries = 0): Replica => ({
  generation: { seq, term: 1, members },
  base: `base ${seq}`,
  share: '',
  hashes: {},
  entries: Array.from({ length: entries }, () => ({ term: 1, sealed: '' })),
})
const THREE = ['a', 'b', 'c']
const hosting = (more: Partial<Durable> = {}): Durable => ({
  ...NOTHING,
  term: 1,
  host: 'a',
  replica: replica(1, THREE, 2),
  ...more,
})

/** The same in office: it has begun its generation since it was started. */
function inOffice(): Node {
  const node = nodeAt('a', 0, hosting())
  if (node.hosting) node.hosting = { ...node.hosting, begun: true }
  return node
}

describe('a host that nobody answers', () => {
  it('accepts nothing, and knows who is silent', () => {
    const node = inOffice()
    expect([mayAccept(node, 0), propose(node, 'x', 0), silentMembers(node, 0)]).toEqual([false, null, ['b', 'c']])
    // One of two others is enough.
    receive(node, 'b', { kind: 'appended', term: 1, generation: replica(1, THREE).generation, length: 2, sent: 0 }, 0)
    expect([mayAccept(node, 6000), silentMembers(node, 6000)]).toEqual([true, ['c']])
    expect([mayAccept(node, 6001), silentMembers(node, 6001)]).toEqual([false, ['b', 'c']])
  })

  it('goes on alone in a generation of its own, in the same term: what was waiting is safe', () => {
    const node = nodeAt('a', 0, hosting({ pending: [replica(2, ['a', 'c'])] }))
    const { durable, safe } = goOnAlone(node, replica(3, ['a']))
    expect([durable?.term, durable?.replica?.generation.seq, durable?.pending, safe]).toEqual([1, 3, [], 2])
    expect([mayAccept(node, 0), silentMembers(node, 0)]).toEqual([true, []])
    expect(propose(node, 'x', 0)?.messages).toEqual([])
    // It says nothing more to those that it left.
    expect(tick(node, 9000).messages).toEqual([])
  })

  it('yields to a host of a later term, whom the others have elected', () => {
    const node = nodeAt('a', 0, hosting())
    goOnAlone(node, replica(3, ['a']))
    receive(node, 'b', { kind: 'stale', term: 3 }, 0)
    expect([node.hosting, mayAccept(node, 0)]).toEqual([null, false])
  })

  it('is the host alone: anybody else changes nothing', () => {
    const node = nodeAt('b', 0, hosting())
    expect(goOnAlone(node, replica(3, ['b'])).durable).toBeNull()
  })
})

describe('a host after a restart', () => {
  it('adds nothing to what is on its disk, since the others may have more, until it has begun a generation', () => {
    const node = nodeAt('a', 0, hosting())
    const hears = (length: number, seq = 1): unknown =>
      receive(node, 'b', { kind: 'appended', term: 1, generation: replica(seq, THREE).generation, length, sent: 0 }, 0)
    hears(3)
    expect([mayAccept(node, 0), propose(node, 'x', 0), outlivesHost(node)]).toEqual([false, null, false])
    // Nor is it given away: whoever got it would have more than it says.
    giveTo(node, 'b', 0)
    expect([node.hosting?.moving, node.durable.moved]).toEqual([null, null])
    change(node, new Map(THREE.map(id => [id, replica(2, THREE)])), 0)
    for (const from of ['b', 'c']) {
      const { generation } = replica(2, THREE)
      receive(node, from, { kind: 'prepared', term: 1, generation }, 0)
      receive(
        node,
        from,
        { kind: 'retiring', term: 1, generation: replica(1, THREE).generation, successor: generation },
        0,
      )
    }
    hears(0, 2)
    expect([mayAccept(node, 0), propose(node, 'x', 0)]).toEqual([true, expect.anything()])
  })

  it('hosts no table that it has given away, and one that has come back to it', () => {
    const moved = { to: 'b', term: 2 }
    expect(nodeAt('a', 0, hosting({ moved })).hosting).toBeNull()
    expect(nodeAt('a', 0, hosting({ moved, term: 3 })).hosting).not.toBeNull()
  })
})
