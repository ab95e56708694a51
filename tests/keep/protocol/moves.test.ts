/** Who hosts after a table has been given away. */
import { describe, expect, it } from 'vitest'
import {
  askForShares,
  change,
  found,
  nodeAt,
  NOTHING,
  PATIENCE_MS,
  propose,
  receive,
  standForHost,
  type Generation,
  type Node,
  type Replica,
} from '../../../src-main/keep/protocol'

const members = ['a', 'b']
const generation: Generation = { seq: 1, term: 1, members }
const replica: Replica = { generation, base: '', share: '', hashes: {}, entries: [] }
const moveTo = (to: string, length = 0) => ({ kind: 'move', term: 2, to, generation, length }) as const

/** The first host of a table, which has begun a generation. */
function host(): Node {
  const node = nodeAt('a', 0)
  found(node)
  change(node, new Map(members.map(member => [member, replica])), 0)
  return node
}

function keeper(): Node {
  const node = nodeAt('b', 0)
  receive(node, 'a', { kind: 'prepare', term: 1, replica }, 0)
  receive(node, 'a', { kind: 'activate', term: 1, generation }, 0)
  return node
}

describe('a table that is given away', () => {
  it('is hosted by the computer that it is given to', () => {
    const node = keeper()
    receive(node, 'a', moveTo('b'), 0)
    expect(node.hosting).not.toBeNull()
    expect(node.durable).toMatchObject({ term: 2, host: 'b' })
  })

  it('is not hosted by a computer whose copy is not whole', () => {
    const node = keeper()
    receive(node, 'a', moveTo('b', 1), 0)
    expect(node.hosting).toBeNull()
  })

  it('is opened by the key that comes with it, not by the shares of an earlier election', () => {
    const node = keeper()
    node.won = new Map([['b', 'share']])
    receive(node, 'a', moveTo('b'), 0)
    expect(node.won).toBeNull()
  })

  it('is hosted no more by an earlier host that was away and hears of it', () => {
    const node = host()
    receive(node, 'b', moveTo('c'), 0)
    expect(node.hosting).toBeNull()
    expect(node.durable).toMatchObject({ term: 2, host: 'c' })
  })
})

describe('a host alone', () => {
  const alone = (share: string): Node => {
    const generation: Generation = { seq: 2, term: 1, members: ['a'] }
    const durable = { ...NOTHING, term: 3, replica: { ...replica, generation, share, hashes: {} } }
    const node = nodeAt('a', 0, durable)
    standForHost(node)
    askForShares(node, PATIENCE_MS)
    return node
  }

  it('hosts again what it hosted by the rules, and nothing that others may have gone on with', () => {
    expect(alone('key').won).not.toBeNull()
    expect(alone('').won).toBeNull()
    expect(alone('').hosting).toBeNull()
  })
})

describe('a host that is confirmed late', () => {
  it('acknowledges nothing until it hears of its keepers again', () => {
    const node = nodeAt('a', 0, { ...NOTHING, term: 1, host: 'a', replica })
    if (node.hosting) node.hosting = { ...node.hosting, begun: true }
    const confirmed = { kind: 'appended', term: 1, generation, length: 1, sent: 0 } as const
    receive(node, 'b', { ...confirmed, length: 0 }, 0)
    propose(node, 'answer', 0)
    expect(receive(node, 'b', confirmed, PATIENCE_MS).safe).toBeNull()
    expect(receive(node, 'b', { ...confirmed, sent: PATIENCE_MS }, PATIENCE_MS).safe).toBe(1)
  })
})
