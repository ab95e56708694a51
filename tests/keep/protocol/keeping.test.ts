/** What a keeper stores of what a host sends, and how much at most. */
import { expect, it } from 'vitest'
import { MOST_PENDING, nodeAt, receive, type Generation, type Node } from '../../../src-main/keep/protocol'
import { MOST_SEALED } from '../../../src-main/keep/protocol/room'

const generation = (seq: number): Generation => ({ seq, term: 1, members: ['a', 'b', 'c'] })
const prepare = (node: Node, seq: number): number =>
  receive(
    node,
    'a',
    {
      kind: 'prepare',
      term: 1,
      replica: { generation: generation(seq), base: '', share: '', hashes: {}, entries: [] },
    },
    0,
  ).messages.length

it('a keeper stores only so many generations that are not in force, and goes on once one of them is', () => {
  const node = nodeAt('b', 0)
  for (let seq = 1; seq <= MOST_PENDING; seq++) expect(prepare(node, seq)).toBe(1)
  expect([prepare(node, MOST_PENDING + 1), node.durable.pending.length]).toEqual([0, MOST_PENDING])
  receive(node, 'a', { kind: 'activate', term: 1, generation: generation(MOST_PENDING) }, 0)
  expect([prepare(node, MOST_PENDING + 1), node.durable.pending.length]).toEqual([1, 1])
})

it('a keeper stores only so much of one generation', () => {
  const node = nodeAt('b', 0)
  prepare(node, 1)
  const sealed = 'x'.repeat(MOST_SEALED / 4)
  const append = (from: number, text: string): number =>
    receive(
      node,
      'a',
      {
        ...{ kind: 'append', term: 1, generation: generation(1), from, sent: 0 },
        entries: [{ term: 1, sealed: text }],
      },
      0,
    ).messages.length
  for (let n = 0; n < 4; n++) expect(append(n, sealed)).toBe(1)
  expect([append(4, 'x'), node.durable.replica?.entries.length]).toEqual([0, 4])
})

it('a keeper takes entries where its own end, whatever came twice, and none after a gap', () => {
  const node = nodeAt('b', 0)
  prepare(node, 1)
  const append = (from: number, ...texts: string[]): unknown =>
    receive(
      node,
      'a',
      {
        ...{ kind: 'append', term: 1, generation: generation(1), from, sent: 0 },
        entries: texts.map(sealed => ({ term: 1, sealed })),
      },
      0,
    ).messages.map(({ message }) => 'length' in message && message.length)
  expect(append(0, 'a', 'b')).toEqual([2])
  expect(append(1, 'b', 'c')).toEqual([3])
  expect(append(0, 'a')).toEqual([3])
  // What lies between was lost on the way: it is told again.
  expect(append(5, 'f', 'g')).toEqual([3])
  expect(append(4, 'e')).toEqual([3])
  expect(append(3, 'd')).toEqual([4])
  expect(node.durable.replica?.entries.map(({ sealed }) => sealed)).toEqual(['a', 'b', 'c', 'd'])
})

it('a keeper retires a generation for the latest that it was told of, whatever comes late', () => {
  const node = nodeAt('b', 0)
  prepare(node, 1)
  const retire = (successor: number): number =>
    receive(node, 'a', { kind: 'retire', term: 1, generation: generation(1), successor: generation(successor) }, 0)
      .messages.length
  expect([retire(2), retire(3), retire(3)]).toEqual([1, 1, 1])
  expect(retire(2)).toBe(0)
  expect(node.durable.retired).toEqual({ generation: generation(1), successor: generation(3) })
})

it('a keeper that is told of a generation in force forgets those that were prepared before it, and no later one', () => {
  const node = nodeAt('b', 0)
  for (const seq of [1, 2, 3]) prepare(node, seq)
  receive(node, 'a', { kind: 'activate', term: 1, generation: generation(2) }, 0)
  expect(node.durable.replica?.generation.seq).toBe(2)
  expect(node.durable.pending.map(one => one.generation.seq)).toEqual([3])
})

it('a keeper that knows a later host takes nothing from the earlier one, and tells it so', () => {
  const node = nodeAt('b', 0)
  prepare(node, 1)
  receive(node, 'a', { kind: 'activate', term: 1, generation: generation(1) }, 3)
  receive(node, 'c', { kind: 'activate', term: 2, generation: generation(9) }, 5)
  const { messages, durable } = receive(
    node,
    'a',
    {
      ...{ kind: 'append', term: 1, generation: generation(1), from: 0, sent: 7 },
      entries: [{ term: 1, sealed: 'late' }],
    },
    9,
  )
  expect([messages, durable]).toEqual([[{ to: 'a', message: { kind: 'stale', term: 2 } }], null])
  expect([node.durable.host, node.lastWord, node.durable.replica?.entries ?? []]).toEqual(['c', 5, []])
})

it('a keeper that has nothing of a table answers no entries of it', () => {
  const node = nodeAt('b', 0)
  const { messages, durable } = receive(
    node,
    'a',
    {
      ...{ kind: 'append', term: 1, generation: generation(1), from: 0, sent: 0 },
      entries: [{ term: 1, sealed: 'x' }],
    },
    0,
  )
  expect([messages, durable?.replica ?? null]).toEqual([[], null])
})
